### Zwangsketten und Zwangsnetze: was in jedem Fall folgt.

cases-from-cell = aus { $cell }

cases-from-house = aus { $digit } in { $house }

cases-of-cell = { $cell } ist eine der Ziffern { $digits }.

cases-of-house = In { $house } liegt die { $digit } in einer der Zellen { $cells }.

cases-at-once = Bei { $equation } folgt das sofort.

cases-chain = Bei { $equation } gilt: { $links }.

cases-link = { $off }, also { $on }

cases-links = { $links }; { $next }

cases-net = Bei { $equation } geht es mit Einern weiter.

cases-conclusion = { $count ->
    [1] In diesem Fall gilt: { $conclusion }.
   *[other] Also gilt in jedem Fall: { $conclusion }.
}

cases-part-true = wahr

cases-part-false = falsch
