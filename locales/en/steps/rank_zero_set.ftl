### Sets of rank 0: multi-sector locked sets and SK-loops.

# $count (Number) - how many cells
# $cells (String) - the cells
# $links (String) - each digit with the houses that cover it
rank-zero-pattern = of { $count } cells ({ $cells }) by { $links }

# $cells (String) - a list of the cells
rank-zero-look = Look at what can be in { $cells }.

# $groups (String) - rank-zero-group, several joined by list-and
rank-zero-groups = It is one of these: { $groups }.

# $digits (String) - a list of digits, with "or" before the last one
# $house (String) - the house that covers them
rank-zero-group = { $digits } of { $house }

# $count (Number) - how many cells, and digits
rank-zero-count = A house has a digit once, so that is { $count } digits at most, and there are { $count } cells to fill.

# $removed (String) - which candidates go
rank-zero-conclusion = So each of these digits is in one of the cells, and elsewhere in its house it is not: { $removed }.

# A part of the pattern: candidates by the house in which they are counted.
rank-zero-in-rows = counted in rows

# A part of the pattern.
rank-zero-in-columns = in columns

# A part of the pattern.
rank-zero-in-boxes = in boxes
