//! Almost locked pairs and triples.

use super::Explain;
use crate::{
    follow::{FollowQuestion, PatternPart},
    sentences::{names, words::Words},
};
use nonet_core::board::{CandidateSet, Candidates};
use nonet_logic::{Step, evidence::AlmostLocked};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

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

    fn ask_part(&self, question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        words.say(|messages, parts| match question.part {
            PatternPart::OtherCells => {
                let (kind, digits) = (self.other.kind().name(), parts.digits_or(self.digits));
                messages.follow_almost_hidden(self.hidden.len(), kind, digits, messages.number_word(self.hidden.len()))
            }
            _ => {
                let number = messages.number_word(self.naked.len());
                messages.follow_almost_naked(self.naked.len(), parts.digits_and(self.digits), number)
            }
        });
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        let (naked, hidden) = (names(self.naked, speech), names(self.hidden, speech));
        let (sure, other) = (speech.house(self.sure), speech.house(self.other));
        speech.messages.almost_locked_pattern(self.digits.to_string(), sure, other, naked, hidden)
    }

    fn part_names(&self, messages: &Messages) -> Vec<(Role, String)> {
        vec![(Role::Cause, messages.almost_locked_cells()), (Role::Pivot, messages.almost_locked_other_cells())]
    }

    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let AlmostLocked { digits, sure, other, naked, hidden } = *self;
        let meet = sure.cells() & other.cells() & at.empty_cells();
        words.say(|messages, parts| {
            let (house, cells) = (parts.house(sure), parts.cells(naked, Role::Cause));
            let digits = parts.digits_in(digits, naked, Role::Cause);
            messages.almost_locked_taken(naked.len(), house, cells, digits, messages.number_word(naked.len()))
        });
        words.say(|messages, parts| {
            let (meeting, house) = (parts.cells(meet, Role::Pivot), parts.house(other));
            let cells = parts.cells(hidden, Role::Pivot);
            messages.almost_locked_left(meeting, house, cells, parts.digits_in(digits, hidden | meet, Role::Pivot))
        });
        words.say(|messages, parts| messages.almost_locked_conclusion(parts.not(&step.eliminations())));
    }
}
