//! Trials by contradiction.

use super::{
    Explain,
    cases::{placed_by, placements, true_and_false},
    of,
};
use crate::{
    follow::{FollowQuestion, PatternPart},
    sentences::{contradicts, words::Words},
};
use nonet_core::board::{CandidateSet, Candidates, CellSet, DigitSet, HouseSet};
use nonet_logic::{Contradiction, Step, evidence::Trial};
use nonet_prose::NumberedNode;
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

impl Explain for Trial {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        let lost = match self.contradiction {
            Contradiction::NoCandidate { .. } | Contradiction::NoPlace { .. } => self.contradiction.absent(),
            Contradiction::Twice { .. } => CandidateSet::EMPTY,
        };
        vec![(CandidateSet::of(self.assumed) | placed_by(&self.steps), Role::On), (lost, Role::Off)]
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        let failure = match self.contradiction {
            Contradiction::Twice { digit, house } | Contradiction::NoPlace { digit, house } => {
                FollowQuestion::houses(PatternPart::Contradiction, DigitSet::of(digit), HouseSet::of(house))
            }
            Contradiction::NoCandidate { cell } => {
                FollowQuestion::cells(PatternPart::Contradiction, DigitSet::EMPTY, CellSet::of(cell))
            }
        };
        vec![FollowQuestion::candidates(PatternPart::Assumptions, CandidateSet::of(self.assumed)), failure]
    }

    fn ask_part(&self, question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        words.say(|messages, _| match (question.part, self.contradiction) {
            (PatternPart::Assumptions, _) => messages.follow_assumption(),
            (_, Contradiction::NoCandidate { .. }) => messages.follow_emptied_cell(),
            (_, Contradiction::NoPlace { digit, house }) => messages.follow_emptied_house(house.kind().name(), digit.to_string()),
            (_, Contradiction::Twice { digit, house }) => messages.follow_twice(house.kind().name(), digit.to_string()),
        });
    }

    fn order(&self) -> Vec<Vec<NumberedNode>> {
        let nodes = placements(self.assumed, &self.steps);
        vec![numbers(&self.steps).into_iter().zip(nodes).map(|(number, node)| NumberedNode { number, node }).collect()]
    }

    fn contradiction(&self) -> Option<Contradiction> {
        Some(self.contradiction)
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        speech.messages.trial_pattern(self.assumed.digit.to_string(), speech.notation.name(self.assumed.cell))
    }

    fn part_names(&self, messages: &Messages) -> Vec<(Role, String)> {
        true_and_false(messages)
    }

    fn explain(&self, _step: &Step, _at: &Candidates, words: &mut Words) {
        words.say(|messages, parts| messages.trial_suppose(parts.equation(self.assumed, Role::On)));
        fails(self, words);
        words.say(|messages, parts| messages.so_removed(parts.not(&CandidateSet::of(self.assumed))));
    }

    fn consequence(&self, _step: &Step, words: &mut Words) {
        words.say(|messages, parts| messages.trial_suppose_also(parts.equation(self.assumed, Role::On)));
        fails(self, words);
        words.say(|messages, parts| messages.trial_so_also(parts.not(&CandidateSet::of(self.assumed))));
    }

    /// Counts what is supposed, what follows, what cannot be, and the conclusion.
    fn consequence_len(&self) -> usize {
        3 + self.steps.iter().map(|step| of(&step.evidence).consequence_len()).sum::<usize>()
    }
}

/// The numbers of the sentences that tell what becomes true in a trial, what is assumed first: the board shows them beside it.
fn numbers(steps: &[Step]) -> Vec<usize> {
    let mut numbers = vec![1];
    let mut number = 1;
    for step in steps {
        number += of(&step.evidence).consequence_len();
        if !step.placements().is_empty() {
            numbers.push(number);
        }
    }
    numbers
}

/// Says what follows from what is supposed, step by step, and what cannot be.
fn fails(trial: &Trial, words: &mut Words) {
    for step in &trial.steps {
        of(&step.evidence).consequence(step, words);
    }
    contradicts(trial.contradiction, words);
}
