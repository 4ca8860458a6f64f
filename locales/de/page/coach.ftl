### Der Tipp.

coach-looking = Sucht noch …

coach-missing-notes = { $count ->
    [one] Dieser Schritt braucht auch { $count } Kandidaten ohne Notiz; sie lässt sich eintragen.
   *[other] Dieser Schritt braucht auch { $count } Kandidaten ohne Notiz; sie lassen sich eintragen.
}

coach-left-out-by-notes = Dieser Schritt stützt sich darauf, was deine Notizen in { $cells } weglassen.

coach-left-in = { $cell } kann nur { $digits } sein

coach-by-notes = Nach deinen Notizen gilt: { $cells }.

coach-digits-wrong = { $count ->
    [1] Eine Ziffer ist falsch
   *[other] { $count } Ziffern sind falsch
}

coach-notes-wrong = { $count ->
    [1] Eine Notiz fehlt
   *[other] { $count } Notizen fehlen
}

coach-mistakes = { $count } Fehler

coach-mistakes-unmarked = „Mehr“ sagt, wo.

coach-digits-marked = { $count ->
    [1] Die markierte Ziffer ist falsch: { $cells }.
   *[other] Die markierten Ziffern sind falsch: { $cells }.
}

coach-notes-removed = Versehentlich entfernt: { $notes }.

coach-note-at = { $digit } in { $cell }

coach-why-not = Warum nicht { $digit } in { $cell }?
