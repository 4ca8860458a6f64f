//! Naked and hidden subsets.

use super::{Explain, fish::single_kind};
use crate::{
    follow::{FollowQuestion, PatternPart},
    sentences::{names, words::Words},
};
use nonet_core::board::{CandidateSet, Candidates, HouseSet};
use nonet_logic::{
    Step,
    evidence::{HiddenSubset, NakedSubset},
};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

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

    fn ask_part(&self, question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        words.say(|messages, parts| {
            let size = messages.number_word(self.cells.len());
            match (question.part, single_kind(self.houses)) {
                (PatternPart::Cells, _) => messages.follow_naked_cells(size, parts.digits_and(self.digits)),
                (_, Some(kind)) => messages.follow_naked_house(kind.name(), size),
                (_, None) => messages.follow_naked_houses(size),
            }
        });
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        let houses = speech.list(self.houses.iter().map(|house| speech.house(house)).collect(), Messages::list_and);
        speech.messages.subset_pattern(self.digits.to_string(), houses, names(self.cells, speech))
    }

    fn explain(&self, step: &Step, _at: &Candidates, words: &mut Words) {
        let NakedSubset { houses, cells, digits } = *self;
        words.say(|messages, parts| {
            let (houses, names) = (parts.in_houses(houses), parts.cells(cells, Role::Cause));
            messages.naked_subset_cells(houses, names, parts.digits_in(digits, cells, Role::Cause))
        });
        words.say(|messages, _| messages.naked_subset_count(messages.number_word(cells.len())));
        words.say(|messages, parts| messages.naked_subset_conclusion(parts.of_houses(houses), parts.not(&step.eliminations())));
    }

    fn consequence(&self, step: &Step, words: &mut Words) {
        words.say(|messages, parts| {
            let (cells, digits) = (parts.cells(self.cells, Role::Cause), parts.digits_and(self.digits));
            messages.naked_subset_follows(cells, digits, parts.of_houses(self.houses), parts.not(&step.eliminations()))
        });
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

    fn ask_part(&self, question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        words.say(|messages, parts| {
            let size = messages.number_word(self.cells.len());
            match question.part {
                PatternPart::Cells => messages.follow_hidden_cells(size),
                _ => messages.follow_hidden_house(self.house.kind().name(), parts.digits_and(self.digits), size),
            }
        });
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        speech.messages.subset_pattern(self.digits.to_string(), speech.house(self.house), names(self.cells, speech))
    }

    fn explain(&self, step: &Step, _at: &Candidates, words: &mut Words) {
        let HiddenSubset { house, cells, digits } = *self;
        words.say(|messages, parts| {
            let (house, digits) = (parts.in_house(house), parts.digits_in(digits, cells, Role::Cause));
            messages.hidden_subset_places(house, digits, messages.number_word(cells.len()), parts.cells(cells, Role::Cause))
        });
        words.say(|messages, _| messages.hidden_subset_count(messages.number_word(cells.len())));
        words.say_removed(step);
    }

    fn consequence(&self, step: &Step, words: &mut Words) {
        words.say(|messages, parts| {
            let digits = parts.digits_in(self.digits, self.cells, Role::Cause);
            let (house, cells) = (parts.of_houses(HouseSet::of(self.house)), parts.cells(self.cells, Role::Cause));
            messages.hidden_subset_follows(digits, house, cells, parts.not(&step.eliminations()))
        });
    }
}
