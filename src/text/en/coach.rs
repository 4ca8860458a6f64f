//! The texts on the player's own position, other than those of the worker.

use nonet_core::board::{Candidate, CandidateSet, CellSet};
use nonet_words::{Notation, capital, counted, listed};

/// The message that the worker takes longer than usual.
pub const LOOKING: &str = "Still looking\u{2026}";

/// Returns the sentence that a hint needs notes that the player hasn't written.
#[must_use]
pub fn missing_notes(missing: &CandidateSet) -> String {
    format!("This step uses {} you haven't written.", counted(missing.len(), "note", "notes"))
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
