### Death blossoms.

# $digits (String) - the digits
# $stem (String) - the cell that the others see
# $petals (String) - the cells of the sets
blossom-pattern = { $digits } (stem { $stem }, petals { $petals })

# A case of the stem.
# $digit (String) - a digit of the stem
# $off (String) - then-node-is-not
# $keeps (String) - set-keeps
# $nodes (String) - node-is, several joined by clauses-and
blossom-petal = If it is { $digit }, { $off }, and { $keeps }: { $nodes }.

# $nodes (String) - node-is, several joined by clauses-and
blossom-every-case = So in every case { $nodes }.

# $removed (String) - which candidates go
blossom-conclusion = A cell that sees all these places of a digit cannot be that digit: { $removed }.
