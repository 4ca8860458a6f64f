//! The texts of the Solve room.

use nonet_core::{
    board::Candidate,
    solver::{Fix, Reason},
};
use nonet_protocol::{ExplainerRating, Level};
use nonet_words::{Notation, capital, counted, tenths, thousands, why};

// An empty board.

/// The heading on an empty board.
pub const BRING: &str = "Bring a puzzle";
/// The note on the ways to bring a puzzle.
pub const WAYS_IN: &str =
    "Type it on the board: 0, a dot or the space bar skips a cell. Or paste it anywhere on this page, or drop a file on it.";
/// The button that pastes from the clipboard.
pub const PASTE: &str = "Paste";

// The verdict.

/// The name of the card with the verdict.
pub const VERDICT: &str = "Verdict";
/// The note that givens are being typed.
pub const TYPING: &str = "Typing the puzzle";
/// The button that shows the digits that are forced before a contradiction appears.
pub const SHOW_HOW: &str = "Show how";
/// The button that makes all digits givens.
pub const USE_AS_PUZZLE: &str = "Make these digits the givens";
/// The button that opens a game of the puzzle.
pub const PLAY_IT: &str = "Play it";
/// The note beside a board on which a puzzle is typed.
pub const HOW_TO_TYPE: &str = "For an empty cell press 0, the space bar or Skip. Backspace goes back.";
/// The note that the worker is looking for the reason why there is no solution.
pub const LOOKING_FOR_REASON: &str = "looking for the reason";
/// The note that digits that exclude every solution are circled.
pub const CIRCLED: &str = "the circled digits show why";
/// The note that the digits have a solution, but not with the candidates that were ruled out.
pub const RULED_OUT_TOO_MUCH: &str = "the candidates that were ruled out leave none";
/// The note that a board without solution can't be mended by one change.
pub const NO_SINGLE_CHANGE: &str = "no change of a single digit mends it";
/// The note that a board without solution can't be mended by one candidate that was ruled out.
pub const NO_SINGLE_CANDIDATE: &str = "no single candidate that is put back mends it";

/// Returns the number of digits that were typed: `23 digits so far`.
#[must_use]
pub fn digits_so_far(digits: usize) -> String {
    format!("{} so far", counted(digits, "digit", "digits"))
}

/// Returns the verdict on a puzzle without solution while it is typed: `Something is wrong: 7 no longer fits in box 7`.
#[must_use]
pub fn something_wrong(reason: &Reason, notation: Notation) -> String {
    let what = match reason {
        Reason::Clash(_) => why(reason, notation),
        Reason::NoCandidate { cell } => format!("nothing fits in {} any more", notation.name(*cell)),
        Reason::NoPlace { digit, house } => format!("{digit} no longer fits in {house}"),
        Reason::NoCompletion => "these digits go together in no solution".to_owned(),
    };
    format!("Something is wrong: {what}")
}

/// Returns the note that a typed puzzle has several solutions: `32 solutions: a given may be missing`.
#[must_use]
pub fn given_missing(solutions: usize) -> String {
    format!("{} solutions: a given may be missing", thousands(solutions as u64))
}

/// Returns the button that adds a given that may be missing: `Add 5 in r1c5`.
#[must_use]
pub fn add(given: Candidate, notation: Notation) -> String {
    format!("Add {}", self::given(given, notation))
}

/// Returns the button that applies the first suggestion of the typo doctor: `Probably r4c7: 5 should be 6`.
#[must_use]
pub fn probably(fix: Fix, notation: Notation) -> String {
    format!("Probably {}", self::fix(fix, notation).trim_end_matches('?'))
}

// The bar over a board that shows something else than the current state.

/// The button that returns to the current board.
pub const BACK_TO_BOARD: &str = "Back to the board";
/// The button that takes the shown step.
pub const TAKE: &str = "Take";
/// The button that returns to the shown position, if it has fewer digits than the current board.
pub const BACK_TO_STEP: &str = "Back to this step";
/// The button that takes over the shown position.
pub const TAKE_THIS: &str = "Take this";
/// The button that shows the next forced digit.
pub const NEXT_DIGIT: &str = "Next digit";

/// Returns the name of the shown step of the log.
#[must_use]
pub fn step_place(number: usize, of: usize) -> String {
    format!("Step {number} of {of}, before it was taken")
}

/// Returns the name of a forced digit; for the last one with the contradiction that follows, which is `end`.
#[must_use]
pub fn forced_place(single: Candidate, number: usize, of: usize, end: Option<&str>, notation: Notation) -> String {
    let Candidate { cell, digit } = single;
    let end = end.map_or_else(String::new, |end| format!("; then {end}"));
    format!("Forced {number} of {of}: {} = {digit}{end}", notation.name(cell))
}

