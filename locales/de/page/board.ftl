### Das Brett und seine Legende.

board-board = Sudoku

board-ruled-out = ausgeschlossen

board-ruled-out-earlier = vorher ausgeschlossen

board-strong-link = starke Verbindung

board-weak-link = schwache Verbindung

board-orange = orange

board-sky-blue = himmelblau

board-green = grün

board-yellow = gelb

board-blue = blau

board-red = rot

board-pink = rosa

board-grey = grau

board-lime = hellgrün
