//! Locked candidates.

use super::Explain;
use crate::{
    follow::{FollowQuestion, PatternPart},
    sentences::words::Words,
};
use nonet_core::board::{CandidateSet, Candidates, DigitSet, HouseSet};
use nonet_logic::{Step, evidence::Locked};
use nonet_techniques::Role;
use nonet_words::Speech;

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

    fn ask_part(&self, question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        let [from, to] = [self.from, self.to].map(|house| house.kind().name());
        let digit = self.digit.to_string();
        words.say(|messages, _| match question.part {
            PatternPart::Cells => messages.follow_locked_cells(from, digit),
            PatternPart::OtherHouse => messages.follow_locked_to(to),
            _ if self.from.is_line() => messages.follow_locked_line(from, digit),
            _ => messages.follow_locked_box(to, digit),
        });
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        speech.messages.locked_pattern(self.digit.to_string(), speech.house(self.from), speech.house(self.to))
    }

    fn explain(&self, step: &Step, _at: &Candidates, words: &mut Words) {
        let Locked { digit, from, to, cells } = *self;
        words.say(|messages, parts| {
            let places = parts.cells(cells, Role::Cause);
            let (from, digit, to) = (parts.house(from), parts.digit_in(digit, cells, Role::Cause), parts.house(to));
            messages.locked_places(cells.len(), from, digit, places, to)
        });
        words.say(|messages, parts| messages.locked_reason(digit.to_string(), parts.house(to)));
        words.say_removed(step);
    }
}
