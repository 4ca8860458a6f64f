### The rows of the list of keys, each with the keys and their action.

keys-what-notes-say = Notes, hints and Check (Play): a candidate is ruled out once its note was taken away, by you or by a hint. A digit that was never noted in a cell is not ruled out there. Check finds fault with a right digit that was taken away if the notes of its cell had held every possible digit, by Fill notes or by hand.

keys-move-name = Arrows

keys-move-words = Move; with Shift, select more

keys-ends-name = Home, End

keys-ends-words = To the ends of the row; with Ctrl, of the board

keys-boxes-name = Page Up, Page Down

keys-boxes-words = One box up or down

keys-empty-cells-name = . and ,

keys-empty-cells-words = Next and previous empty cell; while givens are typed, . leaves a cell empty

keys-digit-name = 1 to 9

keys-digit-words = Write the digit

keys-note-name = Shift + 1 to 9

keys-note-words = Write a note (Play), rule out a candidate (Solve)

keys-modes-name = Space; Z, X, C, V, D; N

keys-modes-words = What the keys write: next; digit, notes, centre notes (where both sorts are on), colour, line; notes on or off (Play)

keys-erase-name = Delete, Backspace, 0

keys-erase-words = Empty the cell

keys-undo-name = Ctrl+Z or [

keys-undo-words = Undo

keys-redo-name = Ctrl+Y, Ctrl+Shift+Z or ]

keys-redo-words = Redo

keys-copy-name = Ctrl+C

keys-copy-words = Copy the puzzle

keys-select-all-name = Ctrl+A

keys-select-all-words = Select all cells

keys-light-name = F, then a digit

keys-light-words = Light the digit, again for several; F twice ends it. Colours then go to its notes

keys-step-name = H

keys-step-words = Take the next step (Solve); a hint, then more of it (Play)

keys-apply-name = Enter

keys-apply-words = Apply a hint that is told to its end (Play)

keys-why-not-name = W, then a digit

keys-why-not-words = Why not this digit here? (Play)

keys-check-name = Ctrl+Enter

keys-check-words = Check for mistakes (Play)

keys-save-points-name = Ctrl+S, Ctrl+B

keys-save-points-words = Set a bookmark; back to the last one (Play)

keys-pause-name = P

keys-pause-words = Pause (Play)

keys-speak-name = ', then R L B K M G

keys-speak-words = Speak the row, column or box; what can go here; what remains; how full the board is

keys-share-name = S

keys-share-words = Share

keys-walk-name = < and >

keys-walk-words = Walk through several solutions (Solve)

keys-keys-name = ?

keys-keys-words = This list

keys-close-name = Esc

keys-close-words = Close what is open, then deselect
