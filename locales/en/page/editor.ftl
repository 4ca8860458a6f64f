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

# The heading of the rules that the givens keep.
editor-rules = Rules for the givens

# The label of the choice of a symmetry.
editor-symmetry = Symmetry

# The label of the choice among the masks that were kept. A mask is the set of cells that may be given.
editor-masks = Your masks

# The prompt of that choice while the mask is none of them.
editor-no-kept-mask = Choose a mask

# The button that allows givens in the selected cells alone.
editor-mask-selected = Only the selected cells

# The button that allows givens in the selected cells as well.
editor-mask-add = Allow the selected cells

# The button that allows no givens in the selected cells.
editor-mask-remove = Exclude the selected cells

# The button that allows givens where there are some alone.
editor-mask-givens = Only where givens are

# The button that allows givens everywhere.
editor-mask-all = All cells

# The button that keeps the mask.
editor-mask-keep = Keep the mask

# The button that removes a mask that was kept.
editor-mask-forget = Forget the mask

# The button that locks the digits of the selected cells, or unlocks them.
editor-lock = Lock or unlock digits

# The message that a locked digit can't be changed.
editor-is-locked = A locked digit stays as it is. Unlock it first.

# The message that a cell may not be given.
editor-is-outside = The mask and the symmetry leave no given here.

# The mask has all cells.
editor-any-cell = Any cell may be given. To draw a mask, select its cells.

# How many cells may be given
# $count (Number) - how many
editor-mask-cells = { $count ->
    [one] One cell may be given.
   *[other] { $count } cells may be given.
}

# How many givens are in cells that may not be given
# $count (Number) - how many
editor-outside = { $count ->
    [one] One given lies outside.
   *[other] { $count } givens lie outside.
}

# How many empty cells are symmetric to givens
# $count (Number) - how many
editor-lacking = { $count ->
    [one] One cell lacks a given for the symmetry.
   *[other] { $count } cells lack a given for the symmetry.
}

# How many digits are locked
# $count (Number) - how many
editor-locked = { $count ->
    [one] One digit is locked.
   *[other] { $count } digits are locked.
}

# The name of a mask that was kept
# $number (Number) - its place among the masks
# $cells (String) - how many cells it has
editor-mask-name = Mask { $number }: { $cells }

# The heading of the search for puzzles.
editor-search = Search by exchanging givens

# The label of the lowest rating by Sudoku Explainer.
editor-se-least = SE from

# The label of the highest rating by Sudoku Explainer.
editor-se-most = SE to

# The button that begins to search.
editor-search-start = Search

# The button that ends the search.
editor-search-stop = Stop

# The button that searches for harder puzzles.
editor-search-harder = Make it harder

# The button that searches for easier puzzles.
editor-search-easier = Make it easier

# The name of the list of puzzles that were found.
editor-found = Found puzzles

# The title of a puzzle that was found
# $rating (String) - its rating by Sudoku Explainer
# $givens (String) - how many givens it has
editor-found-title = SE { $rating }, { $givens }

# The rating of the puzzle by Sudoku Explainer 1.2.1
# $rating (String) - the rating
editor-rated-se = SE { $rating } (1.2.1)

# The search goes on
# $found (Number) - how many puzzles were found
# $exchanges (String) - how many exchanges were tried
editor-searching = Searching: { $found } found, { $exchanges } exchanges tried.

# The search has ended
# $found (Number) - how many puzzles were found
# $exchanges (String) - how many exchanges were tried
editor-searched = { $found ->
    [one] One puzzle found, { $exchanges } exchanges tried.
   *[other] { $found } puzzles found, { $exchanges } exchanges tried.
}

# The locked digits have no solution.
editor-locked-unsolvable = No puzzle has the locked digits: they have no solution.

# Cells that are symmetric to locked digits may not be given.
editor-locked-asymmetric = The mask lacks cells that are symmetric to locked digits.

# The mask is too small
# $count (Number) - how many cells it leaves for givens
editor-too-few-cells = The mask and the symmetry leave { $count } cells for givens, too few for one solution: it takes 17.
