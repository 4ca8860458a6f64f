//! Fireworks: of three digits, or of two and two.

use super::Explain;
use crate::{
    follow::{FollowQuestion, PatternPart},
    sentences::{names, words::Words},
};
use nonet_core::board::{CandidateSet, Candidates, CellSet, DigitSet};
use nonet_logic::{
    Step,
    evidence::{Firework, FireworkCorner},
};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

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

    fn ask_part(&self, question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        words.say(|messages, parts| match question.part {
            PatternPart::Pivot => messages.follow_firework_crossing(self.corners.len(), parts.digits_and(question.digits)),
            _ => messages.follow_firework_wings(),
        });
    }

    fn title(&self, _step: &Step, messages: &Messages) -> String {
        if self.corners.len() > 1 { messages.firework_quadruple() } else { messages.firework_triple() }
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        let corner =
            |it: &FireworkCorner| speech.messages.digits_in_cells(it.digits.to_string(), speech.notation.name(it.crossing));
        let corners = speech.list(self.corners.iter().map(corner).collect(), Messages::list_more);
        speech.messages.firework_pattern(corners, names(self.wings, speech))
    }

    fn part_names(&self, messages: &Messages) -> Vec<(Role, String)> {
        vec![(Role::Pivot, messages.firework_part_crossing()), (Role::Cause, messages.firework_part_wings())]
    }

    fn explain(&self, step: &Step, _at: &Candidates, words: &mut Words) {
        let Firework { corners, wings } = self;
        let wings = *wings;
        for corner in corners {
            explain_corner(corner, wings, words);
        }
        let crossings: CellSet = corners.iter().map(|it| it.crossing).collect();
        let cells = crossings | wings;
        words.say(|messages, parts| messages.firework_count(messages.number_word(cells.len()), parts.cells(cells, Role::Cause)));
        let beside = |it: &FireworkCorner| CandidateSet::product(it.crossing.block().cells().without(it.crossing), it.digits);
        let is_in_box = corners.iter().any(|it| !(beside(it) & step.eliminations()).is_empty());
        if is_in_box {
            words.say(|messages, _| messages.firework_box());
        }
        words.say_so_removed(step);
    }
}

fn explain_corner(FireworkCorner { crossing, digits }: &FireworkCorner, wings: CellSet, words: &mut Words) {
    let (row, column, block) = (crossing.row(), crossing.column(), crossing.block());
    let [in_row, in_column] = [row, column].map(|line| wings & line.cells());
    words.say(|messages, parts| {
        let block = parts.house(block);
        let row = (parts.house(row), parts.cells(in_row, Role::Cause));
        let column = (parts.house(column), parts.cells(in_column, Role::Cause));
        let or = parts.digits_or(*digits);
        let digits = parts.candidates(&or, CandidateSet::product(wings, *digits), Role::Cause);
        messages.firework_corner(block, row.0, digits, row.1, column.0, column.1)
    });
    words.say(|messages, parts| messages.firework_crossing(parts.house(block), parts.cells((*crossing).into(), Role::Pivot)));
}
