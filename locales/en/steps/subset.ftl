### Naked and hidden subsets: pairs, triples and quadruples.

# What was seen, after the name of the technique in one line.
# $digits (String) - the digits
# $houses (String) - a house, or a list of houses
# $cells (String) - the cells
subset-pattern = { $digits } in { $houses } ({ $cells })

# $houses (String) - the houses, with "in"
# $cells (String) - a list of the cells
# $digits (String) - a list of the digits
naked-subset-cells = { $houses }, { $cells } have only { $digits }.

# $size (String) - how many cells and digits, in words
naked-subset-count = That is { $size } cells for { $size } digits: each cell takes one of them.

# $houses (String) - the houses, with "of"
# $removed (String) - which candidates go
naked-subset-conclusion = So no other cell { $houses } holds one of these digits: { $removed }.

# A naked subset that follows from an assumption.
# $cells (String) - a list of the cells
# $digits (String) - a list of the digits
# $houses (String) - the houses, with "of"
# $removed (String) - which candidates go
naked-subset-follows = Then { $cells } hold { $digits } { $houses }, so { $removed }.

# $house (String) - the house, with "in"
# $digits (String) - a list of the digits
# $size (String) - how many cells and digits, in words
# $cells (String) - a list of the cells
hidden-subset-places = { $house }, { $digits } have only { $size } places, { $cells }.

# $size (String) - how many cells and digits, in words
hidden-subset-count = { $size } digits take { $size } cells: no other digit fits there.

# A hidden subset that follows from an assumption.
# $digits (String) - a list of the digits
# $house (String) - the house, with "of"
# $cells (String) - a list of the cells
# $removed (String) - which candidates go
hidden-subset-follows = Then { $digits } { $house } lie in { $cells }, so { $removed }.
