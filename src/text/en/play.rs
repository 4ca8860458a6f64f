//! The texts of the Play room, other than those of its board.

use nonet_protocol::Level;

/// The name of the card with the status of the game.
pub const GAME: &str = "Game";
/// The text before the name of a game with an open guess.
pub const GUESS_OPEN: &str = "A guess is open \u{b7} ";
/// The name of the game's time.
pub const TIME: &str = "Time";
/// The button that pauses the game.
pub const PAUSE: &str = "Pause";
/// The button that resumes the game.
pub const RESUME: &str = "Resume";
/// The button beside the time of a paused game, which goes on with it.
pub const GO_ON_PLAYING: &str = "Go on with the game";
/// The button that leads to other games, and the title of the levels.
pub const NEW_GAME: &str = "New game";

/// The name of the choice of a mode of entry.
pub const ENTRY_MODE: &str = "Entry mode";
/// The mode in which the keys write digits.
pub const DIGIT_MODE: &str = "Digit";
/// The mode in which the keys write notes.
pub const NOTES_MODE: &str = "Notes";
/// The mode in which the keys write corner notes.
pub const CORNER_MODE: &str = "Corner";
/// The mode in which the keys write centre notes.
pub const CENTRE_MODE: &str = "Centre";
/// The mode in which the keys write colours.
pub const COLOUR_MODE: &str = "Colour";
/// The mode in which lines are drawn.
pub const LINES_MODE: &str = "Lines";

/// The note in place of the keypad while another tab is playing the game.
pub const PLAYED_ELSEWHERE: &str = "This game is being played in another tab. Here it is only shown.";
/// The button that takes the game over from the other tab.
pub const PLAY_HERE: &str = "Play it here";

/// The button that writes every possible note.
pub const FILL_NOTES: &str = "Fill notes";
/// The button that looks for mistakes.
pub const CHECK: &str = "Check";
/// The button that asks for a hint, and the name of the hint's card.
pub const HINT: &str = "Hint";

/// The name of the bars that choose the stage of a hint.
pub const STAGES: &str = "Stages";
/// The button that closes a hint.
pub const CLOSE_HINT: &str = "Close the hint";
/// The button that shows the next stage of a hint.
pub const MORE: &str = "More";
/// The button that applies a hint.
pub const APPLY: &str = "Apply";
/// The button that returns to the last position without mistakes.
pub const BACK_TO_CORRECT: &str = "Back to the last correct position";
/// The button that writes the notes that a hint needs.
pub const WRITE_NOTES: &str = "Write notes";
/// The button that asks for a hint that rests on nothing that only the player's notes rule out.
pub const WITHOUT_NOTES: &str = "Without my notes";
/// The button that shows all of a hint on a small screen.
pub const SHOW_ALL: &str = "Show all";
/// The button that shows only the first sentence of a hint again.
pub const SHOW_LESS: &str = "Show less";
/// The button that closes a hint before its last stage.
pub const DO_IT_MYSELF: &str = "Do it myself";

/// The heading of found mistakes.
pub const MISTAKES: &str = "Something is wrong";
/// The heading where there is no hint.
pub const NO_HINT: &str = "No hint";
/// The reason for no hint, if the puzzle has one solution.
pub const NO_TECHNIQUE: &str = "No listed technique applies here.";
/// The reason for no hint, if the puzzle has several solutions.
pub const SEVERAL_SOLUTIONS: &str = "The puzzle has several solutions, and logic can't choose between them.";
/// The question which digit "Why not here?" is about.
pub const WHY_NOT_WHICH: &str = "Why not which digit?";
/// The question where a line begins.
pub const LINE_FROM: &str = "From where?";
/// The question where a line ends.
pub const LINE_TO: &str = "To where?";

/// The name of the card about the game.
pub const ABOUT: &str = "About this game";
/// The name of the number of filled cells.
pub const FILLED: &str = "Filled";
/// The name of the number of hints.
pub const HINTS: &str = "Hints";
/// The name of the median time.
pub const USUAL_TIME: &str = "Usual time";
/// The name of the streak.
pub const STREAK: &str = "Streak";
/// The text in place of an unknown time.
pub const NONE_YET: &str = "none yet";

