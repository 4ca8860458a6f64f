### What is known of a puzzle, in a few words.

# A full and right board
verdict-complete = Complete and correct

verdict-one = One solution

# A full and wrong board
# $why (String) - why it is wrong
verdict-wrong = Complete but wrong: { $why }

# $why (String) - why there is none
verdict-none = No solution: { $why }

# A puzzle that forces digits until something is impossible
# $count (Number) - how many digits
# $why (String) - what is impossible, a noun: "no place for 5 in row 1"
verdict-none-after-there-is = { $count ->
    [one] No solution: after { $count } forced digit there is { $why }
   *[other] No solution: after { $count } forced digits there is { $why }
}

# A puzzle that forces digits until something is impossible
# $count (Number) - how many digits
# $why (String) - what is impossible
verdict-none-after = { $count ->
    [one] No solution: after { $count } forced digit { $why }
   *[other] No solution: after { $count } forced digits { $why }
}

# A puzzle with so few digits that it must have several solutions
# $count (Number) - how many digits
verdict-too-few = { $count ->
    [one] { $count } digit, too few for one solution
   *[other] { $count } digits, too few for one solution
}

# $number (String) - how many solutions
verdict-several = { $number } solutions

# $number (String) - the number up to which solutions are counted
verdict-more = More than { $number } solutions

# Equal digits in a house
# $count (String) - how many, in words
# $digit (String) - the digit
# $house (String) - the house
verdict-clash = { $count } { $digit }s in { $house }

# $cell (String) - the cell
verdict-no-candidate = { $cell } has no candidate left

# $digit (String) - the digit
# $house (String) - the house
verdict-no-place = no place for { $digit } in { $house }

verdict-no-completion = no way to complete it
