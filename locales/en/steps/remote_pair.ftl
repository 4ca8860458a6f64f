### Remote pairs.

# What was seen, after the name of the technique in one line.
# $digits (String) - the two digits
# $cells (String) - the cells, from one end to the other
remote-pair-pattern = { $digits } ({ $cells })

# $cells (String) - a list of the cells, from one end to the other
# $digits (String) - a list of the two digits
remote-pair-cells = { $cells } have only { $digits }, and each sees the next.

# $ends (String) - a list of the first and the last cell
remote-pair-ends = So the two digits alternate along them, and { $ends } hold one each.

# $removed (String) - which candidates go
remote-pair-conclusion = What sees both ends is neither: { $removed }.
