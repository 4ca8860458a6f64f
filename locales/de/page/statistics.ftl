### Die Statistik.

statistics-games = Spiele

statistics-best-time = Bestzeit

statistics-median-time = Mittlere Zeit

statistics-hints = Tipps

statistics-hardest-step = Schwerster Schritt

statistics-no-games = Hier werden deine gelösten Spiele gezählt, Stufe für Stufe: Zeiten, Tipps, der schwerste Schritt.

statistics-save-table = Als Tabelle speichern (CSV)

statistics-table-name = nonet-ergebnisse.csv

statistics-left-out = Nicht für Bestzeit

statistics-about-left-out = Blasser und nicht für die Bestzeit: Spiele mit Tipps, mit weniger als { $cells } zu füllenden Zellen oder schon einmal gespielte.

statistics-finished = { $games } gelöst. { $streak }

statistics-one-game = Ein Spiel, in { $time } ohne Tipp.

statistics-one-game-hints = Ein Spiel, in { $time } mit { $hints }.

statistics-is-left-out = Es zählt nicht für die Bestzeit.

statistics-its-hardest = Sein schwerster Schritt: { $technique }.

statistics-took = Es dauerte { $time }.

statistics-plotted = Die letzten { $games } Spiele dauerten { $least } bis { $most }, das letzte { $last }. Die Linie ist der Median.
