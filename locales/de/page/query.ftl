### Was auf eine Frage nach dem Brett gesprochen wird.

query-highlight-which = Welche Ziffer hervorheben?

query-line-gone = Linie entfernt.

query-no-colour = keine Farbe

query-blank = leer

query-nothing-missing = nichts

query-house = { $house }: { $digits }. Noch offen: { $missing }.

query-stands-here = Hier steht { $digit }.

query-nothing-fits = Hier kann nichts stehen.

query-can-be = Möglich: { $digits }.

query-digits-changed = { $digits } geändert.

query-now-digit = { $cell }: { $digit }.

query-now-empty = { $cell }: leer.

query-now-notes = { $cell }: Notizen { $notes }.

query-so-many-of = { $number }-mal die { $digit }

query-nothing-left = Es fehlt keine Ziffer mehr.

query-remaining = Noch offen: { $digits }.

query-fullness = { $givens }, { $entered } eingetragen, { $left } leer.

query-none-highlighted = Nichts ist hervorgehoben.

query-highlighted = Hervorgehoben: { $digits }.

query-mode = Eingabe: { $mode }.

query-coloured = { $what }: { $colour }.

query-digit-in = { $digit } in { $cell }

query-line-from = Linie von { $end }.

query-line = Linie von { $from } zu { $to }.

query-dashed-line = Gestrichelte Linie von { $from } zu { $to }.
