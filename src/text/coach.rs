//! The texts on the player's own position, other than those of the worker.

pub use crate::text::generated::coach::*;
use nonet_core::board::{Candidate, CandidateSet, CellSet};
use nonet_words::{Notation, capital, counted, digits_or, listed};

/// Returns the sentence that a hint uses candidates without notes, which can be written.
#[must_use]
pub fn missing_notes(missing: &CandidateSet) -> String {
    format!("This step also uses {} without a note, which can be written.", counted(missing.len(), "candidate", "candidates"))
}

/// The most cells of which a sentence says what the player's notes leave in each.
const CELLS_BY_NOTES: usize = 3;

/// Returns the sentence on what only the player's notes rule out: `By your notes, r8c4 can only be 4.` `open` has the candidates that
/// are left.
#[must_use]
pub fn by_notes(ruled_out: &CandidateSet, open: &CandidateSet, notation: Notation) -> String {
    let cells = ruled_out.cells();
    if cells.len() > CELLS_BY_NOTES {
        let names = listed(cells.iter().map(|cell| notation.name(cell)), "and");
        return format!("This step rests on what your notes leave out in {names}.");
    }
    let left = |cell| format!("{} can only be {}", notation.name(cell), digits_or(open.digits_in(cell)));
    format!("By your notes, {}.", listed(cells.iter().map(left), "and"))
}

/// Returns the number of mistakes that Check or a hint found.
#[must_use]
pub fn mistakes(digits: usize, removed: usize) -> String {
    let mut all = Vec::new();
    if digits > 0 {
        all.push(counted(digits, "digit is wrong", "digits are wrong"));
    }
    if removed > 0 {
        all.push(counted(removed, "note should not have been removed", "notes should not have been removed"));
    }
    format!("{}.", listed(all.into_iter(), "and"))
}

/// Returns the mistakes that Check or a hint found, with their cells.
#[must_use]
pub fn mistakes_at(digits: CellSet, removed: &CandidateSet, notation: Notation) -> String {
    let cells = digits.iter().map(|cell| format!("the digit in {}", notation.name(cell)));
    let notes = removed.iter().map(|it| format!("{} is gone from {}", it.digit, notation.name(it.cell)));
    format!("{}.", capital(&listed(cells.chain(notes), "and")))
}

/// Returns the heading of an answer to "Why not 7 here?".
#[must_use]
pub fn why_not_title(candidate: Candidate, notation: Notation) -> String {
    format!("Why not {} in {}?", candidate.digit, notation.name(candidate.cell))
}
