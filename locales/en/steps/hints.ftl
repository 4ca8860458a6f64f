### Hints, stage by stage, and what is said of steps of any technique.

# A step in one line.
# $pattern (String) - the technique, and what was seen
# $effect (String) - what is placed, or which candidates go
step-line = { $pattern }: { $effect }

# $technique (String) - the title of the technique
# $pattern (String) - what was seen
step-pattern = { $technique } { $pattern }

# Singles that a step leaves.
# $count (Number) - how many
# $placed (String) - a list of the cells with their digits
# $number (String) - how many, in words
step-followed = { $count ->
    [1] That leaves a naked single: { $placed }.
   *[other] That leaves { $number } naked singles: { $placed }.
}

# A step that follows from an assumption.
# $equation (String) - the cell and its digit
step-follows-placed = Then { $equation }.

# A step that follows from an assumption.
# $technique (String) - the title of the technique
# $removed (String) - which candidates go
step-follows-removed = By { $technique }, { $removed }.

# $cell (String) - the cell
hint-question = Which digit can go in { $cell }?

# $digits (String) - a digit, or a list of digits
hint-look-at-digits = Look at where { $digits } can go.

# $houses (String) - a house, or a list of houses
hint-look-at-houses = Look at { $houses }.

# $digits (String) - a list of digits, each as one of which there are several
# $cells (String) - a list of the cells
hint-look-at-pattern = Look at the { $digits } in { $cells }.

# $count (Number) - how many digits, five or more
# $cells (String) - a list of the cells
hint-look-at-large-pattern = Look at the { $count } digits in { $cells }.

# A digit of which there are several: it stands in the list of hint-look-at-pattern.
# $digit (String) - the digit
hint-digits = { $digit }s

hint-pattern-shown = The board shows the pattern: see what follows.

hint-one-solution = This rests on the puzzle having one solution, which is proved.

# Why a digit can't be in a cell.
# $cell (String) - the cell
why-not-filled = { $cell } is filled.

# Why a digit can't be in a cell.
# $kind (String) - row, column or box
# $digit (String) - the digit
# $cell (String) - the cell that has the digit
why-not-seen = { $kind ->
    [row] { $digit } stands in { $cell }, in the same row.
    [column] { $digit } stands in { $cell }, in the same column.
   *[box] { $digit } stands in { $cell }, in the same box.
}

# $digit (String) - the digit
# $cell (String) - the cell
why-not-removed = { $digit } was ruled out in { $cell } before, and rightly.

# $digit (String) - the digit
# $cell (String) - the cell
why-not-unproved = Nothing proves yet that { $digit } is not in { $cell }.

# $digit (String) - the digit
# $cell (String) - the cell
why-not-possible = { $digit } can be in { $cell }: the puzzle has several solutions, and one of them has it there.
