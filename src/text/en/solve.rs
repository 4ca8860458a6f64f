//! What the Solve room says.

use nonet_core::{
    board::Candidate,
    solver::Fix,
    words::{Notation, counted, thousands},
};
use nonet_protocol::ExplainerRating;

// An empty board.

/// The heading on an empty board.
pub const BRING: &str = "Bring a puzzle";
/// The ways in which a puzzle comes.
pub const WAYS_IN: &str =
    "Type it on the board: 0, a dot or the space bar skips a cell. Or paste it anywhere on this page, or drop a file on it.";
/// The button that pastes.
pub const PASTE: &str = "Paste";

// The verdict.

/// The name of the card with the verdict.
pub const VERDICT: &str = "Verdict";
/// That givens are being typed.
pub const TYPING: &str = "Typing the puzzle";
/// The button that shows the digits that are forced until there is no solution.
pub const SHOW_HOW: &str = "Show how";
/// The button that ends the typing of givens.
pub const DONE: &str = "Done";
/// The button that makes every digit a given.
pub const USE_AS_PUZZLE: &str = "Use as puzzle";
/// The button that opens a game of the puzzle.
pub const PLAY_IT: &str = "Play it";
/// That the worker looks for the reason why there is no solution.
pub const LOOKING_FOR_REASON: &str = "looking for the reason";
/// That digits are circled which exclude every solution.
pub const CIRCLED: &str = "the circled digits show why";
/// That the digits have a solution, but not with what was ruled out.
pub const RULED_OUT_TOO_MUCH: &str = "the candidates that were ruled out leave none";

// What is looked at.

/// The button that goes back to what stands.
pub const BACK_TO_BOARD: &str = "Back to the board";
/// The button that takes the step that is looked at.
pub const TAKE: &str = "Take";
/// The button that goes back to the moment that is looked at.
pub const BACK_TO_STEP: &str = "Back to this step";
/// The button that goes on to the moment that is looked at.
pub const TAKE_THIS: &str = "Take this";
/// The button that shows the next digit that is forced.
pub const NEXT_DIGIT: &str = "Next digit";

/// Which step of the log is shown.
#[must_use]
pub fn step_place(number: usize, of: usize) -> String {
    format!("Step {number} of {of}, before it was taken")
}

/// A digit that is forced on the way to where there is no solution, and in the end what is wrong there.
#[must_use]
pub fn forced_place(single: Candidate, number: usize, of: usize, end: Option<&str>, notation: Notation) -> String {
    let Candidate { cell, digit } = single;
    let end = end.map_or_else(String::new, |end| format!("; then {end}"));
    format!("Forced {number} of {of}: {} = {digit}{end}", notation.name(cell))
}

/// A moment of a path, counted from 1: `Step 12 of 54: X-Wing`.
#[must_use]
pub fn moment(number: usize, of: usize, technique: &str) -> String {
    format!("Step {number} of {of}: {technique}")
}

/// Where on Sudoku Explainer's path its hardest step is: `Step 12 of 57 by SE: Region Forcing Chains, 7.2`.
#[must_use]
pub fn hardest_place(number: usize, of: usize, rule: &str, rating: u16) -> String {
    format!("Step {number} of {of} by SE: {rule}, {}", tenths(rating))
}

// The rating.

/// The name of the strip of the rating's path.
pub const DIFFICULTY: &str = "Difficulty";
/// What the strip is for.
pub const ABOUT_STRIP: &str = "Go to a moment of the path that the rating is of";
/// The name of the slider over the strip.
pub const MOMENT: &str = "Moment of the rating path";
/// That Sudoku Explainer's rating was stopped.
pub const NOT_EXPLAINED: &str = "SE rating: stopped";
/// The button that stops that rating.
pub const STOP_EXPLAINING: &str = "Stop";
/// The button that goes on with it.
pub const GO_ON_EXPLAINING: &str = "Go on";
/// The button that shows the step that made that rating what it is.
pub const HARDEST_STEP: &str = "Hardest step";

/// Sudoku Explainer's rating: `SE 7.2 (1.2.1), EP 7.2, ED 2.6`.
#[must_use]
pub fn explained(rating: &ExplainerRating) -> String {
    format!("SE {} (1.2.1), EP {}, ED {}", tenths(rating.er), tenths(rating.ep), tenths(rating.ed))
}

