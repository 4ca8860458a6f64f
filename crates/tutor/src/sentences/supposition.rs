//! The consequences of a candidate's being true or false, and the links of two candidates.

use super::{
    structures::fault,
    words::{Parts, Words},
};
use crate::evidence;
use nonet_core::board::{Candidate, CandidateSet, CellSet};
use nonet_logic::{
    Consequences, ConsequencesEnd, Contradiction,
    structure::{Basis, Linked},
};
use nonet_prose::Prose;
use nonet_techniques::Role;
use nonet_words::Speech;

/// Returns what is supposed, what follows step by step, and where that ends.
#[must_use]
pub fn consequences_of(found: &Consequences, speech: Speech<'_>) -> Vec<Prose> {
    let Consequences { candidate, is_true, steps, end } = found;
    let (words, supposed) = (&mut Words::new(speech), CandidateSet::of(*candidate));
    words.say(|messages, parts| match is_true {
        true => messages.trial_suppose(parts.equation(*candidate, Role::On)),
        false => messages.suppose_false(parts.not(&supposed)),
    });
    for step in steps {
        evidence::of(&step.evidence).consequence(step, words);
    }
    match end {
        ConsequencesEnd::Contradiction(contradiction) => {
            contradicts(*contradiction, words);
            words.say(|messages, parts| match is_true {
                true => messages.so_removed(parts.not(&supposed)),
                false => messages.so_true(parts.equation(*candidate, Role::Target)),
            });
        }
        ConsequencesEnd::Solved => words.say(|messages, _| messages.supposition_solved()),
        ConsequencesEnd::Nothing if steps.is_empty() => words.say(|messages, _| messages.supposition_nothing_at_all()),
        ConsequencesEnd::Nothing => words.say(|messages, _| messages.supposition_nothing()),
    }
    words.take_sentences()
}

/// Says the contradiction at which a supposition ends.
pub(crate) fn contradicts(contradiction: Contradiction, words: &mut Words) {
    words.say(|messages, parts| match contradiction {
        Contradiction::Twice { digit, house } => messages.trial_twice(digit.to_string(), parts.house(house)),
        Contradiction::NoCandidate { cell } => messages.trial_no_candidate(parts.cells(CellSet::of(cell), Role::Off)),
        Contradiction::NoPlace { digit, house } => {
            messages.trial_no_place(parts.digit_in(digit, house.cells(), Role::Off), parts.house(house))
        }
    });
}

/// Returns how two candidates are linked: weakly or not, strongly or not, and why.
#[must_use]
pub fn linked(one: Candidate, other: Candidate, links: &Linked, speech: Speech<'_>) -> Vec<Prose> {
    let words = &mut Words::new(speech);
    let candidate = |it: Candidate, parts: &mut Parts<'_>| parts.candidates_in(&CandidateSet::of(it), Role::On);
    words.say(|messages, parts| {
        let (one, other) = (candidate(one, parts), candidate(other, parts));
        match links.weak {
            Ok(basis) => messages.linked_weakly(one, other, place(basis, parts)),
            Err(_) => messages.not_linked_weakly(one, other),
        }
    });
    words.say(|messages, parts| {
        let (one, other) = (candidate(one, parts), candidate(other, parts));
        match links.strong {
            Ok(basis) => messages.linked_strongly(one, other, place(basis, parts)),
            Err(why) => messages.not_linked_strongly(one, other, fault(&why, speech)),
        }
    });
    words.take_sentences()
}

/// Returns the cell or the house that a link rests on. Links of two candidates rest on nothing else.
fn place(basis: Basis, parts: &mut Parts<'_>) -> String {
    match basis {
        Basis::Cell(cell) => parts.cell(cell),
        Basis::House(house) | Basis::AlmostHidden(house) => parts.house(house),
        Basis::AlmostLocked(cells) | Basis::Taken(cells) => parts.cells(cells, Role::Cause),
        Basis::Peers => String::new(),
    }
}
