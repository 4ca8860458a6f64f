//! Death blossoms.

use super::{
    Explain,
    als_chain::{keeps, names_of_sets, roles_of_sets},
    chain::{is, then_is_not},
};
use crate::{
    follow::{FollowQuestion, PatternPart},
    sentences::{
        names,
        words::{Parts, Words},
    },
};
use nonet_core::board::{CandidateSet, Candidates, CellSet, Digit, DigitSet};
use nonet_logic::{Node, Step, evidence::Blossom};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

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

    fn ask_part(&self, question: &FollowQuestion, _step: &Step, at: &Candidates, words: &mut Words) {
        words.say(|messages, _| match question.part {
            PatternPart::Pivot => messages.follow_stem(messages.number_word(at.of_cell(self.stem).len())),
            _ => messages.follow_petals(messages.number_word(self.petals.len())),
        });
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        let petals = speech.clauses(self.petals.iter().map(|cells| names(*cells, speech)).collect());
        speech.messages.blossom_pattern(self.digits.to_string(), speech.notation.name(self.stem), petals)
    }

    fn part_names(&self, messages: &Messages) -> Vec<(Role, String)> {
        names_of_sets(messages)
    }

    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let Blossom { stem, petals, digits } = self;
        let stem = *stem;
        let own = at.of_cell(stem);
        let node = |digit: Digit, cells: CellSet| Node::new(digit, cells & at.of_digit(digit));
        words.say(|messages, parts| {
            messages.cases_of_cell(parts.cells(stem.into(), Role::On), parts.digits_in(own, stem.into(), Role::On))
        });
        for (lost, &petal) in own.iter().zip(petals) {
            words.say(|messages, parts| {
                let (digit, off) = (parts.digit_in(lost, stem.into(), Role::On), then_is_not(parts, &node(lost, petal)));
                let keeps = keeps(parts, petal, lost, at);
                messages.blossom_petal(digit, off, keeps, each_is(digits.iter().map(|digit| node(digit, petal)), parts))
            });
        }
        let all = petals.iter().fold(CellSet::EMPTY, |all, &petal| all | petal);
        words.say(|messages, parts| messages.blossom_every_case(each_is(digits.iter().map(|digit| node(digit, all)), parts)));
        words.say(|messages, parts| messages.blossom_conclusion(parts.not(&step.eliminations())));
    }
}

/// `r1c1 is 5, and one of r1c2 and r1c3 is 6`.
fn each_is(nodes: impl Iterator<Item = Node>, parts: &mut Parts<'_>) -> String {
    let clauses = nodes.map(|node| is(parts, &node)).collect::<Vec<_>>();
    clauses.into_iter().reduce(|before, next| parts.messages().clauses_and(before, next)).unwrap_or_default()
}
