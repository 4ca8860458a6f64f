### Bivalue universal graves: all open cells have two candidates but for a few.

# What was seen, after the name of the technique in one line.
# $candidates (String) - the candidates that are too many
bug-pattern = ({ $candidates })

# $candidates (String) - a list of the candidates that are too many
bug-without = Without { $candidates }, every open cell would have two candidates, and every house two places for each of its open digits.

bug-swap = Then digits could be swapped all over the grid: there would be two solutions, or none.