/// Returns the name of a step of a path, whose number counts from 1: `Step 12 of 54: X-Wing`.
#[must_use]
pub fn moment(number: usize, of: usize, technique: &str) -> String {
    format!("Step {number} of {of}: {technique}")
}

/// Returns the name of the hardest step on Sudoku Explainer's path: `Step 12 of 57 by Sudoku Explainer: X-Wing, 3.2`.
#[must_use]
pub fn hardest_place(number: usize, of: usize, rule: &str, rating: u16) -> String {
    format!("Step {number} of {of} by Sudoku Explainer: {rule}, {}", tenths(rating.into()))
}

// The rating.

/// The name of the strip of the rating's path.
pub const DIFFICULTY: &str = "Difficulty";
/// The description of the strip.
pub const ABOUT_STRIP: &str = "Each bar is a step of the way to the solution that the level is about. Go to any of them.";
/// The name of the slider over the strip.
pub const MOMENT: &str = "Moment of the rating path";
/// The tab of the ratings.
pub const RATINGS: &str = "Ratings";
/// The note on the paths that the ratings and the steps are of.
pub const PATHS: &str = "The level, the graph and this step are of one path, which takes techniques in HoDoKu's order. \
                         \u{201c}Next step\u{201d} takes what a person sees first, so its steps may differ.";
/// The note that Sudoku Explainer's rating was stopped.
pub const NOT_EXPLAINED: &str = "Sudoku Explainer's rating: stopped";
/// The button that shows the hardest step of the rating's path.
pub const SHOW_HARDEST: &str = "Show it";
/// The button that stops Sudoku Explainer's rating.
pub const STOP_EXPLAINING: &str = "Stop";
/// The button that resumes Sudoku Explainer's rating.
pub const GO_ON_EXPLAINING: &str = "Go on";
/// The button that shows the hardest step of Sudoku Explainer's rating.
pub const HARDEST_STEP: &str = "Hardest step";

/// Returns Sudoku Explainer's rating: `SE 7.2 (1.2.1), EP 7.2, ED 2.6`.
#[must_use]
pub fn explained(rating: &ExplainerRating) -> String {
    format!("SE {} (1.2.1), EP {}, ED {}", tenths(rating.er.into()), tenths(rating.ep.into()), tenths(rating.ed.into()))
}

/// Returns Sudoku Explainer's rating in words, each of its three numbers in a line.
#[must_use]
pub fn explained_lines(rating: &ExplainerRating) -> [String; 3] {
    [
        format!("SE {} (1.2.1): the hardest step of Sudoku Explainer's own path", tenths(rating.er.into())),
        format!("EP {}: its hardest step up to the first digit", tenths(rating.ep.into())),
        format!("ED {}: its first step", tenths(rating.ed.into())),
    ]
}

/// Returns the progress of Sudoku Explainer's rating.
#[must_use]
pub fn explaining(steps: u64) -> String {
    format!("Sudoku Explainer's rating: {} so far", counted(steps as usize, "step", "steps"))
}

/// The board that a rating is about.
#[derive(Clone, Copy, Debug)]
pub enum RatedAt {
    /// The puzzle.
    Givens,
    /// The current position.
    Here,
    /// The current position without the findings of steps.
    BeforeSteps,
}

/// Returns the words behind a level: ` \u{b7} hardest step: Locked triple`, or ` from here \u{b7} hardest step: Locked triple`.
#[must_use]
pub fn hardest_step(hardest: &str, rated: RatedAt) -> String {
    let from = match rated {
        RatedAt::Givens => "",
        RatedAt::Here => " from here",
        RatedAt::BeforeSteps => " before the steps",
    };
    format!("{from} \u{b7} hardest step: {}", capital(hardest))
}

/// Returns the demands of a level: `Medium: Pairs and a few notes, about 20 minutes`.
#[must_use]
pub fn level_asks(level: Level) -> String {
    format!("{}: {}", super::page::level(level), super::page::asks(level))
}

/// Returns the score and the hardest step of the rating's path, whose number counts from 1.
#[must_use]
pub fn score(score: u32, number: usize, of: usize, hardest: &str) -> String {
    format!("Score {} by HoDoKu: hardest is step {number} of {of}, {hardest}", thousands(score.into()))
}

// The toolbar and its menu.

