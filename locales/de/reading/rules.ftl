### Regeln von Varianten, die ein klassisches Sudoku nicht hat.

reading-variant = Es werden nur klassische Sudokus gelesen, und dieses hat { $rule }

reading-data-variant = Aus solchen Daten werden nur klassische Sudokus gelesen, und dieses hat { $rule }

reading-rule = { $id ->
    [anti-king] die Anti-König-Regel
    [anti-knight] die Anti-Springer-Regel
    [arrows] Pfeile
    [between-lines] Zwischenlinien
    [cages] Käfige
    [cages-with-sums] Käfige mit Summen
    [clones] Klone
    [constraints] Bedingungen
    [diagonal] eine Diagonale
    [diagonals] Diagonalen
    [difference-dots] Differenzpunkte
    [disjoint-groups] disjunkte Gruppen
    [dots] Punkte zwischen Zellen
    [double-arrows] Doppelpfeile
    [drawn-lines] Linien auf dem Brett
    [drawn-shapes] Formen auf dem Brett
    [drawn-signs] Zeichen auf dem Brett
    [drawn-words] Wörter auf dem Brett
    [entropic-lines] Entropielinien
    [even-cells] gerade Zellen
    [even-odd] gerade und ungerade Zellen
    [extra-regions] zusätzliche Gebiete
    [fog] Nebel
    [irregular-regions] unregelmäßige Gebiete
    [killer-cages] Killer-Käfige
    [letters] Buchstaben statt Ziffern
    [lines] Linien
    [little-killer-sums] Little-Killer-Summen
    [lockout-lines] Lockout-Linien
    [maximum-cells] Maximumzellen
    [minimum-cells] Minimumzellen
    [nabner-lines] Nabner-Linien
    [negative-constraints] negative Bedingungen
    [non-consecutive] die Regel ohne benachbarte Nachfolger
    [odd-cells] ungerade Zellen
    [overlapping-boards] überlappende Bretter
    [palindromes] Palindrome
    [quadruples] Vierergruppen auf Kreuzungen
    [ratio-dots] Verhältnispunkte
    [region-sum-lines] Gebietssummenlinien
    [renban-lines] Renban-Linien
    [sandwich-sums] Sandwich-Summen
    [shapes] Gebiete in anderer Form als Blöcke
    [signs-between-cells] Zeichen zwischen Zellen
    [skyscrapers] Hochhäuser
    [slow-thermometers] langsame Thermometer
    [thermometers] Thermometer
    [whisper-lines] Flüsterlinien
    [x-sums] X-Summen
   *[xv-clues] XV-Hinweise
}

reading-rule-size = ein Brett aus { $columns } mal { $rows } Zellen

reading-rule-rows = ein Brett aus { $rows } Zeilen

reading-rule-genre = die Regeln von „{ $name }“

reading-rule-more = eine Regel mehr

reading-rule-key = etwas, das „{ $key }“ heißt