/// Returns the number of filled cells: `12 of 55`.
#[must_use]
pub fn filled_of(filled: usize, of: usize) -> String {
    format!("{filled} of {of}")
}

/// What is special about the page, for a first visit.
pub const ABOUT_PAGE: &str = "Hints that teach \u{b7} solves and explains any puzzle you bring";
/// The name of the card of a new day.
pub const WELCOME: &str = "Today";
/// The beginning of the button that continues the latest game.
pub const GO_ON: &str = "Continue: ";
/// The button that puts the card of a new day away and plays the board in sight.
pub const PLAY_THIS: &str = "Play this board";
/// The same button where the finished game is in sight.
pub const LOOK_AT_THIS: &str = "Show this game";

/// The name of the card of a finished game.
pub const FINISHED: &str = "Finished";
/// The meaning of the strip of a finished game.
pub const STRIP: &str = "What each digit needed: the harder, the higher";
/// The text about a puzzle that was full when it was opened.
pub const COMPLETE_FROM_START: &str = "It was complete from the start";
/// The button that starts a new game of the same puzzle.
pub const PLAY_AGAIN: &str = "Play again";
/// The button that shows the puzzle in Solve.
pub const SEE_IN_SOLVE: &str = "Open in the solver";
/// The button that opens the next puzzle of the open list.
pub const NEXT_OF_LIST: &str = "Next of the list";
/// The button that leads to other games, if the level is unknown.
pub const ANOTHER_GAME: &str = "Another game";
/// The button that starts a game of the next harder level.
pub const ONE_HARDER: &str = "One harder";
/// The button that opens the review of a finished game, and the name of the review.
pub const REVIEW: &str = "Review";

/// Returns the button that starts another game of a level: `Another Hard`.
#[must_use]
pub fn another(level: Level) -> String {
    format!("Another {}", super::page::level(level))
}

/// The status of a game whose board is full, but not solved.
pub const FULL_BUT_WRONG: &str = "Full, but not right yet";
/// The number of filled cells of such a game.
pub const FILLED_BUT_WRONG: &str = "all, not right yet";
/// The title of the moments of a game in its review.
pub const MOMENTS: &str = "Moments";
/// The summary of the list of all digits in a review.
pub const EVERY_DIGIT: &str = "Every digit, and what it needed";
/// The name of a moment: the hardest step.
pub const HARDEST_MOMENT: &str = "The hardest";
/// The name of a moment: the digit that was furthest ahead of its proof.
pub const BOLDEST_MOMENT: &str = "The boldest";
/// The name of a moment: a mistake.
pub const MISTAKE_MOMENT: &str = "A mistake";
/// The name of a moment: the longest pause.
pub const LONGEST_MOMENT: &str = "The longest thought";
/// The button that goes to the previous step of a review.
pub const STEP_BACK: &str = "Step back";
/// The name of the slider of a review.
pub const STEP_OF_GAME: &str = "Step of the game";
/// The button that goes to the next step of a review.
pub const STEP_ON: &str = "Step on";
/// The button that closes a review.
pub const CLOSE_REVIEW: &str = "Close the review";

/// The name of the daily puzzles.
pub const DAILY: &str = "Puzzle of the day";
/// The spoken end of the name of a daily puzzle.
pub const OF_THE_DAY: &str = " of the day";
/// The spoken end of the name of a solved daily puzzle.
pub const OF_THE_DAY_SOLVED: &str = " of the day, solved";
/// The button that opens the library.
pub const ALL_GAMES: &str = "All games";
/// The detail of the open game in the library.
pub const OPEN: &str = "Open";
/// The title of the stored games.
pub const CONTINUE: &str = "Continue";
/// The button that downloads a backup of everything that is stored.
pub const BACKUP: &str = "Backup";

/// Returns the title of the daily puzzles: `Puzzle of the day, 22 November`.
#[must_use]
pub fn daily_of(day: &str) -> String {
    format!("{DAILY}, {day}")
}

