//! A step in short sentences that a learner follows, one after the other.

use crate::{evidence, sentences::words::Words};
use nonet_core::board::Candidates;
use nonet_logic::{ForcedSingles, Step};
use nonet_prose::Prose;
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

/// The proof of a step in short sentences, to be shown as a numbered list; the last one says what follows. `at` is the position
/// at which the step was found: it tells which digits close a cell.
#[must_use]
pub fn explain(step: &Step, at: &Candidates, speech: Speech<'_>) -> Vec<Prose> {
    let mut words = Words::new(speech);
    write_step(step, at, &mut words);
    words.take_sentences()
}

/// The sentence about the placements that followed from a step at once: naked singles that it left were placed as well. None if there
/// were none.
#[must_use]
pub fn followed(following: &ForcedSingles, speech: Speech<'_>) -> Option<Prose> {
    let placed = &following.placed;
    if placed.is_empty() {
        return None;
    }
    let mut words = Words::new(speech);
    words.say(|messages, parts| {
        let equations = placed.iter().map(|it| parts.equation(*it, Role::Target)).collect();
        let equations = parts.list(equations, Messages::list_and);
        messages.step_followed(placed.len(), equations, messages.number_word(placed.len()))
    });
    words.take_sentences().pop()
}

/// Writes the sentences of a step after those that the text has already.
pub(super) fn write_step(step: &Step, at: &Candidates, words: &mut Words) {
    evidence::of(&step.evidence).explain(step, at, words);
}
