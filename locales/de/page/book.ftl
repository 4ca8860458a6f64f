### Rätselhefte.

book-make-a-book = Heft erstellen

book-title = Titel

book-default-title = Sudoku

book-made = Erstellt

book-make = Erstellen

book-make-again = Noch einmal

book-make-another = Neues Heft

book-stop = Abbrechen

book-print = Drucken

book-text = Text

book-csv = CSV

book-other-book = Anderes Heft

book-before-kept = Das vorige Heft bleibt erhalten.

book-rare-pattern = Minimale Rätsel mit diesem Muster sind selten: Das Erstellen dauert länger, und manche kommen dem Gewünschten nur nahe.

book-two-scales = Nur wenige Rätsel erfüllen die SE-Wertung und zugleich alles Übrige: Das Erstellen dauert länger, und manche kommen dem Gewünschten nur nahe.

book-of-list = { $count ->
    [one] { $number } Rätsel einer Liste
   *[other] { $number } Rätsel einer Liste
}

book-so-many-made = { $puzzles } erstellt

book-made-near = { $puzzles } erstellt, { $near } davon nur nahe am Gewünschten

book-making = { $made } von { $wanted } erstellt

book-making-near = { $made } von { $wanted } erstellt, { $near } nur nahe am Gewünschten

book-time-left = { $so-far }, noch etwa { $time }

book-too-easy = Kein Rätsel der Stufe { $level } braucht { $technique }; das gibt es erst ab Stufe { $least }. Wähle eine andere Stufe oder eine andere Technik.

book-hardest-with = Der Lösungsweg der Wertung braucht in jedem Rätsel { $technique }, also hat jedes die Stufe { $level }.

book-levels-with = Der Lösungsweg der Wertung braucht in jedem Rätsel { $technique }, also hat jedes mindestens die Stufe { $level }.

book-on-path = Der Lösungsweg der Wertung, in HoDoKus Reihenfolge, braucht { $technique }. Die Schritte unter Lösen kommen vielleicht ohne aus.

book-too-hard-technique = { $name } ({ $level })

book-too-easy-level = { $name } (zu leicht für { $technique })
