//! Tridagons.

use super::{Explain, uniqueness::listed};
use crate::{
    follow::{FollowQuestion, PatternPart},
    sentences::{lines, names, words::Words},
};
use nonet_core::board::{CandidateSet, Candidates, Cell, HouseSet};
use nonet_logic::{Step, evidence::Tridagon};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

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

    fn ask_part(&self, question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        words.say(|messages, parts| match question.part {
            PatternPart::Guardians => messages.follow_guardians(self.guardians.len(), parts.digits_or(self.digits)),
            _ => messages.follow_tridagon(parts.digits_and(self.digits)),
        });
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        let boxes: HouseSet = self.cells.iter().map(Cell::block).collect();
        let (cells, guardians) = (names(self.cells, speech), listed(&self.guardians, speech));
        speech.messages.tridagon_pattern(self.digits.to_string(), lines(boxes, speech), cells, guardians)
    }

    fn part_names(&self, messages: &Messages) -> Vec<(Role, String)> {
        vec![(Role::Fin, messages.tridagon_part_guardian())]
    }

    fn explain(&self, step: &Step, _at: &Candidates, words: &mut Words) {
        let Tridagon { cells, digits, guardians } = *self;
        words.say(|messages, parts| {
            let (boxes, names) = (parts.of_houses(step.houses()), parts.cells(cells, Role::Cause));
            messages.tridagon_cells(boxes, names, parts.digits_in(digits, cells, Role::Cause))
        });
        words.say(|messages, _| messages.tridagon_order());
        words.say(|messages, _| messages.tridagon_mirror());
        if let Some(it) = step.placements().first() {
            return words.say(|messages, parts| messages.tridagon_placed(parts.equation(it, Role::Target)));
        }
        words.say(|messages, parts| messages.tridagon_guardians(parts.candidates_in(&guardians, Role::Fin)));
        words.say(|messages, parts| messages.tridagon_conclusion(parts.not(&step.eliminations())));
    }
}
