### Schritte auf dem Weg von Sudoku Explainer.

explainer-step = Hier macht Sudoku Explainer einen Schritt, den er mit { $rating } bewertet: { $rule }.

explainer-drawn = Gezeichnet ist ein Beweis für dasselbe mit einer Technik von Nonet: { $technique }.

explainer-placed = Also { $equation }.

explainer-also-placed = Dann { $equation }.

explainer-hidden-single = In { $house } ist das der einzige Platz, der noch für die { $digit } bleibt.

explainer-naked-single = { $cell } hat nur noch einen Kandidaten.

explainer-locked = Alle Plätze der { $digit } in { $base } liegen in { $cover }.

explainer-naked-set = In { $house } haben { $cells } nur die Kandidaten { $digits }.

explainer-hidden-set = In { $house } haben { $digits } nur die Plätze { $cells }.

explainer-fish = { $base ->
    [row] Die { $digit } hat Plätze in { $size } Zeilen, die in { $size } Spalten liegen: { $cells }.
   *[column] Die { $digit } hat Plätze in { $size } Spalten, die in { $size } Zeilen liegen: { $cells }.
}

explainer-wing = Was auch in { $pivot } steht, die { $digit } kommt in eine der Zellen { $cells }.

explainer-loop = { $cells } ließen sich auf zwei Arten mit { $digits } füllen, wenn dort nichts anderes stünde.

explainer-bug = { $count ->
    [1] Alle anderen leeren Zellen haben zwei Kandidaten; { $cells } hat außerdem { $digits }.
   *[other] Alle anderen leeren Zellen haben zwei Kandidaten; { $cells } haben außerdem { $digits }.
}

explainer-exclusion = Nicht alle Kombinationen von { $cells } lassen jeder Zelle, die sie sieht, einen Kandidaten.

explainer-cycle = Ein Kreis von Verbindungen führt durch { $cells }.

explainer-chain = Angenommen, { $start }: Eine Kette von { $count } Verbindungen, die in die Bewertung eingehen, führt zum Gegenteil.

explainer-contradiction = Angenommen, { $start }: Dann folgt { $equation }, und auch das Gegenteil davon, mit { $count } Verbindungen, die in die Bewertung eingehen.

explainer-double = Ob { $equation } oder nicht, es folgt: { $conclusion }.

explainer-cell = Aus jedem Kandidaten von { $cell }, einer der Ziffern { $digits }, folgt: { $conclusion }.

explainer-house = Aus jedem Platz der { $digit } in { $house } folgt: { $conclusion }.

explainer-part-true = als wahr angenommen

explainer-part-false = als falsch angenommen

explainer-part-follows = folgt, und auch das Gegenteil
