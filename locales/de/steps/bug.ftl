### BUG: Alle offenen Zellen haben zwei Kandidaten, bis auf wenige.

bug-pattern = ({ $candidates })

bug-without = Ohne { $candidates } hätte jede offene Zelle zwei Kandidaten und jedes Haus zwei Plätze für jede seiner offenen Ziffern.

bug-swap = Dann ließen sich Ziffern im ganzen Gitter vertauschen: Es gäbe zwei Lösungen oder keine.
