### The texts of the Make room, other than those of the book and the puzzle editor.

make-without-candidates = , without the candidates that it rules out

make-what = What to make

make-puzzle-book = Puzzle book

make-set-a-puzzle = Set a puzzle
