//! Sue de Coq.

use super::Explain;
use crate::{
    follow::{FollowQuestion, PatternPart},
    sentences::{names, words::Words},
};
use nonet_core::board::{CandidateSet, Candidates, CellSet, DigitSet, HouseSet};
use nonet_logic::{Step, evidence::SueDeCoq};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

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

    fn ask_part(&self, question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        words.say(|messages, _| match question.part {
            PatternPart::House => messages.follow_sue_houses(self.line.kind().name()),
            PatternPart::Pivot => messages.follow_sue_shared(messages.number_word(self.shared.len())),
            _ => messages.follow_sue_others(messages.number_word((self.in_line | self.in_block).len())),
        });
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        let (shared, others) = (names(self.shared, speech), names(self.in_line | self.in_block, speech));
        speech.messages.sue_de_coq_pattern(speech.house(self.line), speech.house(self.block), shared, others)
    }

    fn part_names(&self, messages: &Messages) -> Vec<(Role, String)> {
        vec![(Role::Pivot, messages.sue_de_coq_part_shared())]
    }

    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let SueDeCoq { line, block, shared, in_line, in_block } = *self;
        let digits_of = |cells: CellSet| cells.iter().fold(DigitSet::EMPTY, |all, cell| all | at.of_cell(cell));
        let cells = self.cells();
        let digits = digits_of(cells);
        let open = |cells, digits| *at.open() & CandidateSet::product(cells, digits);
        let (of_line, of_block) = (open(in_line, DigitSet::ALL), open(in_block, DigitSet::ALL));
        words.say(|messages, parts| {
            let (shared, line, block) = (parts.cells(shared, Role::Pivot), parts.house(line), parts.house(block));
            let others = parts.cells(in_line | in_block, Role::Cause);
            let [size, number] = [cells.len(), digits.len()].map(|count| messages.number_word(count));
            messages.sue_de_coq_cells(shared, line, block, others, size, number, parts.digits_in(digits, cells, Role::Cause))
        });
        words.say(|messages, parts| {
            let [line, block] = [in_line, in_block].map(|cells| parts.digits_and(digits_of(cells)));
            let line = (parts.candidates(&line, of_line, Role::Cause), parts.cells(in_line, Role::Cause));
            let block = (parts.candidates(&block, of_block, Role::Cause), parts.cells(in_block, Role::Cause));
            messages.sue_de_coq_apart(line.0, line.1, block.0, block.1)
        });
        words.say(|messages, parts| messages.sue_de_coq_conclusion(parts.not(&step.eliminations())));
    }
}
