### Fast gebundene Paare und Tripel.

almost-locked-pattern = { $digits } in { $sure } und { $other } ({ $cells }, mit { $places })

almost-locked-taken = { $count ->
    [1] In { $house } hat { $cells } nur die Kandidaten { $digits } und verbraucht damit eine davon.
   *[other] In { $house } haben { $cells } nur die Kandidaten { $digits } und verbrauchen damit { $number } davon.
}

almost-locked-left = Was dort verbraucht ist, steht nicht in { $meet }, also liegt dasselbe in { $house } in { $cells }: Andere Plätze für { $digits } gibt es dort nicht.

almost-locked-conclusion = Also steht dort nichts anderes, und die übrige Ziffer liegt, wo die beiden Häuser sich treffen: { $removed }.

almost-locked-cells = die Zellen in einem Haus

almost-locked-other-cells = die im anderen
