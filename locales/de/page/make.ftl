### Der Raum Erstellen.

make-without-candidates = , ohne die ausgeschlossenen Kandidaten

make-what = Was du erstellst

make-puzzle-book = Rätselheft

make-set-a-puzzle = Eigenes Rätsel
