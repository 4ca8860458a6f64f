### Ein Lösungsweg als Dokument.

path-solved = Gelöst.

path-no-further-step = { $count ->
    [one] Kein weiterer Schritt ist bekannt: { $count } Zelle ist leer.
   *[other] Kein weiterer Schritt ist bekannt: { $count } Zellen sind leer.
}
