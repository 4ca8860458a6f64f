### Fireworks.

# $corners (String) - the digits in each cell in which a row and a column cross
# $wings (String) - the cells outside of the boxes
firework-pattern = { $corners } (wings { $wings })

# $block (String) - the box
# $row (String) - the row
# $digits (String) - a list of the digits, with "or" before the last one
# $cells (String) - the cell in the row outside of the box
# $column (String) - the column
# $others (String) - the cell in the column outside of the box
firework-corner = Outside of { $block }, { $row } has no place for { $digits } but { $cells }, and { $column } none but { $others }.

# $block (String) - the box
# $cell (String) - the cell in which the row and the column cross
firework-crossing = One of these digits that is in neither cell is, in { $block }, on both lines: it is in { $cell }.

# $size (String) - how many digits and cells, in words
# $cells (String) - a list of the cells
firework-count = So the { $size } digits fill the { $size } cells { $cells }, each of them once.

firework-box = One that is in one of the two cells outside of a box is, in the box, on the other line.

# A part of the pattern.
firework-part-crossing = where row and column cross

# A part of the pattern.
firework-part-wings = wings

# The title of a step.
firework-triple = Firework triple

# The title of a step.
firework-quadruple = Firework quadruple
