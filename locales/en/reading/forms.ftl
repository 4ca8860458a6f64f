### What a text was understood as: parts of a sentence that follow "Read as".

reading-form-line = 81-character line

reading-form-rows = rows of cells

reading-form-framed = framed grid

# $separator (String) - what stands between two fields: a sign, or reading-tab
reading-form-csv = 9x9 CSV, separator { $separator }

reading-tab = tab

reading-form-candidate-grid = candidate grid of 81 groups

reading-form-candidate-line = 729-character candidate line

reading-form-library = HoDoKu library line

reading-form-open-sudoku = OpenSudoku file

reading-form-link = link with 81 cells

# $site (String) - the name of the site
reading-form-site = { $site } link

# $site (String) - the name of the site
reading-form-site-data = data of { $site }

reading-form-values = list of values

reading-form-html = table of a web page

reading-form-latex = LaTeX table

reading-form-solo = game of Simon Tatham's Solo

reading-form-cell-list = list of cells

# How many candidates the text rules out, after its form
# $count (Number) - how many
reading-eliminations = { $count ->
    [0] no eliminations
    [one] { $count } elimination
   *[other] { $count } eliminations
}

# What stands for empty cells, after the form of a text
# $signs (String) - a sign, or several joined by list-or
reading-fillers = { $signs } for empty

# A blank stands for empty cells
reading-blank = blank

# Empty cells have nothing in them
reading-nothing = nothing
