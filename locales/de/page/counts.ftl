### Anzahlen, wie sie in Listen und Sätzen stehen.

counts-givens = { $count ->
    [one] { $number } Vorgabe
   *[other] { $number } Vorgaben
}

counts-rows = { $count ->
    [one] { $number } Zeile
   *[other] { $number } Zeilen
}

counts-games = { $count ->
    [one] { $number } Spiel
   *[other] { $number } Spiele
}

counts-lists = { $count ->
    [one] { $number } Liste
   *[other] { $number } Listen
}

counts-attempts = { $count ->
    [one] { $number } Übungsversuch
   *[other] { $number } Übungsversuche
}

counts-digits = { $count ->
    [one] { $number } Ziffer
   *[other] { $number } Ziffern
}

counts-cells = { $count ->
    [one] { $number } Zelle
   *[other] { $number } Zellen
}

counts-notes = { $count ->
    [one] { $number } Notiz
   *[other] { $number } Notizen
}

counts-solutions = { $count ->
    [one] { $number } Lösung
   *[other] { $number } Lösungen
}

counts-puzzles = { $count ->
    [one] { $number } Rätsel
   *[other] { $number } Rätsel
}

counts-hints = { $count ->
    [one] { $number } Tipp
   *[other] { $number } Tipps
}

counts-days = { $count ->
    [one] { $number } Tag
   *[other] { $number } Tage
}

counts-steps = { $count ->
    [one] { $number } Schritt
   *[other] { $number } Schritte
}

counts-minutes = { $count ->
    [one] { $number } Minute
   *[other] { $number } Minuten
}

counts-mistakes = { $count ->
    [one] { $number } Fehler
   *[other] { $number } Fehler
}

counts-items = { $count ->
    [one] { $number } Eintrag
   *[other] { $number } Einträge
}

counts-candidates = { $count ->
    [one] { $number } Kandidat
   *[other] { $number } Kandidaten
}

counts-characters = { $count ->
    [one] { $number } Zeichen
   *[other] { $number } Zeichen
}

counts-eliminations = { $count ->
    [one] { $number } ausgeschlossener Kandidat
   *[other] { $number } ausgeschlossene Kandidaten
}

counts-entered-digits = { $count ->
    [one] { $number } eingetragene Ziffer
   *[other] { $number } eingetragene Ziffern
}

counts-noted-cells = { $count ->
    [one] { $number } Zelle mit Notizen
   *[other] { $number } Zellen mit Notizen
}

counts-coloured-cells = { $count ->
    [one] { $number } gefärbte Zelle
   *[other] { $number } gefärbte Zellen
}

counts-lines = { $count ->
    [one] { $number } Linie
   *[other] { $number } Linien
}

counts-analyses = { $count ->
    [one] { $number } Analyse
   *[other] { $number } Analysen
}
