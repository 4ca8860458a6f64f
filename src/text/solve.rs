//! The texts of the Solve room.

use super::counts::{self, number, tenths};
pub use crate::text::generated::solve::*;
use crate::{
    action::StepOrder,
    analysis::{Analysis, Branch, BranchEnd},
    text::{Text, messages},
};
use jiff::civil::Date;
use nonet_core::{
    board::{Candidate, Cell},
    solver::{Fix, Reason},
};
use nonet_protocol::{AvailableStep, ExplainerRating, Level, Technique};
use nonet_words::{Notation, capital};

// An empty board.

// The verdict.

/// Returns the number of digits that were typed: `23 digits so far`.
#[must_use]
pub fn digits_so_far(digits: usize) -> String {
    messages().solve_digits_so_far(counts::digits(digits))
}

/// Returns the verdict on a puzzle without solution while it is typed: `Something is wrong: 7 no longer fits in box 7`.
#[must_use]
pub fn something_wrong(reason: &Reason, notation: Notation) -> String {
    let what = match reason {
        Reason::Clash(_) => super::why(reason, notation),
        Reason::NoCandidate { cell } => messages().solve_fits_nothing(notation.name(*cell)),
        Reason::NoPlace { digit, house } => {
            let house = super::speech(notation).house(*house);
            messages().solve_fits_not(digit.to_string(), house)
        }
        Reason::NoCompletion => NO_SOLUTION_TOGETHER.say(),
    };
    messages().solve_something_wrong(what)
}

/// Returns the note that a typed puzzle has several solutions: `32 solutions: a given may be missing`.
#[must_use]
pub fn given_missing(solutions: usize) -> String {
    messages().solve_given_missing(number(solutions as u64))
}

/// Returns the button that adds a given that may be missing: `Add 5 in r1c5`.
#[must_use]
pub fn add(given: Candidate, notation: Notation) -> String {
    messages().solve_add(self::given(given, notation))
}

/// Returns the button that applies the first suggestion of the typo doctor: `Probably r4c7: 5 should be 6`.
#[must_use]
pub fn probably(fix: Fix, notation: Notation) -> String {
    messages().solve_probably(change(fix, notation))
}

// The document of the steps that were taken.

/// Returns the name of a step that can be picked for the document: `12. X-Wing: r4c5 <> 3`.
#[must_use]
pub fn numbered_step(number: usize, technique: &str, action: &str) -> String {
    messages().solve_numbered_step(number, super::technique(technique), action)
}

// The bar over a board that shows something else than the current state.

/// Returns the name of the shown step of the log.
#[must_use]
pub fn step_place(number: usize, of: usize) -> String {
    messages().solve_step_place(number, of)
}

/// Returns the name of a forced digit; for the last one with the contradiction that follows, which is `end`.
#[must_use]
pub fn forced_place(single: Candidate, number: usize, of: usize, end: Option<&str>, notation: Notation) -> String {
    let digit = notation.equation(single);
    match end {
        Some(end) => messages().solve_forced_end(number, of, digit, end),
        None => messages().solve_forced_place(number, of, digit),
    }
}

/// Returns the name of a step of a path, whose number counts from 1: `Step 12 of 54: X-Wing`.
#[must_use]
pub fn moment(number: usize, of: usize, technique: &str) -> String {
    messages().solve_step_of(number, of, technique)
}

/// Returns the name of the hardest step on Sudoku Explainer's path: `Step 12 of 57 by Sudoku Explainer: X-Wing, 3.2`.
#[must_use]
pub fn hardest_place(number: usize, of: usize, rule: &str, rating: u16) -> String {
    messages().solve_hardest_place(number, of, rule, tenths(rating.into()))
}

// The rating.

/// Returns Sudoku Explainer's rating: `SE 7.2 (1.2.1), EP 7.2, ED 2.6`.
#[must_use]
pub fn explained(rating: &ExplainerRating) -> String {
    let [er, ep, ed] = [rating.er, rating.ep, rating.ed].map(|it| tenths(it.into()));
    messages().solve_explained(er, ep, ed)
}

/// Returns Sudoku Explainer's rating in words, each of its three numbers in a line.
#[must_use]
pub fn explained_lines(rating: &ExplainerRating) -> [String; 3] {
    let [er, ep, ed] = [rating.er, rating.ep, rating.ed].map(|it| tenths(it.into()));
    [messages().solve_explained_er(er), messages().solve_explained_ep(ep), messages().solve_explained_ed(ed)]
}

/// Returns the progress of Sudoku Explainer's rating.
#[must_use]
pub fn explaining(steps: u64) -> String {
    messages().solve_explaining(counts::steps(steps as usize))
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
    let hardest = capital(hardest);
    match rated {
        RatedAt::Givens => messages().solve_hardest_of_givens(hardest),
        RatedAt::Here => messages().solve_hardest_from_here(hardest),
        RatedAt::BeforeSteps => messages().solve_hardest_before_steps(hardest),
    }
}

