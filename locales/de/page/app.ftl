### Meldungen der Seite als Ganzes.

app-for-solve = Eindeutig ist dieses Rätsel nur durch ausgeschlossene Kandidaten, und die kann ein Spiel nicht festhalten. Darum steht es hier unter Lösen.

app-copied = Kopiert.

app-puzzle-copied = Rätsel kopiert.

app-givens-copied = Rätsel ohne deine Ziffern und Notizen kopiert. Unter „Exportieren“ gibt es Formate mit beidem.

app-digits-copied = Alle Ziffern kopiert.

app-library-line-copied = Stellung als Zeile für HoDoKu kopiert, mit deinen Ziffern und ausgeschlossenen Kandidaten.

app-copy-refused = Der Browser hat das Kopieren nicht erlaubt.

app-clipboard-refused = Der Browser lässt die Seite die Zwischenablage nicht lesen. Füge den Text stattdessen in das Feld ein.

app-text-too-long = Nicht gelesen: Der Text ist länger als 20 MB. Speichere ihn als Datei und öffne diese.

app-not-printed = Der Browser hat nicht gedruckt. Eingebettet in eine andere Seite oder App verweigert er es manchmal: Öffne Nonet in einem eigenen Fenster oder speichere ein Bild (Teilen).

app-no-worker = Der Browser startet den Teil von Nonet nicht, der nachdenkt: Tipps, Schritte, Bewertungen, neue Rätsel und das Lesen von Rätseln gehen hier nicht. Öffne Nonet in einem eigenen Fenster oder in einem anderen Browser.

app-stop-making = Abbrechen

app-none-found = Kein Rätsel gefunden. Versuch es noch einmal.

app-open-late = Öffnen

app-collection-late = Bereit: was du in der Bibliothek geöffnet hast.

app-which-column-late = Deine Datei wartet: Welche Spalte enthält die Rätsel?

app-choose-column = Auswählen

app-open-list = Liste öffnen

app-start-from-link = Stellung des Links spielen

app-download-csv = CSV herunterladen

app-lone-digits-as-givens = Einzelne Ziffern als Vorgaben

app-back-from-bin = Aus dem Papierkorb zurückgeholt.

app-added = Hinzugefügt.

app-brought-up-to-date = Mit der Sicherung auf den neuesten Stand gebracht.

app-already-here = Schon da, mit allem, was in der Sicherung steht.

app-both-kept = Hier anders weitergespielt: Beide bleiben erhalten.

app-made-late = Erstellt: { $what }.

app-too-large = { $name } ist größer als 200 MB und wurde nicht geöffnet.

app-no-text = { $name } ist kein Text in UTF-8. Speichere die Datei als reinen Text in UTF-8.

app-worker-garbled = seine Nachricht war unlesbar

app-worker-refused = der Browser hat es nicht gestartet

app-worker-not-loaded = ein Teil dieser Seite ließ sich nicht laden, lade sie neu

app-worker-of-other-build = es gibt eine neuere Version dieser Seite, lade sie neu

app-question-not-written = die Frage ließ sich nicht schreiben
