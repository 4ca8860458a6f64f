### The texts on the player's own position, other than those of the worker.

# The message that the worker takes longer than usual.
coach-looking = Still looking…

# A hint uses candidates that have no note yet
# $count (Number) - how many
coach-missing-notes = { $count ->
    [one] This step also uses { $count } candidate without a note, which can be written.
   *[other] This step also uses { $count } candidates without a note, which can be written.
}

# What a hint rests on, if it is about many cells
# $cells (String) - a list of the cells
coach-left-out-by-notes = This step rests on what your notes leave out in { $cells }.

# What the notes leave in a cell
# $cell (String) - the cell
# $digits (String) - a list of digits of which one holds
coach-left-in = { $cell } can only be { $digits }

# What a hint rests on
# $cells (String) - a list of what the notes leave in each cell
coach-by-notes = By your notes, { $cells }.

# The heading over wrong digits
# $count (Number) - how many
coach-digits-wrong = { $count ->
    [1] One digit is wrong
   *[other] { $count } digits are wrong
}

# The heading over notes that are missing
# $count (Number) - how many
coach-notes-wrong = { $count ->
    [1] One note is missing
   *[other] { $count } notes are missing
}

# The heading over wrong digits and notes that are missing
# $count (Number) - how many there are of both together
coach-mistakes = { $count } mistakes

# What helps under such a heading, while no cell is marked. “More” is the button play-more.
coach-mistakes-unmarked = “More” says where.

# Where the wrong digits are, which are marked on the board
# $count (Number) - how many
# $cells (String) - a list of their cells
coach-digits-marked = { $count ->
    [1] The marked digit is wrong: { $cells }.
   *[other] The marked digits are wrong: { $cells }.
}

# Where the notes are missing
# $notes (String) - a list of the digits that are missing, each with its cell
coach-notes-removed = Removed by mistake: { $notes }.

# A note that is missing, in a list
# $digit (String) - its digit
# $cell (String) - its cell
coach-note-at = { $digit } in { $cell }

# The heading of an answer
# $digit (String) - the digit that was asked about
# $cell (String) - the cell
coach-why-not = Why not { $digit } in { $cell }?
