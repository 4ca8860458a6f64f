//! Almost locked pairs and triples.

use super::Explain;
use crate::{
    en::{names, words::Words},
    follow::{FollowQuestion, PatternPart},
};
use nonet_core::board::{CandidateSet, Candidates};
use nonet_logic::{Step, evidence::AlmostLocked};
use nonet_techniques::Role;
use nonet_words::{Speech, number_word};

impl Explain for AlmostLocked {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        let meet = self.sure.cells() & self.other.cells();
        vec![
            (CandidateSet::product(self.naked, self.digits), Role::Cause),
            (CandidateSet::product(self.hidden | meet, self.digits), Role::Pivot),
        ]
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        vec![
            FollowQuestion::cells(PatternPart::Cells, self.digits, self.naked),
            FollowQuestion::cells(PatternPart::OtherCells, self.digits, self.hidden),
        ]
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        let (naked, hidden) = (names(self.naked, speech), names(self.hidden, speech));
        format!("{} in {} and {} ({naked}, with {hidden})", self.digits, self.sure, self.other)
    }

    fn part_names(&self) -> &'static [(Role, &'static str)] {
        &[(Role::Cause, "the cells in one house"), (Role::Pivot, "those in the other")]
    }

    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let AlmostLocked { digits, sure, other, naked, hidden } = *self;
        let taken = number_word(naked.len());
        let meet = sure.cells() & other.cells() & at.empty_cells();
        words.text("In ").house(sure).text(", ").cells(naked, Role::Cause);
        words.text(if naked.len() == 1 { " has only " } else { " have only " }).digits_in(digits, naked, Role::Cause);
        words.text(format!(", and so {} {taken} of them", if naked.len() == 1 { "takes" } else { "take" })).stop();
        words.text("What is taken there is not in ").cells(meet, Role::Pivot).text(", so ").house(other);
        words.text(" has the same in ").cells(hidden, Role::Pivot).text(", its only other places for ");
        words.digits_in(digits, hidden | meet, Role::Pivot).stop();
        words.text("So there is nothing else there, and the digit that is left is where the two houses meet: ");
        words.not(&step.eliminations()).stop();
    }
}
