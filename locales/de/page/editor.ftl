### Ein eigenes Rätsel erstellen.

editor-write-givens = Vorgaben eintragen

editor-how-to-write = 0, ein Punkt oder die Leertaste lässt eine Zelle leer.

editor-verdict = Urteil

editor-clear = Leeren

editor-cleared = Geleert.

editor-complete = Vorgaben ergänzen, bis eindeutig

editor-make-minimal = Minimal machen

editor-play-it = Spielen

editor-solve-it = Schritt für Schritt lösen

editor-from-solve = Aus Lösen übernehmen

editor-one-more = Noch eine Vorgabe

editor-easiest-first = Noch eine Vorgabe, die leichtesten zuerst

editor-same-puzzle = Dasselbe Rätsel in anderer Gestalt

editor-turn = Drehen

editor-mirror = Spiegeln

editor-relabel = Ziffern tauschen

editor-shuffle = Mischen

editor-canonical = Normalform

editor-about-isomorphs = Rätsel, die durch Drehen, Tauschen der Ziffern oder Mischen ineinander übergehen, haben dieselbe Normalform. Ihre Punkte können sich unterscheiden: Von gleichwertigen Schritten nimmt ein Lösungsweg den ersten.

editor-without-given = Lösungen ohne eine Vorgabe

editor-times-without-given = Ohne eine Vorgabe: wievielmal so viele Lösungen, aufgerundet

editor-with-digit = Lösungen mit einer Ziffer

editor-mend-first = Behebe das zuerst.

editor-minimal = Minimal: Jede Vorgabe ist nötig.

editor-redundant = { $count ->
    [1] Eine Vorgabe ist überflüssig: Sie könnte entfernt werden.
   *[other] Jede von { $count } Vorgaben könnte für sich entfernt werden.
}

editor-tinted-from = Zellen werden nach ihrer Wirkung getönt, sobald es höchstens { $limit } Lösungen gibt.

editor-none-completes = Keine einzelne weitere Vorgabe macht es eindeutig.

editor-completes = { $count ->
    [1] Eine weitere Vorgabe macht es eindeutig.
   *[other] Eine weitere Vorgabe macht es eindeutig: irgendeine von { $count }.
}

editor-looking = Jede Vorgabe wird geprüft …

editor-is-redundant = { $cell } ist überflüssig: Auch ohne sie gibt es genau eine Lösung.

editor-is-essential = { $cell } ist nötig: Ohne sie gibt es { $solutions }.

editor-changes-nothing = { $cell } ändert nichts: Ohne sie gibt es ebenso viele Lösungen.

editor-without = Ohne { $cell } gibt es { $solutions }.

editor-leaves = { $count ->
    [one] { $digits } lässt { $solutions } zu
   *[other] { $digits } lassen { $solutions } zu
}

editor-of-cell = { $cell }: { $parts }.

editor-more-than = mehr als { $solutions }
