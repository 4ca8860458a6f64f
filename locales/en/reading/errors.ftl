### Why a text can't be read, and where: sentences without their full stops. A line is one of the text, and its column a number of characters.

# An error at a place of the text
# $line (Number) - the line of the text
# $column (Number) - the character in the line
# $fault (String) - what is wrong there, a sentence
reading-at = line { $line }, column { $column }: { $fault }

# An error on a line of the text
# $line (Number) - the line of the text
# $fault (String) - what is wrong there, a sentence
reading-on-line = line { $line }: { $fault }

# $count (Number) - how many cells
# $number (String) - the same with signs between groups of digits
reading-cells = { $count ->
    [one] { $number } cell
   *[other] { $number } cells
}

# $count (Number) - how many rows of cells
# $number (String) - the same with signs between groups of digits
reading-rows = { $count ->
    [one] { $number } row
   *[other] { $number } rows
}

# $count (Number) - how many characters
# $number (String) - the same with signs between groups of digits
reading-characters = { $count ->
    [one] { $number } character
   *[other] { $number } characters
}

# $count (Number) - how many fields of a table
# $number (String) - the same with signs between groups of digits
reading-fields = { $count ->
    [one] { $number } field
   *[other] { $number } fields
}

reading-empty = nothing to read, expected the 81 cells of a Sudoku with 0 or . for an empty one

reading-no-cells = no cells found, expected 81 digits with 0 or . for an empty cell

reading-not-text = this is not text in UTF-8, save the file as plain text in UTF-8

reading-web-page = this is a web page, and no puzzle is in it

# $title (String) - its title
reading-titled-web-page = this is a web page with the title '{ $title }', and no puzzle is in it

# $message (String) - its message, such as 404: Not Found
reading-server-message = this is what a server said in place of a file: '{ $message }'

# $sign (String) - the character
reading-bad-character = { $sign } is neither a digit nor a filler

# A character that looks like a digit
# $digit (Number) - the digit
# $sign (String) - the character
reading-misread = { $digit ->
    [8] { $sign } is neither a digit nor a filler, most likely it is an { $digit } that was read wrong
   *[other] { $sign } is neither a digit nor a filler, most likely it is a { $digit } that was read wrong
}

# $group (String) - what stands in a cell
reading-bad-group = '{ $group }' is neither a digit nor a group of different digits

# $line (Number) - the line of the text
# $cells (String) - reading-cells
reading-row-length = line { $line } has { $cells }, expected 9

# $rows (String) - reading-rows
reading-row-count = { $rows } of 9 cells, expected 9 rows

# $line (Number) - the line of the text
# $characters (String) - reading-characters
# $cause (String) - the likely cause, one of reading-length-…
reading-line-length = line { $line } has { $characters }, expected 81: { $cause }

# A line has another number of characters than 81
reading-length-other-size = a board of another size has so many, and only 9 rows of 9 are read

reading-length-cut-blanks = an editor may have cut blanks at its end, use 0 or . for empty cells

reading-length-more-blanks = a blank may have been added, use 0 or . for empty cells

reading-length-one-lost = one was lost, most likely the first or the last in copying, or a zero at the beginning in a spreadsheet

reading-length-part-lost = a part was not copied

reading-length-one-more = one is too many

reading-length-unparted = put a line break or a blank after the 81st

reading-not-in-rows = 81 cells, but not in rows of 9

# $cells (String) - reading-cells
reading-cell-count = { $cells }, expected 81 in rows of 9

# $line (Number) - the line of the text
# $number (String) - the number, such as 5.3007E+80
reading-spreadsheet-number = line { $line } has the number { $number } in place of 81 digits: most likely a spreadsheet made it of them, save the column as text

# $version (String) - its version
reading-game-version = this game is in version { $version } of OpenSudoku's form, and versions 1 to 5 are read

# $cell (String) - the cell
reading-damaged-game = this game is damaged at { $cell }

# A board of another size
# $rows (Number) - how many rows it has
# $columns (Number) - how many cells are in each
reading-other-size = { $rows ->
    [21] these are { $rows } rows of { $columns }, as a Samurai of five boards has, and only Sudokus of 9 rows of 9 are read
   *[other] these are { $rows } rows of { $columns }, and only Sudokus of 9 rows of 9 are read
}

reading-nested = lists of three in lists of three may be boxes or rows, give nine lists of nine

