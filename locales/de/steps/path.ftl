### Ein Lösungsweg als Dokument.

path-solved = Gelöst.

path-no-further-step = { $count ->
    [one] Kein weiterer Schritt ist bekannt: { $count } Zelle ist leer.
   *[other] Kein weiterer Schritt ist bekannt: { $count } Zellen sind leer.
}

path-by-hand = Von Hand, nicht bewiesen

path-by-hand-words = Das wurde von Hand auf das Brett geschrieben; kein Schritt beweist es.
