//! The words of the Play room around its board.

use nonet_core::Level;

/// The name of how the game stands.
pub const GAME: &str = "Game";
/// The words before the name of a game while a guess is open.
pub const GUESS_OPEN: &str = "A guess is open \u{b7} ";
/// The name of the time.
pub const TIME: &str = "Time";
/// The button that pauses.
pub const PAUSE: &str = "Pause";
/// The button that goes on.
pub const RESUME: &str = "Resume";
/// The button that leads to other games, and the title of the levels.
pub const NEW_GAME: &str = "New game";

/// The name of what the keys write.
pub const ENTRY_MODE: &str = "Entry mode";
/// The keys write digits.
pub const DIGIT_MODE: &str = "Digit";
/// The keys write notes.
pub const NOTES_MODE: &str = "Notes";
/// The keys write corner notes.
pub const CORNER_MODE: &str = "Corner";
/// The keys write centre notes.
pub const CENTRE_MODE: &str = "Centre";
/// The keys write colours.
pub const COLOUR_MODE: &str = "Colour";
/// Lines are drawn.
pub const LINES_MODE: &str = "Lines";

/// The sentence in place of the keys while another tab plays the game.
pub const PLAYED_ELSEWHERE: &str = "This game is being played in another tab. Here it is only shown.";
/// The button that takes it over.
pub const PLAY_HERE: &str = "Play it here";

/// The button that writes every possible note.
pub const FILL_NOTES: &str = "Fill notes";
/// The button that looks for mistakes.
pub const CHECK: &str = "Check";
/// The button that asks for a hint, and the name of what it tells.
pub const HINT: &str = "Hint";

/// The name of the bars by which a stage of a hint is chosen.
pub const STAGES: &str = "Stages";
/// The button that puts a hint away.
pub const CLOSE_HINT: &str = "Close the hint";
/// The button that tells the next stage.
pub const MORE: &str = "More";
/// The button that does what a hint says.
pub const APPLY: &str = "Apply";
/// The button that goes back to where nothing was wrong.
pub const BACK_TO_CORRECT: &str = "Back to the last correct position";
/// The button that writes the notes that a hint needs.
pub const WRITE_NOTES: &str = "Write notes";
/// The button that ends a hint without its being told.
pub const DO_IT_MYSELF: &str = "Do it myself";

/// The heading of mistakes that were found.
pub const MISTAKES: &str = "Something is wrong";
/// The heading where there is no hint.
pub const NO_HINT: &str = "No hint";
/// The reason where the puzzle has one solution.
pub const NO_TECHNIQUE: &str = "No listed technique applies here.";
/// The reason where it has several.
pub const SEVERAL_SOLUTIONS: &str = "The puzzle has several solutions, and logic can't choose between them.";
/// The next digit is asked about.
pub const WHY_NOT_WHICH: &str = "Why not which digit?";
/// The next digit is lit.
pub const LIGHT_WHICH: &str = "Which digit to light?";
/// A line is to begin.
pub const LINE_FROM: &str = "From where?";
/// A line is to end.
pub const LINE_TO: &str = "To where?";

/// The name of what is worth knowing of a game.
pub const ABOUT: &str = "About this game";
/// The name of how many cells are filled.
pub const FILLED: &str = "Filled";
/// The name of the number of hints.
pub const HINTS: &str = "Hints";
/// The name of the median time.
pub const USUAL_TIME: &str = "Usual time";
/// The name of the streak.
pub const STREAK: &str = "Streak";
/// The text in place of a time that is not known.
pub const NONE_YET: &str = "none yet";

/// How many cells are filled: `12 of 55`.
#[must_use]
pub fn filled_of(filled: usize, of: usize) -> String {
    format!("{filled} of {of}")
}

/// The name of how a finished game went.
pub const FINISHED: &str = "Finished";
/// The meaning of the strip of a finished game.
pub const STRIP: &str = "What each digit needed: the harder, the higher";
/// A puzzle that was full from the start was opened.
pub const COMPLETE_FROM_START: &str = "It was complete from the start";
/// The button that begins the same puzzle anew.
pub const PLAY_AGAIN: &str = "Play again";
/// The button that shows the puzzle in Solve.
pub const SEE_IN_SOLVE: &str = "See it in Solve";
/// The button that opens the next puzzle of the open list.
pub const NEXT_OF_LIST: &str = "Next of the list";
/// The button that leads to other games where there is no level.
pub const ANOTHER_GAME: &str = "Another game";
/// The button that begins a harder game.
pub const ONE_HARDER: &str = "One harder";
/// The button that goes through a finished game once more, and the name of that.
pub const REVIEW: &str = "Review";

/// The button that begins another game of a level: `Another Hard`.
#[must_use]
pub fn another(level: Level) -> String {
    format!("Another {}", level.name())
}

