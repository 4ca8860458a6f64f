//! Trials by contradiction.

use super::{
    Explain,
    cases::{TRUE_AND_FALSE, placed_by, placements},
    of,
};
use crate::{
    en::words::Words,
    follow::{FollowQuestion, PatternPart},
};
use nonet_core::board::{CandidateSet, Candidates, CellSet, DigitSet, HouseSet};
use nonet_logic::{Contradiction, Step, evidence::Trial};
use nonet_prose::NumberedNode;
use nonet_techniques::Role;
use nonet_words::Speech;

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

    fn order(&self) -> Vec<Vec<NumberedNode>> {
        let nodes = placements(self.assumed, &self.steps);
        vec![numbers(&self.steps).into_iter().zip(nodes).map(|(number, node)| NumberedNode { number, node }).collect()]
    }

    fn contradiction(&self) -> Option<Contradiction> {
        Some(self.contradiction)
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        format!("of {} in {}", self.assumed.digit, speech.notation.name(self.assumed.cell))
    }

    fn part_names(&self) -> &'static [(Role, &'static str)] {
        TRUE_AND_FALSE
    }

    fn explain(&self, _step: &Step, _at: &Candidates, words: &mut Words) {
        write_trial(self, ["Suppose that ", "So "], words);
    }

    fn consequence(&self, _step: &Step, words: &mut Words) {
        write_trial(self, ["Suppose as well that ", "So, with what was supposed before, "], words);
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

/// Writes a trial, step by step, with the words that begin what is supposed and what follows in the end.
fn write_trial(trial: &Trial, [suppose, so]: [&str; 2], words: &mut Words) {
    words.text(suppose).equation(trial.assumed, Role::On).stop();
    for step in &trial.steps {
        of(&step.evidence).consequence(step, words);
    }
    cannot_be(trial.contradiction, words);
    words.text(so).not(&CandidateSet::of(trial.assumed)).stop();
}

fn cannot_be(contradiction: Contradiction, words: &mut Words) {
    words.text("But then ");
    match contradiction {
        Contradiction::Twice { digit, house } => words.text(format!("there are two {digit}s in ")).house(house),
        Contradiction::NoCandidate { cell } => words.cells(CellSet::of(cell), Role::Off).text(" has no candidate left"),
        Contradiction::NoPlace { digit, house } => {
            words.text("there is no place left for ").digit_in(digit, house.cells(), Role::Off).text(" in ").house(house)
        }
    }
    .stop();
}
