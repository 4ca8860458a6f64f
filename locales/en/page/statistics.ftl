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
