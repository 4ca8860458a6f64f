### The rows of the list of keys, each with the keys and their action.

# What the notes of a player say to hints and to Check.
keys-what-notes-say = Notes, hints and Check (Play): a candidate is ruled out once its note was taken away, by you or by a hint. A digit that was never noted in a cell is not ruled out there. Check finds fault with a right digit that was taken away if the notes of its cell had held every possible digit, by Fill notes or by hand.

# The keys that move the cursor.
keys-move-name = Arrows

# More about the one before.
keys-move-words = Move; with Shift, select more

# The keys that move the cursor to an end of the row or the board.
keys-ends-name = Home, End

# More about the one before.
keys-ends-words = To the ends of the row; with Ctrl, of the board

# The keys that move the cursor by a box.
keys-boxes-name = Page Up, Page Down

# More about the one before.
keys-boxes-words = One box up or down

# The keys that move the cursor to an empty cell.
keys-empty-cells-name = . and ,

# More about the one before.
keys-empty-cells-words = Next and previous empty cell; while givens are typed, . leaves a cell empty

# The keys that write a digit.
keys-digit-name = 1 to 9

# More about the one before.
keys-digit-words = Write the digit

# The keys that write a note.
keys-note-name = Shift + 1 to 9

# More about the one before.
keys-note-words = Write a note (Play), rule out a candidate (Solve)

# The keys that change the mode of entry.
keys-modes-name = Space; Z, X, C, V, D; N

# More about the one before.
keys-modes-words = What the keys write: next; digit, notes, centre notes (where both sorts are on), colour, line; notes on or off (Play)

# The keys that empty a cell.
keys-erase-name = Delete, Backspace, 0

# More about the one before.
keys-erase-words = Empty the cell

# The keys of undo.
keys-undo-name = Ctrl+Z or [

# More about the one before.
keys-undo-words = Undo

# The keys of redo.
keys-redo-name = Ctrl+Y, Ctrl+Shift+Z or ]

# More about the one before.
keys-redo-words = Redo

# Copying the board.
keys-copy-name = Ctrl+C

# More about the one before.
keys-copy-words = Copy the puzzle

# The keys that select all cells.
keys-select-all-name = Ctrl+A

# More about the one before.
keys-select-all-words = Select all cells

# The keys that light a digit.
keys-light-name = F, then a digit

# More about the one before.
keys-light-words = Light the digit, again for several; F twice ends it. Colours then go to its notes

# The key of the next step, or of a hint.
keys-step-name = H

# More about the one before.
keys-step-words = Take the next step (Solve); a hint, then more of it (Play)

# The key that applies a hint.
keys-apply-name = Enter

# More about the one before.
keys-apply-words = Apply a hint that is told to its end (Play)

# The keys that ask why a digit can't be in a cell.
keys-why-not-name = W, then a digit

# More about the one before.
keys-why-not-words = Why not this digit here? (Play)

# The keys that look for mistakes.
keys-check-name = Ctrl+Enter

# More about the one before.
keys-check-words = Check for mistakes (Play)

# The keys that set a save point and return to the last one.
keys-save-points-name = Ctrl+S, Ctrl+B

# More about the one before.
keys-save-points-words = Set a bookmark; back to the last one (Play)

# The key that pauses the game.
keys-pause-name = P

# More about the one before.
keys-pause-words = Pause (Play)

# The keys that have something spoken.
keys-speak-name = ', then R L B K M G

# More about the one before.
keys-speak-words = Speak the row, column or box; what can go here; what remains; how full the board is

# The key that shares the board.
keys-share-name = S

# More about the one before.
keys-share-words = Share

# The keys that walk through the solutions.
keys-walk-name = < and >

# More about the one before.
keys-walk-words = Walk through several solutions (Solve)

# The keys that begin a branch, and that go from one branch to the next.
keys-branches-name = T, Y, Shift+Y

# More about the one before.
keys-branches-words = Begin a branch, show the next or the previous one (Solve)

# The key that opens the list of keys.
keys-keys-name = ?

# More about the one before.
keys-keys-words = This list

# The key that closes a dialog.
keys-close-name = Esc

# More about the one before.
keys-close-words = Close what is open, then deselect
