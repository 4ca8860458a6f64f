//! Sue de Coq.

use super::Explain;
use crate::{
    en::{names, words::Words},
    follow::{FollowQuestion, PatternPart},
};
use nonet_core::board::{CandidateSet, Candidates, CellSet, DigitSet, HouseSet};
use nonet_logic::{Step, evidence::SueDeCoq};
use nonet_techniques::Role;
use nonet_words::{Speech, digits_and, number_word};

impl Explain for SueDeCoq {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        let all = |cells: CellSet| CandidateSet::product(cells, DigitSet::ALL);
        vec![(all(self.shared), Role::Pivot), (all(self.in_line | self.in_block), Role::Cause)]
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        let houses = HouseSet::of(self.line).with(self.block);
        vec![
            FollowQuestion::houses(PatternPart::House, DigitSet::EMPTY, houses),
            FollowQuestion::cells(PatternPart::Pivot, DigitSet::EMPTY, self.shared),
            FollowQuestion::cells(PatternPart::OtherCells, DigitSet::EMPTY, self.in_line | self.in_block),
        ]
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        let (shared, others) = (names(self.shared, speech), names(self.in_line | self.in_block, speech));
        format!("in {} and {} ({shared}, with {others})", self.line, self.block)
    }

    fn part_names(&self) -> &'static [(Role, &'static str)] {
        &[(Role::Pivot, "where line and box meet")]
    }

    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let SueDeCoq { line, block, shared, in_line, in_block } = *self;
        let digits_of = |cells: CellSet| cells.iter().fold(DigitSet::EMPTY, |all, cell| all | at.of_cell(cell));
        let cells = self.cells();
        let digits = digits_of(cells);
        let open = |cells, digits| *at.open() & CandidateSet::product(cells, digits);
        let (of_line, of_block) = (open(in_line, DigitSet::ALL), open(in_block, DigitSet::ALL));
        words
            .cells(shared, Role::Pivot)
            .text(" lie in ")
            .house(line)
            .text(" and in ")
            .house(block)
            .text("; with ")
            .cells(in_line | in_block, Role::Cause)
            .text(format!(" they are {} cells with the {} digits ", number_word(cells.len()), number_word(digits.len())))
            .digits_in(digits, cells, Role::Cause)
            .stop();
        words
            .candidates(digits_and(digits_of(in_line)), of_line, Role::Cause)
            .text(" in ")
            .cells(in_line, Role::Cause)
            .text(" and ")
            .candidates(digits_and(digits_of(in_block)), of_block, Role::Cause)
            .text(" in ")
            .cells(in_block, Role::Cause)
            .text(" have nothing in common, so each digit can be in only one of these cells: each is in exactly one")
            .stop();
        words.text("Where a line or a box has its digit so, it is nowhere else: ").not(&step.eliminations()).stop();
    }
}
