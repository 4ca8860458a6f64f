### Sue de Coq.

# $line (String) - the line
# $block (String) - the box
# $shared (String) - the cells in which they meet
# $others (String) - the other cells
sue-de-coq-pattern = in { $line } and { $block } ({ $shared }, with { $others })

# $shared (String) - a list of the cells in which line and box meet
# $line (String) - the line
# $block (String) - the box
# $others (String) - a list of the other cells
# $size (String) - how many cells, in words
# $number (String) - how many digits, in words
# $digits (String) - a list of the digits
sue-de-coq-cells = { $shared } lie in { $line } and in { $block }; with { $others } they are { $size } cells with the { $number } digits { $digits }.

# $digits (String) - a list of the digits in the cells of the line
# $cells (String) - a list of these cells
# $others (String) - a list of the digits in the cells of the box
# $places (String) - a list of these cells
sue-de-coq-apart = { $digits } in { $cells } and { $others } in { $places } have nothing in common, so each digit can be in only one of these cells: each is in exactly one.

# $removed (String) - which candidates go
sue-de-coq-conclusion = Where a line or a box has its digit so, it is nowhere else: { $removed }.

# A part of the pattern.
sue-de-coq-part-shared = where line and box meet
