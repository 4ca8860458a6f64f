### The texts of the board: the names of its cells, and the meanings of the shapes on it.

# The name of the board.
board-board = Sudoku

# The meaning of a cross over a cell.
board-ruled-out = ruled out

# The meaning of a paler cross.
board-ruled-out-earlier = ruled out earlier

# The meaning of a solid link.
board-strong-link = strong link

# The meaning of a dashed link.
board-weak-link = weak link

# A colour of cells, notes and lines, as it is spoken
board-orange = orange

# A colour of cells, notes and lines, as it is spoken
board-sky-blue = sky blue

# A colour of cells, notes and lines, as it is spoken
board-green = green

# A colour of cells, notes and lines, as it is spoken
board-yellow = yellow

# A colour of cells, notes and lines, as it is spoken
board-blue = blue

# A colour of cells, notes and lines, as it is spoken
board-red = red

# A colour of cells, notes and lines, as it is spoken
board-pink = pink

# A colour of cells, notes and lines, as it is spoken
board-grey = grey

# A colour of cells, notes and lines, as it is spoken
board-lime = lime
