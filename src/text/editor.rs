//! The texts of the puzzle editor.

use super::counts::{self, number};
pub use crate::text::generated::editor::*;
use crate::text::{Text, messages};
use nonet_core::{
    board::{Cell, Digit, DigitSet},
    solver::{COUNT_LIMIT, SeveralCount, Verdict},
};
use nonet_protocol::{Study, VicinityObjection};
use nonet_words::Notation;

/// The numbers of solutions for the five tints.
pub const SCALE: [Text; 5] = [Text::sign("1"), Text::sign("2–4"), Text::sign("5–20"), Text::sign("21–99"), Text::sign("100+")];
/// Returns a sentence on what can be done with the puzzle. `digits` is the number of givens that can be removed if there is one
/// solution, or of digits that can be added if there are several. None until the worker has answered.
#[must_use]
pub fn set(verdict: &Verdict, digits: Option<usize>) -> String {
    match (verdict, digits) {
        (Verdict::None(_), _) => MEND_FIRST.say(),
        (Verdict::One(_), Some(0)) => MINIMAL.say(),
        (Verdict::One(_), Some(digits)) => messages().editor_redundant(digits),
        (Verdict::Several { count: SeveralCount::More, .. }, Some(0)) => messages().editor_tinted_from(number(COUNT_LIMIT)),
        (Verdict::Several { .. }, Some(0)) => NONE_COMPLETES.say(),
        (Verdict::Several { .. }, Some(digits)) => messages().editor_completes(digits),
        (_, None) => LOOKING.say(),
    }
}

/// Returns the effect of a given: the number of solutions without it, compared to `now`. Numbers above the counting limit are
/// given as `more than`.
#[must_use]
pub fn without(cell: Cell, solutions: u64, now: u64, notation: Notation) -> String {
    let name = notation.name(cell);
    match now {
        1 if solutions == 1 => messages().editor_is_redundant(name),
        1 => messages().editor_is_essential(name, several(solutions, COUNT_LIMIT)),
        _ if solutions == now && now <= COUNT_LIMIT => messages().editor_changes_nothing(name),
        _ => messages().editor_without(name, several(solutions, Study::most_without(now))),
    }
}

/// Returns how many solutions each digit of an empty cell leaves: `r1c5: 3 leaves 1 solution, 1 and 7 leave more than 1,000
/// solutions.`
#[must_use]
pub fn leaving(cell: Cell, digits: impl Iterator<Item = (Digit, u64)>, notation: Notation) -> String {
    let (few, many): (Vec<_>, Vec<_>) = digits.partition(|(_, solutions)| *solutions <= COUNT_LIMIT);
    let few = few.into_iter().map(|(digit, left)| messages().editor_leaves(1, digit.to_string(), several(left, COUNT_LIMIT)));
    let many: DigitSet = many.into_iter().map(|(digit, _)| digit).collect();
    let digits = super::speech(notation).digits_and(many);
    let more = (!many.is_empty()).then(|| messages().editor_leaves(many.len(), digits, several(COUNT_LIMIT + 1, COUNT_LIMIT)));
    messages().editor_of_cell(notation.name(cell), few.chain(more).collect::<Vec<_>>().join(", "))
}

/// Returns a number of solutions: `1 solution`, `12 solutions`. A number above `most` gives `more than 1,000 solutions`.
fn several(solutions: u64, most: u64) -> String {
    let all = |number: u64| counts::solutions(number as usize);
    if solutions <= most { all(solutions) } else { messages().editor_more_than(all(most)) }
}

/// Returns what the rules allow: the number of cells that may be given, and how many givens break or lack something.
#[must_use]
pub fn rules(cells: usize, outside: usize, lacking: usize, locked: usize) -> String {
    let all = if cells == 81 { ANY_CELL.say() } else { messages().editor_mask_cells(cells) };
    let outside = (outside > 0).then(|| messages().editor_outside(outside));
    let lacking = (lacking > 0).then(|| messages().editor_lacking(lacking));
    let locked = (locked > 0).then(|| messages().editor_locked(locked));
    [Some(all), outside, lacking, locked].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Returns the name of a kept mask.
#[must_use]
pub fn mask_name(number: usize, cells: usize) -> String {
    messages().editor_mask_name(number, counts::cells(cells))
}

/// Returns a rating by Sudoku Explainer, which is in tenths.
#[must_use]
pub fn tenths(rating: u16) -> String {
    counts::tenths(rating.into())
}

/// Returns the title of a puzzle that was found.
#[must_use]
pub fn found_title(explainer: u16, givens: usize) -> String {
    messages().editor_found_title(tenths(explainer), counts::givens(givens))
}

/// Returns the number of givens, the rating by the path and that by Sudoku Explainer, of which any may be unknown yet.
#[must_use]
pub fn about(givens: String, rating: Option<String>, explainer: Option<u16>) -> String {
    let explainer = explainer.map(|explainer| messages().editor_rated_se(tenths(explainer)));
    let ratings: Vec<String> = rating.into_iter().chain(explainer).collect();
    if ratings.is_empty() { givens } else { format!("{givens}. {}", ratings.join(" \u{b7} ")) }
}

/// Returns the progress of a search.
#[must_use]
pub fn searched(running: bool, exchanges: u64, found: usize) -> String {
    let exchanges = number(exchanges);
    if running { messages().editor_searching(found, exchanges) } else { messages().editor_searched(found, exchanges) }
}

/// Returns the reason why no puzzle can be found.
#[must_use]
pub fn objection(objection: VicinityObjection) -> String {
    match objection {
        VicinityObjection::Locked => LOCKED_UNSOLVABLE.say(),
        VicinityObjection::Asymmetric => LOCKED_ASYMMETRIC.say(),
        VicinityObjection::TooFewCells(cells) => messages().editor_too_few_cells(cells),
    }
}
