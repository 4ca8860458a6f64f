### The texts of the controls that all rooms share.

# The button that closes a dialog.
controls-close = Close

# The button that opens a file.
controls-open-file = Open file

# The name of a room's toolbar.
controls-actions = Actions

# The button that undoes the last act.
controls-undo = Undo

# The button that redoes the act that was undone last.
controls-redo = Redo

# The switch for advancing to the next cell after a given is typed.
controls-auto-advance = Move on after each digit

# The name of the choice between the cases of a step.
controls-cases = Cases

# The name of the highlight row.
controls-highlight = Highlight

# The spoken beginning of the name of a digit in the highlight row.
controls-highlight-digit = Highlight{" "}

# The button that highlights cells with two candidates.
controls-pairs = Pairs

# The button that shows strong links.
controls-links = Links

# The name of the keypad while it writes digits.
controls-digit-keys = Digits

# The name of the keypad while it writes notes.
controls-note-keys = Notes

# The name of the keypad while it writes colours.
controls-colour-keys = Colours

# The key that empties a cell.
controls-erase = Erase

# The key that leaves a cell empty and goes on to the next.
controls-skip = Skip

# The title of the samples.
controls-examples = Examples

# The first segment of the choice of a case
controls-all-cases = All cases

# How many of a digit are still to be placed
# $number (Number) - how many
controls-digits-left = { $number } left
