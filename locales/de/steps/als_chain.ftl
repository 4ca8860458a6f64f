### Ketten durch fast nackte Mengen.

set-keeps = { $shape ->
    [cell] { $cells } hat nur noch { $digits }
    [house] { $cells } haben nur noch { $digits }
   *[bent] { $cells } haben nur noch { $digits }, und die mit derselben Ziffer sehen einander
}

then-set-keeps = { $shape ->
    [house] haben { $cells } nur noch { $digits }: { $on }
   *[bent] haben { $cells } nur noch { $digits }, und die mit derselben Ziffer sehen einander: { $on }
}

als-chain-shared = Die erste und die letzte Menge haben auch { $digits } gemeinsam, und dafür gilt dasselbe.

als-chain-loop = Also hat jede schwache Verbindung des Kreises ein wahres Ende, und jede Menge behält ihre anderen Ziffern: { $removed }.

als-chain-part = ALS { $letter }

als-chain-continuous = Geschlossener Nice Loop mit ALS

als-chain-discontinuous = Offener Nice Loop mit ALS

als-chain-aic = AIC mit ALS
