### The texts of the statistics dialog.

# The name of the number of finished games.
statistics-games = Games

# The name of the shortest time.
statistics-best-time = Best time

# The name of the median of all times.
statistics-median-time = Median time

# The name of the number of hints.
statistics-hints = Hints

# The name of the hardest step that the player found without a hint.
statistics-hardest-step = Hardest step

# The note in place of the levels while no game is finished.
statistics-no-games = The games that you finish are counted here, level by level: times, hints, the hardest step.

# The button that saves the results of all finished games as a table.
statistics-save-table = Save as a table (CSV)

# The name of the file that the table is saved as.
statistics-table-name = nonet-results.csv

# The name of the number of games whose times are left out of the best.
statistics-left-out = Left out of best

# What is left out of best times
# $cells (Number) - the fewest cells of a game that counts
statistics-about-left-out = Paler, and left out of best times: games with hints, with fewer than { $cells } cells to fill, or played before.

# How many games are finished
# $games (String) - how many
# $streak (String) - the streak
statistics-finished = { $games } finished. { $streak }

# A single finished game
# $time (String) - its time
statistics-one-game = One game, in { $time } without a hint.

# A single finished game
# $time (String) - its time
# $hints (String) - how many hints
statistics-one-game-hints = One game, in { $time } with { $hints }.

# A single finished game that is left out
statistics-is-left-out = It is left out of best times.

# The hardest step of a single finished game
# $technique (String) - the technique
statistics-its-hardest = Its hardest step: { $technique }.

# The description of a plot of one time
# $time (String) - the time
statistics-took = Took { $time }.

# The description of a plot of times
# $games (Number) - how many
# $least (String) - the shortest time
# $most (String) - the longest time
# $last (String) - the latest time
statistics-plotted = The latest { $games } games took from { $least } to { $most }, the last { $last }. The line is the median.
