### Was von den Spielen behalten wird.

keeping-no-games = In dieser Sicherung sind keine Spiele und keine Listen. Ihre Einstellungen gelten, wo du keine geändert hast.

keeping-new-version = Eine neue Version von Nonet ist bereit. Dein Spiel bleibt erhalten.

keeping-going-on = Dein Spiel mit diesem Rätsel geht weiter.

keeping-finished-before = Du hast dieses Rätsel schon gelöst.

keeping-earlier-kept = Das frühere Spiel ist behalten.

keeping-elsewhere = Dieses Spiel wird in einem anderen Tab gespielt.

keeping-not-binned = Nichts wurde geändert: Der Speicher des Browsers ist voll oder abgeschaltet.

keeping-not-tagged = Stern und Etiketten sind nicht gespeichert: Der Speicher des Browsers ist voll oder abgeschaltet.

keeping-other-kept-twice = Ein Spiel ging in zwei Tabs verschieden weiter. Beide sind behalten.

keeping-both-kept = Dieses Spiel ging in einem anderen Tab anders weiter. Beide sind behalten: dieses als eigenes Spiel.

keeping-cleared = Die gespeicherten Spiele wurden in diesem Browser gelöscht. Das offene Spiel ist wieder gespeichert.

keeping-not-restored = Nicht wiederhergestellt: Der Speicher des Browsers ist voll oder abgeschaltet.

keeping-not-kept = Deine Züge werden nicht gespeichert: Der Speicher des Browsers ist voll oder abgeschaltet. Lege eine Sicherung an (Menü, Bibliothek, Sicherung), bevor du gehst.

keeping-not-kept-in-sandbox = Deine Züge werden nicht gespeichert: Nonet liegt in einem Rahmen einer anderen Seite, die das Speichern verhindert. Öffne Nonet in einem eigenen Fenster.

keeping-backup-without-lists = Die Sicherung enthält deine Spiele und Einstellungen. Die Listen konnten nicht gelesen werden.

keeping-kept-late = Der Speicher des Browsers ist teils voll oder abgeschaltet: Jeder Zug wird einen Moment später gespeichert. Lege zur Sicherheit eine Sicherung an (Menü, Bibliothek, Sicherung).

keeping-kept-in-notes = Der Browser verweigert seine Datenbank: Spiele liegen nur in seinem kleinen Speicher. Lege zur Sicherheit eine Sicherung an (Menü, Bibliothek, Sicherung).

keeping-pasted-text = den Text

keeping-reading-stopped = Lesen abgebrochen. Das Brett ist, wie es war.

keeping-reading-games = Deine Spiele werden gelesen …

keeping-reading-first = Deine Spiele werden noch gelesen. Sichere sie gleich.

keeping-kept-when-full = Der Browser behält deine Spiele und Listen auch, wenn seine Festplatte voll ist.

keeping-may-be-deleted = Der Browser kann deine Spiele und Listen löschen, wenn seine Festplatte voll ist. Eine Sicherung bewahrt sie.
