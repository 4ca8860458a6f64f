### A path of steps as a document.

# The end of a path that leads to the solution
path-solved = Solved.

# The end of a path that does not
# $count (Number) - how many cells are empty
path-no-further-step = { $count ->
    [one] No further step is known: { $count } cell is empty.
   *[other] No further step is known: { $count } cells are empty.
}

# The name of digits and eliminations that were written by hand, in a path of steps
path-by-hand = By hand, not proved

# The sentence about digits and eliminations that were written by hand, in place of a proof
path-by-hand-words = This was written on the board by hand; no step proves it.
