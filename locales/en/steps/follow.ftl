### Guided drills: the questions about a pattern, which the reader answers with marks on the board, and the replies to the marks.

# A house with one empty cell.
# $kind (String) - row, column or box
follow-last-cell = { $kind ->
    [row] Mark the row that has only one empty cell.
    [column] Mark the column that has only one empty cell.
   *[box] Mark the box that has only one empty cell.
}

# A house with one place for a digit.
# $kind (String) - row, column or box
# $digit (String) - the digit
follow-only-place = { $kind ->
    [row] Mark the row in which { $digit } has only one place left.
    [column] Mark the column in which { $digit } has only one place left.
   *[box] Mark the box in which { $digit } has only one place left.
}

follow-only-digit = Mark the cell that has only one candidate left.

# A box for locked candidates.
# $kind (String) - row or column
# $digit (String) - the digit
follow-locked-box = { $kind ->
    [row] Mark the box in which all places of { $digit } lie in one row.
   *[column] Mark the box in which all places of { $digit } lie in one column.
}

# A line for locked candidates.
# $kind (String) - row or column
# $digit (String) - the digit
follow-locked-line = { $kind ->
    [row] Mark the row in which all places of { $digit } lie in one box.
   *[column] Mark the column in which all places of { $digit } lie in one box.
}

# The places of a digit in the house that was marked before.
# $kind (String) - row, column or box
# $digit (String) - the digit
follow-locked-cells = { $kind ->
    [row] Mark all places of { $digit } in this row.
    [column] Mark all places of { $digit } in this column.
   *[box] Mark all places of { $digit } in this box.
}

# The other house of the cells that were marked before.
# $kind (String) - row, column or box
follow-locked-to = { $kind ->
    [row] Mark the row in which these cells lie.
    [column] Mark the column in which these cells lie.
   *[box] Mark the box in which these cells lie.
}

# The cells of a naked subset.
# $size (String) - how many cells, in words
# $digits (String) - a list of the digits
follow-naked-cells = Mark { $size } cells of a house that have no candidates but { $digits }.

# The house of a naked subset.
# $kind (String) - row, column or box
# $size (String) - how many cells, in words
follow-naked-house = { $kind ->
    [row] Mark the row in which these { $size } cells lie.
    [column] Mark the column in which these { $size } cells lie.
   *[box] Mark the box in which these { $size } cells lie.
}

# The line and the box of a naked subset that lies in both.
# $size (String) - how many cells, in words
follow-naked-houses = These { $size } cells lie in a line and in a box. Mark both.

# The house of a hidden subset.
# $kind (String) - row, column or box
# $digits (String) - a list of the digits
# $size (String) - how many places, in words
follow-hidden-house = { $kind ->
    [row] Mark the row in which { $digits } have only { $size } places together.
    [column] Mark the column in which { $digits } have only { $size } places together.
   *[box] Mark the box in which { $digits } have only { $size } places together.
}

# The cells of a hidden subset.
# $size (String) - how many places, in words
follow-hidden-cells = Mark these { $size } places.

# The base of a fish whose base are rows, or columns.
# $base (String) - row or column
# $fins (Number) - how many fins
# $size (String) - how many rows or columns, in words
# $digit (String) - the digit
# $number (String) - how many fins, in words
follow-fish-base = { $base ->
    [row] { $fins ->
        [0] Mark { $size } rows in which all places of { $digit } lie in the same { $size } columns.
        [1] Mark { $size } rows in which all places of { $digit } but one lie in the same { $size } columns.
       *[other] Mark { $size } rows in which all places of { $digit } but { $number } lie in the same { $size } columns.
    }
   *[column] { $fins ->
        [0] Mark { $size } columns in which all places of { $digit } lie in the same { $size } rows.
        [1] Mark { $size } columns in which all places of { $digit } but one lie in the same { $size } rows.
       *[other] Mark { $size } columns in which all places of { $digit } but { $number } lie in the same { $size } rows.
    }
}

# The base of a fish of houses of several kinds.
# $fins (Number) - how many fins
# $houses (String) - follow-some-houses
# $digit (String) - the digit
# $cover (String) - follow-in-some-houses
# $number (String) - how many fins, in words
follow-fish-base-mixed = { $fins ->
    [0] Mark { $houses } in which all places of { $digit } lie { $cover }.
    [1] Mark { $houses } in which all places of { $digit } but one lie { $cover }.
   *[other] Mark { $houses } in which all places of { $digit } but { $number } lie { $cover }.
}

