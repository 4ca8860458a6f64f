### Geführte Übungen: die Fragen zu einem Muster, die man mit Markierungen im Gitter beantwortet, und die Antworten darauf.

follow-last-cell = { $kind ->
    [row] Markiere die Zeile, die nur noch eine leere Zelle hat.
    [column] Markiere die Spalte, die nur noch eine leere Zelle hat.
   *[box] Markiere den Block, der nur noch eine leere Zelle hat.
}

follow-only-place = { $kind ->
    [row] Markiere die Zeile, in der nur noch ein Platz für die { $digit } ist.
    [column] Markiere die Spalte, in der nur noch ein Platz für die { $digit } ist.
   *[box] Markiere den Block, in dem nur noch ein Platz für die { $digit } ist.
}

follow-only-digit = Markiere die Zelle, die nur noch einen Kandidaten hat.

follow-locked-box = { $kind ->
    [row] Markiere den Block, in dem alle Plätze für die { $digit } in einer Zeile liegen.
   *[column] Markiere den Block, in dem alle Plätze für die { $digit } in einer Spalte liegen.
}

follow-locked-line = { $kind ->
    [row] Markiere die Zeile, in der alle Plätze für die { $digit } in einem Block liegen.
   *[column] Markiere die Spalte, in der alle Plätze für die { $digit } in einem Block liegen.
}

follow-locked-cells = { $kind ->
    [row] Markiere alle Plätze für die { $digit } in dieser Zeile.
    [column] Markiere alle Plätze für die { $digit } in dieser Spalte.
   *[box] Markiere alle Plätze für die { $digit } in diesem Block.
}

follow-locked-to = { $kind ->
    [row] Markiere die Zeile, in der diese Zellen liegen.
    [column] Markiere die Spalte, in der diese Zellen liegen.
   *[box] Markiere den Block, in dem diese Zellen liegen.
}

follow-naked-cells = Markiere { $size } Zellen eines Hauses, die nur die Kandidaten { $digits } haben.

follow-naked-house = { $kind ->
    [row] Markiere die Zeile, in der diese { $size } Zellen liegen.
    [column] Markiere die Spalte, in der diese { $size } Zellen liegen.
   *[box] Markiere den Block, in dem diese { $size } Zellen liegen.
}

follow-naked-houses = Diese { $size } Zellen liegen auf einer Linie und in einem Block. Markiere beide.

follow-hidden-house = { $kind ->
    [row] Markiere die Zeile, in der { $digits } zusammen nur { $size } Plätze haben.
    [column] Markiere die Spalte, in der { $digits } zusammen nur { $size } Plätze haben.
   *[box] Markiere den Block, in dem { $digits } zusammen nur { $size } Plätze haben.
}

follow-hidden-cells = Markiere diese { $size } Plätze.

follow-fish-base = { $base ->
    [row] { $fins ->
        [0] Markiere { $size } Zeilen, in denen alle Plätze für die { $digit } in denselben { $size } Spalten liegen.
        [1] Markiere { $size } Zeilen, in denen alle Plätze für die { $digit } bis auf einen in denselben { $size } Spalten liegen.
       *[other] Markiere { $size } Zeilen, in denen alle Plätze für die { $digit } bis auf { $number } in denselben { $size } Spalten liegen.
    }
   *[column] { $fins ->
        [0] Markiere { $size } Spalten, in denen alle Plätze für die { $digit } in denselben { $size } Zeilen liegen.
        [1] Markiere { $size } Spalten, in denen alle Plätze für die { $digit } bis auf einen in denselben { $size } Zeilen liegen.
       *[other] Markiere { $size } Spalten, in denen alle Plätze für die { $digit } bis auf { $number } in denselben { $size } Zeilen liegen.
    }
}

follow-fish-base-mixed = { $fins ->
    [0] Markiere { $houses }, worin alle Plätze für die { $digit } { $cover } liegen.
    [1] Markiere { $houses }, worin alle Plätze für die { $digit } bis auf einen { $cover } liegen.
   *[other] Markiere { $houses }, worin alle Plätze für die { $digit } bis auf { $number } { $cover } liegen.
}

follow-fish-cover = { $cover ->
    [row] Markiere jetzt diese { $size } Zeilen.
   *[column] Markiere jetzt diese { $size } Spalten.
}

