### What follows where one of several candidates must be true, since there is one solution. The sentence before says that the
### puzzle would else have more solutions than one.

# $equation (String) - the cell and its digit
uniqueness-placed = There is only one, so { $equation }.

# $count (Number) - how many candidates
# $cell (String) - the cell that has them all
# $digits (String) - a list of their digits, with "or" before the last one
uniqueness-cell = { $count ->
    [1] There is only one, so { $cell } holds its other candidate, { $digits }.
   *[other] There is only one, so { $cell } holds another candidate: { $digits }.
}

# $candidates (String) - a list of the candidates
uniqueness-candidates = There is only one, so at least one of these is true: { $candidates }.

# $removed (String) - which candidates go
uniqueness-conclusion = Whichever it is, it rules these out: { $removed }.

# A naked subset of which one cell stands for those of the candidates.
# $house (String) - the house, with "in"
# $cells (String) - a list of the subset's cells
# $digits (String) - a list of its digits
uniqueness-subset = { $house }, that one and { $cells } use up { $digits }.

# $removed (String) - which candidates go
uniqueness-subset-conclusion = So no other cell that sees them all has these digits: { $removed }.

# $houses (String) - the houses, with "in"
# $digit (String) - one of the two digits
# $cells (String) - a list of the cells
uniqueness-places = { $houses }, { $digit } can only be in { $cells }: one of them has it, and the other one of those candidates.

# $removed (String) - which candidates go
uniqueness-places-conclusion = Nothing else is left for them: { $removed }.

# A part of the pattern.
uniqueness-part-extra = extra candidate

# A part of the pattern.
uniqueness-part-help = help from outside
