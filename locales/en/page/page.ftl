### Texts that several parts of the page use, other than those of verdicts and steps.

# The message that a full board can't be played.
page-nothing-to-play = This board is full, so there is nothing to play. It is shown in Solve.

# The message that a link's step can't be shown, since its puzzle does not have one solution.
page-no-step = The step can't be shown: this puzzle does not have one solution.

# The name of a list that came from the clipboard or the entry box.
page-pasted = Pasted puzzles

# The status of a finished game.
page-solved = Solved

# The status of a paused game.
page-paused = Paused

# The note that links are shown only for lit digits, while none is lit.
page-light-a-digit = Links are those of highlighted digits: highlight one, too.

# The reason why a board, which has no game, can't be played.
page-empty-board = The board is empty: there is nothing to play yet.

# The reason why a board, which has no game, can't be played.
page-no-game-none = This board has no solution, so it can't be played.

# The reason why a board, which has no game, can't be played.
page-full-board = This board is full, so there is nothing to play.

# The reason why a board, which has no game, can't be played.
page-several-solutions = A game needs a puzzle with one solution; this board has several.

# The word for a level.
page-level-easy = Easy

# The word for a level.
page-level-medium = Medium

# The word for a level.
page-level-hard = Hard

# The word for a level.
page-level-unfair = Unfair

# The word for a level.
page-level-extreme = Extreme

# The demands of a level, and how long a game may take.
page-asks-easy = No notes needed. 5 to 10 minutes

# The demands of a level, and how long a game may take.
page-asks-medium = Notes in some cells, pairs. 10 to 20 minutes

# The demands of a level, and how long a game may take.
page-asks-hard = Full notes, patterns. 20 to 40 minutes

# The demands of a level, and how long a game may take.
page-asks-unfair = Long chains of reasoning. An hour or more

# The demands of a level, and how long a game may take.
page-asks-extreme = Many hard steps, some by trial. An evening

# A stage of a hint
page-stage-place = Where to look

# A stage of a hint
page-stage-technique = The technique

# A stage of a hint
page-stage-cells = Cells and digits

# A stage of a hint
page-stage-pattern = The pattern

# A stage of a hint
page-stage-conclusion = The conclusion

# The name of a game whose puzzle the player brought
page-own-puzzle = Own puzzle
