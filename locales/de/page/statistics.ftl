### The texts of the statistics dialog.

statistics-games = Games

statistics-best-time = Best time

statistics-median-time = Median time

statistics-hints = Hints

statistics-hardest-step = Hardest step

statistics-no-games = The games that you finish are counted here, level by level: times, hints, the hardest step.

statistics-save-table = Save as a table (CSV)

statistics-table-name = nonet-results.csv

statistics-left-out = Left out of best
