### What the command `nonet` says of puzzles, steps and structures. Its help, and what it says of wrong arguments, are in English.

# A puzzle with several solutions, or without, where one is needed
# $status (String) - one of verdict-…
command-expected-one = { $status }, expected one

# No step leads on
command-no-step = no step is known here

# A puzzle that has no rating
command-nothing-to-rate = there is nothing to rate

# The end of a path that leads to the solution
command-solved = Solved.

# The end of a path that does not
# $count (Number) - how many cells are empty
command-no-further-step = { $count ->
    [one] No further step is known: { $count } cell is empty.
   *[other] No further step is known: { $count } cells are empty.
}

# A puzzle with the same digits in the same cells
# $place (String) - the file and the line of the earlier puzzle
command-same-as = same as { $place }

# A puzzle that becomes an earlier one when rows, columns and digits are exchanged
# $place (String) - the file and the line of the earlier puzzle
command-isomorph-of = isomorph of { $place }

# What a form leaves out of a puzzle
# $parts (String) - counts-eliminations or counts-entered-digits, or both
command-without = without its { $parts }

# Why it does
# $without (String) - command-without
# $form (String) - the name of the form
command-not-held = { $without }, which the form { $form } can't hold

# The judgement of a structure, as the ones that follow
# $conclusions (String) - what it proves, in signs
command-proves = it proves { $conclusions }

# $technique (String) - the name of the structure
# $proves (String) - command-proves
command-named = { $technique }: { $proves }

command-proves-nothing = it holds and proves nothing here

command-undecided = it holds, and what it proves was not decided

command-contradicts = it cannot be fulfilled: the position has no solution

# $why (String) - break-at
command-breaks = it breaks at { $why }

# $why (String) - what was expected where
command-unreadable = it can't be read: { $why }

# $candidates (String) - a list of candidates
command-fins = fins: { $candidates }

# $candidates (String) - a list of candidates that are eliminated and belong to the truths
command-cannibals = cannibals: { $candidates }

# $candidates (String) - a list of candidates about which nothing was decided
command-not-decided = not decided: { $candidates }

# $claims (String) - what was claimed and is not proved, in signs
command-not-proved = not proved: { $claims }

# The number of links above that of truths
# $rank (String) - the number
command-rank = rank { $rank }

# Full boards that solve puzzles of the same text, and so are no puzzles themselves
# $count (Number) - how many, for the plural
# $number (String) - how many, in digits
command-solutions-left-out = { $count ->
    [one] { $number } solution that stands beside its puzzle is left out
   *[other] { $number } solutions that stand beside their puzzles are left out
}

# An input that is blank, or a table without rows
command-nothing = nothing to read, expected puzzles

# A table that can't be written below the table of the file before
command-other-columns = its columns are not those of the file before
