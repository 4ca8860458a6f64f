### Der Raum Erstellen.

make-without-candidates = , ohne die Kandidaten, die es ausschließt

make-what = Was du erstellst

make-puzzle-book = Rätselheft

make-set-a-puzzle = Eigenes Rätsel
