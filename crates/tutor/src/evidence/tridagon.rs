//! Tridagons.

use super::{Explain, uniqueness::listed};
use crate::{
    en::{lines, names, words::Words},
    follow::{FollowQuestion, PatternPart},
};
use nonet_core::board::{CandidateSet, Candidates, Cell, HouseSet};
use nonet_logic::{Step, evidence::Tridagon};
use nonet_techniques::Role;
use nonet_words::Speech;

impl Explain for Tridagon {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        vec![(self.guardians, Role::Fin), (CandidateSet::product(self.cells, self.digits), Role::Cause)]
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        vec![
            FollowQuestion::cells(PatternPart::Cells, self.digits, self.cells),
            FollowQuestion::candidates(PatternPart::Guardians, self.guardians),
        ]
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        let boxes: HouseSet = self.cells.iter().map(Cell::block).collect();
        let (cells, guardians) = (names(self.cells, speech), listed(&self.guardians, speech));
        format!("{} in {} ({cells}), guardians {guardians}", self.digits, lines(boxes, speech))
    }

    fn part_names(&self) -> &'static [(Role, &'static str)] {
        &[(Role::Fin, "guardian")]
    }

    fn explain(&self, step: &Step, _at: &Candidates, words: &mut Words) {
        let Tridagon { cells, digits, guardians } = *self;
        words.text("In each of ").houses(step.houses()).text(", three of ").cells(cells, Role::Cause);
        words.text(" lie in different rows and columns. Suppose they held only ").digits_in(digits, cells, Role::Cause).stop();
        words.text("Then each box would have the three digits in some order, and the next one, beside or below, the same order ");
        words.text("turned on by one place or two, since no line has a digit twice").stop();
        words.text(
            "But the cells do not slant alike: in one of the boxes, or in three, they mirror the order. So on the way round ",
        );
        words.text("through all four it never fits again").stop();
        if let Some(it) = step.placements().first() {
            return words.text("So the one other candidate there is true: ").equation(it, Role::Target).stop();
        }
        words.text("So one of these is true: ").candidates_in(&guardians, Role::Fin).stop();
        words.text("Whichever it is, it rules these out: ").not(&step.eliminations()).stop();
    }
}
