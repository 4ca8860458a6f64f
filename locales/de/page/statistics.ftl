### Die Statistik.

statistics-games = Spiele

statistics-best-time = Beste Zeit

statistics-median-time = Mittlere Zeit

statistics-hints = Tipps

statistics-hardest-step = Schwerster Schritt

statistics-no-games = Hier werden deine gelösten Spiele gezählt, Stufe für Stufe: Zeiten, Tipps, der schwerste Schritt.

statistics-save-table = Als Tabelle speichern (CSV)

statistics-table-name = nonet-ergebnisse.csv

statistics-left-out = Ohne Bestzeit
