### Wie ein Text gelesen wurde, wo das erwähnenswert ist: Teile eines Satzes, jeder nach einem Komma.

reading-quotation = ohne die Zeichen des Zitats

reading-labels = ohne die Namen der Zeilen und Spalten

reading-unread = ohne { $parts }

reading-part-closing-words = das Schlusswort

reading-part-colours = die Farben

reading-part-corner-marks = die Ecknotizen

reading-part-eliminations = die gestrichenen Kandidaten

reading-part-hidden-fields = die versteckten Felder

reading-part-moves = die Züge

reading-part-notes = die Notizen

reading-part-options = die Einstellungen des Programms

reading-part-rules = die Regeln in Worten

reading-part-shapes = die Formen unter den Ziffern

reading-part-solution = die Lösung

reading-part-words = die Wörter neben dem Brett

reading-part-key = den Teil „{ $key }“

reading-parted = getrennt durch { $sign }

reading-wrapped = aus { $lines } Textzeilen

reading-marks = ohne die Zeichen { $marks }

reading-lengthened = { $sign } als die Zeichen, aus denen es gemacht war

reading-bits = mit einem Bit für jede Ziffer

reading-rounded = mit nichts nach der 15. Ziffer, wo eine Tabellenkalkulation Zahlen rundet

reading-row-first = mit der Zeile jeder Zelle vor ihrer Spalte

reading-column-first = mit der Spalte jeder Zelle vor ihrer Zeile

reading-digit-first = mit der Ziffer jeder Zelle vor ihrer Zeile und Spalte

reading-letters-for-rows = mit Buchstaben für Zeilen

reading-letters-for-columns = mit Buchstaben für Spalten

reading-x-across = mit x für Spalten und y für Zeilen

reading-box-first = mit dem Block jeder Zelle vor ihrem Platz im Block

reading-counted-from = mit Zeilen und Spalten, die ab { $first } gezählt sind

reading-cells-from = mit Zellen, die ab { $first } gezählt sind

reading-digits-from-zero = mit Ziffern, die ab 0 gezählt sind

reading-solutions = { $count ->
    [1] ohne seine Lösung, die auch im Text steht
   *[other] ohne { $number } seiner Lösungen, die auch im Text stehen
}

reading-other-boards = { $count ->
    [1] ohne ein anderes Brett in seiner Textzeile
   *[other] ohne { $number } andere Bretter in seiner Textzeile
}

reading-other-links = { $count ->
    [1] ohne einen anderen Link, der kein lesbares Rätsel enthält
   *[other] ohne { $number } andere Links, die kein lesbares Rätsel enthalten
}

reading-other-solutions = { $count ->
    [1] ohne ein Brett, das Lösung heißt und hier kein Rätsel löst
   *[other] ohne { $number } Bretter, die Lösung heißen und hier kein Rätsel lösen
}

reading-by-columns = spaltenweise gefüllt, wie dieses Programm es tut

reading-other-columns = ohne die anderen Spalten
