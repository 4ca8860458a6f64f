### A path of steps as a document.

# The end of a path that leads to the solution
path-solved = Solved.

# The end of a path that does not
# $count (Number) - how many cells are empty
path-no-further-step = { $count ->
    [one] No further step is known: { $count } cell is empty.
   *[other] No further step is known: { $count } cells are empty.
}
