### Mengen vom Rang 0: Multi-Sector Locked Sets und SK-Loops.

rank-zero-pattern = von { $count } Zellen ({ $cells }) durch { $links }

rank-zero-look = Sieh dir an, was in { $cells } stehen kann.

rank-zero-groups = Infrage kommt nur: { $groups }.

rank-zero-group = { $digits } aus { $house }

rank-zero-count = Ein Haus hat jede Ziffer einmal, das sind also höchstens { $count } Ziffern, und { $count } Zellen sind zu füllen.

rank-zero-conclusion = Also liegt jede dieser Ziffern in einer der Zellen und sonst nirgends in ihrem Haus: { $removed }.

rank-zero-in-rows = in Zeilen gezählt

rank-zero-in-columns = in Spalten

rank-zero-in-boxes = in Blöcken
