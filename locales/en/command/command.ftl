### What the command `nonet` says of puzzles, steps and structures. Its help, and what it says of wrong arguments, are in English.

# A puzzle with several solutions, or without, where one is needed
# $status (String) - one of verdict-…
command-expected-one = { $status }, expected one

# No step leads on
command-no-step = no step is known here

# A puzzle that has no rating
command-nothing-to-rate = there is nothing to rate

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
