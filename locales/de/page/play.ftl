### The texts of the Play room, other than those of its board.

play-game = Game

play-guess-open = A guess is open ·{" "}

play-time = Time

play-pause = Pause

play-resume = Resume

play-go-on-playing = Go on with the game

play-new-game = New game

play-entry-mode = Entry mode

play-digit-mode = Digit

play-notes-mode = Notes

play-corner-mode = Corner

play-centre-mode = Centre

play-colour-mode = Colour

play-lines-mode = Lines

play-played-elsewhere = This game is being played in another tab. Here it is only shown.

play-play-here = Play it here

play-fill-notes = Fill notes

play-check = Check

play-hint = Hint

play-stages = Stages

play-close-hint = Close the hint

play-more = More

play-apply = Apply

play-back-to-correct = Back to the last correct position

play-write-notes = Write notes

play-without-notes = Without my notes

play-show-all = Show all

play-show-less = Show less

play-do-it-myself = Do it myself

play-mistakes = Something is wrong

play-no-hint = No hint

play-no-technique = No listed technique applies here.

play-several-solutions = The puzzle has several solutions, and logic can't choose between them.

play-why-not-which = Why not which digit?

play-line-from = From where?

play-line-to = To where?

play-about = About this game

play-filled = Filled

play-hints = Hints

play-usual-time = Usual time

play-streak = Streak

play-none-yet = none yet

play-about-page = Hints that teach · solves and explains any puzzle you bring

play-welcome = Today

play-go-on = Continue:{" "}

play-play-this = Play this board

play-look-at-this = Show this game

play-finished = Finished

play-strip = What each digit needed: the harder, the higher

play-complete-from-start = It was complete from the start

play-play-again = Play again

play-see-in-solve = Open in the solver

play-next-of-list = Next of the list

play-another-game = Another game

play-one-harder = One harder

play-review = Review

play-full-but-wrong = Full, but not right yet

play-filled-but-wrong = all, not right yet

play-moments = Moments

play-every-digit = Every digit, and what it needed

play-hardest-moment = The hardest

play-boldest-moment = The boldest

play-mistake-moment = A mistake

play-longest-moment = The longest thought

play-step-back = Step back

play-step-of-game = Step of the game

play-step-on = Step on

play-close-review = Close the review

play-daily = Puzzle of the day

play-of-the-day = {" "}of the day

play-of-the-day-solved = {" "}of the day, solved

play-all-games = All games

play-open = Open

play-continue = Continue

play-backup = Backup

play-why-not = Why not a digit here?

play-start-again = Start again

play-guesses = Guesses

play-keep-guess = Keep the guess

play-drop-guess = Drop the guess

play-another-guess = Another guess

play-try-guess = Try a guess

play-save-points = Bookmarks

play-point-name = Name of the bookmark

play-name = Name

play-set = Save

play-highlight = Highlight digits, pairs and links

play-tap-adds = Select several cells by tapping

play-level = Level

play-month-before = Month before

play-month-after = Month after

play-pause-streak = Pause the streak

play-about-pause = While it is paused, days that you miss don't end it.

play-started-again = Started again. What you had is kept among your games.

play-start-anew = Start anew

play-at-save-point = Back at the bookmark.

play-ruled-out-in-mind = Kept in mind: no note shows what the hint ruled out.

play-ruled-out-is-open = What the hint ruled out is open again.

play-all-candidates = All candidates stand in place of your own notes.

play-nothing-to-check = The puzzle has no solution: there is nothing to check against.

play-nothing-wrong = No wrong digits so far.

play-no-solution = The puzzle has no solution.

play-at-correct = Back to where everything was right.

play-guess-kept = The guess is kept.

play-guess-kept-in-guess = The guess is kept; the one before it is still open.

play-guess-dropped = The guess is dropped.

play-monday = Mon

play-tuesday = Tue

play-wednesday = Wed

play-thursday = Thu

play-friday = Fri

play-saturday = Sat

play-sunday = Sun
