//! The texts on the player's own position, other than those of the worker.

pub use crate::text::generated::coach::*;
use crate::text::messages;
use nonet_core::board::{Candidate, CandidateSet, CellSet};
use nonet_words::{Messages, Notation, capital};

/// Returns the sentence that a hint uses candidates without notes, which can be written.
#[must_use]
pub fn missing_notes(missing: &CandidateSet) -> String {
    messages().coach_missing_notes(missing.len())
}

/// The most cells of which a sentence says what the player's notes leave in each.
const CELLS_BY_NOTES: usize = 3;

/// Returns the sentence on what only the player's notes rule out: `By your notes, r8c4 can only be 4.` `open` has the candidates that
/// are left.
#[must_use]
pub fn by_notes(ruled_out: &CandidateSet, open: &CandidateSet, notation: Notation) -> String {
    let (cells, speech) = (ruled_out.cells(), super::speech(notation));
    if cells.len() > CELLS_BY_NOTES {
        let names = cells.iter().map(|cell| notation.name(cell)).collect();
        return messages().coach_left_out_by_notes(speech.list(names, Messages::list_and));
    }
    let left = |cell| messages().coach_left_in(notation.name(cell), speech.digits_or(open.digits_in(cell)));
    messages().coach_by_notes(speech.list(cells.iter().map(left).collect(), Messages::list_and))
}

/// Returns the number of mistakes that Check or a hint found.
#[must_use]
pub fn mistakes(digits: usize, removed: usize) -> String {
    let digits = (digits > 0).then(|| messages().coach_digits_wrong(digits));
    let removed = (removed > 0).then(|| messages().coach_notes_gone(removed));
    all(digits.into_iter().chain(removed).collect())
}

/// Returns the mistakes that Check or a hint found, with their cells.
#[must_use]
pub fn mistakes_at(digits: CellSet, removed: &CandidateSet, notation: Notation) -> String {
    let cells = digits.iter().map(|cell| messages().coach_digit_at(notation.name(cell)));
    let notes = removed.iter().map(|it| messages().coach_note_gone(it.digit.to_string(), notation.name(it.cell)));
    all(cells.chain(notes).collect())
}

/// Returns the heading of an answer to "Why not 7 here?".
#[must_use]
pub fn why_not_title(candidate: Candidate, notation: Notation) -> String {
    messages().coach_why_not(candidate.digit.to_string(), notation.name(candidate.cell))
}

/// Returns mistakes as one sentence.
fn all(mistakes: Vec<String>) -> String {
    let speech = super::speech(Notation::RowColumn);
    capital(&messages().coach_all_mistakes(speech.list(mistakes, Messages::list_and)))
}
