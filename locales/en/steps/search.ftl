### A search by singles and guesses.

# What can't be. It stands after a colon.
# $digit (String) - the digit
# $house (String) - the house
search-twice = two { $digit }s in { $house }

# What can't be. It stands after a colon.
# $cell (String) - the cell
search-no-candidate = { $cell } has no candidate left

# What can't be. It stands after a colon.
# $digit (String) - the digit
# $house (String) - the house
search-no-place = no place for { $digit } in { $house }

# $count (Number) - how many singles
# $placed (String) - the cells with their digits
search-filled = { $count ->
    [1] { $count } single filled: { $placed }.
   *[other] { $count } singles filled: { $placed }.
}

# $cell (String) - the cell
# $digits (String) - a list of its candidates, with "or" before the last one
# $digit (String) - the one that is tried
search-guess = { $cell } may be { $digits }: try { $digit }.

# $guess (String) - the cell and the digit that was tried
# $why (String) - what can't be
search-taken-back = Take { $guess } back: { $why }.

# $guess (String) - the cell and the digit that was tried
search-done = Take { $guess } back: all that follows from it has been searched.

# $why (String) - what can't be
search-impossible = No solution: { $why }.

search-solution = A solution, without a guess.

# $guesses (String) - the cells with the digits that were tried
search-solution-by = A solution, by { $guesses }.

# What a search came to.
search-without-guess = No guess needed

# What a search came to.
# $count (Number) - how many guesses
# $number (String) - how many guesses, in digits
# $depth (Number) - how many of them rest on each other at most
search-guesses = { $count ->
    [1] { $number } guess, at most { $depth } deep
   *[other] { $number } guesses, at most { $depth } deep
}

# What a search came to that went on after the first solution.
# $count (Number) - how many guesses came before the first solution
# $number (String) - how many guesses, in digits
# $depth (Number) - how many of them rest on each other at most
search-guesses-to-first = { $count ->
    [1] { $number } guess to the first solution, at most { $depth } deep
   *[other] { $number } guesses to the first solution, at most { $depth } deep
}
