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

editor-rules = Regeln für die Vorgaben

editor-symmetry = Symmetrie

editor-masks = Deine Masken

editor-no-kept-mask = Maske wählen

editor-mask-selected = Nur die gewählten Zellen

editor-mask-add = Gewählte Zellen zulassen

editor-mask-remove = Gewählte Zellen ausschließen

editor-mask-givens = Nur, wo Vorgaben sind

editor-mask-all = Alle Zellen

editor-mask-keep = Maske behalten

editor-mask-forget = Maske vergessen

editor-lock = Ziffern sperren oder freigeben

editor-is-locked = Eine gesperrte Ziffer bleibt, wie sie ist. Gib sie zuerst frei.

editor-is-outside = Maske und Symmetrie lassen hier keine Vorgabe zu.

editor-any-cell = Jede Zelle darf eine Vorgabe haben. Um eine Maske zu zeichnen, wähle ihre Zellen.

editor-mask-cells = { $count ->
    [one] Eine Zelle darf eine Vorgabe haben.
   *[other] { $count } Zellen dürfen Vorgaben haben.
}

editor-outside = { $count ->
    [one] Eine Vorgabe liegt außerhalb.
   *[other] { $count } Vorgaben liegen außerhalb.
}

editor-lacking = { $count ->
    [one] Einer Zelle fehlt für die Symmetrie eine Vorgabe.
   *[other] { $count } Zellen fehlt für die Symmetrie eine Vorgabe.
}

editor-locked = { $count ->
    [one] Eine Ziffer ist gesperrt.
   *[other] { $count } Ziffern sind gesperrt.
}

editor-mask-name = Maske { $number }: { $cells }

editor-search = Suche durch Austauschen von Vorgaben

editor-se-least = SE ab

editor-se-most = SE bis

editor-search-start = Suchen

editor-search-stop = Anhalten

editor-search-harder = Schwerer machen

editor-search-easier = Leichter machen

editor-found = Gefundene Rätsel

editor-found-title = SE { $rating }, { $givens }

editor-rated-se = SE { $rating } (1.2.1)

editor-searching = Suche läuft: { $found } gefunden, { $exchanges } Austausche versucht.

editor-searched = { $found ->
    [one] Ein Rätsel gefunden, { $exchanges } Austausche versucht.
   *[other] { $found } Rätsel gefunden, { $exchanges } Austausche versucht.
}

editor-locked-unsolvable = Kein Rätsel hat die gesperrten Ziffern: Sie haben keine Lösung.

editor-locked-asymmetric = Der Maske fehlen Zellen, die symmetrisch zu gesperrten Ziffern liegen.

editor-too-few-cells = Maske und Symmetrie lassen { $count } Zellen für Vorgaben, zu wenige für genau eine Lösung: Es braucht 17.
