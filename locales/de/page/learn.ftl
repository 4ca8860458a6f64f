### Techniken, Lektionen und Übungen.

learn-assume-one-solution = Techniken, die genau eine Lösung voraussetzen

learn-profile = Benutzte Techniken

learn-own-choice = Eigene Auswahl

learn-profile-default = Standard

learn-profile-all = Alle

learn-profile-none = Keine

learn-profile-basic = Einer, gesperrte Kandidaten, Teilmengen

learn-profile-without-uniqueness = Ohne die, die eine einzige Lösung annehmen

learn-profile-up-to-almost-locked-sets = Bis zu fast nackten Mengen

learn-profile-sudoku-explainer = Wie Sudoku Explainer

learn-own-profiles = Von dir gespeichert

learn-profile-name = Name dieser Auswahl

learn-save-profile = Speichern

learn-replace-profile = Ersetzen

learn-rename-profile = Umbenennen

learn-delete-profile = Löschen

learn-replaces = Es gibt schon eine Auswahl „{ $name }“. Die jetzt benutzten Techniken würden sie ersetzen.

learn-deleted = „{ $name }“ ist gelöscht.

learn-search = Nach Namen suchen

learn-listing = Die Techniken werden geladen …

learn-none-called-so = Keine Technik heißt so.

learn-as-pages = Alle Lektionen als Seiten zum Lesen, Drucken und Verlinken

learn-learn-it = Lernen

learn-place-it = Wähle die Zelle und drücke die Ziffer.

learn-rule-it-out = Wähle eine Zelle und drücke die Ziffer, die dort nicht stehen kann.

learn-select-a-cell = Wähle zuerst eine leere Zelle.

learn-how-to-spot = Woran du sie erkennst

learn-show-it = Zeigen

learn-judging = Mal sehen …

learn-all-of = Alle Techniken der Stufe { $level }

learn-used-of = { $used } von { $all }

learn-found = Ja! { $action }.

learn-shown = Da ist es: { $action }.

learn-by-another-step = Richtig, { $claim }, aber ein anderer Schritt zeigt es: { $action }. Gesucht ist: { $technique }.

learn-not-so = Richtig, { $claim }, aber hier zeigt es die Technik nicht: { $technique }. Schau noch einmal.

learn-is = { $cell } ist { $digit }

learn-is-not = { $cell } ist nicht { $digit }

learn-has-to-stay = Nein: { $cell } ist am Ende { $digit }, also muss { $digit } bleiben.

learn-else-one = Nein: { $cell } ist am Ende { $digit }. Ohne { $digit } gälte: { $only }, und das ist falsch. { $why }

learn-else-several = Nein: { $cell } ist am Ende { $digit }. Ohne { $digit } gälte: { $others }, und beides ist falsch. { $why }

learn-wrong = Nein: { $cell } ist nicht { $digit }. { $why }

learn-gone = { $digit } ist in { $cell } schon ausgeschlossen.
