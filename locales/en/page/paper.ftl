### The texts on the pages of a book.

# The name of the region that holds the pages.
paper-pages = Pages

# The sentence that is printed while no puzzle is made, in place of the sample on the screen.
paper-nothing-made = No puzzle is made yet, so there is nothing to print. Press Make first.

# The heading of a page of solutions.
paper-solutions = Solutions

# The label of the first line at the head of a page.
paper-name = Name

# The label of the second line at the head of a page.
paper-date = Date

# The content of a book
# $puzzles (String) - how many puzzles
# $level (String) - their level
paper-holds = { $puzzles }, { $level }

# The content of a book of several levels
# $puzzles (String) - how many puzzles
# $least (String) - the easiest level
# $most (String) - the hardest level
paper-holds-levels = { $puzzles }, { $least } to { $most }

# The caption of a puzzle
# $number (Number) - its number
# $level (String) - its level
paper-puzzle = { $number } { $level }

# The caption of a puzzle with its rating
# $number (Number) - its number
# $level (String) - its level
# $rating (String) - its rating by Sudoku Explainer
paper-puzzle-rated = { $number } { $level }, SE { $rating }

# The caption of a puzzle that does not meet all settings
# $number (Number) - its number
# $level (String) - its level
paper-puzzle-near = { $number } { $level }, nearest found

# The caption of a puzzle that does not meet all settings, with its rating
# $number (Number) - its number
# $rating (String) - its rating by Sudoku Explainer
paper-puzzle-near-rated = { $number } SE { $rating }, nearest found

# Where a solution is
# $page (Number) - the page
paper-solution-on = solution p. { $page }

# Where a solution is, short
# $page (Number) - the page
paper-solution-on-short = sol. p. { $page }

# Where the solutions begin
# $page (Number) - the page
paper-solutions-from = Solutions from page { $page }

# Where a puzzle is
# $page (Number) - the page
paper-on-page = page { $page }
