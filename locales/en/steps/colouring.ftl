### Colouring: simple and multiple colours, and 3D Medusa.

# The two colours of a cluster.
# $cluster (String) - only if there is one cluster, else first or second
# $count (Number) - how many candidates the second colour has
# $one (String) - a list of the candidates of the first colour
# $other (String) - a list of the candidates of the second colour
colouring-cluster = { $cluster ->
    [only] { $count ->
        [1] Strong links join these: either { $one }, or { $other } is true.
       *[other] Strong links join these: either { $one }, or { $other } are true.
    }
    [first] { $count ->
        [1] In one cluster, either { $one }, or { $other } is true.
       *[other] In one cluster, either { $one }, or { $other } are true.
    }
   *[second] { $count ->
        [1] In the other, either { $one }, or { $other } is true.
       *[other] In the other, either { $one }, or { $other } are true.
    }
}

# $cell (String) - the cell
colouring-empties-cell = One of these would leave { $cell } without a candidate.

# $house (String) - the house
# $digit (String) - the digit
colouring-empties-house = One of these would leave { $house } without a place for { $digit }.

# $digits (String) - a list of two digits
# $cell (String) - their cell
colouring-twice-in-cell = { $digits } in { $cell } have one colour.

# $digit (String) - the digit
# $cells (String) - a list of two cells
colouring-twice-in-house = { $digit } has one colour in { $cells }, which see each other.

colouring-twice = Two of one colour are in one cell, or the same digit in one house.

# A candidate sees both colours of the other cluster.
# $count (Number) - how many cells of the candidate's colour see them
# $cells (String) - a list of these cells
# $others (String) - a list of the cells of both colours
# $digits (String) - the digit of these, or a list of digits
colouring-sees-both = { $count ->
    [1] { $cells } sees { $others }, of which one is { $digits }.
   *[other] { $cells } see { $others }, of which one is { $digits }.
}

# $cells (String) - a list of two cells, one of each cluster
colouring-see-each-other = { $cells } see each other, so one of their colours is false, and the opposite one true.

# $candidates (String) - a list of two candidates
# $removed (String) - a list of candidates that go
colouring-either = One of { $candidates } is true, and either rules out { $removed }.

# $removed (String) - the candidates of the colour
colouring-false = So that colour is false: { $removed }.

# A part of the pattern.
colouring-part-one = one colour

# A part of the pattern.
colouring-part-other = the other

# A part of the pattern.
colouring-part-second-one = one colour of the second cluster

# A part of the pattern.
colouring-part-second-other = its other
