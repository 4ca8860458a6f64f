### Tridagons.

# $digits (String) - the three digits
# $boxes (String) - the four boxes
# $cells (String) - the twelve cells
# $guardians (String) - the other candidates there
tridagon-pattern = { $digits } in { $boxes } ({ $cells }), guardians { $guardians }

# $boxes (String) - of-houses: the four boxes
# $cells (String) - a list of the twelve cells
# $digits (String) - a list of the three digits
tridagon-cells = In each { $boxes }, three of { $cells } lie in different rows and columns. Suppose they held only { $digits }.

tridagon-order = Then each box would have the three digits in some order, and the next one, beside or below, the same order turned on by one place or two, since no line has a digit twice.

tridagon-mirror = But the cells do not slant alike: in one of the boxes, or in three, they mirror the order. So on the way round through all four it never fits again.

# $equation (String) - the cell and its digit
tridagon-placed = So the one other candidate there is true: { $equation }.

# $candidates (String) - a list of candidates
tridagon-guardians = So one of these is true: { $candidates }.

# $removed (String) - which candidates go
tridagon-conclusion = Whichever it is, it rules these out: { $removed }.

# A part of the pattern.
tridagon-part-guardian = guardian