/// The button that asks why a digit can't be in a cell.
pub const WHY_NOT: &str = "Why not a digit here?";
/// The button that removes everything except the givens.
pub const START_AGAIN: &str = "Start again";
/// The title of the actions on guesses.
pub const GUESSES: &str = "Guesses";
/// The button that makes a guess part of the game.
pub const KEEP_GUESS: &str = "Keep the guess";
/// The button that undoes a guess.
pub const DROP_GUESS: &str = "Drop the guess";
/// The button that starts a guess within a guess.
pub const ANOTHER_GUESS: &str = "Another guess";
/// The button that starts a guess.
pub const TRY_GUESS: &str = "Try a guess";
/// The title of the save points.
pub const SAVE_POINTS: &str = "Bookmarks";
/// The name of the field for the name of a save point.
pub const POINT_NAME: &str = "Name of the bookmark";
/// The placeholder of that field.
pub const NAME: &str = "Name";
/// The button that sets a save point.
pub const SET: &str = "Save";
/// The switch that shows the highlight row.
pub const HIGHLIGHT: &str = "Highlight digits, pairs and links";
/// The switch by which a tap adds a cell to the selection.
pub const TAP_ADDS: &str = "Select several cells by tapping";

/// Returns the button that returns to a save point: `Back to 2`.
#[must_use]
pub fn back_to(point: &str) -> String {
    format!("Back to {point}")
}

/// The name of the choice of a level in the calendar.
pub const LEVEL: &str = "Level";
/// The button that goes to the previous month.
pub const MONTH_BEFORE: &str = "Month before";
/// The button that goes to the next month.
pub const MONTH_AFTER: &str = "Month after";
/// The weekdays, from Monday.
pub const WEEK: [&str; 7] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
/// The switch that pauses the streak.
pub const PAUSE_STREAK: &str = "Pause the streak";
/// The note on the effect of a paused streak.
pub const ABOUT_PAUSE: &str = "While it is paused, days that you miss don't end it.";

/// The message that a game was restarted.
pub const STARTED_AGAIN: &str = "Started again. What you had is kept among your games.";
/// The button that starts a new game in place of a continued one.
pub const START_ANEW: &str = "Start anew";
/// The message that the game is back at a save point.
pub const AT_SAVE_POINT: &str = "Back at the bookmark.";
/// The message that a hint was applied that changes no note.
pub const RULED_OUT_IN_MIND: &str = "Kept in mind: no note shows what the hint ruled out.";
/// The message that a hint that changed no note was undone.
pub const RULED_OUT_IS_OPEN: &str = "What the hint ruled out is open again.";
/// The message that all candidates have replaced the player's notes.
pub const ALL_CANDIDATES: &str = "All candidates stand in place of your own notes.";
/// The message that a puzzle without a solution can't be checked.
pub const NOTHING_TO_CHECK: &str = "The puzzle has no solution: there is nothing to check against.";
/// The message that Check found no mistakes.
pub const NOTHING_WRONG: &str = "No wrong digits so far.";
/// The message that there is no hint for a puzzle without a solution.
pub const NO_SOLUTION: &str = "The puzzle has no solution.";
/// The message that the game is back at its last position without mistakes.
pub const AT_CORRECT: &str = "Back to where everything was right.";
/// The message that a guess became part of the game.
pub const GUESS_KEPT: &str = "The guess is kept.";
/// The message that a guess became part of the guess around it.
pub const GUESS_KEPT_IN_GUESS: &str = "The guess is kept; the one before it is still open.";
/// The message that a guess was undone.
pub const GUESS_DROPPED: &str = "The guess is dropped.";

/// Returns the default name of a save point: `Point 2`.
#[must_use]
pub fn point(number: usize) -> String {
    format!("Point {number}")
}

/// Returns the message that a save point was set.
#[must_use]
pub fn point_saved(name: &str) -> String {
    format!("Saved: {name}.")
}

/// Returns the message that the save point at this position was renamed.
#[must_use]
pub fn point_renamed(old: &str, name: &str) -> String {
    format!("The bookmark here, {old}, is called {name} now.")
}
