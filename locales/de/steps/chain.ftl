### Ketten, Verbindung für Verbindung.

node-is = { $count ->
    [1] { $cells } ist { $digit }
   *[other] eine der Zellen { $cells } ist { $digit }
}

node-is-not = { $count ->
    [1] { $cells } ist nicht { $digit }
   *[other] keine der Zellen { $cells } ist { $digit }
}

then-node-is = { $count ->
    [1] ist { $cells } { $digit }
   *[other] ist eine der Zellen { $cells } { $digit }
}

then-node-is-not = { $count ->
    [1] ist { $cells } nicht { $digit }
   *[other] ist keine der Zellen { $cells } { $digit }
}

chain-suppose = Angenommen, { $off }.

chain-then = Dann { $on }.

chain-then-so = Dann { $on }, und also { $off }.

chain-on-in-cell = { $on }, der einzige andere Kandidat der Zelle

chain-on-in-house = { $count ->
    [1] { $on }, der einzige andere Platz in { $house }
   *[other] { $on }, die einzigen anderen Plätze in { $house }
}

chain-true = Also stimmt es doch: { $equation }.

chain-comes-round = Damit schließt sich der Kreis, denn { $last }, so { $first }, und umgekehrt.

chain-loop = Also hat jede schwache Verbindung des Kreises ein wahres Ende, und was beide Enden ausschließen, fällt weg: { $removed }.

chain-one-end = Also { $node }.

chain-ends = Also gilt: { $first }, oder { $last }, oder beides.

chain-either-way = In jedem Fall gilt: { $removed }.

chain-continuous = Geschlossener Nice Loop

chain-discontinuous = Offener Nice Loop

chain-aic = AIC

chain-grouped-continuous = Geschlossener Nice Loop mit Gruppen

chain-grouped-discontinuous = Offener Nice Loop mit Gruppen

chain-grouped-aic = AIC mit Gruppen
