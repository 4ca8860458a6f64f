### Einer: volles Haus, versteckter und nackter Einer.

single-pattern = in { $house }

single-already = { $count ->
    [1] Die { $digits } ist in { $cells } schon ausgeschlossen.
   *[other] { $digits } sind in { $cells } schon ausgeschlossen.
}

full-house-question = Welche Ziffer fehlt { $house }?

full-house-cell = { $house } ist nur noch { $cell } leer.

full-house-digit = Dort fehlt noch die { $digit }, also { $equation }.

hidden-single-question = Wo kann { $house } die { $digit } stehen?

hidden-single-missing = { $house } fehlt noch die { $digit }.

hidden-single-seen = { $count ->
    [1] { $reach ->
        [0] Sieh dir die { $digit } in { $cells } an: Sie schließt jede andere leere Zelle aus.
        [1] Sieh dir die { $digit } in { $cells } an: Sie schließt eine Zelle aus.
       *[other] Sieh dir die { $digit } in { $cells } an: Sie schließt { $number } Zellen aus.
    }
   *[other] { $reach ->
        [0] Sieh dir die { $digit }er in { $cells } an: Sie schließen jede andere leere Zelle aus.
        [1] Sieh dir die { $digit }er in { $cells } an: Sie schließen eine Zelle aus.
       *[other] Sieh dir die { $digit }er in { $cells } an: Sie schließen { $number } Zellen aus.
    }
}

hidden-single-left = Ein Platz bleibt übrig: { $equation }.

hidden-single-follows = Dann { $equation }, der einzige Platz { $house }.

naked-single-sees = { $cell } sieht { $groups }.

naked-single-group = { $digits } { $house }

naked-single-left = Nur die { $digit } bleibt übrig: { $equation }.

naked-single-follows = Dann { $equation }, die einzige Ziffer, die dort noch stehen kann.

single-part-ruled-out = ausgeschlossen