/// The button to the step before.
pub const STEP_BACK: &str = "Step back";
/// The name of the slider over the steps of a game.
pub const STEP_OF_GAME: &str = "Step of the game";
/// The button to the step after.
pub const STEP_ON: &str = "Step on";
/// The button that ends going through a game.
pub const CLOSE_REVIEW: &str = "Close the review";

/// The name of the day's puzzles.
pub const DAILY: &str = "Puzzle of the day";
/// The spoken end of the name of a day's puzzle.
pub const OF_THE_DAY: &str = " of the day";
/// The spoken end of the name of one that is solved.
pub const OF_THE_DAY_SOLVED: &str = " of the day, solved";
/// The button that opens the library.
pub const ALL_GAMES: &str = "All games";
/// The game that is open, in the library.
pub const OPEN: &str = "Open";
/// The title of the games to go on with.
pub const CONTINUE: &str = "Continue";
/// The button that downloads all that is kept.
pub const BACKUP: &str = "Backup";

/// The title of the day's puzzles: `Puzzle of the day, 22 November`.
#[must_use]
pub fn daily_of(day: &str) -> String {
    format!("{DAILY}, {day}")
}

/// The button that asks about a digit.
pub const WHY_NOT: &str = "Why not a digit here?";
/// The button that takes all but the givens away.
pub const START_AGAIN: &str = "Start again";
/// The title of what is done with guesses.
pub const GUESSES: &str = "Guesses";
/// The button that makes a guess part of the game.
pub const KEEP_GUESS: &str = "Keep the guess";
/// The button that takes a guess back.
pub const DROP_GUESS: &str = "Drop the guess";
/// The button that begins a guess within a guess.
pub const ANOTHER_GUESS: &str = "Another guess";
/// The button that begins a guess.
pub const TRY_GUESS: &str = "Try a guess";
/// The title of the save points.
pub const SAVE_POINTS: &str = "Save points";
/// The name of the field for the name of a save point.
pub const POINT_NAME: &str = "Name of the save point";
/// The text in that field while it is empty.
pub const NAME: &str = "Name";
/// The button that sets a save point.
pub const SET: &str = "Set";
/// The switch that shows the row that picks out cells.
pub const HIGHLIGHT: &str = "Highlight digits, pairs and links";
/// The switch by which a tap adds a cell to the selection.
pub const TAP_ADDS: &str = "A tap adds to the selection";

/// The button that goes back to a save point: `Back to 2`.
#[must_use]
pub fn back_to(point: &str) -> String {
    format!("Back to {point}")
}

/// The name of the choice of a level in the calendar.
pub const LEVEL: &str = "Level";
/// The button to the month before.
pub const MONTH_BEFORE: &str = "Month before";
/// The button to the month after.
pub const MONTH_AFTER: &str = "Month after";
/// The days of the week, from Monday on.
pub const WEEK: [&str; 7] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
/// The switch that pauses the streak of days.
pub const PAUSE_STREAK: &str = "Pause the streak";
/// The effect of pausing it.
pub const ABOUT_PAUSE: &str = "While it is paused, days that you miss don't end it.";

/// A game was begun again.
pub const STARTED_AGAIN: &str = "Started again. What you had is kept among your games.";
/// The button that begins a game anew that was gone on with.
pub const START_ANEW: &str = "Start anew";
/// The game stands as at a save point.
pub const AT_SAVE_POINT: &str = "Back at the save point.";
/// A hint was applied that changes no note.
pub const RULED_OUT_IN_MIND: &str = "Kept in mind: no note shows what the hint ruled out.";
/// That hint was taken back.
pub const RULED_OUT_IS_OPEN: &str = "What the hint ruled out is open again.";
/// All notes were written over others.
pub const ALL_CANDIDATES: &str = "All candidates stand in place of your own notes.";
/// A puzzle without a solution was to be checked.
pub const NOTHING_TO_CHECK: &str = "The puzzle has no solution: there is nothing to check against.";
/// Check found no mistakes.
pub const NOTHING_WRONG: &str = "No wrong digits so far.";
/// A hint was asked for where there is no solution.
pub const NO_SOLUTION: &str = "The puzzle has no solution.";
/// The game stands as when nothing was wrong for the last time.
pub const AT_CORRECT: &str = "Back to where everything was right.";
/// A guess is part of the game.
pub const GUESS_KEPT: &str = "The guess is kept.";
/// A guess is part of the guess before it.
pub const GUESS_KEPT_IN_GUESS: &str = "The guess is kept; the one before it is still open.";
/// A guess was taken back.
pub const GUESS_DROPPED: &str = "The guess is dropped.";

/// The name of a save point that was given none: `Point 2`.
#[must_use]
pub fn point(number: usize) -> String {
    format!("Point {number}")
}

/// A save point was set.
#[must_use]
pub fn point_saved(name: &str) -> String {
    format!("Saved: {name}.")
}

/// The save point that was here already got another name.
#[must_use]
pub fn point_renamed(old: &str, name: &str) -> String {
    format!("The save point here, {old}, is called {name} now.")
}
