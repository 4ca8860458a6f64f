//! Guided drills: the questions about a pattern, and the replies to marks.

use super::words::Words;
use crate::{
    evidence,
    follow::{Fact, FollowQuestion, PatternPart},
};
use nonet_core::board::{Candidate, Candidates};
use nonet_logic::Step;
use nonet_prose::Prose;
use nonet_techniques::Role;
use nonet_words::Speech;

/// Returns a question about a step at this position. Most parts are asked for by the evidence, and what follows is asked here.
#[must_use]
pub fn follow_question(question: &FollowQuestion, step: &Step, at: &Candidates, speech: Speech<'_>) -> Prose {
    say(speech, |words| match question.part {
        PatternPart::Conclusion if step.placements().is_empty() => words.say(|messages, _| messages.follow_removed()),
        PatternPart::Conclusion => words.say(|messages, _| messages.follow_placed()),
        _ => evidence::of(&step.evidence).ask_part(question, step, at, words),
    })
}

/// Returns the sentence for marks that are right so far, of which so many are missing.
#[must_use]
pub fn follow_missing(is_empty: bool, missing: usize, speech: Speech<'_>) -> Prose {
    say(speech, |words| {
        words.say(|messages, _| match is_empty {
            true => messages.follow_nothing_marked(),
            false => messages.follow_missing(missing, messages.number_word(missing)),
        });
    })
}

/// Returns the sentence for a fact about a place that was marked wrongly.
#[must_use]
pub fn follow_fact(fact: Fact, speech: Speech<'_>) -> Prose {
    say(speech, |words| {
        words.say(|messages, parts| match fact {
            Fact::Places { digit, house, cells } => {
                let digit = parts.digit_in(digit, cells, Role::Cause);
                let (house, places) = (parts.in_house(house), parts.cells(cells, Role::Cause));
                messages.follow_fact_places(cells.len(), digit, house, places, messages.number_word(cells.len()))
            }
            Fact::Stands { digit, house, cell } => {
                messages.follow_fact_stands(digit.to_string(), parts.in_house(house), parts.cells(cell.into(), Role::Cause))
            }
            Fact::EmptyCells { house, cells } => {
                let (house, names) = (parts.in_house(house), parts.cells(cells, Role::Cause));
                messages.follow_fact_empty(cells.len(), house, names, messages.number_word(cells.len()))
            }
            Fact::Filled(cell, digit) => messages.follow_fact_filled(parts.cells(cell.into(), Role::Cause), digit.to_string()),
            Fact::Open(cell, digits) => {
                let name = parts.cells(cell.into(), Role::Cause);
                let digits_and = parts.digits_in(digits, cell.into(), Role::Cause);
                messages.follow_fact_open(digits.len(), name, digits_and)
            }
            Fact::Aside(Candidate { cell, digit }) => {
                let digit = parts.digit_in(digit, cell.into(), Role::Cause);
                messages.follow_fact_aside(digit, parts.cells(cell.into(), Role::Cause))
            }
        });
    })
}

/// Says one sentence.
fn say(speech: Speech<'_>, say: impl FnOnce(&mut Words<'_>)) -> Prose {
    let mut words = Words::new(speech);
    say(&mut words);
    words.take_sentences().into_iter().next().unwrap_or_default()
}