follow-fish-cover-mixed = Markiere jetzt die Häuser, in denen diese Plätze liegen: { $houses }.

follow-some-houses = { $kind ->
    [row] { $count ->
        [1] eine Zeile
       *[other] { $number } Zeilen
    }
    [column] { $count ->
        [1] eine Spalte
       *[other] { $number } Spalten
    }
   *[box] { $count ->
        [1] einen Block
       *[other] { $number } Blöcke
    }
}

follow-in-some-houses = { $kind ->
    [row] { $count ->
        [1] in einer Zeile
       *[other] in { $number } Zeilen
    }
    [column] { $count ->
        [1] in einer Spalte
       *[other] in { $number } Spalten
    }
   *[box] { $count ->
        [1] in einem Block
       *[other] in { $number } Blöcken
    }
}

follow-fins = { $count ->
    [1] Markiere die Flosse: den einen Platz für die { $digit }, der übrig ist.
   *[other] Markiere die Flossen: die { $number } Plätze für die { $digit }, die übrig sind.
}

follow-pivot = { $others ->
    [2] Markiere den Drehpunkt: eine Zelle mit { $candidates } Kandidaten, die beide anderen Zellen des Musters sieht.
   *[other] Markiere den Drehpunkt: eine Zelle mit { $candidates } Kandidaten, die alle anderen Zellen des Musters sieht.
}

follow-pivots = Markiere die { $size } Zellen in der Mitte des Musters: Sie sehen alle seine anderen Zellen.

follow-pincers = Markiere die beiden anderen Zellen, die Flügel: Jede hat die { $digit } und eine Ziffer des Drehpunkts, sonst nichts.

follow-wing-others = { $count ->
    [1] Markiere die andere Zelle des Musters: Alle seine Zellen zusammen haben nur { $size } Ziffern.
   *[other] Markiere die { $number } anderen Zellen des Musters: Alle seine Zellen zusammen haben nur { $size } Ziffern.
}

follow-seers = { $count ->
    [1] Eine Zelle hat die { $digit } und sieht jeden Platz für die { $digit } im Muster. Markiere sie.
   *[other] Die { $digit } ist in { $number } Zellen möglich, die jeden Platz für die { $digit } im Muster sehen. Markiere sie.
}

follow-skyscraper = { $kind ->
    [row] Zwei Zeilen haben je zwei Plätze für die { $digit }, und je einer davon liegt in derselben Spalte. Markiere die beiden anderen.
   *[column] Zwei Spalten haben je zwei Plätze für die { $digit }, und je einer davon liegt in derselben Zeile. Markiere die beiden anderen.
}

follow-kite = Eine Zeile und eine Spalte haben je zwei Plätze für die { $digit }, und je einer davon liegt im selben Block. Markiere die beiden anderen.

follow-turbot = Zwei Häuser haben je zwei Plätze für die { $digit }, und einer des einen sieht einen des anderen. Markiere die beiden anderen.

follow-w-wing = Zwei Zellen haben nur { $digits }. Wären beide { $digit }, hätte ein Haus keinen Platz für die { $digit }. Markiere die { $other } in beiden.

follow-empty-rectangle = In einem Block liegen alle Plätze für die { $digit } in einer Zeile und einer Spalte. Anderswo hat eine Linie zwei Plätze für die { $digit }, und einer davon sieht einen dieser beiden Teile. Markiere den anderen Teil und den anderen Platz.

follow-xy-chain = Die Zellen einer Kette haben je zwei Kandidaten, und jede Zelle sieht die nächste. Markiere die { $digit } in der ersten und in der letzten: Eine davon stimmt.

follow-ends-of = Markiere beide Enden einer Kette mit der { $digit }: Ist eines falsch, stimmt das andere.

follow-ends = Markiere beide Enden einer Kette: Ist eines falsch, stimmt das andere.

follow-start = Markiere den Kandidaten, mit dem die Kette beginnt und endet: Wäre er falsch, würde er durch die Kette wahr.

follow-loop-of = Markiere alle Plätze für die { $digit } in dem Kreis, in dem sich starke und schwache Verbindungen abwechseln.

follow-loop = Markiere alle Kandidaten des Kreises, in dem sich starke und schwache Verbindungen abwechseln.

