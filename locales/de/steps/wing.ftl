### Flügel: XY-Wing, XYZ-Wing und größere.

wing-pattern = { $digit } (Drehpunkt { $pivot }, Flügel { $pincers })

wing-case = Steht in { $pivot } die { $value }, dann nicht in { $pincer }, also steht dort die { $digit }.

wing-case-of-pivot = Steht in { $pivot } die { $digit }, hat der Drehpunkt sie selbst.

wing-cells = In { $size } Zellen gibt es nur { $size } Ziffern, { $digits }: { $pivot } mit { $pincers }.

wing-others = Jede der Ziffern { $digits } kann nur in einer davon stehen, denn die Zellen mit ihr sehen einander.

wing-needs = { $size } Zellen müssen gefüllt werden, also wird auch die { $digit } gebraucht.

wing-ends = Also enthält { $cells } die { $digit }.

wing-conclusion = { $count ->
    [2] Eine Zelle, die beide sieht, kann nicht { $digit } sein: { $removed }.
   *[other] Eine Zelle, die sie alle sieht, kann nicht { $digit } sein: { $removed }.
}
