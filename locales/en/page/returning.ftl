### The texts on days, finished games and results.

# The rule of the streak, as the calendar tells it.
returning-streak-rule = A day counts when you finish a game on it: its puzzle, or any other. A game that you began the day before counts for that day, if nothing else does. Days that count have a line over their number.

# When the next puzzles of the day can be played.
returning-opens-at-midnight = Tomorrow’s puzzle opens at midnight.

# What keeps a streak, or begins one: `any game today keeps it.`
returning-streak-paused = It is paused.

# What keeps a streak, or begins one: `any game today keeps it.`
returning-streak-begins-today = Any game today begins one.

# What keeps a streak, or begins one: `any game today keeps it.`
returning-streak-kept-today = Any game today keeps it.

# What keeps a streak, or begins one: `any game today keeps it.`
returning-streak-kept-by-yesterday = The game that you began yesterday keeps it.

# What keeps a streak, or begins one: `any game today keeps it.`
returning-streak-kept-tomorrow = Any game tomorrow keeps it.

# The name of the best time of a level.
returning-best-of-easy = Best Easy game

# The name of the best time of a level.
returning-best-of-medium = Best Medium game

# The name of the best time of a level.
returning-best-of-hard = Best Hard game

# The name of the best time of a level.
returning-best-of-unfair = Best Unfair game

# The name of the best time of a level.
returning-best-of-extreme = Best Extreme game
