//! Naked and hidden subsets.

use super::Explain;
use crate::{
    en::{names, words::Words},
    follow::{FollowQuestion, PatternPart},
};
use nonet_core::board::{CandidateSet, Candidates, HouseSet};
use nonet_logic::{
    Step,
    evidence::{HiddenSubset, NakedSubset},
};
use nonet_techniques::Role;
use nonet_words::{Speech, capital, digits_and, number_word};

impl Explain for NakedSubset {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        vec![(CandidateSet::product(self.cells, self.digits), Role::Cause)]
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        vec![
            FollowQuestion::cells(PatternPart::Cells, self.digits, self.cells),
            FollowQuestion::houses(PatternPart::House, self.digits, self.houses),
        ]
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        let houses = self.houses.iter().map(|house| house.to_string()).collect::<Vec<_>>().join(" and ");
        format!("{} in {houses} ({})", self.digits, names(self.cells, speech))
    }

    fn explain(&self, step: &Step, _at: &Candidates, words: &mut Words) {
        let NakedSubset { houses, cells, digits } = *self;
        let size = number_word(cells.len());
        words
            .text("In ")
            .houses(houses)
            .text(", ")
            .cells(cells, Role::Cause)
            .text(" have only ")
            .digits_in(digits, cells, Role::Cause)
            .stop();
        words.text(format!("That is {size} cells for {size} digits: each cell takes one of them")).stop();
        words.text("So no other cell of ").houses(houses).text(" holds one of these digits: ").not(&step.eliminations()).stop();
    }

    fn consequence(&self, step: &Step, words: &mut Words) {
        words
            .text("Then ")
            .cells(self.cells, Role::Cause)
            .text(format!(" hold {} of ", digits_and(self.digits)))
            .houses(self.houses)
            .text(", so ")
            .not(&step.eliminations())
            .stop();
    }
}

impl Explain for HiddenSubset {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        vec![(CandidateSet::product(self.cells, self.digits), Role::Cause)]
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        vec![
            FollowQuestion::houses(PatternPart::House, self.digits, HouseSet::of(self.house)),
            FollowQuestion::cells(PatternPart::Cells, self.digits, self.cells),
        ]
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        format!("{} in {} ({})", self.digits, self.house, names(self.cells, speech))
    }

    fn explain(&self, step: &Step, _at: &Candidates, words: &mut Words) {
        let HiddenSubset { house, cells, digits } = *self;
        let size = number_word(cells.len());
        words
            .text("In ")
            .house(house)
            .text(", ")
            .digits_in(digits, cells, Role::Cause)
            .text(format!(" have only {size} places, "))
            .cells(cells, Role::Cause)
            .stop();
        words.text(format!("{} digits take {size} cells: no other digit fits there", capital(&size))).stop();
        words.not(&step.eliminations()).stop();
    }

    fn consequence(&self, step: &Step, words: &mut Words) {
        words
            .text("Then ")
            .digits_in(self.digits, self.cells, Role::Cause)
            .text(" of ")
            .house(self.house)
            .text(" lie in ")
            .cells(self.cells, Role::Cause)
            .text(", so ")
            .not(&step.eliminations())
            .stop();
    }
}
