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

# Check found wrong digits
# $count (Number) - how many
coach-digits-wrong = { $count ->
    [one] { $count } digit is wrong
   *[other] { $count } digits are wrong
}

# Check found notes that are missing
# $count (Number) - how many
coach-notes-gone = { $count ->
    [one] { $count } note should not have been removed
   *[other] { $count } notes should not have been removed
}

# What Check found
# $mistakes (String) - a list of the mistakes
coach-all-mistakes = { $mistakes }.

# A wrong digit, in a list
# $cell (String) - its cell
coach-digit-at = the digit in { $cell }

# A note that should not have been removed, in a list
# $digit (String) - its digit
# $cell (String) - its cell
coach-note-gone = { $digit } is gone from { $cell }

# The heading of an answer
# $digit (String) - the digit that was asked about
# $cell (String) - the cell
coach-why-not = Why not { $digit } in { $cell }?
