//! Death blossoms.

use super::{
    Explain,
    als_chain::{NAMES_OF_SETS, keeps, roles_of_sets},
    chain::{is, is_not},
};
use crate::{
    en::{names, words::Words},
    follow::{FollowQuestion, PatternPart},
};
use nonet_core::board::{CandidateSet, Candidates, CellSet, Digit, DigitSet};
use nonet_logic::{Node, Step, evidence::Blossom};
use nonet_techniques::Role;
use nonet_words::Speech;

impl Explain for Blossom {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        let mut roles = vec![(CandidateSet::of_cell(self.stem, DigitSet::ALL), Role::On)];
        roles.extend(roles_of_sets(&self.petals));
        roles
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        let petals = self.petals.iter().fold(CellSet::EMPTY, |all, petal| all | *petal);
        vec![
            FollowQuestion::cells(PatternPart::Pivot, DigitSet::EMPTY, CellSet::of(self.stem)),
            FollowQuestion::cells(PatternPart::Pincers, self.digits, petals),
        ]
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        let petals = self.petals.iter().map(|cells| names(*cells, speech)).collect::<Vec<_>>().join("; ");
        format!("{} (stem {}, petals {petals})", self.digits, speech.notation.name(self.stem))
    }

    fn part_names(&self) -> &'static [(Role, &'static str)] {
        NAMES_OF_SETS
    }

    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let Blossom { stem, petals, digits } = self;
        let stem = *stem;
        let own = at.of_cell(stem);
        let node = |digit: Digit, cells: CellSet| Node::new(digit, cells & at.of_digit(digit));
        words.cells(stem.into(), Role::On).text(" is one of ").digits_in(own, stem.into(), Role::On).stop();
        for (lost, &petal) in own.iter().zip(petals) {
            words.text("If it is ").digit_in(lost, stem.into(), Role::On).text(", ");
            is_not(words, &node(lost, petal)).text(", and ");
            keeps(words, petal, lost, at).text(": ");
            each_is(digits.iter().map(|digit| node(digit, petal)), words);
        }
        let all = petals.iter().fold(CellSet::EMPTY, |all, &petal| all | petal);
        words.text("So in every case ");
        each_is(digits.iter().map(|digit| node(digit, all)), words);
        words.text("A cell that sees all these places of a digit cannot be that digit: ").not(&step.eliminations()).stop();
    }
}

/// `r1c1 is 5, and one of r1c2 and r1c3 is 6`, to the end of the sentence.
fn each_is(nodes: impl Iterator<Item = Node>, words: &mut Words) {
    for (i, node) in nodes.enumerate() {
        is(words.text(if i > 0 { ", and " } else { "" }), &node);
    }
    words.stop();
}
