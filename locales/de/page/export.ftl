### Der Export.

export-form = Format

export-others = Für andere Programme

export-choose-one = Bitte wählen

export-sdk = .sdk, neun Zeilen

export-sdm = .sdm, eine Zeile mit Nullen

export-sdx = .sdx, mit Kandidaten

export-ss = .ss, Simple Sudoku

export-open-sudoku = OpenSudoku

export-hodoku-library = Zeile für HoDoKus Bibliothek

export-candidate-line = 729 Zeichen

export-givens-only = Nur Vorgaben

export-copy = Kopieren

export-download = Herunterladen

export-open-in = Öffnen in

export-line-name = Zeile

export-line-words = 81 Zeichen, wie andere Programme sie lesen

export-grid-name = Gitter

export-grid-words = neun Zeilen mit Linien zwischen den Blöcken

export-candidates-name = Kandidaten

export-candidates-words = was jede Zelle noch enthalten kann, ohne das Ausgeschlossene

export-csv-name = CSV

export-csv-words = neun Zeilen zu neun Zahlen, für Tabellenprogramme

export-steps-taken = Bisherige Schritte

export-with-proofs = Mit Beweisen

export-path-text = Text

export-path-bb-code = BBCode, für Foren

export-path-markdown = Markdown

export-path-csv = CSV, eine Zeile für jeden Schritt

export-path-json = JSON, wie nonet steps --json

export-path-svg = Bilder auf einem Bogen, SVG

export-path-png = Bilder auf einem Bogen, PNG

export-path-paper = Papier, mit gezeichneten Brettern

export-boards = Brett bei

export-boards-start = Nur dem Anfang

export-boards-beyond-singles = Jedem Schritt außer Einern

export-boards-all = Jedem Schritt

export-boards-picked = Den Schritten, die ich wähle

export-picked-steps = Schritte zur Wahl

export-print = Drucken
