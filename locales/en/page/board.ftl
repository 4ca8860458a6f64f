### The texts of the board: the names of its cells, and the meanings of the shapes on it.

# The name of the board.
board-board = Sudoku

# The meaning of the shape of the candidates that prove a step.
board-role-cause = pattern

# The meaning of the shape of a digit that a step places.
board-role-target = placed

# The meaning of the shape of a candidate that a step removes.
board-role-elimination = removed

# The meaning of the shape of a fin.
board-role-fin = fin

# The meaning of the shape of a pivot.
board-role-pivot = pivot

# The meaning of the shape of candidates of one colour, or that would be true.
board-role-on = on

# The meaning of the shape of candidates of the opposite colour, or that would be false.
board-role-off = off

# The meaning of the frame of a house.
board-role-house = house

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

# The place of a cell, as it is spoken
# $row (Number) - 1 to 9
# $column (Number) - 1 to 9
board-place = row { $row }, column { $column }

# A cell with a given
# $place (String) - its place
# $digit (String) - its digit
board-given = { $place }, given { $digit }

# A cell with a digit of the player
# $place (String) - its place
# $digit (String) - its digit
board-entered = { $place }, entered { $digit }

# A cell that the program filled
# $place (String) - its place
# $digit (String) - its digit
board-solved = { $place }, solved { $digit }

# An empty cell
# $place (String) - its place
board-empty = { $place }, empty

# An empty cell with notes
# $place (String) - its place
# $notes (String) - the notes, with spaces between them
board-noted = { $place }, empty, notes { $notes }

# An empty cell with centre notes
# $place (String) - its place
# $centre (String) - the notes in its middle, with spaces between them
board-centre-noted = { $place }, empty, centre notes { $centre }

# An empty cell with both kinds of notes
# $place (String) - its place
# $notes (String) - the notes, with spaces between them
# $centre (String) - the notes in its middle, with spaces between them
board-both-noted = { $place }, empty, notes { $notes }, centre notes { $centre }

# A cell of a paused game, whose content is hidden
# $place (String) - its place
board-hidden = { $place }, hidden

# Candidates that a step removes from a cell
# $digits (String) - the digits, with spaces between them
board-removed = ruled out { $digits }

# The description of a cell that must stay empty in the puzzle that is being set.
board-rule-outside = must stay empty

# The description of a cell whose digit is locked in the puzzle that is being set.
board-rule-locked = locked

# The description of an empty cell that is symmetric to a given of the puzzle that is being set.
board-rule-lacking = lacks a given for the symmetry

# The description of a cell that has the same digit in all solutions of the puzzle that is being set.
board-rule-forced = forced
