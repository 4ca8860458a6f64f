### Techniken, Lektionen und Übungen.

learn-answer = Antwort

learn-assume-one-solution = Techniken, die genau eine Lösung voraussetzen

learn-search = Nach Namen suchen

learn-listing = Die Techniken werden geladen …

learn-none-called-so = Keine Technik heißt so.

learn-as-pages = Alle Lektionen als Seiten zum Lesen, Drucken und Verlinken

learn-make-another = Noch eine erstellen

learn-exercise = Übung

learn-place-it = Wähle die Zelle und drücke die Ziffer.

learn-rule-it-out = Wähle eine Zelle und drücke die Ziffer, die dort nicht stehen kann.

learn-select-a-cell = Wähle zuerst eine leere Zelle.

learn-how-to-spot = Woran du sie erkennst

learn-show-it = Zeigen

learn-next-position = Nächste Stellung

learn-lesson = Lektion

learn-judging = Mal sehen …
