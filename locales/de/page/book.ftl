### Rätselhefte.

book-make-a-book = Heft erstellen

book-title = Titel

book-default-title = Sudoku

book-made = Erstellt

book-make = Erstellen

book-make-again = Neu erstellen

book-make-another = Noch eins

book-stop = Abbrechen

book-print = Drucken

book-text = Text

book-csv = CSV

book-other-book = Anderes Heft

book-before-kept = Das vorige Heft ist behalten.

book-rare-pattern = Minimale Rätsel mit diesem Muster sind selten: Sie dauern länger, und manche kommen dem Gewünschten nur nahe.

book-two-scales = Wenige Rätsel erfüllen die SE-Wertung und alles Übrige: Sie dauern länger, und manche kommen dem Gewünschten nur nahe.
