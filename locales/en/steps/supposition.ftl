### What follows from a candidate's being true or false, and how two candidates are linked.

# The beginning of what follows from a candidate's being false.
# $removed (String) - that the cell is not the digit: r1c1 is not 5
suppose-false = Suppose that { $removed }.

# The end of what follows from a candidate's being false: a contradiction.
# $equation (String) - the cell and the digit that stands in it
so-true = So { $equation }.

# The end of what follows, where it leads on to the solution.
supposition-solved = That solves the puzzle.

# The end of what follows.
supposition-nothing = Nothing more follows by singles and pairs.

# The end of what follows, where nothing follows at all.
supposition-nothing-at-all = Nothing follows by singles and pairs.

# A weak link
# $one (String) - one candidate: 5 in r1c1
# $other (String) - the other candidate
# $place (String) - the cell or the house that both are in
linked-weakly = { $one } and { $other } are not both true: { $place } has one of them at most. That is a weak link.

# $one (String) - one candidate: 5 in r1c1
# $other (String) - the other candidate
not-linked-weakly = { $one } and { $other } may both be true: there is no weak link.

# A strong link
# $one (String) - one candidate: 5 in r1c1
# $other (String) - the other candidate
# $place (String) - the cell or the house that both are in
linked-strongly = { $one } and { $other } are not both false: { $place } has no third. That is a strong link.

# $one (String) - one candidate: 5 in r1c1
# $other (String) - the other candidate
# $fault (String) - one of fault-…
not-linked-strongly = { $one } and { $other } may both be false: there is no strong link. The reason: { $fault }.