follow-almost-locked-sets = { $count ->
    [1] Eine fast nackte Menge hat eine Ziffer mehr als Zellen. Markiere ihre Zellen.
   *[other] Es gibt { $number } fast nackte Mengen, jede mit einer Ziffer mehr als Zellen. Markiere alle ihre Zellen.
}

follow-rectangles = { $count ->
    [1] Markiere die vier Zellen des Rechtecks, durch das die Kette geht: Zwei Ziffern allein könnten sie auf zwei Arten füllen.
   *[other] Markiere die Zellen aller Rechtecke, durch die die Kette geht: Zwei Ziffern allein könnten jedes auf zwei Arten füllen.
}

follow-remote-cells = Markiere { $size } Zellen, die nur { $digits } haben und eine Kette bilden: Jede sieht die nächste.

follow-remote-ends = Markiere beide Enden dieser Kette von Zellen.

follow-component-of = Wo ein Haus nur zwei Plätze für die { $digit } hat, verknüpft sie eine starke Verbindung. Markiere alle Plätze einer Gruppe, die so verknüpft ist.

follow-component = Eine starke Verbindung verknüpft die einzigen zwei Plätze einer Ziffer in einem Haus und die einzigen zwei Kandidaten einer Zelle. Markiere alle Kandidaten einer Gruppe, die so verknüpft ist.

follow-second-component = Markiere alle Kandidaten einer zweiten Gruppe, die so verknüpft ist.

follow-colour = Gib dieser Gruppe zwei Farben, sodass jede Verbindung beide Farben verknüpft. Markiere alle Kandidaten einer Farbe.

follow-rectangle = Markiere das Rechteck, das { $digits } allein auf zwei Arten füllen könnten: vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken.

follow-deadly-loop = Markiere die { $size } Zellen, die { $digits } allein auf zwei Arten füllen könnten: Kein Haus hat nur eine davon.

follow-guardians = { $count ->
    [1] Markiere den einzigen Kandidaten in diesen Zellen, der nicht { $digits } ist.
   *[other] Markiere alle Kandidaten in diesen Zellen, die nicht { $digits } sind. Einer davon muss stimmen.
}

follow-bug = { $count ->
    [1] Ohne einen Kandidaten hätte jede leere Zelle zwei. Markiere ihn.
   *[other] Ohne { $number } Kandidaten hätte jede leere Zelle zwei. Markiere sie.
}

follow-sue-houses = { $kind ->
    [row] Markiere die Zeile und den Block, in denen das Muster liegt.
   *[column] Markiere die Spalte und den Block, in denen das Muster liegt.
}

follow-sue-shared = Markiere die { $size } Zellen des Musters, die in beiden liegen: Sie haben mindestens zwei Ziffern mehr, als es Zellen sind.

follow-sue-others = Markiere die { $size } anderen Zellen des Musters: Mit ihnen sind es genau so viele Zellen wie Ziffern.

follow-stem = Markiere den Stiel der Blüte: eine Zelle mit { $candidates } Kandidaten.

follow-petals = Der Stiel hat { $number } Blätter. Jedes hat eine Ziffer mehr als Zellen und verliert eine an einen Kandidaten des Stiels. Markiere alle ihre Zellen.

follow-almost-naked = { $count ->
    [1] Markiere die Zelle des Musters, die nur { $digits } hat.
   *[other] Markiere { $number } Zellen eines Hauses, die nur { $digits } haben.
}

follow-almost-hidden = { $count ->
    [1] { $kind ->
        [row] Eine Zeile kreuzt den Block dieser Zelle. Außerhalb des Blocks hat nur eine Zelle der Zeile { $digits }. Markiere sie.
        [column] Eine Spalte kreuzt den Block dieser Zelle. Außerhalb des Blocks hat nur eine Zelle der Spalte { $digits }. Markiere sie.
       *[box] Ein Block kreuzt eine Linie dieser Zelle. Außerhalb der Linie hat nur eine Zelle des Blocks { $digits }. Markiere sie.
    }
   *[other] { $kind ->
        [row] Eine Zeile kreuzt den Block dieser Zellen. Außerhalb des Blocks haben nur { $number } Zellen der Zeile { $digits }. Markiere sie.
        [column] Eine Spalte kreuzt den Block dieser Zellen. Außerhalb des Blocks haben nur { $number } Zellen der Spalte { $digits }. Markiere sie.
       *[box] Ein Block kreuzt die Linie dieser Zellen. Außerhalb der Linie haben nur { $number } Zellen des Blocks { $digits }. Markiere sie.
    }
}

