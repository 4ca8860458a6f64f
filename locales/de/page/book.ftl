### The texts of making a book, other than those on its pages.

book-make-a-book = Make a book

book-title = Title

book-default-title = Sudoku

book-made = Made

book-make = Make

book-make-again = Make again

book-make-another = Make another

book-stop = Stop

book-print = Print

book-text = Text

book-csv = CSV

book-other-book = Other book

book-before-kept = The book before this one is kept.

book-rare-pattern = Minimal puzzles of this pattern are rare: they take longer, and some may only come near what is asked for.

book-two-scales = Few puzzles may meet both the SE rating and the rest: they take longer, and some may only come near what is asked for.
