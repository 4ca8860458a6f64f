### Texts that several parts of the page use, other than those of verdicts and steps.

page-nothing-to-play = This board is full, so there is nothing to play. It is shown in Solve.

page-no-step = The step can't be shown: this puzzle does not have one solution.

page-pasted = Pasted puzzles

page-solved = Solved

page-paused = Paused

page-light-a-digit = Links are those of highlighted digits: highlight one, too.

page-empty-board = The board is empty: there is nothing to play yet.

page-no-game-none = This board has no solution, so it can't be played.

page-full-board = This board is full, so there is nothing to play.

page-several-solutions = A game needs a puzzle with one solution; this board has several.

page-level-easy = Easy

page-level-medium = Medium

page-level-hard = Hard

page-level-unfair = Unfair

page-level-extreme = Extreme

page-asks-easy = No notes needed. 5 to 10 minutes

page-asks-medium = Notes in some cells, pairs. 10 to 20 minutes

page-asks-hard = Full notes, patterns. 20 to 40 minutes

page-asks-unfair = Long chains of reasoning. An hour or more

page-asks-extreme = Many hard steps, some by trial. An evening

page-stage-place = Where to look

page-stage-technique = The technique

page-stage-cells = Cells and digits

page-stage-pattern = The pattern

page-stage-conclusion = The conclusion

page-own-puzzle = Eigenes Rätsel