/// The button that fills the board with its one solution.
pub const SOLVE: &str = "Show solution";
/// The button that takes the next step.
pub const STEP: &str = "Next step";
/// The button that shows or hides the keys.
pub const DIGIT_KEYS: &str = "Digit keys";
/// The button that opens the menu.
pub const MORE: &str = "More";
/// The switch that shows candidates.
pub const CANDIDATES: &str = "Candidates";
/// The item that starts typing givens.
pub const EDIT_GIVENS: &str = "Edit givens";
/// The item that ends typing givens.
pub const STOP_EDITING: &str = "Stop editing givens";
/// The item that removes everything except the givens.
pub const BACK_TO_GIVENS: &str = "Back to the givens";
/// The item that removes all digits.
pub const EMPTY_BOARD: &str = "Empty the board";
/// The item that shows the highlight row.
pub const HIGHLIGHT_CELLS: &str = "Highlight cells";
/// The item that shares the puzzle.
pub const SHARE: &str = "Share";
/// The item that copies the log.
pub const COPY_STEPS: &str = "Copy steps";
/// The item that downloads the log as text.
pub const STEPS_AS_TEXT: &str = "Steps as text";
/// The item that downloads the log as CSV.
pub const STEPS_AS_CSV: &str = "Steps as CSV";
/// The item that empties the log.
pub const CLEAR_STEPS: &str = "Clear the steps";

// The tabs.

/// The name of the tabs.
pub const ABOUT_PUZZLE: &str = "About this puzzle";
/// The tab of the steps.
pub const STEPS: &str = "Steps";
/// The tab of the solutions.
pub const SOLUTIONS: &str = "Solutions";
/// The tab of the search.
pub const BACKTRACKING: &str = "Backtracking";

/// Returns the tab of the typo doctor, with the number of suggestions.
#[must_use]
pub fn typos(number: usize) -> String {
    format!("Typos {number}")
}

// The steps.

/// The note on what "Step" does, before the first step.
pub const ABOUT_STEP: &str = "Next step finds the next thing that can be known, shows why on the board, and does it.";
/// The message that the board is full.
pub const FULL: &str = "The board is full.";
/// The message that there is no step, because there is no solution.
pub const NO_SOLUTION_AHEAD: &str = "There is no solution to reason towards.";
/// The message that there is no single.
pub const NO_SINGLE: &str = "There is no single now.";
/// The message that no technique applies among those that are switched on.
pub const NONE_SWITCHED_ON: &str = "No technique applies of those that are switched on (Menu, Techniques).";
/// The message that no technique applies, because there are several solutions.
pub const NONE_WITH_SEVERAL: &str = "No technique applies: there are several solutions, and logic can't choose.";
/// The message that no technique applies.
pub const NONE_APPLIES: &str = "No listed technique applies.";
/// The name of the buttons that take several steps or list them.
pub const MORE_STEPS: &str = "More steps";
/// The button that lists the steps that can be taken, and the name of that list.
pub const AVAILABLE_STEPS: &str = "Available steps";
/// The button that takes all singles.
pub const ALL_SINGLES: &str = "All singles";
/// The button that takes all steps.
pub const TO_THE_END: &str = "To the end";
/// The name of the log.
pub const STEPS_TAKEN: &str = "Steps taken";
/// The name of the card of the shown step.
pub const THIS_STEP: &str = "This step";
/// The summary of the part of the card with the notation of experts.
pub const NOTATION: &str = "Notation";
/// The word that is spoken between the action of a step and its consequences.
pub const THEN: &str = "then";

/// Returns the number of available steps, and that there may be more than those that were looked for.
#[must_use]
pub fn available(steps: usize) -> String {
    let counted = match steps {
        0 => return "No step is possible.".to_owned(),
        1 => "1 possible step.".to_owned(),
        _ => format!("{steps} possible steps, easiest first."),
    };
    counted + " Tap one to see why, again to do it."
}

/// Returns the message that the board went back to an earlier step, with the number of removed digits.
#[must_use]
pub fn taken_away(digits: usize) -> String {
    format!("Back at this step: {} taken away.", counted(digits, "digit was", "digits were"))
}

/// Returns the message that a position of a lesson was opened.
#[must_use]
pub fn example(technique: &str) -> String {
    format!("{technique} is the next step here. Find it, or press Next step.")
}

// The solutions.

/// The text about one solution.
pub const EXACTLY_ONE: &str = "There is exactly one. Show solution writes it onto the board.";
/// The text about a board that holds its solution.
pub const ON_THE_BOARD: &str = "The board already shows the solution.";
/// The text about no solution.
pub const NO_SOLUTION: &str = "There is none.";
/// The text about several solutions.
pub const SEVERAL: &str = "There are several.";
/// The button that shows the previous solution.
pub const PREVIOUS_SOLUTION: &str = "Previous solution";
/// The button that shows the next solution.
pub const NEXT_SOLUTION: &str = "Next solution";
/// The name of the slider over the solutions.
pub const SOLUTION: &str = "Solution";
/// The button that writes the shown solution onto the board.
pub const TAKE_SOLUTION: &str = "Take this solution";
/// The button that adds a given that leaves one solution.
pub const ADD_IT: &str = "Add it";
/// The name of the progress bar of the count.
pub const COUNTING: &str = "Counting";
/// The button that stops the count.
pub const STOP: &str = "Stop";
/// The button that counts all solutions.
pub const COUNT_ALL: &str = "Count all";
/// The switch that shows only candidates that occur in some solution.
pub const TRUE_CANDIDATES: &str = "Only candidates of some solution";