/// Returns the demands of a level: `Medium: Pairs and a few notes, about 20 minutes`.
#[must_use]
pub fn level_asks(level: Level) -> String {
    messages().solve_level_asks(super::page::level(level).say(), super::page::asks(level).say())
}

/// Returns the score and the hardest step of the rating's path, whose number counts from 1.
#[must_use]
pub fn score(score: u32, at: usize, of: usize, hardest: &str) -> String {
    messages().solve_score(number(score.into()), at, of, hardest)
}

// The toolbar and its menu.

// The tabs.

/// Returns the tab of the typo doctor, with the number of suggestions.
#[must_use]
pub fn typos(number: usize) -> String {
    messages().solve_typos(number)
}

// The steps.

/// Returns the number of available steps, and that there may be more than those that were looked for.
#[must_use]
pub fn available(steps: usize) -> String {
    messages().solve_available(steps)
}

/// Returns the name of an order of the list of available steps.
#[must_use]
pub const fn step_order(order: StepOrder) -> Text {
    match order {
        StepOrder::Easiest => EASIEST,
        StepOrder::MostEliminations => MOST_ELIMINATIONS,
        StepOrder::Shortest => SHORTEST,
        StepOrder::Solving => SOLVING,
    }
}

/// Returns what stands beside a listed step: `XY-chain \u{b7} 3 candidates \u{b7} size 8 \u{b7} 2 other ways`. Empty if there is nothing
/// to say. Of a placement neither size nor other ways are told: a digit has one in most of its houses.
#[must_use]
pub fn listed_detail(technique: Option<String>, step: &AvailableStep) -> String {
    let eliminations = step.explained.effect.eliminations().len();
    let candidates = (eliminations > 0).then(|| counts::candidates(eliminations));
    let size = (eliminations > 0).then(|| messages().solve_size(step.length));
    let ways = (eliminations > 0 && step.other_ways > 0).then(|| messages().solve_other_ways(step.other_ways));
    let parts = [technique, candidates, size, ways, step.solves.then(|| SOLVES_IT.say())];
    parts.into_iter().flatten().reduce(|first, second| messages().solve_beside(first, second)).unwrap_or_default()
}

/// Returns the choice of the steps whose patterns are no larger than this: `Up to 8 cells, nodes and houses`.
#[must_use]
pub fn up_to_size(size: usize) -> String {
    messages().solve_up_to_size(size)
}

/// Returns the button that shows the steps that are folded under a listed one.
#[must_use]
pub fn folded_steps(count: usize) -> String {
    messages().solve_folded_steps(count)
}

/// Returns the message that the board went back to an earlier step, with the number of removed digits.
#[must_use]
pub fn taken_away(digits: usize) -> String {
    messages().solve_taken_away(digits)
}

// The solutions.

/// Returns the number of the shown solution: `Solution 4 of 32`. `of` is None if there are more than are counted.
#[must_use]
pub fn solution_place(at: usize, of: Option<usize>) -> String {
    let all = of.map_or_else(|| MORE_THAN_COUNTED.say(), |of| number(of as u64));
    messages().solve_solution_place(number(at as u64), all)
}

/// Returns the number of cells in which the solutions differ.
#[must_use]
pub fn differing(cells: usize) -> String {
    messages().solve_differing(cells)
}

/// Returns a given in words: `5 in r1c5`.
#[must_use]
pub fn given(given: Candidate, notation: Notation) -> String {
    messages().solve_given(given.digit.to_string(), notation.name(given.cell))
}

/// Returns that a technique which is switched off would find a step: `Naked triple is switched off and would help.`
#[must_use]
pub fn would_help(technique: Technique) -> String {
    messages().solve_would_help(capital(&super::title(technique)))
}

/// Returns the name of the row of a cell's candidates: `Candidates of r4c5`.
#[must_use]
pub fn candidates_of(cell: Cell, notation: Notation) -> String {
    messages().solve_candidates_of(notation.name(cell))
}

/// Returns the words about a supposition on the board: `If r5c8 = 6: 3 of 12 digits`.
#[must_use]
pub fn supposed_place(candidate: Candidate, is_true: bool, shown: usize, of: usize, notation: Notation) -> String {
    let (cell, digit) = (notation.name(candidate.cell), candidate.digit.to_string());
    match is_true {
        true => messages().solve_supposed_true(cell, digit, shown, of),
        false => messages().solve_supposed_false(cell, digit, shown, of),
    }
}

/// Returns the heading of the list of givens of which any one leaves one solution: `All 5 such givens`.
#[must_use]
pub fn such_givens(listed: usize, total: usize) -> String {
    if listed == total {
        messages().solve_all_such_givens(total)
    } else {
        messages().solve_first_such_givens(listed, number(total as u64))
    }
}

