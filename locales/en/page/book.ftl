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
