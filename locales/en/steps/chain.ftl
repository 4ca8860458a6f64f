### Chains, link by link.

# A candidate that is true, or a group of which one is. It stands first in its clause, or after a colon or "and".
# $count (Number) - how many cells
# $cells (String) - the cell, or a list of cells
# $digit (String) - the digit
node-is = { $count ->
    [1] { $cells } is { $digit }
   *[other] one of { $cells } is { $digit }
}

# A candidate that is false, or a group of which all are. It stands first in its clause, or after a colon or "and".
# $count (Number) - how many cells
# $cells (String) - the cell, or a list of cells
# $digit (String) - the digit
node-is-not = { $count ->
    [1] { $cells } is not { $digit }
   *[other] none of { $cells } is { $digit }
}

# A candidate that is true, or a group of which one is. It stands after "then" or "so".
# $count (Number) - how many cells
# $cells (String) - the cell, or a list of cells
# $digit (String) - the digit
then-node-is = { $count ->
    [1] { $cells } is { $digit }
   *[other] one of { $cells } is { $digit }
}

# A candidate that is false, or a group of which all are. It stands after "then" or "so".
# $count (Number) - how many cells
# $cells (String) - the cell, or a list of cells
# $digit (String) - the digit
then-node-is-not = { $count ->
    [1] { $cells } is not { $digit }
   *[other] none of { $cells } is { $digit }
}

# How a chain begins.
# $off (String) - node-is-not
chain-suppose = Suppose that { $off }.

# The last link of a chain.
# $on (String) - then-node-is, or one of chain-on-… or its like
chain-then = Then { $on }.

# A link of a chain, and what it rules out.
# $on (String) - then-node-is, or one of chain-on-… or its like
# $off (String) - then-node-is-not
chain-then-so = Then { $on }, and so { $off }.

# Why a candidate is true.
# $on (String) - then-node-is
chain-on-in-cell = { $on }, the cell's only other candidate

# Why a candidate, or one of a group, is true.
# $count (Number) - how many cells
# $on (String) - then-node-is
# $house (String) - the house
chain-on-in-house = { $count ->
    [1] { $on }, the only other place in { $house }
   *[other] { $on }, the only other places in { $house }
}

# After the supposition that something is not so has led to the contrary.
# $equation (String) - the cell and its digit
chain-true = So it is true after all: { $equation }.

# The chain is a loop: its last candidate excludes its first one.
# $last (String) - then-node-is
# $first (String) - then-node-is-not
chain-comes-round = That comes round: if { $last }, { $first } after all, and the same holds the other way round.

# $removed (String) - which candidates go
chain-loop = So each weak link of the loop has a true end, and what both its ends rule out goes: { $removed }.

# The two ends of the chain are the same.
# $node (String) - then-node-is
chain-one-end = So { $node }.

# $first (String) - node-is
# $last (String) - node-is
chain-ends = So { $first }, or { $last }, or both.

# $removed (String) - which candidates go
chain-either-way = Either way, { $removed }.

# The title of a step.
chain-continuous = Continuous nice loop

# The title of a step.
chain-discontinuous = Discontinuous nice loop

# The title of a step: an alternating inference chain.
chain-aic = AIC

# The title of a step.
chain-grouped-continuous = Grouped continuous nice loop

# The title of a step.
chain-grouped-discontinuous = Grouped discontinuous nice loop

# The title of a step.
chain-grouped-aic = Grouped AIC
