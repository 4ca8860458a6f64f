### Nackte und versteckte Paare, Tripel und Quadrupel.

subset-pattern = { $digits } in { $houses } ({ $cells })

naked-subset-cells = { $houses } haben { $cells } nur die Kandidaten { $digits }.

naked-subset-count = Das sind { $size } Zellen für { $size } Ziffern: Jede Zelle bekommt eine davon.

naked-subset-conclusion = Also enthält keine andere Zelle { $houses } eine dieser Ziffern: { $removed }.

naked-subset-follows = Dann enthalten { $cells } die Ziffern { $digits } { $houses }: { $removed }.

hidden-subset-places = { $house } haben { $digits } nur { $size } Plätze, { $cells }.

hidden-subset-count = { $size } Ziffern füllen { $size } Zellen: Für andere Ziffern ist dort kein Platz.

hidden-subset-follows = Dann liegen { $digits } { $house } in { $cells }: { $removed }.
