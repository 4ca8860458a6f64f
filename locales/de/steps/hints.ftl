### Hinweise, Stufe für Stufe, und was von Schritten jeder Technik gesagt wird.

step-line = { $pattern }: { $effect }

step-pattern = { $technique } { $pattern }

step-followed = { $count ->
    [1] Damit bleibt ein nackter Einer: { $placed }.
   *[other] Damit bleiben { $number } nackte Einer: { $placed }.
}

step-follows-placed = Dann { $equation }.

step-follows-removed = Mit { $technique }: { $removed }.

hint-question = Welche Ziffer kann in { $cell } stehen?

hint-look-at-digits = Achte auf die Plätze für { $digits }.

hint-look-at-houses = Sieh dir { $houses } an.

hint-look-at-pattern = Achte auf die { $digits } in { $cells }.

hint-look-at-large-pattern = Achte auf die { $count } Ziffern in { $cells }.

hint-digits = { $digit }er

hint-pattern-shown = Das Muster ist im Gitter zu sehen: Was folgt daraus?

hint-one-solution = Das setzt voraus, dass das Rätsel genau eine Lösung hat, und das ist bewiesen.

why-not-filled = { $cell } ist schon gefüllt.

why-not-seen = { $kind ->
    [row] Die { $digit } steht in { $cell }, in derselben Zeile.
    [column] Die { $digit } steht in { $cell }, in derselben Spalte.
   *[box] Die { $digit } steht in { $cell }, im selben Block.
}

why-not-removed = Die { $digit } wurde in { $cell } schon ausgeschlossen, und zu Recht.

why-not-unproved = Noch beweist nichts, dass die { $digit } nicht in { $cell } steht.

why-not-possible = Die { $digit } kann in { $cell } stehen: Das Rätsel hat mehrere Lösungen, und eine davon hat sie dort.
