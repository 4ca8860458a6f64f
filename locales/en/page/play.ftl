### The texts of the Play room, other than those of its board.

# The name of the card with the status of the game.
play-game = Game

# The text before the name of a game with an open guess.
play-guess-open = A guess is open ·{" "}

# The name of the game's time.
play-time = Time

# The button that pauses the game.
play-pause = Pause

# The button that resumes a paused game, on the board and beside the time.
play-resume = Resume

# The button that leads to other games, and the title of the levels.
play-new-game = New game

# The name of the choice of a mode of entry.
play-entry-mode = Entry mode

# The mode in which the keys write digits.
play-digit-mode = Digit

# The mode in which the keys write notes.
play-notes-mode = Notes

# The mode in which the keys write corner notes.
play-corner-mode = Corner

# The mode in which the keys write centre notes.
play-centre-mode = Centre

# The mode in which the keys write colours.
play-colour-mode = Colour

# The mode in which lines are drawn.
play-lines-mode = Lines

# The note in place of the keypad while another tab is playing the game.
play-played-elsewhere = This game is being played in another tab. Here it is only shown.

# The button that takes the game over from the other tab.
play-play-here = Play it here

# The button that writes every possible note.
play-fill-notes = Fill notes

# The button that looks for mistakes.
play-check = Check

# The button that asks for a hint, and the name of the hint's card.
play-hint = Hint

# The name of the bars that choose the stage of a hint.
play-stages = Stages

# The button that closes a hint.
play-close-hint = Close the hint

# The button that shows the next stage of a hint.
play-more = More

# The button that applies a hint.
play-apply = Apply

# The button that returns to the last position without mistakes.
play-back-to-correct = Back to the last correct position

# The button that writes the notes that a hint needs.
play-write-notes = Write notes

# The button that asks for a hint that rests on nothing that only the player's notes rule out.
play-without-notes = Without my notes

# The button that shows all of a hint on a small screen.
play-show-all = Show all

# The button that shows only the first sentence of a hint again.
play-show-less = Show less

# The button that closes a hint before its last stage.
play-do-it-myself = I'll continue

# The heading where there is no hint.
play-no-hint = No hint

# The reason for no hint, if the puzzle has one solution.
play-no-technique = No listed technique applies here.

# The reason for no hint, if the puzzle has several solutions.
play-several-solutions = The puzzle has several solutions, and logic can't choose between them.

# The question which digit "Why not here?" is about.
play-why-not-which = Rule out which digit?

# The question where a line begins.
play-line-from = From where?

# The question where a line ends.
play-line-to = To where?

# The name of the card about the game.
play-about = About this game

# The name of the number of filled cells.
play-filled = Filled

# The name of the number of hints.
play-hints = Hints

# The name of the median time.
play-usual-time = Usual time

# The name of the streak.
play-streak = Streak

# The text in place of an unknown time.
play-none-yet = none yet

# What is special about the page, for a first visit.
play-about-page = Hints that teach · solves and explains any puzzle you bring

# The name of the card of a new day.
play-welcome = Today

# The beginning of the button that continues the latest game.
play-go-on = Continue:{" "}

# The button that puts the card of a new day away and plays the board in sight.
play-play-this = Play this board

# The same button where the finished game is in sight.
play-look-at-this = Show this game

# The name of the card of a finished game.
play-finished = Finished

# The meaning of the strip of a finished game.
play-strip = What each digit needed: the harder, the higher

# The text about a puzzle that was full when it was opened.
play-complete-from-start = It was complete from the start

# The button that starts a new game of the same puzzle.
play-play-again = Play again

# The button that shows the puzzle in Solve.
play-see-in-solve = Open in the solver

# The button that opens the next puzzle of the open list.
play-next-of-list = Next of the list

# The button that leads to other games, if the level is unknown.
play-another-game = Another game

# The button that starts a game of the next harder level.
play-one-harder = One harder

# The button that opens the review of a finished game, and the name of the review.
play-review = Review

# The status of a game whose board is full, but not solved.
play-full-but-wrong = Full, but not right yet

# The number of filled cells of such a game.
play-filled-but-wrong = all, not right yet

# The title of the moments of a game in its review.
play-moments = Moments

# The summary of the list of all digits in a review.
play-every-digit = Every digit, and what it needed

# The name of a moment: the hardest step.
play-hardest-moment = The hardest

# The name of a moment: the digit that was furthest ahead of its proof.
play-boldest-moment = The biggest leap

