### Words that many sentences share: houses, numbers and lists.

language-name = English

# A house.
# $kind (String) - row, column or box
# $number (Number) - 1 to 9
house = { $kind ->
    [row] row { $number }
    [column] column { $number }
   *[box] box { $number }
}

# Several houses of one kind.
# $kind (String) - row, column or box
# $numbers (String) - a list of their numbers
houses = { $kind ->
    [row] rows { $numbers }
    [column] columns { $numbers }
   *[box] boxes { $numbers }
}

# Several houses of one kind, in which something is.
# $kind (String) - row, column or box
# $numbers (String) - a list of their numbers
in-houses = { $kind ->
    [row] in rows { $numbers }
    [column] in columns { $numbers }
   *[box] in boxes { $numbers }
}

# Several houses of one kind, to which something belongs.
# $kind (String) - row, column or box
# $numbers (String) - a list of their numbers
of-houses = { $kind ->
    [row] of rows { $numbers }
    [column] of columns { $numbers }
   *[box] of boxes { $numbers }
}

# Several houses of one kind, which have or do something.
# $kind (String) - row, column or box
# $numbers (String) - a list of their numbers
the-houses = { $kind ->
    [row] rows { $numbers }
    [column] columns { $numbers }
   *[box] boxes { $numbers }
}

# Several lines of one kind, on which something is.
# $kind (String) - row, column or box
# $numbers (String) - a list of their numbers
on-houses = { $kind ->
    [row] on rows { $numbers }
    [column] on columns { $numbers }
   *[box] on boxes { $numbers }
}

# A house, or several of different kinds, in which something is.
# $names (String) - its name, or a list of names
in-named = in { $names }

# A line, or several of different kinds, on which something is.
# $names (String) - its name, or a list of names
on-named = on { $names }

# A house, or several of different kinds, to which something belongs.
# $names (String) - its name, or a list of names
of-named = of { $names }

# The last two items of a list, or the only two.
# $items (String) - the items before the last one, a list of them or one
# $last (String) - the last item
list-and = { $items } and { $last }

# The last two items of a list of which one holds.
# $items (String) - the items before the last one
# $last (String) - the last item
list-or = { $items } or { $last }

# Items of a list before its last one.
# $items (String) - the items so far
# $next (String) - the next item
list-more = { $items }, { $next }

# Parts of a sentence that could each be a sentence.
# $items (String) - the parts so far
# $next (String) - the next part
list-of-clauses = { $items }; { $next }

# A small number in words.
# $number (Number) - how many
number-word = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $number }
}

# Some cells of which one is meant; a single cell is told by its name alone.
# $count (Number) - how many cells
# $cells (String) - a list of the cells
one-of-cells = { $count ->
    [1] { $cells }
   *[other] one of { $cells }
}

# Some cells of which one is meant, in which something is.
# $count (Number) - how many cells
# $cells (String) - a list of the cells
in-one-of-cells = { $count ->
    [1] in { $cells }
   *[other] in one of { $cells }
}

# A digit, or several, and where it is.
# $digits (String) - the digit, or a list of digits
# $cells (String) - a list of cells
digits-in-cells = { $digits } in { $cells }

# Candidates that a step removes.
# $count (Number) - how many cells
# $cells (String) - a list of the cells
# $digits (String) - a list of the digits, with "or" before the last one
cells-are-not = { $count ->
    [1] { $cells } is not { $digits }
   *[other] { $cells } are not { $digits }
}

# A sentence that says only which candidates a step removes.
# $removed (String) - which candidates go
removed = { $removed }.

# A sentence that says which candidates a step removes, after its reasons.
# $removed (String) - which candidates go
so-removed = So { $removed }.

# Parts of a sentence that all hold.
# $items (String) - the parts so far
# $next (String) - the next part
clauses-and = { $items }, and { $next }

# The sign between groups of three digits of a large number
group-sign = ,

# The sign before the decimal of a rating
decimal-sign = .
