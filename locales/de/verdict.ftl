### Was von einem Rätsel bekannt ist, in wenigen Worten.

verdict-complete = Vollständig und richtig

verdict-one = Eine Lösung

verdict-wrong = Vollständig, aber falsch: { $why }

verdict-none = Keine Lösung: { $why }

verdict-none-after-there-is = { $count ->
    [one] Keine Lösung: nach { $count } erzwungenen Ziffer { $why }
   *[other] Keine Lösung: nach { $count } erzwungenen Ziffern { $why }
}

verdict-none-after = { $count ->
    [one] Keine Lösung: nach { $count } erzwungenen Ziffer { $why }
   *[other] Keine Lösung: nach { $count } erzwungenen Ziffern { $why }
}

verdict-too-few = { $count ->
    [one] { $count } Ziffer, zu wenige für eine einzige Lösung
   *[other] { $count } Ziffern, zu wenige für eine einzige Lösung
}

verdict-several = { $number } Lösungen

verdict-more = Mehr als { $number } Lösungen

verdict-clash = { $count }mal { $digit } in { $house }

verdict-no-candidate = kein Kandidat mehr für { $cell }

verdict-no-place = kein Platz für { $digit } in { $house }

verdict-no-completion = sie lässt sich nicht vollenden
