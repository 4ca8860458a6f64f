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

book-of-list = { $count ->
    [one] { $number } Rätsel einer Liste
   *[other] { $number } Rätsel einer Liste
}

book-so-many-made = { $puzzles } erstellt

book-made-near = { $puzzles } erstellt, { $near } davon nur nahe am Gewünschten

book-making = { $made } von { $wanted } erstellt

book-making-near = { $made } von { $wanted } erstellt, { $near } nur nahe am Gewünschten

book-time-left = { $so-far }, noch etwa { $time }

book-too-easy = Kein Rätsel der Stufe { $level } braucht { $technique }; dafür muss es mindestens { $least } sein. Wähle eine andere Stufe oder eine andere Technik.

book-hardest-with = Der Lösungsweg der Wertung braucht in jedem Rätsel { $technique }, also wird jedes { $level }.

book-levels-with = Der Lösungsweg der Wertung braucht in jedem Rätsel { $technique }, also wird jedes { $level } oder schwerer.

book-on-path = Der Lösungsweg der Wertung, in HoDoKus Reihenfolge, braucht { $technique }. Die Schritte unter Lösen brauchen sie vielleicht nicht.

book-too-hard-technique = { $name } ({ $level })

book-too-easy-level = { $name } (zu leicht für { $technique })