# The name of a moment: a mistake.
play-mistake-moment = Mistake

# The name of a moment: the longest pause.
play-longest-moment = The longest thought

# The button that goes to the previous step of a review.
play-step-back = Step back

# The name of the slider of a review.
play-step-of-game = Step of the game

# The button that goes to the next step of a review.
play-step-on = Step on

# The button that closes a review.
play-close-review = Close the review

# The name of the daily puzzles.
play-daily = Puzzle of the day

# The spoken end of the name of a daily puzzle.
play-of-the-day = {" "}of the day

# The spoken end of the name of a solved daily puzzle.
play-of-the-day-solved = {" "}of the day, solved

# The detail of the open game in the library.
play-open = Open

# The title of the stored games.
play-continue = Continue

# The button that downloads a backup of everything that is stored.
play-backup = Backup

# The button that asks why a digit can't be in a cell.
play-why-not = Why not a digit here?

# The button that removes everything except the givens.
play-start-again = Start again

# The title of the actions on guesses.
play-guesses = Guesses

# The button that makes a guess part of the game.
play-keep-guess = Keep the guess

# The button that undoes a guess.
play-drop-guess = Drop the guess

# The button that starts a guess within a guess.
play-another-guess = Another guess

# The button that starts a guess.
play-try-guess = Try a guess

# The title of the save points.
play-save-points = Bookmarks

# The name of the field for the name of a save point.
play-point-name = Name of the bookmark

# The placeholder of that field.
play-name = Name

# The button that sets a save point.
play-set = Save

# The switch that shows the highlight row.
play-highlight = Highlight digits, pairs and links

# The switch by which a tap adds a cell to the selection.
play-tap-adds = Select several cells by tapping

# The name of the choice of a level in the calendar.
play-level = Level

# The button that goes to the previous month.
play-month-before = Month before

# The button that goes to the next month.
play-month-after = Month after

# The switch that pauses the streak.
play-pause-streak = Pause the streak

# The note on the effect of a paused streak.
play-about-pause = While it is paused, days that you miss don't end it.

# The message that a game was restarted.
play-started-again = Started again. What you had is kept among your games.

# The button that starts a new game in place of a continued one.
play-start-anew = Restart

# The message that the game is back at a save point.
play-at-save-point = Back at the bookmark.

# The message that a hint was applied that changes no note.
play-ruled-out-in-mind = Kept in mind: no note shows what the hint ruled out.

# The message that a hint that changed no note was undone.
play-ruled-out-is-open = What the hint ruled out is open again.

# The message that all candidates have replaced the player's notes.
play-all-candidates = All candidates filled in; your notes were replaced.

# The message that a puzzle without a solution can't be checked.
play-nothing-to-check = The puzzle has no solution: there is nothing to check against.

# The message that Check found no mistakes.
play-nothing-wrong = No wrong digits so far.

# The message that there is no hint for a puzzle without a solution.
play-no-solution = The puzzle has no solution.

# The message that the game is back at its last position without mistakes.
play-at-correct = Back to where everything was right.

# The message that a guess became part of the game.
play-guess-kept = The guess is kept.

# The message that a guess became part of the guess around it.
play-guess-kept-in-guess = The guess is kept; the one before it is still open.

# The message that a guess was undone.
play-guess-dropped = The guess is dropped.

# A weekday at the head of the calendar, short
play-monday = Mon

# A weekday at the head of the calendar, short
play-tuesday = Tue

# A weekday at the head of the calendar, short
play-wednesday = Wed

# A weekday at the head of the calendar, short
play-thursday = Thu

# A weekday at the head of the calendar, short
play-friday = Fri

# A weekday at the head of the calendar, short
play-saturday = Sat

# A weekday at the head of the calendar, short
play-sunday = Sun

# How many cells are filled
# $filled (Number) - how many
# $of (Number) - of how many
play-filled-of = { $filled } of { $of }

# The button that starts another game of a level
# $level (String) - the level
play-another = Another { $level }

# The title of the daily puzzles
# $day (String) - the day
play-daily-of = Puzzle of the day, { $day }

# The button that returns to a bookmark
# $point (String) - its name
play-back-to = Back to { $point }

# The name of a bookmark that has none
# $number (Number) - its number
play-point = Point { $number }

# A bookmark was set
# $name (String) - its name
play-point-saved = Saved: { $name }.

# A bookmark has another name
# $old (String) - its earlier name
# $name (String) - its name
play-point-renamed = The bookmark here, { $old }, is called { $name } now.
