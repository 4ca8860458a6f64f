### The texts of the dialog "Export".

# The name of the choice of a form of text.
export-form = Form

# The name of the select box for the less common forms.
export-others = For other programs

# The text of the select box while none of its forms is chosen.
export-choose-one = Choose one

# The name of SadMan Software's form with rows.
export-sdk = .sdk, nine rows

# The name of SadMan Software's form with lines.
export-sdm = .sdm, a line with zeros

# The name of SadMan Software's form with candidates.
export-sdx = .sdx, with candidates

# The name of Simple Sudoku's form.
export-ss = .ss, Simple Sudoku

# The name of OpenSudoku's form.
export-open-sudoku = OpenSudoku

# The name of the form of HoDoKu's library.
export-hodoku-library = HoDoKu library line

# The name of the form with all candidates on one line.
export-candidate-line = 729 characters

# The switch for exporting only the givens.
export-givens-only = Givens only

# The button that copies the board.
export-copy = Copy

# The button that downloads the board.
export-download = Download

# The words before the names of other sites.
export-open-in = Open in

# The name and the description of a line.
export-line-name = Line

# More about the one before.
export-line-words = 81 characters, as other programs read it

# The name and the description of a grid.
export-grid-name = Grid

# More about the one before.
export-grid-words = nine rows with lines between the boxes

# The name and the description of a grid of candidates.
export-candidates-name = Candidates

# More about the one before.
export-candidates-words = what every cell may still hold, without what was ruled out

# The name and the description of a table.
export-csv-name = CSV

# More about the one before.
export-csv-words = nine rows of nine numbers, for a spreadsheet

# The select box for the forms of the steps that were taken.
export-steps-taken = Steps taken

# The switch for the sentences of each step's proof.
export-with-proofs = With proofs

# A form of the steps that were taken.
export-path-text = Text

# A form of the steps that were taken.
export-path-bb-code = BBCode, for forums

# A form of the steps that were taken.
export-path-markdown = Markdown

# A form of the steps that were taken.
export-path-csv = CSV, a row for each step

# A form of the steps that were taken.
export-path-json = JSON, as nonet steps --json

# A form of the steps that were taken: the drawn boards in one file.
export-path-svg = Pictures on one sheet, SVG

# A form of the steps that were taken: the drawn boards in one file.
export-path-png = Pictures on one sheet, PNG

# A form of the steps that were taken.
export-path-paper = Paper, with drawn boards

# The select box for the steps at which the document shows the board.
export-boards = Board at

# A choice of the steps at which the document shows the board.
export-boards-start = The start only

# A choice of the steps at which the document shows the board.
export-boards-beyond-singles = Each step but singles

# A choice of the steps at which the document shows the board.
export-boards-all = Each step

# A choice of the steps at which the document shows the board.
export-boards-picked = The steps I pick

# The name of the list of the steps that can be picked.
export-picked-steps = Steps to pick

# The button that prints the steps.
export-print = Print
