### Was von den Spielen behalten wird.

keeping-no-games = In dieser Sicherung sind keine Spiele und keine Listen. Ihre Einstellungen gelten, wo du keine geändert hast.

keeping-new-version = Eine neue Version von Nonet ist bereit. Dein Spiel bleibt erhalten.

keeping-going-on = Dein Spiel mit diesem Rätsel geht weiter.

keeping-finished-before = Du hast dieses Rätsel schon gelöst.

keeping-earlier-kept = Das frühere Spiel bleibt erhalten.

keeping-elsewhere = Dieses Spiel wird in einem anderen Tab gespielt.

keeping-not-binned = Nichts wurde geändert: Der Speicher des Browsers ist voll oder abgeschaltet.

keeping-not-tagged = Stern und Etiketten sind nicht gespeichert: Der Speicher des Browsers ist voll oder abgeschaltet.

keeping-other-kept-twice = Ein Spiel ging in zwei Tabs verschieden weiter. Beide Fassungen bleiben erhalten.

keeping-both-kept = Dieses Spiel ging in einem anderen Tab anders weiter. Beide Fassungen bleiben erhalten, diese als eigenes Spiel.

keeping-cleared = Die gespeicherten Spiele wurden in diesem Browser gelöscht. Das offene Spiel ist wieder gespeichert.

keeping-not-restored = Nicht wiederhergestellt: Der Speicher des Browsers ist voll oder abgeschaltet.

keeping-not-kept = Deine Züge werden nicht gespeichert: Der Speicher des Browsers ist voll oder abgeschaltet. Lege eine Sicherung an (Menü, Bibliothek, Sicherung), bevor du gehst.

keeping-not-kept-in-sandbox = Deine Züge werden nicht gespeichert: Nonet ist in eine andere Seite eingebettet, die das Speichern verhindert. Öffne Nonet in einem eigenen Fenster.

keeping-backup-without-lists = Die Sicherung enthält deine Spiele und Einstellungen. Die Listen konnten nicht gelesen werden.

keeping-kept-late = Der Speicher des Browsers ist teils voll oder abgeschaltet: Jeder Zug wird einen Moment später gespeichert. Lege zur Sicherheit eine Sicherung an (Menü, Bibliothek, Sicherung).

keeping-kept-in-notes = Der Browser verweigert seine Datenbank: Spiele liegen nur in seinem kleinen Speicher. Lege zur Sicherheit eine Sicherung an (Menü, Bibliothek, Sicherung).

keeping-pasted-text = Text

keeping-reading-stopped = Lesen abgebrochen. Das Brett ist, wie es war.

keeping-reading-games = Deine Spiele werden gelesen …

keeping-reading-first = Deine Spiele werden noch gelesen. Lege die Sicherung in einem Moment an.

keeping-reading-attempts-first = Deine Übungsversuche werden noch gelesen. Lege die Sicherung in einem Moment an.

keeping-kept-when-full = Der Browser behält deine Spiele und Listen auch bei voller Festplatte.

keeping-may-be-deleted = Der Browser kann deine Spiele und Listen löschen, wenn die Festplatte voll ist. Eine Sicherung bewahrt sie.

keeping-later-games = { $count ->
    [1] Eine neuere Version dieser Seite hat 1 Spiel gespeichert. Es bleibt, wie es ist: Menü, Bibliothek, Zeigen: Unlesbar.
   *[other] Eine neuere Version dieser Seite hat { $count } Spiele gespeichert. Sie bleiben, wie sie sind: Menü, Bibliothek, Zeigen: Unlesbar.
}

keeping-damaged-games = { $count ->
    [1] Ein gespeichertes Spiel ist beschädigt. Es bleibt, wie es ist: Menü, Bibliothek, Zeigen: Unlesbar.
   *[other] { $count } gespeicherte Spiele sind beschädigt. Sie bleiben, wie sie sind: Menü, Bibliothek, Zeigen: Unlesbar.
}

keeping-saved-later = Von einer neueren Version gespeichert, { $characters }

keeping-damaged = Beschädigt, { $characters }

keeping-restored = Aus der Sicherung gelesen: { $what }.

keeping-attempts-added = { $count ->
    [1] Einer davon ist neu, die anderen waren schon da.
   *[other] { $number } davon sind neu, die anderen waren schon da.
}

keeping-begun-elsewhere = { $count ->
    [1] Ein Spiel darin war begonnen: Es liegt jetzt in der Bibliothek, mit Ziffern, Notizen und Zeit.
   *[other] { $count } Spiele darin waren begonnen: Sie liegen jetzt in der Bibliothek, mit Ziffern, Notizen und Zeit.
}

keeping-read-in-part = { $games } gelesen.

keeping-some-damaged = { $count ->
    [1] Eines ist beschädigt.
   *[other] { $count } sind beschädigt.
}

keeping-some-later = { $count ->
    [1] Eines stammt von einer neueren Version dieser Seite.
   *[other] { $count } stammen von einer neueren Version dieser Seite.
}

keeping-refused = Nicht für den nächsten Besuch gespeichert: { $parts }. Der Speicher des Browsers ist voll oder abgeschaltet; sobald es wieder geht, wird gespeichert.

keeping-later = Von einer neueren Version von Nonet gespeichert und unverändert gelassen: { $parts }. Was du hier daran änderst, bleibt nicht bis zum nächsten Besuch. Lade die Seite neu, um die neuere Version zu bekommen.

keeping-the-settings = die Einstellungen

keeping-the-pauses = die Pausen deiner Serie

keeping-the-make-room = der Raum Erstellen mit dem Heft

keeping-the-solve-room = der Raum Lösen

keeping-the-attempts = deine Übungsversuche

keeping-the-analyses = deine Analysen

keeping-reading = Wird gelesen: { $name } …

keeping-reading-rows = Wird gelesen: { $name }, { $rows }

keeping-import-waits = Als Nächstes: { $name }

keeping-import-stopped = Lesen abgebrochen: { $name } ({ $rows }). Nichts davon ist gespeichert.

keeping-import-interrupted = Nicht zu Ende gelesen, weil die Seite geschlossen wurde: { $name }. Nichts davon ist gespeichert: Öffne die Datei noch einmal.

keeping-imported = Gelesen: { $name }, { $rows }.

keeping-reading-analyses-first = Deine Analysen werden noch gelesen. Speichere die Sicherung gleich noch einmal.
