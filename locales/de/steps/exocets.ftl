### Junior Exocets.

exocet-pattern = { $digits } ({ $exocets })

exocet-parts = Basis { $base }, Ziele { $targets }, { $lines }

exocet-base = { $base } enthalten zwei der Ziffern { $digits } und schließen diese in ihrem Block und auf ihrer Linie aus.

exocet-lines = { $boxes } haben diese beiden dann { $lines } keinen anderen Platz als { $targets }.

exocet-outside = Außerhalb dieser Blöcke kann jede der Ziffern { $digits } auf höchstens zwei dieser Linien stehen, denn einen dritten Platz sehen die anderen.

exocet-same = Also hat die dritte Linie jede der beiden { $place }: { $targets } enthalten dieselben zwei Ziffern wie { $base }.

exocet-nothing-else = Also steht nichts anderes in { $targets }: { $removed }.

exocet-bar-target = { $cell } hat keine { $digit }.

exocet-bar-base = { $base } können nicht { $digits } sein.

exocet-bar-band = { $equation } geht nicht: Dann hätte die { $digit } keinen Platz { $boxes }.

exocet-bar-lines = { $equation } geht nicht: Dann hätte die { $digit } { $lines } außerhalb dieser Blöcke keine zwei Plätze.

exocet-bar-itself = { $one } und { $other } gehen nicht zusammen: Sie würden einen Teil dessen ausschließen, was sie brauchen.

exocet-way = { $digit } und { $other }

exocet-ways = { $ways } oder { $last }

exocet-left = { $count ->
    [1] Also enthalten { $targets } die Ziffern { $ways }.
   *[other] Also enthalten { $targets } die Ziffern { $ways }, in dieser Reihenfolge.
}

exocet-bases-apart = { $base } sehen { $targets }, also haben die beiden Basen keine Ziffer gemeinsam: Zusammen enthalten sie { $digits }.

exocet-not-together = { $count ->
    [0] Nicht alle davon passen zusammen.
   *[other] Nicht alle davon passen zusammen: { $clashes }.
}

exocet-clash = { $one } und { $other } sehen einander

exocet-every-way = Jede Möglichkeit schließt { $removed } aus: { $reasons }.

exocet-with-seen = { $turn ->
    [first] { $count ->
        [1] mit der Ziffer { $place }, die das sieht
       *[other] mit der Ziffer { $place }, die das sehen
    }
   *[later] { $count ->
        [1] mit ihr { $place }, die das sieht
       *[other] mit ihr { $place }, die das sehen
    }
}

exocet-with-lines = { $turn ->
    [first] mit der Ziffer { $place }, durch ihre Plätze { $lines } außerhalb der Blöcke
   *[later] mit ihr { $place }, durch ihre Plätze { $lines } außerhalb der Blöcke
}

exocet-with-box = { $turn ->
    [first] mit der Ziffer in { $target }, durch ihren Platz im Block des anderen Ziels, { $cells }
   *[later] mit ihr in { $target }, durch ihren Platz im Block des anderen Ziels, { $cells }
}

exocet-with-other = mit { $equation }

exocet-part-base = Basis

exocet-part-target = Ziel

exocet-part-outside = andere Plätze der Ziffern

exocet-double = Doppelter Junior Exocet
