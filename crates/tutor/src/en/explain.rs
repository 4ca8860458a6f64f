//! A step in short sentences that a learner follows, one after the other.

use crate::{en::words::Words, evidence};
use nonet_core::board::Candidates;
use nonet_logic::{ForcedSingles, Step};
use nonet_prose::Prose;
use nonet_techniques::Role;
use nonet_words::{Speech, number_word};

/// The proof of a step in short sentences, to be shown as a numbered list; the last one says what follows. `at` is the position
/// at which the step was found: it tells which digits close a cell.
#[must_use]
pub fn explain(step: &Step, at: &Candidates, speech: Speech<'_>) -> Vec<Prose> {
    let mut words = Words::new(speech);
    write_step(step, at, &mut words);
    words.take_sentences()
}

/// What followed from a step at once: naked singles that it left were placed as well.
#[must_use]
pub fn followed(following: &ForcedSingles, speech: Speech<'_>) -> Option<Prose> {
    let placed = &following.placed;
    let singles = match placed.len() {
        0 => return None,
        1 => "a naked single".to_owned(),
        many => format!("{} naked singles", number_word(many)),
    };
    let mut words = Words::new(speech);
    words.text(format!("That leaves {singles}: "));
    words.each(placed.iter(), |words, it| {
        words.equation(*it, Role::Target);
    });
    words.stop();
    words.take_sentences().pop()
}

/// Writes the sentences of a step after those that the text has already.
pub(super) fn write_step(step: &Step, at: &Candidates, words: &mut Words) {
    evidence::of(&step.evidence).explain(step, at, words);
}