# The cover of a fish whose base are rows, or columns.
# $cover (String) - row or column
# $size (String) - how many rows or columns, in words
follow-fish-cover = { $cover ->
    [row] Now mark these { $size } rows.
   *[column] Now mark these { $size } columns.
}

# The cover of a fish of houses of several kinds.
# $houses (String) - follow-some-houses
follow-fish-cover-mixed = Now mark the houses that hold these places: { $houses }.

# Some houses of a kind, to be marked.
# $kind (String) - row, column or box
# $count (Number) - how many
# $number (String) - how many, in words
follow-some-houses = { $kind ->
    [row] { $count ->
        [1] one row
       *[other] { $number } rows
    }
    [column] { $count ->
        [1] one column
       *[other] { $number } columns
    }
   *[box] { $count ->
        [1] one box
       *[other] { $number } boxes
    }
}

# Some houses of a kind, in which something is.
# $kind (String) - row, column or box
# $count (Number) - how many
# $number (String) - how many, in words
follow-in-some-houses = { $kind ->
    [row] { $count ->
        [1] in one row
       *[other] in { $number } rows
    }
    [column] { $count ->
        [1] in one column
       *[other] in { $number } columns
    }
   *[box] { $count ->
        [1] in one box
       *[other] in { $number } boxes
    }
}

# The fins of a fish.
# $count (Number) - how many
# $digit (String) - the digit
# $number (String) - how many, in words
follow-fins = { $count ->
    [1] Mark the fin: the one place of { $digit } that is left over.
   *[other] Mark the fins: the { $number } places of { $digit } that are left over.
}

# The pivot of a wing.
# $others (Number) - how many other cells the wing has
# $candidates (String) - how many candidates the pivot has, in words
follow-pivot = { $others ->
    [2] Mark the pivot: a cell with { $candidates } candidates that sees both other cells of the wing.
   *[other] Mark the pivot: a cell with { $candidates } candidates that sees all other cells of the wing.
}

# The cells in the middle of a large wing.
# $size (String) - how many, in words
follow-pivots = Mark the { $size } cells in the middle of the wing: they see all of its other cells.

# The other cells of a wing of three.
# $digit (String) - the digit of the wing
follow-pincers = Mark the two other cells, the pincers: each has { $digit } and a digit of the pivot, and nothing else.

# The other cells of a large wing.
# $count (Number) - how many cells
# $size (String) - how many digits the wing has, in words
# $number (String) - how many cells, in words
follow-wing-others = { $count ->
    [1] Mark the other cell of the wing: all its cells together have only { $size } digits.
   *[other] Mark the { $number } other cells of the wing: all its cells together have only { $size } digits.
}

# The cells that see all places of a digit in a wing.
# $count (Number) - how many
# $digit (String) - the digit
# $number (String) - how many, in words
follow-seers = { $count ->
    [1] One cell has { $digit } and sees every place of { $digit } in the wing. Mark it.
   *[other] { $number } cells have { $digit } and see every place of { $digit } in the wing. Mark them.
}

# $kind (String) - row or column
# $digit (String) - the digit
follow-skyscraper = { $kind ->
    [row] Two rows have two places for { $digit } each, and one place of each is in the same column. Mark the other two.
   *[column] Two columns have two places for { $digit } each, and one place of each is in the same row. Mark the other two.
}

# $digit (String) - the digit
follow-kite = A row and a column have two places for { $digit } each, and one place of each is in the same box. Mark the other two.

# $digit (String) - the digit
follow-turbot = Two houses have two places for { $digit } each, and a place of one sees a place of the other. Mark the other two.

# The ends of a W-wing.
# $digits (String) - a list of the two digits
# $digit (String) - the digit of the strong link between the cells
# $other (String) - the digit to be marked
follow-w-wing = Two cells have only { $digits }. If both were { $digit }, some house would have no place for { $digit }. Mark { $other } in both.

# $digit (String) - the digit
follow-empty-rectangle = In a box all places of { $digit } lie in one row and one column. Elsewhere a line has two places for { $digit }, and one of them sees one of these two parts. Mark the other part and the other place.

# The ends of a chain of cells with two candidates.
# $digit (String) - the digit
follow-xy-chain = The cells of a chain have two candidates each, and each cell sees the next. Mark { $digit } in its first and its last cell: one of them is true.

# The ends of a chain of one digit.
# $digit (String) - the digit
follow-ends-of = Mark both ends of a chain of { $digit }: if one is false, the other is true.

follow-ends = Mark both ends of a chain: if one is false, the other is true.

follow-start = Mark the candidate with which the chain begins and ends: if it were false, the chain would make it true.

# A loop of one digit.
# $digit (String) - the digit
follow-loop-of = Mark all places of { $digit } in the loop, in which strong and weak links take turns.

