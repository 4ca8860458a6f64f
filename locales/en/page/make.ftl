### The texts of the Make room, other than those of the book and the puzzle editor.

# What follows the counts of a puzzle that was read, where its text rules out candidates.
make-without-candidates = , without the candidates that it rules out

# The name of the choice between the two tabs.
make-what = What to make

# The tab of the puzzle book, and the heading of its form.
make-puzzle-book = Puzzle book

# The tab of the puzzle editor.
make-set-a-puzzle = Set a puzzle
