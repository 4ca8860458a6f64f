### What is only spoken: the answers to queries by keyboard, and changes that are else only seen.

# The question after the key for highlighting.
query-highlight-which = Highlight which digit?

# The words on a line that was removed.
query-line-gone = Line removed.

# What is said in place of a colour where there is none
query-no-colour = no colour

# A cell without a digit, in a house that is read aloud
query-blank = blank

# What is missing in a house that is full
query-nothing-missing = Nothing

# A house that is read aloud
# $house (String) - the house
# $digits (String) - its digits, with commas
# $missing (String) - a list of the digits that are missing
query-house = { $house }: { $digits }. Missing { $missing }.

# A cell that has a digit
# $digit (String) - the digit
query-stands-here = { $digit } stands here.

# A cell in which nothing can be
query-nothing-fits = Nothing can go here.

# What can be in a cell
# $digits (String) - a list of digits
query-can-be = Can be { $digits }.

# How many digits changed
# $digits (String) - how many
query-digits-changed = { $digits } changed.

# A cell that changed
# $cell (String) - the cell
# $digit (String) - its digit
query-now-digit = { $cell }: { $digit }.

# A cell that changed
# $cell (String) - the cell
query-now-empty = { $cell }: empty.

# A cell that changed
# $cell (String) - the cell
# $notes (String) - its notes
query-now-notes = { $cell }: notes { $notes }.

# How many of a digit are left
# $number (Number) - how many
# $digit (String) - the digit
query-so-many-of = { $number } of { $digit }

# No digit is left to place
query-nothing-left = Nothing is left.

# What is left to place
# $digits (String) - how many of each digit, with commas
query-remaining = Left: { $digits }.

# How full the board is
# $givens (String) - the number of givens
# $entered (Number) - the number of entered digits
# $left (Number) - the number of empty cells
query-fullness = { $givens }, { $entered } entered, { $left } left.

# No digit is highlighted
query-none-highlighted = Nothing is highlighted.

# Digits are highlighted
# $digits (String) - a list of digits
query-highlighted = Highlighted: { $digits }.

# Another mode of entry
# $mode (String) - its name
query-mode = { $mode } mode.

# Something got another colour
# $what (String) - a cell, or how many cells or notes
# $colour (String) - the colour
query-coloured = { $what }: { $colour }.

# A candidate
# $digit (String) - the digit
# $cell (String) - the cell
query-digit-in = { $digit } in { $cell }

# The first end of a line
# $end (String) - a candidate
query-line-from = Line from { $end }.

# A line
# $from (String) - a candidate
# $to (String) - a candidate
query-line = Line from { $from } to { $to }.

# A dashed line
# $from (String) - a candidate
# $to (String) - a candidate
query-dashed-line = Dashed line from { $from } to { $to }.
