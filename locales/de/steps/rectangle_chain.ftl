### Ketten durch eindeutige Rechtecke.

rectangle-chain-rectangle = [UR { $digits } in { $cells }]

rectangle-chain-swap = Stünden in { $cells } nur { $digits }, ließen sich die beiden Ziffern vertauschen: Es gäbe eine zweite Lösung.

rectangle-chain-on = { $on }, denn in einer der Zellen { $cells } steht eine andere Ziffer

rectangle-chain-continuous = Geschlossener Nice Loop mit eindeutigem Rechteck
