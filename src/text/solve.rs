//! The texts of the Solve room.

pub use crate::text::generated::solve::*;
use nonet_core::{
    board::Candidate,
    solver::{Fix, Reason},
};
use nonet_protocol::{ExplainerRating, Level};
use nonet_words::{Notation, capital, counted, tenths, thousands, why};

// An empty board.

// The verdict.

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

// The tabs.

/// Returns the tab of the typo doctor, with the number of suggestions.
#[must_use]
pub fn typos(number: usize) -> String {
    format!("Typos {number}")
}

// The steps.

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

// Messages.

/// Returns the message that entered digits became givens.
#[must_use]
pub fn now_givens(givens: usize) -> String {
    format!("The puzzle is now these {givens} givens.")
}
