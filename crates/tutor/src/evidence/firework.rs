//! Fireworks: of three digits, or of two and two.

use super::Explain;
use crate::{
    en::{names, words::Words},
    follow::{FollowQuestion, PatternPart},
};
use nonet_core::board::{CandidateSet, Candidates, CellSet, DigitSet};
use nonet_logic::{
    Step,
    evidence::{Firework, FireworkCorner},
};
use nonet_techniques::Role;
use nonet_words::{Speech, digits_or, number_word};

impl Explain for Firework {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        let digits = self.corners.iter().fold(DigitSet::EMPTY, |all, corner| all | corner.digits);
        let crossings = self.corners.iter().map(|it| (CandidateSet::of_cell(it.crossing, it.digits), Role::Pivot));
        crossings.chain([(CandidateSet::product(self.wings, digits), Role::Cause)]).collect()
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        let digits = self.corners.iter().fold(DigitSet::EMPTY, |all, corner| all | corner.digits);
        let crossings = self.corners.iter().map(|corner| corner.crossing).collect();
        vec![
            FollowQuestion::cells(PatternPart::Pivot, digits, crossings),
            FollowQuestion::cells(PatternPart::Pincers, digits, self.wings),
        ]
    }

    fn title(&self, _step: &Step) -> &'static str {
        if self.corners.len() > 1 { "Firework quadruple" } else { "Firework triple" }
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        let corners = self.corners.iter().map(|it| format!("{} in {}", it.digits, speech.notation.name(it.crossing)));
        format!("{} (wings {})", corners.collect::<Vec<_>>().join(", "), names(self.wings, speech))
    }

    fn part_names(&self) -> &'static [(Role, &'static str)] {
        &[(Role::Pivot, "where row and column cross"), (Role::Cause, "wings")]
    }

    fn explain(&self, step: &Step, _at: &Candidates, words: &mut Words) {
        let Firework { corners, wings } = self;
        let wings = *wings;
        for corner in corners {
            explain_corner(corner, wings, words);
        }
        let crossings: CellSet = corners.iter().map(|it| it.crossing).collect();
        let size = number_word((crossings | wings).len());
        words.text(format!("So the {size} digits fill the {size} cells ")).cells(crossings | wings, Role::Cause);
        words.text(", each of them once").stop();
        let beside = |it: &FireworkCorner| CandidateSet::product(it.crossing.block().cells().without(it.crossing), it.digits);
        let is_in_box = corners.iter().any(|it| !(beside(it) & step.eliminations()).is_empty());
        if is_in_box {
            words.text("One that is in one of the two cells outside of a box is, in the box, on the other line").stop();
        }
        words.text("So ").not(&step.eliminations()).stop();
    }
}

fn explain_corner(FireworkCorner { crossing, digits }: &FireworkCorner, wings: CellSet, words: &mut Words) {
    let (row, column, block) = (crossing.row(), crossing.column(), crossing.block());
    let [in_row, in_column] = [row, column].map(|line| wings & line.cells());
    words.text("Outside of ").house(block).text(", ").house(row).text(" has no place for ");
    words
        .candidates(digits_or(*digits), CandidateSet::product(wings, *digits), Role::Cause)
        .text(" but ")
        .cells(in_row, Role::Cause);
    words.text(", and ").house(column).text(" none but ").cells(in_column, Role::Cause).stop();
    words.text("One of these digits that is in neither cell is, in ").house(block);
    words.text(", on both lines: it is in ").cells((*crossing).into(), Role::Pivot).stop();
}
