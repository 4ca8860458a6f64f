//! The texts on the player's own position, other than those of the worker.

pub use crate::text::generated::coach::*;
use crate::text::messages;
use nonet_core::board::{Candidate, CandidateSet, CellSet};
use nonet_words::{Messages, Notation};

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

/// Returns the heading over the mistakes that Check or a hint found: `One digit is wrong`.
#[must_use]
pub fn mistakes(digits: usize, removed: usize) -> String {
    match (digits, removed) {
        (digits, 0) => messages().coach_digits_wrong(digits),
        (0, removed) => messages().coach_notes_wrong(removed),
        (digits, removed) => messages().coach_mistakes(digits + removed),
    }
}

/// Returns where the mistakes are that Check or a hint found: `The marked digit is wrong: r1c4.`
#[must_use]
pub fn mistakes_at(digits: CellSet, removed: &CandidateSet, notation: Notation) -> Vec<String> {
    let list = |items| super::speech(notation).list(items, Messages::list_and);
    let cells = digits.iter().map(|cell| notation.name(cell)).collect();
    let notes = removed.iter().map(|it| messages().coach_note_at(it.digit.to_string(), notation.name(it.cell))).collect();
    let digits = (!digits.is_empty()).then(|| messages().coach_digits_marked(digits.len(), list(cells)));
    let notes = (!removed.is_empty()).then(|| messages().coach_notes_removed(list(notes)));
    digits.into_iter().chain(notes).collect()
}

/// Returns the heading of an answer to "Why not 7 here?".
#[must_use]
pub fn why_not_title(candidate: Candidate, notation: Notation) -> String {
    messages().coach_why_not(candidate.digit.to_string(), notation.name(candidate.cell))
}
