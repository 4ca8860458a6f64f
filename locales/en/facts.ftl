### What forums ask of a puzzle: names of rows, and their values.

facts-backdoors = Backdoors of one digit

facts-pairs = Backdoors of two digits

facts-trial-depth = Depth of trial and error

facts-automorphisms = Automorphisms

facts-canonical = Canonical form

facts-redundant = Redundant givens

facts-removals = Solutions without a given

facts-givens = Givens in bands and stacks

facts-bands = Numbers of bands and stacks

# There is no backdoor, or no given
facts-none = none

# A puzzle that needs no backdoor
facts-needs-none = none needed: singles solve the puzzle

# A backdoor of two digits
# $first (String) - a digit in its cell: "r1c1=5"
# $second (String) - the other
facts-pair = { $first } + { $second }

# A list that is not shown to its end
# $items (String) - the items that are shown
# $number (String) - how many others there are
facts-and-more = { $items } and { $number } more

# A depth that is not known exactly
# $number (String) - the least that it is
facts-or-more = { $number } or more

# $puzzle (String) - the number of automorphisms of the givens
# $solution (String) - the number of automorphisms of the solution
facts-of-both = { $puzzle } of the puzzle, { $solution } of its solution

# There is no redundant given
facts-minimal = none: the puzzle is minimal

# A number of solutions that was not counted further
# $number (String) - the number
facts-at-least = at least { $number }

# The number of solutions without a given
# $cell (String) - the cell of the given
# $number (String) - the number
facts-without = { $cell }: { $number }

# The numbers of solutions without a given
# $least (String) - the least
# $most (String) - the greatest
facts-range = { $least } to { $most }

# $bands (String) - the numbers of the three bands
# $stacks (String) - the numbers of the three stacks
facts-bands-and-stacks = bands { $bands }; stacks { $stacks }