# $line (Number) - the line of the text
# $characters (String) - reading-characters
# $expected (Number) - how many it should have
# $cause (String) - reading-zeros-lost or reading-zeros-perhaps-lost
reading-lost-zeros = line { $line } has { $characters }, expected { $expected }: { $cause }

# $zeros (Number) - how many
reading-zeros-lost = { $zeros ->
    [one] a zero at the beginning most likely went, as in a spreadsheet
   *[other] zeros at the beginning most likely went, as in a spreadsheet
}

# $zeros (Number) - how many characters are missing
reading-zeros-perhaps-lost = { $zeros ->
    [one] a part was lost, perhaps a zero at the beginning, as in a spreadsheet
   *[other] a part was lost, perhaps zeros at the beginning, as in a spreadsheet
}

reading-lost-blanks = blanks stand for empty cells here, and some of them were lost in copying, use 0 or . for empty cells

# $word (String) - a word
reading-words = '{ $word }' is no row of cells, expected 81 digits with 0 or . for an empty cell

# $line (Number) - the line of the text
reading-regions = only classic Sudoku is read, and this one has irregular regions, whose map begins on line { $line }

# $letters (String) - the letters
reading-letters = the letters { $letters } stand for digits here, write them as 1 to 9

reading-mask = this board says with 1 which cells are given, and not which digits they have

# $zero (String) - the first cell with a 0
# $sign (String) - a word, or reading-empty-field
# $empty (String) - the first cell with that
reading-zero-beside-empty = this board has both 0 (first in { $zero }) and { $sign } (first in { $empty }) and no 9, so its digits are probably counted from 0, write them as 1 to 9, or all empty cells as 0

reading-empty-field = an empty field

# $number (Number) - the number
reading-list-outside = this is a list of cells (row, column, digit), and { $number } is no row, column or digit of a Sudoku

reading-list-ten-places = this is a list of cells (row, column, digit), and its rows or columns are numbered from 0 to 9, which are ten

# $cell (String) - the cell
# $first (String) - reading-list-digit
# $second (String) - reading-list-digit
reading-list-twice = this is a list of cells (row, column, digit), and { $cell } comes twice, with { $first } and { $second }

# $digit (Number) - a digit, or 0 for an empty cell
reading-list-digit = { $digit ->
    [0] nothing
   *[other] { $digit }
}

reading-list-orders = this is a list of cells (row, column, digit), and the text says two different orders of row, column and digit

reading-list-unclear = this is a list of cells (row, column, digit), which does not show whether it is counted from 0 or from 1, write the cells as r1c1=5 instead

# $line (Number) - the line of the text
# $fields (String) - reading-fields
# $expected (Number) - how many columns the table has
reading-field-count = line { $line } has { $fields }, expected { $expected }

reading-open-quotes = this field begins with a quotation mark, and none ends it

# $line (Number) - the line of the text
reading-long-line = line { $line } is longer than 1 MB

# $line (Number) - the line of the text
# $fault (String) - reading-source-fault
reading-source = from line { $line } on the file could not be read: { $fault }

# Why a file can't be read, as the system says it
# $kind (String) - its kind, in one word
# $said (String) - the same in the system's words
reading-source-fault = { $kind ->
    [NotFound] entity not found
    [PermissionDenied] permission denied
    [InvalidData] invalid data
    [TimedOut] timed out
    [Interrupted] operation interrupted
    [UnexpectedEof] unexpected end of file
    [OutOfMemory] out of memory
    [Unsupported] unsupported
    [Other] other error
   *[other] { $said }
}

# A link of a later version of Nonet was pasted
# $error (String) - nonet-link-version
reading-reload = { $error }, reload to get it

# The error of a row of a text, which does not name its line
# $line (Number) - the line of the text
# $error (String) - what is wrong, without a full stop
reading-row-on-line = line { $line }: { $error }

# A line of a text, as the errors of its rows name it
# $line (Number) - the line of the text
reading-line = line { $line }

# The error of a row of one of several files
# $file (String) - the name of the file
# $error (String) - what is wrong, without a full stop
reading-of-file = { $file }: { $error }

# The solution that a table gives for a puzzle
# $digits (Number) - how many digits it has, more than one
reading-solution-length = the solution in this row has { $digits } digits, expected 81

# The solution that a table gives for a puzzle
reading-solution-wrong = the solution in this row does not solve its puzzle

# A row of a list that was kept
reading-damaged-row = this row of the list is damaged
