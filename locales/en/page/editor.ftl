### The texts of the puzzle editor.

# The heading while there are no givens.
editor-write-givens = Write the givens

# The note on how givens are typed.
editor-how-to-write = 0, a dot or the space bar skips a cell.

# The name of the card with the verdict.
editor-verdict = Verdict

# The button that removes all givens.
editor-clear = Clear

# The message that all givens were removed.
editor-cleared = Cleared.

# The button that adds givens until there is one solution.
editor-complete = Add givens until unique

# The button that removes givens for as long as there is one solution.
editor-make-minimal = Make minimal

# The button that opens a game of the puzzle.
editor-play-it = Play it

# The button that takes the puzzle to Solve.
editor-solve-it = Solve step by step

# The button that takes over the puzzle of the Solve room.
editor-from-solve = Take it from Solve

# The name of the list of givens that can be added.
editor-one-more = One more given

# The heading of that list.
editor-easiest-first = One more given, easiest first

# The heading of the edits that make an equivalent puzzle.
editor-same-puzzle = The same puzzle in another guise

# The button that rotates the puzzle by a quarter turn.
editor-turn = Turn

# The button that mirrors the puzzle left to right.
editor-mirror = Mirror

# The button that relabels the digits.
editor-relabel = Relabel

# The button that permutes rows and columns and relabels the digits.
editor-shuffle = Shuffle

# The button that makes the canonical form, which all equivalent puzzles share.
editor-canonical = Canonical form

# The note on what equivalent puzzles have in common.
editor-about-isomorphs = Puzzles that are turned, relabelled or shuffled into one another have one canonical form. Their scores may differ: of equal steps a path takes the first.

# The meaning of the tints of givens if there is one solution.
editor-without-given = Solutions without a given

# The meaning of the tints of givens if there are several solutions.
editor-times-without-given = Without a given, times as many solutions, rounded up

# The meaning of the tints of digits in empty cells.
editor-with-digit = With a digit, solutions

# A puzzle without solution
editor-mend-first = Mend that first.

# A minimal puzzle
editor-minimal = Minimal: every given is essential.

# How many givens could be removed
# $count (Number) - how many
editor-redundant = { $count ->
    [1] One given is redundant: it could be removed.
   *[other] Any one of { $count } givens could be removed.
}

# When cells are tinted
# $limit (String) - the most solutions
editor-tinted-from = Cells are tinted by what they do once there are { $limit } solutions or fewer.

# No given makes the puzzle unique
editor-none-completes = No single extra given makes it unique.

# How many givens make the puzzle unique
# $count (Number) - how many
editor-completes = { $count ->
    [1] One more given makes it unique.
   *[other] One more given makes it unique: any one of { $count }.
}

# The worker looks at each given
editor-looking = Looking at each given…

# A given that is not needed
# $cell (String) - its cell
editor-is-redundant = { $cell } is redundant: without it there is still one solution.

# A given that is needed
# $cell (String) - its cell
# $solutions (String) - the number of solutions without it
editor-is-essential = { $cell } is essential: without it there are { $solutions }.

# A given of a puzzle with several solutions that changes nothing
# $cell (String) - its cell
editor-changes-nothing = { $cell } changes nothing: without it there are as many solutions.

# A given of a puzzle with several solutions
# $cell (String) - its cell
# $solutions (String) - the number of solutions without it
editor-without = Without { $cell } there are { $solutions }.

# What a digit in an empty cell leaves
# $count (Number) - how many digits leave it
# $digits (String) - a list of the digits
# $solutions (String) - the number of solutions that is left
editor-leaves = { $count ->
    [one] { $digits } leaves { $solutions }
   *[other] { $digits } leave { $solutions }
}

# What the digits of an empty cell leave
# $cell (String) - the cell
# $parts (String) - what each digit leaves, with commas
editor-of-cell = { $cell }: { $parts }.

# A number of solutions above the limit
# $solutions (String) - the limit
editor-more-than = more than { $solutions }
