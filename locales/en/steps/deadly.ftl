### Deadly patterns: unique rectangles and loops.

# What was seen, after the name of the technique in one line.
# $digits (String) - a list of the two digits
# $cells (String) - the cells of the pattern
deadly-pattern = with { $digits } ({ $cells })

# $cells (String) - a list of cells that the player has filled
deadly-filled = { $cells } were not given, so they might hold other digits.

# $cells (String) - a list of the cells of the pattern
# $digits (String) - a list of the two digits
deadly-swap = If { $cells } held only { $digits }, the two digits could be swapped: the puzzle would have a second solution.

# $houses (String) - the houses, with "in"
# $digit (String) - one of the two digits
deadly-places = { $houses }, { $digit } has no place but in these cells.

# $digits (String) - the other digit, or a list
# $cells (String) - the cells from which it goes, with "in"
# $removed (String) - which candidates go
deadly-conclusion = With { $digits } { $cells }, they would come to hold just those two; so { $removed }.