follow-loop = Mark all candidates of the loop, in which strong and weak links take turns.

# The cells of almost locked sets.
# $count (Number) - how many sets
# $number (String) - how many, in words
follow-almost-locked-sets = { $count ->
    [1] An almost locked set has one digit more than it has cells. Mark its cells.
   *[other] There are { $number } almost locked sets, each with one digit more than it has cells. Mark all their cells.
}

# The cells of rectangles.
# $count (Number) - how many rectangles
follow-rectangles = { $count ->
    [1] Mark the four cells of the rectangle through which the chain goes: two digits alone would fill them in two ways.
   *[other] Mark the cells of all rectangles through which the chain goes: two digits alone would fill each in two ways.
}

# The cells of a remote pair.
# $size (String) - how many cells, in words
# $digits (String) - a list of the digits
follow-remote-cells = Mark { $size } cells that have only { $digits } and make a chain: each sees the next.

follow-remote-ends = Mark both ends of this chain of cells.

# A component of strong links of a digit.
# $digit (String) - the digit
follow-component-of = Where a house has only two places for { $digit }, a strong link joins them. Mark all places of a group that such links join.

follow-component = A strong link joins the only two places of a digit in a house, and the only two candidates of a cell. Mark all candidates of a group that such links join.

follow-second-component = Mark all candidates of a second group that such links join.

follow-colour = Give this group two colours, so that each link joins both. Mark all candidates of one colour.

# The cells of a rectangle.
# $digits (String) - a list of its two digits
follow-rectangle = Mark the rectangle that { $digits } alone would fill in two ways: four cells in two rows, two columns and two boxes.

# The cells of a loop.
# $size (String) - how many, in words
# $digits (String) - a list of the two digits
follow-deadly-loop = Mark the { $size } cells that { $digits } alone would fill in two ways: no house has just one of them.

# The further candidates in the cells of a pattern.
# $count (Number) - how many
# $digits (String) - a list of the digits of the pattern
follow-guardians = { $count ->
    [1] Mark the only candidate in these cells that is not { $digits }.
   *[other] Mark all candidates in these cells that are not { $digits }. One of them must be true.
}

# The candidates of a bivalue universal grave.
# $count (Number) - how many
# $number (String) - how many, in words
follow-bug = { $count ->
    [1] Without one candidate, every empty cell would have two. Mark it.
   *[other] Without { $number } candidates, every empty cell would have two. Mark them.
}

# The houses of a Sue de Coq.
# $kind (String) - row or column
follow-sue-houses = { $kind ->
    [row] Mark the row and the box in which the pattern lies.
   *[column] Mark the column and the box in which the pattern lies.
}

# The cells where both houses meet.
# $size (String) - how many cells, in words
follow-sue-shared = Mark the { $size } cells of the pattern that lie in both: they have at least two digits more than there are cells.

# The cells in one of the houses.
# $size (String) - how many cells, in words
follow-sue-others = Mark the { $size } other cells of the pattern: with them, there are just as many cells as digits.

# The stem of a blossom.
# $candidates (String) - how many candidates it has, in words
follow-stem = Mark the stem of the blossom: a cell with { $candidates } candidates.

# The petals of a blossom.
# $number (String) - how many petals, in words
follow-petals = The stem has { $number } petals. Each has one digit more than it has cells, and loses one to a candidate of the stem. Mark all their cells.

# The cells of almost locked candidates.
# $count (Number) - how many
# $digits (String) - a list of the digits
# $number (String) - how many, in words
follow-almost-naked = { $count ->
    [1] Mark the cell of the pattern that has only { $digits }.
   *[other] Mark { $number } cells of a house that have only { $digits }.
}

# The cells in the other house.
# $count (Number) - how many
# $kind (String) - row, column or box
# $digits (String) - a list of the digits, with "or" before the last one
# $number (String) - how many, in words
follow-almost-hidden = { $count ->
    [1] { $kind ->
        [row] A row crosses the box of this cell. Outside of the box, only one cell of the row has { $digits }. Mark it.
        [column] A column crosses the box of this cell. Outside of the box, only one cell of the column has { $digits }. Mark it.
       *[box] A box crosses a line of this cell. Outside of the line, only one cell of the box has { $digits }. Mark it.
    }
   *[other] { $kind ->
        [row] A row crosses the box of these cells. Outside of the box, only { $number } cells of the row have { $digits }. Mark them.
        [column] A column crosses the box of these cells. Outside of the box, only { $number } cells of the column have { $digits }. Mark them.
       *[box] A box crosses the line of these cells. Outside of the line, only { $number } cells of the box have { $digits }. Mark them.
    }
}