/// Returns a given that leaves one solution, and the number of such givens.
#[must_use]
pub fn one_more(given: Candidate, total: usize, notation: Notation) -> String {
    let example = self::given(given, notation);
    if total == 1 { messages().solve_one_more(example) } else { messages().solve_one_more_of(example, number(total as u64)) }
}

/// Returns the progress of a count.
#[must_use]
pub fn so_far(found: u64) -> String {
    messages().solve_so_far(number(found))
}

/// Returns the result of a complete count.
#[must_use]
pub fn exactly(found: u64) -> String {
    messages().solve_exactly(number(found))
}

/// Returns the result of a count that was stopped.
#[must_use]
pub fn at_least(found: u64) -> String {
    messages().solve_at_least(number(found))
}

// The typo doctor.

/// Returns a suggestion of the typo doctor: `r4c7: 5 should be 6?`
#[must_use]
pub fn fix(fix: Fix, notation: Notation) -> String {
    messages().solve_question(change(fix, notation))
}

// The search by singles and guesses.

// Messages.

/// Returns what a suggestion changes: `r4c7: 5 should be 6`.
fn change(fix: Fix, notation: Notation) -> String {
    let cell = notation.name(fix.cell());
    match fix {
        Fix::Change { from, to, .. } => messages().solve_should_be(cell, from.to_string(), to.to_string()),
        Fix::Remove { digit, .. } => messages().solve_should_be_empty(cell, digit.to_string()),
        Fix::Restore(candidate) => messages().solve_put_back(cell, candidate.digit.to_string()),
    }
}

/// Returns the message that entered digits became givens.
#[must_use]
pub fn now_givens(givens: usize) -> String {
    messages().solve_now_givens(givens)
}

// Analyses and their branches.

/// Returns the name of an analysis: that which the player gave it, or `Analysis of 22 November`.
#[must_use]
pub fn analysis_name(analysis: &Analysis) -> String {
    if analysis.name.is_empty() { own_analysis_name(analysis) } else { analysis.name.clone() }
}

/// Returns the name of an analysis that the player gave none: `Analysis of 22 November`.
#[must_use]
pub fn own_analysis_name(analysis: &Analysis) -> String {
    match analysis.begun.parse() {
        Ok(day) => messages().solve_analysis_of(super::returning::day_of_year(day)),
        Err(_) => ANALYSES.say(),
    }
}

/// Returns the name of a branch that begins with an entry: `tried r5c5=2`.
#[must_use]
pub fn tried(entry: &str) -> String {
    messages().solve_tried(entry)
}

/// Returns the name of a branch that begins with a candidate that was struck out: `tried without r5c5=2`.
#[must_use]
pub fn tried_without(entry: &str) -> String {
    messages().solve_tried_without(entry)
}

/// Returns the words about a branch that is shown.
#[must_use]
pub fn branch_shown(branch: &str) -> String {
    messages().solve_branch_shown(branch)
}

/// Returns the button that removes a branch.
#[must_use]
pub fn remove_branch(branch: &str) -> String {
    messages().solve_remove_branch(branch)
}

/// Returns the button that opens the field for the name of an analysis.
#[must_use]
pub fn rename_analysis(name: &str) -> String {
    messages().solve_rename_analysis(name)
}

/// Returns the button that deletes an analysis.
#[must_use]
pub fn delete_analysis(name: &str) -> String {
    messages().solve_delete_analysis(name)
}

/// Returns the day on which an analysis was worked on last: `22 November`.
#[must_use]
pub fn worked_on(analysis: &Analysis, today: Date) -> String {
    analysis.day.parse().map_or_else(|_| analysis.day.clone(), |day| super::returning::date(day, today))
}

/// Returns the note on analyses that can't be read.
#[must_use]
pub fn unread_analyses(number: usize) -> String {
    messages().solve_unread_analyses(number)
}

/// Returns how a branch ends: `contradiction`, or `30 left` if it goes on.
#[must_use]
pub fn branch_end(branch: &Branch) -> String {
    match branch.end {
        BranchEnd::Contradiction => ENDS_IN_CONTRADICTION.say(),
        BranchEnd::Solved => ENDS_SOLVED.say(),
        BranchEnd::Stuck => ENDS_STUCK.say(),
        BranchEnd::Open => super::left(branch.board.grid().empty_cells().len()),
    }
}

/// Returns how far an analysis is, and when it was worked on: `2 branches: 12 steps, contradiction, 22 November`.
#[must_use]
pub fn analysis_detail(analysis: &Analysis, day: &str) -> String {
    let Some(branch) = analysis.open_branch() else { return day.to_owned() };
    let detail = messages().solve_analysis_detail(counts::steps(branch.log.len()), branch_end(branch), day);
    match analysis.branches.len() {
        1 => detail,
        branches => messages().solve_analysis_branches(branches, detail),
    }
}
