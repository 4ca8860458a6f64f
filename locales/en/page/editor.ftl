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
