### The texts of the board: the names of its cells, and the meanings of the shapes on it.

board-board = Sudoku

board-ruled-out = ruled out

board-ruled-out-earlier = ruled out earlier

board-strong-link = strong link

board-weak-link = weak link

board-orange = orange

board-sky-blue = sky blue

board-green = green

board-yellow = yellow

board-blue = blue

board-red = red

board-pink = pink

board-grey = grey

board-lime = lime
