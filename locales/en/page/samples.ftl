### The texts of the samples: the name of each, and a line about it.

# The easy sample, which is the puzzle of the first game.
samples-easy-name = Easy

# More about the one before.
samples-easy-words = Singles are enough

# The medium sample.
samples-medium-name = Medium

# More about the one before.
samples-medium-words = Locked candidates and a pair

# The hard sample.
samples-hard-name = Hard

# More about the one before.
samples-hard-words = Singles and pairs are not enough

# The sample whose hardest step is an X-wing.
samples-x-wing-name = 26 givens

# More about the one before.
samples-x-wing-words = Singles fill ten cells; the hardest step is an X-wing

# The sample from a newspaper.
samples-newspaper-name = Newspaper

# More about the one before.
samples-newspaper-words = Four stars, 27 givens

# The sample that singles solve.
samples-singles-name = Two phases

# More about the one before.
samples-singles-words = Singles in rows, columns and boxes

# The sample that needs pairs.
samples-pairs-name = Pairs

# More about the one before.
samples-pairs-words = More than singles

# The sample that lacks a given of the sample of pairs.
samples-several-name = 32 solutions

# More about the one before.
samples-several-words = The one before without the 6 in r5c3
