### The texts of the samples: the name of each, and a line about it.

samples-easy-name = Easy

samples-easy-words = Singles are enough

samples-medium-name = Medium

samples-medium-words = Locked candidates and a pair

samples-hard-name = Hard

samples-hard-words = Singles and pairs are not enough

samples-x-wing-name = 26 givens

samples-x-wing-words = Singles fill ten cells; the hardest step is an X-wing

samples-newspaper-name = Newspaper

samples-newspaper-words = Four stars, 27 givens

samples-singles-name = Two phases

samples-singles-words = Singles in rows, columns and boxes

samples-pairs-name = Pairs

samples-pairs-words = More than singles

samples-several-name = 32 solutions

samples-several-words = The one before without the 6 in r5c3
