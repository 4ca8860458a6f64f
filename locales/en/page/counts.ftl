### Numbers of things, as they stand in lists and sentences.

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-givens = { $count ->
    [one] { $number } given
   *[other] { $number } givens
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-rows = { $count ->
    [one] { $number } row
   *[other] { $number } rows
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-games = { $count ->
    [one] { $number } game
   *[other] { $number } games
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-lists = { $count ->
    [one] { $number } list
   *[other] { $number } lists
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-attempts = { $count ->
    [one] { $number } attempt at a drill
   *[other] { $number } attempts at drills
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-digits = { $count ->
    [one] { $number } digit
   *[other] { $number } digits
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-cells = { $count ->
    [one] { $number } cell
   *[other] { $number } cells
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-notes = { $count ->
    [one] { $number } note
   *[other] { $number } notes
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-solutions = { $count ->
    [one] { $number } solution
   *[other] { $number } solutions
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-puzzles = { $count ->
    [one] { $number } puzzle
   *[other] { $number } puzzles
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-hints = { $count ->
    [one] { $number } hint
   *[other] { $number } hints
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-days = { $count ->
    [one] { $number } day
   *[other] { $number } days
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-steps = { $count ->
    [one] { $number } step
   *[other] { $number } steps
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-minutes = { $count ->
    [one] { $number } minute
   *[other] { $number } minutes
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-mistakes = { $count ->
    [one] { $number } mistake
   *[other] { $number } mistakes
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-items = { $count ->
    [one] { $number } item
   *[other] { $number } items
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-candidates = { $count ->
    [one] { $number } candidate
   *[other] { $number } candidates
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-characters = { $count ->
    [one] { $number } character
   *[other] { $number } characters
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-eliminations = { $count ->
    [one] { $number } elimination
   *[other] { $number } eliminations
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-entered-digits = { $count ->
    [one] { $number } entered digit
   *[other] { $number } entered digits
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-noted-cells = { $count ->
    [one] { $number } cell with notes
   *[other] { $number } cells with notes
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-coloured-cells = { $count ->
    [one] { $number } coloured cell
   *[other] { $number } coloured cells
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-lines = { $count ->
    [one] { $number } line
   *[other] { $number } lines
}

# $count (Number) - how many
# $number (String) - how many, as it is written
counts-analyses = { $count ->
    [one] { $number } analysis
   *[other] { $number } analyses
}