# The crossings of a firework.
# $count (Number) - how many
# $digits (String) - a list of the digits
follow-firework-crossing = { $count ->
    [1] A row and a column cross in a box. Outside of the box, each has only one cell for { $digits }. Mark the cell where they cross.
   *[other] Twice a row and a column cross in a box. Outside of the boxes, two cells are left for { $digits }. Mark both crossings.
}

follow-firework-wings = Mark the two wings: these cells outside of the box.

# The cells of a set of rank 0.
# $count (Number) - how many
follow-rank-zero = Mark the { $count } cells of the pattern: rows, columns and boxes have just as many digits for them as there are cells.

# The bases of exocets.
# $count (Number) - how many exocets
# $digits (String) - a list of the digits
follow-bases = { $count ->
    [1] Mark the base: two cells in a line and a box that have only { $digits }.
   *[other] Mark all bases: each is two cells in a line and a box that have only { $digits }.
}

# The targets of exocets.
# $count (Number) - how many exocets
follow-targets = { $count ->
    [1] Mark the targets: two cells that must have the digits of the base.
   *[other] Mark all targets: they must have the digits of the bases.
}

# The cells of a tridagon.
# $digits (String) - a list of the three digits
follow-tridagon = Mark the twelve cells, three in each of four boxes, that { $digits } alone can't fill.

follow-cases-of-cell = Mark all candidates of a cell, of which each leads to the same conclusion.

# The places of a digit in a house.
# $kind (String) - row, column or box
# $digit (String) - the digit
follow-cases-of-house = { $kind ->
    [row] Mark all places of { $digit } in a row, of which each leads to the same conclusion.
    [column] Mark all places of { $digit } in a column, of which each leads to the same conclusion.
   *[box] Mark all places of { $digit } in a box, of which each leads to the same conclusion.
}

follow-assumption = Mark the candidate that leads to a contradiction if it is assumed.

follow-emptied-cell = Mark the cell that would have no candidate then.

# $kind (String) - row, column or box
# $digit (String) - the digit
follow-emptied-house = { $kind ->
    [row] Mark the row that would have no place for { $digit } then.
    [column] Mark the column that would have no place for { $digit } then.
   *[box] Mark the box that would have no place for { $digit } then.
}

# $kind (String) - row, column or box
# $digit (String) - the digit
follow-twice = { $kind ->
    [row] Mark the row that would have { $digit } twice then.
    [column] Mark the column that would have { $digit } twice then.
   *[box] Mark the box that would have { $digit } twice then.
}

follow-placed = What follows? Mark the digit that can be placed.

follow-removed = What follows? Mark what can be removed: one candidate is enough.

follow-nothing-marked = Nothing is marked yet.

# The marks are right, but not all.
# $count (Number) - how many are missing
# $number (String) - how many, in words
follow-missing = { $count ->
    [1] Right so far: one is missing.
   *[other] Right so far: { $number } are missing.
}

# A digit's places in a house that was marked wrongly.
# $count (Number) - how many places
# $digit (String) - the digit
# $house (String) - the house, with "in"
# $cells (String) - a list of the places
# $number (String) - how many, in words
follow-fact-places = { $count ->
    [0] { $digit } has no place { $house }.
    [1] { $digit } has one place { $house }: { $cells }.
   *[other] { $digit } has { $number } places { $house }: { $cells }.
}

# A digit that stands in a house that was marked wrongly.
# $digit (String) - the digit
# $house (String) - the house, with "in"
# $cell (String) - the cell
follow-fact-stands = { $digit } already stands { $house }, in { $cell }.

# The empty cells of a house that was marked wrongly.
# $count (Number) - how many
# $house (String) - the house, with "in"
# $cells (String) - a list of the cells
# $number (String) - how many, in words
follow-fact-empty = { $count ->
    [0] No cell is empty { $house }.
    [1] One cell is empty { $house }: { $cells }.
   *[other] { $number } cells are empty { $house }.
}

# A filled cell that was marked wrongly.
# $cell (String) - the cell
# $digit (String) - its digit
follow-fact-filled = { $cell } is filled: { $digit }.

# An empty cell that was marked wrongly.
# $count (Number) - how many candidates
# $cell (String) - the cell
# $digits (String) - a list of its candidates
follow-fact-open = { $count ->
    [1] { $cell } has only { $digits }.
   *[other] { $cell } has { $digits }.
}

# A candidate that was marked wrongly.
# $digit (String) - the digit
# $cell (String) - the cell
follow-fact-aside = The pattern says nothing about { $digit } in { $cell }.
