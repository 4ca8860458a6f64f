### Fische: X-Wing, Schwertfisch und größere, mit und ohne Flossen.

fish-pattern = { $count ->
    [0] { $digit } ({ $base } und { $cover })
    [1] { $digit } ({ $base } und { $cover }, Flosse { $fins })
   *[other] { $digit } ({ $base } und { $cover }, Flossen { $fins })
}

fish-places = { $count ->
    [0] Die { $digit } kann { $base } nur { $cover } stehen, also in { $cells }.
    [1] Die { $digit } kann { $base } nur { $cover } stehen, also in { $cells }, abgesehen von der Flosse { $fins }.
   *[other] Die { $digit } kann { $base } nur { $cover } stehen, also in { $cells }, abgesehen von den Flossen { $fins }.
}

fish-needs = { $kind ->
    [line] { $size } Linien brauchen { $size }mal die { $digit }, also liegt die { $digit } { $cover } jeweils in einer dieser Zellen.
   *[house] { $size } Häuser brauchen { $size }mal die { $digit }, also liegt die { $digit } { $cover } jeweils in einer dieser Zellen.
}

fish-conclusion = Sonst steht sie { $cover } nirgends: { $removed }.

fish-without-fins = { $fins ->
    [1] { $kind ->
        [line] Ist die Flosse nicht { $digit }, haben { $cover } ihre { $digit } in diesen Zellen und sonst nirgends, denn { $size } Linien brauchen { $size }mal die { $digit }.
       *[house] Ist die Flosse nicht { $digit }, haben { $cover } ihre { $digit } in diesen Zellen und sonst nirgends, denn { $size } Häuser brauchen { $size }mal die { $digit }.
    }
   *[other] { $kind ->
        [line] Ist keine Flosse { $digit }, haben { $cover } ihre { $digit } in diesen Zellen und sonst nirgends, denn { $size } Linien brauchen { $size }mal die { $digit }.
       *[house] Ist keine Flosse { $digit }, haben { $cover } ihre { $digit } in diesen Zellen und sonst nirgends, denn { $size } Häuser brauchen { $size }mal die { $digit }.
    }
}

fish-with-fin = { $fins ->
    [1] Ist die Flosse { $digit }, kann eine Zelle, die sie sieht, nicht auch { $digit } sein: { $removed }.
   *[other] Ist eine der Flossen { $digit }, kann eine Zelle, die alle Flossen sieht, nicht auch { $digit } sein: { $removed }.
}
