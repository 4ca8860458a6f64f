### Fish: X-wing, swordfish and larger ones, finned or not.

# What was seen, after the name of the technique in one line.
# $count (Number) - how many fins
# $digit (String) - the digit
# $base (String) - the houses of the base
# $cover (String) - the houses of the cover
# $fins (String) - a list of the fins
fish-pattern = { $count ->
    [0] { $digit } in { $base } and { $cover }
    [1] { $digit } in { $base } and { $cover }, fin { $fins }
   *[other] { $digit } in { $base } and { $cover }, fins { $fins }
}

# Where the digit can be in the base.
# $count (Number) - how many fins
# $digit (String) - the digit
# $base (String) - the houses of the base, with "in"
# $cover (String) - the houses of the cover, with "in"
# $cells (String) - a list of the cells
# $fins (String) - a list of the fins
fish-places = { $count ->
    [0] { $digit } { $base } can only be { $cover }, that is in { $cells }.
    [1] { $digit } { $base } can only be { $cover }, that is in { $cells }, but for the fin { $fins }.
   *[other] { $digit } { $base } can only be { $cover }, that is in { $cells }, but for the fins { $fins }.
}

# Why each house of the cover has its own.
# $kind (String) - line if all houses of the base are rows or columns, else house
# $size (String) - how many houses, in words
# $digit (String) - the digit
# $cover (String) - the houses of the cover, with "of"
fish-needs = { $kind ->
    [line] { $size } lines need { $size } { $digit }s, so each { $cover } has its own in one of these cells.
   *[house] { $size } houses need { $size } { $digit }s, so each { $cover } has its own in one of these cells.
}

# $cover (String) - the houses of the cover, with "in"
# $removed (String) - which candidates go
fish-conclusion = It is nowhere else { $cover }: { $removed }.

# Why each house of the cover has its own, if no fin is true.
# $fins (Number) - how many fins
# $kind (String) - line if all houses of the base are rows or columns, else house
# $digit (String) - the digit
# $size (String) - how many houses, in words
# $cover (String) - the houses of the cover
fish-without-fins = { $fins ->
    [1] { $kind ->
        [line] If the fin is not { $digit }: { $size } lines need { $size } { $digit }s, so { $cover } have theirs in these cells, and nowhere else.
       *[house] If the fin is not { $digit }: { $size } houses need { $size } { $digit }s, so { $cover } have theirs in these cells, and nowhere else.
    }
   *[other] { $kind ->
        [line] If no fin is { $digit }: { $size } lines need { $size } { $digit }s, so { $cover } have theirs in these cells, and nowhere else.
       *[house] If no fin is { $digit }: { $size } houses need { $size } { $digit }s, so { $cover } have theirs in these cells, and nowhere else.
    }
}

# What follows if a fin is true.
# $fins (Number) - how many fins
# $digit (String) - the digit
# $removed (String) - which candidates go
fish-with-fin = { $fins ->
    [1] If the fin is { $digit }, a cell that sees it can't be { $digit } either: { $removed }.
   *[other] If one of the fins is { $digit }, a cell that sees them all can't be { $digit } either: { $removed }.
}
