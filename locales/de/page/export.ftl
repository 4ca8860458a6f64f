### The texts of the dialog "Export".

export-form = Form

export-others = For other programs

export-choose-one = Choose one

export-sdk = .sdk, nine rows

export-sdm = .sdm, a line with zeros

export-sdx = .sdx, with candidates

export-ss = .ss, Simple Sudoku

export-open-sudoku = OpenSudoku

export-hodoku-library = HoDoKu library line

export-candidate-line = 729 characters

export-givens-only = Givens only

export-copy = Copy

export-download = Download

export-open-in = Open in

export-line-name = Line

export-line-words = 81 characters, as other programs read it

export-grid-name = Grid

export-grid-words = nine rows with lines between the boxes

export-candidates-name = Candidates

export-candidates-words = what every cell may still hold, without what was ruled out

export-csv-name = CSV

export-csv-words = nine rows of nine numbers, for a spreadsheet
