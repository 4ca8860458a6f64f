### The texts on days, finished games and results.

returning-streak-rule = A day counts when you finish a game on it: its puzzle, or any other. A game that you began the day before counts for that day, if nothing else does. Days that count have a line over their number.

returning-opens-at-midnight = Tomorrow’s puzzle opens at midnight.

returning-streak-paused = It is paused.

returning-streak-begins-today = Any game today begins one.

returning-streak-kept-today = Any game today keeps it.

returning-streak-kept-by-yesterday = The game that you began yesterday keeps it.

returning-streak-kept-tomorrow = Any game tomorrow keeps it.

returning-best-of-easy = Best Easy game

returning-best-of-medium = Best Medium game

returning-best-of-hard = Best Hard game

returning-best-of-unfair = Best Unfair game

returning-best-of-extreme = Best Extreme game
