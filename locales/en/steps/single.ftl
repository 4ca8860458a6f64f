### Singles: full house, hidden single and naked single.

# What was seen, after the name of the technique in one line.
# $house (String) - the house
single-pattern = in { $house }

# $count (Number) - how many digits
# $digits (String) - a digit, or a list of digits
# $cells (String) - a list of the cells
single-already = { $count ->
    [1] { $digits } is already ruled out in { $cells }.
   *[other] { $digits } are already ruled out in { $cells }.
}

# $house (String) - the house, with "in"
full-house-question = Which digit is missing { $house }?

# $house (String) - the house, with "in"
# $cell (String) - its only empty cell
full-house-cell = { $house } only { $cell } is empty.

# $digit (String) - the digit
# $equation (String) - the cell and its digit
full-house-digit = { $digit } is still missing there, so { $equation }.

# $digit (String) - the digit
# $house (String) - the house, with "in"
hidden-single-question = Where can { $digit } go { $house }?

# $house (String) - the house, with "in"
# $digit (String) - the digit
hidden-single-missing = { $house }, { $digit } is still missing.

# Which cells have the digit, and so rule out other places in the house.
# $count (Number) - how many cells have the digit
# $reach (Number) - how many places they rule out, 0 if these are all others
# $digit (String) - the digit
# $cells (String) - a list of the cells that have the digit
# $number (String) - how many places they rule out, in words
hidden-single-seen = { $count ->
    [1] { $reach ->
        [0] Look at the { $digit } in { $cells }: it rules out every other empty cell.
        [1] Look at the { $digit } in { $cells }: it rules out a cell.
       *[other] Look at the { $digit } in { $cells }: it rules out { $number } cells.
    }
   *[other] { $reach ->
        [0] Look at the { $digit }s in { $cells }: they rule out every other empty cell.
        [1] Look at the { $digit }s in { $cells }: they rule out a cell.
       *[other] Look at the { $digit }s in { $cells }: they rule out { $number } cells.
    }
}

# $equation (String) - the cell and its digit
hidden-single-left = One place is left: { $equation }.

# A hidden single that follows from an assumption.
# $equation (String) - the cell and its digit
# $house (String) - the house, with "in"
hidden-single-follows = Then { $equation }, the only place { $house }.

# $cell (String) - the cell
# $groups (String) - the digits that it sees, by houses
naked-single-sees = { $cell } sees { $groups }.

# $digits (String) - a list of digits
# $house (String) - the house, with "in"
naked-single-group = { $digits } { $house }

# $digit (String) - the digit
# $equation (String) - the cell and its digit
naked-single-left = Only { $digit } is left: { $equation }.

# A naked single that follows from an assumption.
# $equation (String) - the cell and its digit
naked-single-follows = Then { $equation }, the only digit left there.

# A part of what is drawn.
single-part-ruled-out = ruled out
