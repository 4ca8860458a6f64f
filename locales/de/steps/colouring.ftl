### Färbung: einfache und mehrfache, und 3D-Medusa.

colouring-cluster = { $cluster ->
    [only] { $count ->
        [1] Starke Verbindungen verknüpfen diese Kandidaten: Es gilt entweder { $one }, oder { $other }.
       *[other] Starke Verbindungen verknüpfen diese Kandidaten: Es gelten entweder { $one }, oder { $other }.
    }
    [first] { $count ->
        [1] In einer Gruppe gilt entweder { $one }, oder { $other }.
       *[other] In einer Gruppe gelten entweder { $one }, oder { $other }.
    }
   *[second] { $count ->
        [1] In der anderen gilt entweder { $one }, oder { $other }.
       *[other] In der anderen gelten entweder { $one }, oder { $other }.
    }
}

colouring-empties-cell = Eine der Farben ließe { $cell } ohne Kandidaten.

colouring-empties-house = Eine der Farben ließe { $house } ohne Platz für die { $digit }.

colouring-twice-in-cell = { $digits } in { $cell } haben dieselbe Farbe.

colouring-twice-in-house = Die { $digit } hat dieselbe Farbe in { $cells }, und diese Zellen sehen einander.

colouring-twice = Zweimal steht dieselbe Farbe in einer Zelle, oder mit derselben Ziffer in einem Haus.

colouring-sees-both = { $count ->
    [1] { $cells } sieht { $others }, und eine davon ist { $digits }.
   *[other] { $cells } sehen { $others }, und eine davon ist { $digits }.
}

colouring-see-each-other = { $cells } sehen einander, also ist eine ihrer Farben falsch und deren Gegenfarbe richtig.

colouring-either = Einer der Kandidaten { $candidates } stimmt, und jeder von beiden schließt { $removed } aus.

colouring-false = Also ist diese Farbe falsch: { $removed }.

colouring-part-one = eine Farbe

colouring-part-other = die andere

colouring-part-second-one = eine Farbe der zweiten Gruppe

colouring-part-second-other = deren andere