/// How far that rating has come.
#[must_use]
pub fn explaining(steps: u64) -> String {
    format!("SE rating: {} so far", counted(steps as usize, "step", "steps"))
}

/// Tenths as a number with one decimal.
fn tenths(number: u16) -> String {
    format!("{}.{}", number / 10, number % 10)
}

// The actions.

/// The button that fills the board with its one solution.
pub const SOLVE: &str = "Solve";
/// The button that takes the next step.
pub const STEP: &str = "Step";
/// The button that shows or hides the keys.
pub const DIGIT_KEYS: &str = "Digit keys";
/// The button of the menu.
pub const MORE: &str = "More";
/// The switch that shows candidates.
pub const CANDIDATES: &str = "Candidates";
/// The item that begins the typing of givens.
pub const EDIT_GIVENS: &str = "Edit givens";
/// The item that takes away all but the givens.
pub const BACK_TO_GIVENS: &str = "Back to the givens";
/// The item that takes all digits away.
pub const EMPTY_BOARD: &str = "Empty the board";
/// The item that shows the row that picks out cells.
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

/// The tab of the typo doctor, with the number of its suggestions.
#[must_use]
pub fn typos(number: usize) -> String {
    format!("Typos {number}")
}

// The steps.

/// What Step does, before any step was taken.
pub const ABOUT_STEP: &str = "Step finds the next thing that can be known, shows why on the board, and does it.";
/// That nothing is left to find.
pub const FULL: &str = "The board is full.";
/// That no step can be found, since there is no solution.
pub const NO_SOLUTION_AHEAD: &str = "There is no solution to reason towards.";
/// That no single is left.
pub const NO_SINGLE: &str = "There is no single now.";
/// That no technique applies of those that are used.
pub const NONE_SWITCHED_ON: &str = "No technique applies of those that are switched on (Menu, Techniques).";
/// That no technique applies where solutions are several.
pub const NONE_WITH_SEVERAL: &str = "No technique applies: there are several solutions, and logic can't choose.";
/// That no technique applies.
pub const NONE_APPLIES: &str = "No listed technique applies.";
/// The name of the buttons that take several steps or list them.
pub const MORE_STEPS: &str = "More steps";
/// The button that lists the steps that can be taken, and the name of that list.
pub const AVAILABLE_STEPS: &str = "Available steps";
/// The button that places all singles.
pub const ALL_SINGLES: &str = "All singles";
/// The button that takes all steps.
pub const TO_THE_END: &str = "To the end";
/// The name of the log.
pub const STEPS_TAKEN: &str = "Steps taken";
/// The name of the card with the step that is shown.
pub const THIS_STEP: &str = "This step";
/// What shows the step in the notation of experts.
pub const NOTATION: &str = "Notation";
/// What is heard between what a step did and what followed.
pub const THEN: &str = "then";

/// How many steps can be taken now, and that there may be more than are looked for.
#[must_use]
pub fn available(steps: usize) -> String {
    let counted = match steps {
        0 => return "No step is available.".to_owned(),
        1 => "1 step is available.".to_owned(),
        _ => format!("{steps} steps are available, each conclusion by its easiest. Press one to read why, again to take it."),
    };
    counted + " Forcing and trials come only where there is nothing else."
}

/// The board went back to an earlier step.
#[must_use]
pub fn taken_away(digits: usize) -> String {
    format!(
        "Back at this step: {} taken away.",
        if digits == 1 { "1 digit was".to_owned() } else { format!("{digits} digits were") }
    )
}

/// A position of a lesson was brought.
#[must_use]
pub fn example(technique: &str) -> String {
    format!("{technique} is the next step here. Find it, or press Step.")
}

// The solutions.

/// What there is to say of the one solution.
pub const EXACTLY_ONE: &str = "There is exactly one. Solve writes it onto the board.";
/// What there is to say of the solution on a board that is full and right.
pub const ON_THE_BOARD: &str = "The board holds it.";
/// That there is no solution.
pub const NO_SOLUTION: &str = "There is none.";
/// That there are several solutions.
pub const SEVERAL: &str = "There are several.";
/// The button that goes to the solution before.
pub const PREVIOUS_SOLUTION: &str = "Previous solution";
/// The button that goes to the next solution.
pub const NEXT_SOLUTION: &str = "Next solution";
/// The name of the slider over the solutions.
pub const SOLUTION: &str = "Solution";
/// The button that writes the solution that is shown onto the board.
pub const TAKE_SOLUTION: &str = "Take this solution";
/// The button that adds the given that would leave one solution.
pub const ADD_IT: &str = "Add it";
/// The name of the bar that shows that solutions are counted.
pub const COUNTING: &str = "Counting";
/// The button that stops the count.
pub const STOP: &str = "Stop";
/// The button that counts all solutions.
pub const COUNT_ALL: &str = "Count all";
/// The switch that shows only candidates that occur in some solution.
pub const TRUE_CANDIDATES: &str = "Only candidates of some solution";