follow-firework-crossing = { $count ->
    [1] Eine Zeile und eine Spalte kreuzen sich in einem Block. Außerhalb davon hat jede nur eine Zelle für { $digits }. Markiere die Zelle, in der sie sich kreuzen.
   *[other] Zweimal kreuzen sich eine Zeile und eine Spalte in einem Block. Außerhalb davon bleiben zwei Zellen für { $digits }. Markiere beide Kreuzungen.
}

follow-firework-wings = Markiere die beiden Flügel: diese Zellen außerhalb des Blocks.

follow-rank-zero = Markiere die { $count } Zellen des Musters: Zeilen, Spalten und Blöcke haben genau so viele Ziffern für sie, wie es Zellen sind.

follow-bases = { $count ->
    [1] Markiere die Basis: zwei Zellen einer Linie in einem Block, die nur { $digits } haben.
   *[other] Markiere alle Basen: je zwei Zellen einer Linie in einem Block, die nur { $digits } haben.
}

follow-targets = { $count ->
    [1] Markiere die Ziele: zwei Zellen, in denen die Ziffern der Basis stehen müssen.
   *[other] Markiere alle Ziele: In ihnen müssen die Ziffern der Basen stehen.
}

follow-tridagon = Markiere die zwölf Zellen, je drei in vier Blöcken, die { $digits } allein nicht füllen können.

follow-cases-of-cell = Markiere alle Kandidaten einer Zelle, von denen jeder zum selben Schluss führt.

follow-cases-of-house = { $kind ->
    [row] Markiere alle Plätze für die { $digit } in einer Zeile, von denen jeder zum selben Schluss führt.
    [column] Markiere alle Plätze für die { $digit } in einer Spalte, von denen jeder zum selben Schluss führt.
   *[box] Markiere alle Plätze für die { $digit } in einem Block, von denen jeder zum selben Schluss führt.
}

follow-assumption = Markiere den Kandidaten, der zu einem Widerspruch führt, wenn man ihn annimmt.

follow-emptied-cell = Markiere die Zelle, die dann keinen Kandidaten mehr hätte.

follow-emptied-house = { $kind ->
    [row] Markiere die Zeile, in der dann kein Platz für die { $digit } wäre.
    [column] Markiere die Spalte, in der dann kein Platz für die { $digit } wäre.
   *[box] Markiere den Block, in dem dann kein Platz für die { $digit } wäre.
}

follow-twice = { $kind ->
    [row] Markiere die Zeile, in der die { $digit } dann zweimal stünde.
    [column] Markiere die Spalte, in der die { $digit } dann zweimal stünde.
   *[box] Markiere den Block, in dem die { $digit } dann zweimal stünde.
}

follow-placed = Was folgt daraus? Markiere die Ziffer, die sich setzen lässt.

follow-removed = Was folgt daraus? Markiere, was wegfällt: Ein Kandidat genügt.

follow-nothing-marked = Noch ist nichts markiert.

follow-missing = { $count ->
    [1] So weit richtig: Noch fehlt etwas.
   *[other] So weit richtig: Es fehlen noch { $number }.
}

follow-fact-places = { $count ->
    [0] Die { $digit } hat { $house } keinen Platz.
    [1] Die { $digit } hat { $house } einen Platz: { $cells }.
   *[other] Die { $digit } hat { $house } { $number } Plätze: { $cells }.
}

follow-fact-stands = Die { $digit } steht { $house } schon, in { $cell }.

follow-fact-empty = { $count ->
    [0] { $house } ist keine Zelle leer.
    [1] { $house } ist eine Zelle leer: { $cells }.
   *[other] { $house } sind { $number } Zellen leer.
}

follow-fact-filled = { $cell } ist schon gefüllt: { $digit }.

follow-fact-open = { $count ->
    [1] { $cell } hat nur noch { $digits }.
   *[other] { $cell } hat { $digits }.
}

follow-fact-aside = Über die { $digit } in { $cell } sagt das Muster nichts.
