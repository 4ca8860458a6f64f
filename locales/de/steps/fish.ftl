### Fische: X-Wing, Schwertfisch und größere, mit und ohne Flossen.

fish-pattern = { $count ->
    [0] { $digit } in { $base } und { $cover }
    [1] { $digit } in { $base } und { $cover }, Flosse { $fins }
   *[other] { $digit } in { $base } und { $cover }, Flossen { $fins }
}

fish-places = { $count ->
    [0] { $digit } kann in { $base } nur in { $cover } stehen, also in { $cells }.
    [1] { $digit } kann in { $base } nur in { $cover } stehen, also in { $cells }, abgesehen von der Flosse { $fins }.
   *[other] { $digit } kann in { $base } nur in { $cover } stehen, also in { $cells }, abgesehen von den Flossen { $fins }.
}

fish-needs = { $kind ->
    [line] { $size } Linien brauchen { $size }-mal die { $digit }, also hat jede von { $cover } ihre in einer dieser Zellen.
   *[house] { $size } Häuser brauchen { $size }-mal die { $digit }, also hat jedes von { $cover } seine in einer dieser Zellen.
}

fish-conclusion = Sonst steht sie nirgends in { $cover }: { $removed }.

fish-without-fins = { $fins ->
    [1] { $kind ->
        [line] Ist die Flosse nicht { $digit }: { $size } Linien brauchen { $size }-mal die { $digit }, also haben { $cover } ihre in diesen Zellen und sonst nirgends.
       *[house] Ist die Flosse nicht { $digit }: { $size } Häuser brauchen { $size }-mal die { $digit }, also haben { $cover } ihre in diesen Zellen und sonst nirgends.
    }
   *[other] { $kind ->
        [line] Ist keine Flosse { $digit }: { $size } Linien brauchen { $size }-mal die { $digit }, also haben { $cover } ihre in diesen Zellen und sonst nirgends.
       *[house] Ist keine Flosse { $digit }: { $size } Häuser brauchen { $size }-mal die { $digit }, also haben { $cover } ihre in diesen Zellen und sonst nirgends.
    }
}

fish-with-fin = { $fins ->
    [1] Ist die Flosse { $digit }, kann eine Zelle, die sie sieht, auch nicht { $digit } sein: { $removed }.
   *[other] Ist eine der Flossen { $digit }, kann eine Zelle, die sie alle sieht, auch nicht { $digit } sein: { $removed }.
}