/// Returns the number of the shown solution: `Solution 4 of 32`. `of` is None if there are more than are counted.
#[must_use]
pub fn solution_place(number: usize, of: Option<usize>) -> String {
    let all = of.map_or_else(|| "more than 1,000".to_owned(), |of| thousands(of as u64));
    format!("Solution {} of {all}", thousands(number as u64))
}

/// Returns the number of cells in which the solutions differ.
#[must_use]
pub fn differing(cells: usize) -> String {
    format!("They differ in {cells} cells.")
}

/// Returns a given in words: `5 in r1c5`.
#[must_use]
pub fn given(given: Candidate, notation: Notation) -> String {
    format!("{} in {}", given.digit, notation.name(given.cell))
}

/// Returns the heading of the list of givens of which any one leaves one solution: `All 5 such givens`.
#[must_use]
pub fn such_givens(listed: usize, total: usize) -> String {
    match listed == total {
        true => format!("All {total} such givens"),
        false => format!("The first {listed} of {} such givens", thousands(total as u64)),
    }
}

/// Returns a given that leaves one solution, and the number of such givens.
#[must_use]
pub fn one_more(given: Candidate, total: usize, notation: Notation) -> String {
    let example = self::given(given, notation);
    match total {
        1 => format!("One more given makes it unique: {example}."),
        _ => format!("One more given makes it unique, for example {example} (one of {}).", thousands(total as u64)),
    }
}

/// Returns the progress of a count.
#[must_use]
pub fn so_far(found: u64) -> String {
    format!("{} so far", thousands(found))
}

/// Returns the result of a complete count.
#[must_use]
pub fn exactly(found: u64) -> String {
    format!("Exactly {} solutions", thousands(found))
}

/// Returns the result of a count that was stopped.
#[must_use]
pub fn at_least(found: u64) -> String {
    format!("At least {} solutions", thousands(found))
}

// The typo doctor.

/// The heading of suggestions that change digits.
pub const MISTYPED: &str = "One digit mistyped? Any one of these changes gives a unique puzzle.";
/// The heading of suggestions that restore candidates.
pub const RULED_OUT_BY_MISTAKE: &str = "Ruled out by mistake? With any one of these back the puzzle is unique.";

/// Returns a suggestion of the typo doctor: `r4c7: 5 should be 6?`
#[must_use]
pub fn fix(fix: Fix, notation: Notation) -> String {
    let cell = notation.name(fix.cell());
    match fix {
        Fix::Change { from, to, .. } => format!("{cell}: {from} should be {to}?"),
        Fix::Remove { digit, .. } => format!("{cell}: {digit} should be empty?"),
        Fix::Restore(candidate) => format!("{cell}: {} was ruled out, put it back?", candidate.digit),
    }
}

// The search by singles and guesses.

/// The button that shows the search.
pub const SHOW_SEARCH: &str = "How the search went";
/// The button that hides the search.
pub const HIDE_SEARCH: &str = "Hide the search";
/// The name of the list of events of the search.
pub const SEARCH: &str = "The search";
/// The end of a list that was cut off.
pub const AND_SO_ON: &str = "and so on";
/// The note on the search, before it is shown.
pub const ABOUT_SEARCH: &str = "A program fills singles; when stuck it guesses in the cell with the fewest candidates, and takes it \
                                back when it meets a contradiction. How often it must guess is a measure of difficulty.";

// Messages.

/// The message that nothing can be written while the board shows something else than the current state.
pub const ONLY_A_LOOK: &str = "This is only a look.";
/// The message that a given can't be overwritten.
pub const GIVEN_STAYS: &str = "A given stays as it is.";
/// The message that all digits were removed.
pub const EMPTY: &str = "The board is empty.";
/// The message that undo replaced a puzzle by the one before it.
pub const EARLIER_GIVENS: &str = "The earlier givens are back.";
/// The message that everything except the givens was removed.
pub const BACK_AT_GIVENS: &str = "Back at the givens.";
/// The message that a puzzle can be typed on the empty board.
pub const EMPTY_FOR_PUZZLE: &str = "The board is empty for your puzzle.";
/// The message that an opened puzzle was already on the board and is as it was left.
pub const AS_YOU_LEFT_IT: &str = "This puzzle is as you left it.";

/// Returns the message that entered digits became givens.
#[must_use]
pub fn now_givens(givens: usize) -> String {
    format!("The puzzle is now these {givens} givens.")
}
