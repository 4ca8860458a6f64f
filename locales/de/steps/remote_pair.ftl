### Entfernte Paare.

remote-pair-pattern = { $digits } ({ $cells })

remote-pair-cells = { $cells } haben nur die Kandidaten { $digits }, und jede Zelle sieht die nächste.

remote-pair-ends = Also wechseln sich die beiden Ziffern ab, und { $ends } haben je eine davon.

remote-pair-conclusion = Was beide Enden sieht, ist keine von beiden: { $removed }.
