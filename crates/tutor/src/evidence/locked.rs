//! Locked candidates.

use super::Explain;
use crate::{
    en::words::Words,
    follow::{FollowQuestion, PatternPart},
};
use nonet_core::board::{CandidateSet, Candidates, DigitSet, HouseSet};
use nonet_logic::{Step, evidence::Locked};
use nonet_techniques::Role;
use nonet_words::Notation;

impl Explain for Locked {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        vec![(CandidateSet::of_digit(self.digit, self.cells), Role::Cause)]
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        let digits = DigitSet::of(self.digit);
        vec![
            FollowQuestion::houses(PatternPart::House, digits, HouseSet::of(self.from)),
            FollowQuestion::cells(PatternPart::Cells, digits, self.cells),
            FollowQuestion::houses(PatternPart::OtherHouse, digits, HouseSet::of(self.to)),
        ]
    }

    fn pattern(&self, _notation: Notation) -> String {
        format!("{} from {} to {}", self.digit, self.from, self.to)
    }

    fn explain(&self, step: &Step, _at: &Candidates, words: &mut Words) {
        let Locked { digit, from, to, cells } = *self;
        words
            .text("In ")
            .house(from)
            .text(", ")
            .digit_in(digit, cells, Role::Cause)
            .text(" can only be in ")
            .cells(cells, Role::Cause)
            .text(if cells.len() == 2 { ", both in " } else { ", all in " })
            .house(to)
            .stop();
        words.text(format!("One of them must be {digit}, so nothing else in ")).house(to).text(" can be").stop();
        words.not(&step.eliminations()).stop();
    }
}
