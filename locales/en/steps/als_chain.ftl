### Chains through almost locked sets.

# A set without one of its digits. It stands after a colon or "and".
# $shape (String) - cell: one cell; house: cells of one house; bent: cells of several houses
# $cells (String) - a list of the cells
# $digits (String) - a list of the digits that are left
set-keeps = { $shape ->
    [cell] { $cells } has only { $digits } left
    [house] { $cells } have only { $digits } left
   *[bent] { $cells } have only { $digits } left, and those that share a digit see each other
}

# A set without one of its digits, and what follows. It stands after "then".
# $shape (String) - house: cells of one house; bent: cells of several houses
# $cells (String) - a list of the cells
# $digits (String) - a list of the digits that are left
# $on (String) - node-is
then-set-keeps = { $shape ->
    [house] { $cells } have only { $digits } left: { $on }
   *[bent] { $cells } have only { $digits } left, and those that share a digit see each other: { $on }
}

# $digits (String) - a list of digits
als-chain-shared = The first and the last set share { $digits } too, for which the same holds.

# $removed (String) - which candidates go
als-chain-loop = So each weak link of the loop has a true end, and each set keeps its other digits: { $removed }.

# A part of the pattern.
# $letter (String) - A, B or C
als-chain-part = ALS { $letter }

# The title of a step.
als-chain-continuous = Continuous nice loop with ALS

# The title of a step.
als-chain-discontinuous = Discontinuous nice loop with ALS

# The title of a step.
als-chain-aic = AIC with ALS
