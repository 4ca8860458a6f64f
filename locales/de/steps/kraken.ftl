### Kraken-Fische.

kraken-pattern = { $count ->
    [1] { $digit } in { $base } und { $cover }, Flosse { $cases }
   *[other] { $digit } in { $base } und { $cover }, Flossen { $cases }
}

kraken-places = { $count ->
    [1] { $base } hat die { $digit } Plätze { $cover } und sonst nur die Flosse { $fins }.
   *[other] { $base } hat die { $digit } Plätze { $cover } und sonst nur die Flossen { $fins }.
}

kraken-body = { $count ->
    [1] Stimmt die Flosse nicht, haben { $cover } die Ziffer { $base } und sonst nirgends: { $removed }.
   *[other] Stimmt keine Flosse, haben { $cover } die Ziffer { $base } und sonst nirgends: { $removed }.
}

kraken-at-once = Bei { $equation } folgt dasselbe sofort.

kraken-conclusion = Also gilt in jedem Fall: { $conclusion }.