/// Which solution is shown: `Solution 4 of 32`.
#[must_use]
pub fn solution_place(number: usize, of: Option<usize>) -> String {
    let all = of.map_or_else(|| "more than 1,000".to_owned(), |of| thousands(of as u64));
    format!("Solution {} of {all}", thousands(number as u64))
}

/// In how many cells solutions differ.
#[must_use]
pub fn differing(cells: usize) -> String {
    format!("They differ in {cells} cells.")
}

/// A given that would leave one solution, and how many such there are.
#[must_use]
pub fn one_more(given: Candidate, total: usize, notation: Notation) -> String {
    let example = format!("{} in {}", given.digit, notation.name(given.cell));
    match total {
        1 => format!("One more given makes it unique: {example}."),
        _ => format!("One more given makes it unique, for example {example} (one of {}).", thousands(total as u64)),
    }
}

/// While solutions are counted.
#[must_use]
pub fn so_far(found: u64) -> String {
    format!("{} so far", thousands(found))
}

/// How many solutions there are.
#[must_use]
pub fn exactly(found: u64) -> String {
    format!("Exactly {} solutions", thousands(found))
}

/// How many solutions were found before counting was stopped.
#[must_use]
pub fn at_least(found: u64) -> String {
    format!("At least {} solutions", thousands(found))
}

// The typo doctor.

/// What the suggestions are, where a digit may be mistyped.
pub const MISTYPED: &str = "One digit mistyped? Any one of these changes gives a unique puzzle.";
/// What the suggestions are, where candidates may be ruled out by mistake.
pub const RULED_OUT_BY_MISTAKE: &str = "Ruled out by mistake? With any one of these back the puzzle is unique.";

/// A suggestion of the typo doctor: `r4c7: 5 should be 6?`
#[must_use]
pub fn fix(fix: Fix, notation: Notation) -> String {
    let cell = notation.name(fix.cell());
    match fix {
        Fix::Change { from, to, .. } => format!("{cell}: {from} should be {to}?"),
        Fix::Remove { digit, .. } => format!("{cell}: {digit} should be empty?"),
        Fix::Restore(candidate) => format!("{cell}: {} was ruled out, put it back?", candidate.digit),
    }
}

// The search of the earlier programs.

/// The button that shows the search.
pub const SHOW_SEARCH: &str = "How the search went";
/// The button that hides the search.
pub const HIDE_SEARCH: &str = "Hide the search";
/// The name of the list of what happened.
pub const SEARCH: &str = "The search";
/// What stands at the end of a list that does not tell all.
pub const AND_SO_ON: &str = "and so on";
/// What the search is, before it is shown.
pub const ABOUT_SEARCH: &str = "A program fills singles; when stuck it guesses in the cell with the fewest candidates, and takes it \
                                back when it meets a contradiction. How often it must guess is a measure of difficulty.";

// Messages.

/// That nothing can be written on a board that is only looked at.
pub const ONLY_A_LOOK: &str = "This is only a look.";
/// That a given can't be written over.
pub const GIVEN_STAYS: &str = "A given stays as it is.";
/// All digits were taken away.
pub const EMPTY: &str = "The board is empty.";
/// All but the givens were taken away.
pub const BACK_AT_GIVENS: &str = "Back at the givens.";
/// The board waits for a puzzle to be typed.
pub const EMPTY_FOR_PUZZLE: &str = "The board is empty for your puzzle.";
/// A puzzle came that stands on the board already.
pub const AS_YOU_LEFT_IT: &str = "This puzzle is as you left it.";

/// Entered digits became givens.
#[must_use]
pub fn now_givens(givens: usize) -> String {
    format!("The puzzle is now these {givens} givens.")
}
