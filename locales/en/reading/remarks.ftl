### How a text was read, where that is worth a word: parts of a sentence, each after a comma.

reading-quotation = without the signs of a quotation

reading-labels = without the names of rows and columns

# $parts (String) - a list of parts, each of them reading-part-…
reading-unread = without its { $parts }

# Parts of a text that were left out, each in a list after "without its"
reading-part-closing-words = closing words

reading-part-colours = colours

reading-part-corner-marks = corner marks

reading-part-eliminations = eliminations

reading-part-hidden-fields = hidden fields

reading-part-moves = moves

reading-part-notes = notes

reading-part-options = options of the program

reading-part-rules = rules in words

reading-part-shapes = shapes drawn under the digits

reading-part-solution = solution

reading-part-words = words beside the board

# A part of which only its key in data is known
# $key (String) - the key
reading-part-key = '{ $key }'

# $sign (String) - a sign between the rows
reading-parted = parted by { $sign }

# $lines (Number) - how many, at least two
reading-wrapped = from { $lines } lines

# $marks (String) - signs before and behind digits, with blanks between them
reading-marks = without the marks { $marks }

# A program had made one sign of two or three, which was undone
# $sign (String) - the sign
reading-lengthened = { $sign } as the signs that it was made of

reading-bits = with a bit for each digit

reading-rounded = with nothing behind the 15th digit, where a spreadsheet rounds numbers

reading-row-first = with the row of each cell before its column

reading-column-first = with the column of each cell before its row

reading-digit-first = with the digit of each cell before its row and column

reading-letters-for-rows = with letters for rows

reading-letters-for-columns = with letters for columns

reading-x-across = with x for columns and y for rows

reading-box-first = with the box of each cell before its place in the box

# $first (Number) - 0 or 1
reading-counted-from = with rows and columns counted from { $first }

# $first (Number) - 0 or 1
reading-cells-from = with cells counted from { $first }

reading-digits-from-zero = with digits counted from 0

# $count (Number) - how many
# $number (String) - the same with signs between groups of digits
reading-solutions = { $count ->
    [1] without its solution, which is in the text too
   *[other] without { $number } of its solutions, which are in the text too
}

# $count (Number) - how many
# $number (String) - the same with signs between groups of digits
reading-other-boards = { $count ->
    [1] without another board on its line
   *[other] without { $number } other boards on its line
}

# $count (Number) - how many
# $number (String) - the same with signs between groups of digits
reading-other-links = { $count ->
    [1] without another link, which holds no puzzle that can be read
   *[other] without { $number } other links, which hold no puzzle that can be read
}

# $count (Number) - how many
# $number (String) - the same with signs between groups of digits
reading-other-solutions = { $count ->
    [1] without a board that is called a solution and solves no puzzle here
   *[other] without { $number } boards that are called solutions and solve no puzzle here
}

reading-by-columns = filled by columns, as this program does

# A table of one row has more columns than the puzzle's
reading-other-columns = without its other columns
