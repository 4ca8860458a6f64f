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
    [one] { $count } Ziffer ist falsch
   *[other] { $count } Ziffern sind falsch
}

coach-notes-gone = { $count ->
    [one] { $count } Notiz hätte nicht entfernt werden sollen
   *[other] { $count } Notizen hätten nicht entfernt werden sollen
}

coach-all-mistakes = { $mistakes }.

coach-digit-at = die Ziffer in { $cell }

coach-note-gone = { $digit } fehlt in { $cell }

coach-why-not = Warum nicht { $digit } in { $cell }?
