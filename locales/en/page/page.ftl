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
page-light-a-digit = Choose a digit to see its links.

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

# The rating of a puzzle
# $level (String) - its level
# $hardest (String) - its hardest step
# $score (String) - its score
page-rating = { $level } · hardest step: { $hardest }, score { $score }

# The generator works
# $what (String) - what was asked for: a level, a day or a technique
page-making = Making a puzzle: { $what }

# A link to a generated puzzle was followed
# $seed (String) - the number from which the puzzle was made
page-generated = By its link, the generator made it from seed { $seed }.

# Digits that the player entered, after the number of givens
# $number (Number) - how many
page-so-many-entered = { $number } entered

# Digits that steps placed, after the number of givens
# $number (Number) - how many
page-so-many-solved = { $number } solved

# Candidates that are ruled out, after the number of digits
# $candidates (String) - how many
page-also-ruled-out = , { $candidates } ruled out

# What a form of text or a link leaves out
# $count (Number) - how many things
# $left (String) - a list of them
page-stay-behind = { $count ->
    [one] { $left } is left out.
   *[other] { $left } are left out.
}

# How many solutions there are without what is left out
# $verdict (String) - the number, as the end of a sentence
page-without-these = Without: { $verdict }.

# What a form of text makes of entered digits
# $count (Number) - how many
# $digits (String) - how many, in words
page-become-givens = { $count ->
    [one] { $digits } becomes a given.
   *[other] { $digits } become givens.
}

# A puzzle was read
# $digits (String) - how many digits it has, with remarks
page-loaded = Puzzle loaded: { $digits }.

# A puzzle was read, and solved
# $digits (String) - how many digits it has, with remarks
page-loaded-and-solved = Puzzle loaded: { $digits }, and solved.

# A text was opened as a game
# $digits (String) - how many digits it has, with remarks
page-new-game = A new game: { $digits }.

# A text was opened as a game
# $digits (String) - how many digits it has, with remarks
page-new-game-beside = A new game: { $digits }. The earlier one is kept.

# A text was not read
# $why (String) - why
page-not-read = Not read: { $why }.

# A file was not read
# $file (String) - its name
# $why (String) - why
page-file-not-read = { $file } was not read: { $why }.

# An address was not opened
# $why (String) - why
page-not-followed = { $why }.

# An address of a later version was not opened
# $why (String) - why
page-not-followed-yet = { $why }, reload to get it.

# A sample was opened
# $name (String) - its name
page-sample = Loaded "{ $name }".

# The worker failed
# $why (String) - why
page-question-failed = Something in the background failed: { $why }.

# How many cells are empty
# $cells (Number) - how many
page-left = { $cells } left

# The givens of a puzzle with one solution
# $givens (String) - how many
page-one-solution = { $givens }, one solution

# The givens of a puzzle, and what is known of it
# $givens (String) - how many
# $verdict (String) - what is known
page-with-verdict = { $givens }. { $verdict }

# Equal digits in a house
# $count (Number) - how many
# $digit (String) - the digit
# $house (String) - the house
page-clash = { $count ->
    [2] { $digit } twice in { $house }
   *[other] { $digit } { $count } times in { $house }
}

# A game whose board is full
page-full = full

# A game
# $level (String) - its level
# $stands (String) - how many cells are empty
page-standing-game = { $level }, { $stands }

# A game
# $game (String) - its level and how many cells are empty
# $time (String) - its time
page-kept-game = { $game }, { $time }

# The hardest step of a finished game
# $technique (String) - the technique
page-hardest = Hardest step of this game: { $technique }

# A long pause before a move
# $length (String) - how long
page-pause = { $length } here

# A move that removes a candidate
# $cell (String) - the cell
# $digit (String) - the digit
page-is-not = { $cell } is not { $digit }

# A move that removes several candidates
# $cell (String) - the first cell
# $digit (String) - its digit
# $more (Number) - how many more
page-is-not-and-more = { $cell } is not { $digit }, and { $more } more

# A digit that was written before easy steps prove it
# $technique (String) - the technique that proves it, with its article
page-needs = Needed { $technique }

# A digit that nothing proved when it was written
page-was-guess = Nothing proves this yet

# A digit where other solutions have another one
page-was-choice = A choice: other solutions have something else there

# A wrong digit
page-was-mistake = Mistake

# A digit where other solutions have another one, in few words
page-choice = Choice

# The ground of a digit, with an easier step that was there when it was written
# $ground (String) - the ground of the digit
# $technique (String) - the technique of the easier step
page-simpler-step = { $ground }. A simpler step was there: { $technique }

# Several digits, one after the other, that nothing proved when they were written. Behind it stand the times of the first and the last.
# $count (Number) - how many digits, at least three
page-unproved-in-a-row = { $count } digits in a row that nothing proves yet

# The times of the first and the last of several digits
# $first (String) - the time of the first: 3:10
# $last (String) - the time of the last
page-from-to = { $first } to { $last }

# How many mistakes a game had
# $mistakes (String) - how many
page-slips = , { $mistakes }

# The digit that was hardest to prove when it was written
# $played (String) - the move
page-boldest = , your biggest leap: { $played }
