### The Solve room: what forums ask of a puzzle.

# The title of the part.
forum-title = What forums ask

# The note on what the part finds out.
forum-about = Backdoors, the depth of trial and error, symmetries, redundant givens and bands, of the givens alone.

# The button that finds it out.
forum-find = Find out

# The button that stops the search.
forum-stop = Stop

# The search is running
# $count (Number) - how many trials it has made, for the plural
# $number (String) - how many, in digits
forum-trials = { $count ->
    [one] { $number } trial so far
   *[other] { $number } trials so far
}

# The note over the facts.
forum-press-for-more = A press on a line says what it means.

# The note over the facts of a puzzle with no solution or several.
forum-needs-one-solution = This puzzle does not have exactly one solution. Backdoors, trials, redundant givens and the numbers of bands are asked of one that has.

# The button that copies the canonical form.
forum-copy = Copy

# The definition of a backdoor of one digit.
forum-about-backdoors = A digit of the solution with which naked and hidden singles solve the rest. Its cell is also called a magic cell.

# The definition of a backdoor of two digits.
forum-about-pairs = Two digits of the solution with which naked and hidden singles solve the rest, where neither of them does so by itself.

# The definition of the depth of trial and error.
forum-about-trial-depth = At depth 0 singles solve the puzzle. At depth 1 each candidate is assumed in turn, and removed if singles find a contradiction; this is repeated until the puzzle is solved. At depth 2 each assumption is followed by all that depth 1 finds, and so on. Denis Berthier calls this T&E.

# The definition of automorphisms.
forum-about-automorphisms = The ways to exchange rows, columns, bands and stacks and to mirror the board that change nothing but the names of the digits. Leaving everything in place is one of them, so 1 means that there is no symmetry.

# The definition of the canonical form.
forum-about-canonical = Of all puzzles that this one can become when rows, columns, bands, stacks and digits are exchanged or the board is mirrored, the one whose line of 81 characters comes first, with empty cells before digits (minlex). Two puzzles are isomorphs if it is the same.

# The definition of redundant givens.
forum-about-redundant = Givens without any one of which the puzzle still has exactly one solution. They can't always be removed together. A puzzle that has none is minimal.

# The definition of the numbers of solutions without a given.
forum-about-removals = The number of solutions when one given is removed and all others stay, counted up to 10,000.

# The definition of the givens in bands and stacks.
forum-about-givens = The number of givens in each band, three boxes side by side, from above, and in each stack, three boxes one below the other, from the left.

# The definition of the numbers of bands and stacks.
forum-about-bands = There are 416 different bands, if the order of rows, columns and boxes and the names of the digits do not count. Forums number them from 1 in the order of their first forms (minlex). These are the numbers of the bands and stacks of the solution.
