### The texts of making a book, other than those on its pages.

# The name of the form in which a book is made.
book-make-a-book = Make a book

# The field for the title of the book.
book-title = Title

# The default title of a book.
book-default-title = Sudoku

# The name of the progress bar of the made puzzles.
book-made = Made

# The button that makes the first book.
book-make = Make

# The button that makes another book by the same settings.
book-make-again = Make again

# The button that makes another book by changed settings.
book-make-another = Make another

# The button that stops making puzzles.
book-stop = Stop

# The button that prints the book.
book-print = Print

# The button that downloads the puzzles as text, one line each.
book-text = Text

# The button that downloads the puzzles as CSV.
book-csv = CSV

# The button that brings back the book that this one replaced.
book-other-book = Other book

# The message that the previous book is kept.
book-before-kept = The book before this one is kept.

# The remark that puzzles with these settings are rare.
book-rare-pattern = Minimal puzzles of this pattern are rare: they take longer, and some may only come near what is asked for.

# The remark that making the book may take long, because the settings combine two scales.
book-two-scales = Few puzzles may meet both the SE rating and the rest: they take longer, and some may only come near what is asked for.

# $count (Number) - how many puzzles
# $number (String) - how many, as it is written
book-of-list = { $count ->
    [one] { $number } puzzle of a list
   *[other] { $number } puzzles of a list
}

# A book that is made
# $puzzles (String) - its number of puzzles
book-so-many-made = { $puzzles } made

# A book that is made, some of whose puzzles do not meet all settings
# $puzzles (String) - its number of puzzles
# $near (Number) - how many of them
book-made-near = { $puzzles } made, { $near } of them only near what was asked for

# A book that is being made
# $made (Number) - how many puzzles are made
# $wanted (Number) - how many are wanted
book-making = { $made } of { $wanted } made

# A book that is being made, some of whose puzzles do not meet all settings
# $made (Number) - how many puzzles are made
# $wanted (Number) - how many are wanted
# $near (Number) - how many do not meet all settings
book-making-near = { $made } of { $wanted } made, { $near } only near what was asked for

# How long a book still takes
# $so-far (String) - how many of its puzzles are made
# $time (String) - the time that is left
book-time-left = { $so-far }, about { $time } left

# No puzzle of this level uses this technique
# $level (String) - the chosen level
# $technique (String) - the technique
# $least (String) - the least level of its puzzles
book-too-easy = No { $level } puzzle uses { $technique }, which takes a { $least } one at least. Choose another level or another technique.

# All puzzles use this technique, which takes the hardest level
# $technique (String) - the technique
# $level (String) - the level
book-hardest-with = The rating's path will use { $technique } in each puzzle, so each will be { $level }.

# All puzzles use this technique, which takes at least this level
# $technique (String) - the technique
# $level (String) - the level
book-levels-with = The rating's path will use { $technique } in each puzzle, so each will be { $level } or harder.

# What it means that a technique must be used
# $technique (String) - the technique
book-on-path = The rating's path, in HoDoKu's order, uses { $technique }. Solve's own steps may not need it.

# A technique that is too hard for the chosen level
# $name (String) - the technique
# $level (String) - the level that it takes
book-too-hard-technique = { $name } ({ $level })

# A level that is too easy for the chosen technique
# $name (String) - the level
# $technique (String) - the technique
book-too-easy-level = { $name } (too easy for { $technique })
