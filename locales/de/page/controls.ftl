### Knöpfe und Wahlfelder, die es an mehreren Stellen gibt.

controls-close = Schließen

controls-open-file = Datei öffnen

controls-actions = Aktionen

controls-undo = Rückgängig

controls-redo = Wiederholen

controls-auto-advance = Nach jeder Ziffer weiterrücken

controls-cases = Fälle

controls-highlight = Hervorheben

controls-highlight-digit = Hervorheben:{" "}

controls-pairs = Paare

controls-links = Links

controls-digit-keys = Ziffern

controls-note-keys = Notizen

controls-colour-keys = Farben

controls-erase = Löschen

controls-skip = Leer

controls-examples = Beispiele

controls-all-cases = Alle Fälle

controls-digits-left = noch { $number }
