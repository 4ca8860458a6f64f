### Als was ein Text verstanden wurde: Teile eines Satzes, die auf „Gelesen als:“ folgen.

reading-form-line = Zeile mit 81 Zeichen

reading-form-rows = Zeilen aus Zellen

reading-form-framed = gerahmtes Gitter

reading-form-csv = CSV aus 9 mal 9 Feldern, Trennzeichen { $separator }

reading-tab = Tabulator

reading-form-candidate-grid = Kandidatengitter aus 81 Gruppen

reading-form-candidate-line = Kandidatenzeile mit 729 Zeichen

reading-form-library = Zeile aus HoDoKus Bibliothek

reading-form-open-sudoku = Datei von OpenSudoku

reading-form-link = Link mit 81 Zellen

reading-form-site = Link von { $site }

reading-form-site-data = Daten von { $site }

reading-form-values = Liste von Werten

reading-form-html = Tabelle einer Webseite

reading-form-latex = LaTeX-Tabelle

reading-form-solo = Spiel aus Simon Tathams Solo

reading-form-cell-list = Liste von Zellen

reading-eliminations = { $count ->
    [0] keine gestrichenen Kandidaten
    [one] { $count } gestrichener Kandidat
   *[other] { $count } gestrichene Kandidaten
}

reading-fillers = { $signs } für leere Zellen

reading-blank = Leerzeichen

reading-nothing = nichts
