### Wings: XY-wing, XYZ-wing and larger ones.

# What was seen, after the name of the technique in one line.
# $digit (String) - the digit
# $pivot (String) - the cell or cells of the pivot
# $pincers (String) - the cells of the pincers
wing-pattern = { $digit } (pivot { $pivot }, pincers { $pincers })

# $pivot (String) - the pivot
# $value (String) - a digit of the pivot
# $pincer (String) - the pincer that has this digit too
# $digit (String) - the digit of the wing
wing-case = If { $pivot } is { $value }, { $pincer } is not, so { $pincer } is { $digit }.

# $pivot (String) - the pivot
# $digit (String) - the digit of the wing, which the pivot has too
wing-case-of-pivot = If { $pivot } is { $digit }, it is so itself.

# $size (String) - how many digits and cells, in words
# $digits (String) - a list of the digits
# $pivot (String) - a list of the cells of the pivot
# $pincers (String) - a list of the pincers
wing-cells = Only { $size } digits, { $digits }, are in { $size } cells: { $pivot } with { $pincers }.

# $digits (String) - a list of the other digits than that of the wing
wing-others = Each of { $digits } can be in only one of them, since the cells that have it see each other.

# $size (String) - how many cells, in words
# $digit (String) - the digit of the wing
wing-needs = { $size } cells have to be filled, so { $digit } is needed as well.

# $cells (String) - the cells of which one has the digit
# $digit (String) - the digit of the wing
wing-ends = So { $cells } is { $digit }.

# $count (Number) - how many cells have the digit
# $digit (String) - the digit of the wing
# $removed (String) - which candidates go
wing-conclusion = { $count ->
    [2] A cell that sees both cannot be { $digit }: { $removed }.
   *[other] A cell that sees all of them cannot be { $digit }: { $removed }.
}
