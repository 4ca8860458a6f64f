//! Sets of rank 0: multi-sector locked sets and SK-loops.

use super::{Explain, als_chain::OF_SETS};
use crate::{
    follow::{FollowQuestion, PatternPart},
    sentences::{names, words::Words},
};
use nonet_core::board::{CandidateSet, Candidates, Digit, DigitSet, House, HouseKind, HouseSet};
use nonet_logic::{Step, evidence::RankZeroSet};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

impl Explain for RankZeroSet {
    /// Returns the candidates in the cells by the kind of house that covers them.
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        let of = |kind: HouseKind| {
            self.by_digit().fold(CandidateSet::EMPTY, |all, (digit, houses)| {
                let own: HouseSet = houses.iter().filter(|house| house.kind() == kind).collect();
                all | CandidateSet::of_digit(digit, own.cells() & self.cells)
            })
        };
        [HouseKind::Row, HouseKind::Column, HouseKind::Box].into_iter().map(of).zip(OF_SETS).collect()
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        vec![FollowQuestion::cells(PatternPart::Cells, DigitSet::EMPTY, self.cells)]
    }

    fn ask_part(&self, _question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        words.say(|messages, _| messages.follow_rank_zero(self.cells.len()));
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        let of = |(digit, houses): (Digit, HouseSet)| format!("{digit} {houses}");
        let links = self.by_digit().filter(|(_, houses)| !houses.is_empty()).map(of).collect();
        let links = speech.list(links, Messages::list_more);
        speech.messages.rank_zero_pattern(self.cells.len(), names(self.cells, speech), links)
    }

    fn part_names(&self, messages: &Messages) -> Vec<(Role, String)> {
        vec![
            (Role::Cause, messages.rank_zero_in_rows()),
            (Role::Pivot, messages.rank_zero_in_columns()),
            (Role::Fin, messages.rank_zero_in_boxes()),
        ]
    }

    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let cells = self.cells;
        words.say(|messages, parts| messages.rank_zero_look(parts.cells(cells, Role::Cause)));
        let all = self.by_digit().fold(HouseSet::EMPTY, |all, (_, houses)| all | houses);
        let digits_of = |house: House| -> DigitSet {
            self.by_digit().filter(|(_, houses)| houses.contains(house)).map(|(digit, _)| digit).collect()
        };
        words.say(|messages, parts| {
            let group = |house: House| {
                let digits = digits_of(house);
                let open = *at.open() & CandidateSet::product(cells & house.cells(), digits);
                let digits = parts.digits_or(digits);
                messages.rank_zero_group(parts.candidates(&digits, open, Role::Cause), parts.house(house))
            };
            let groups = all.iter().map(group).collect();
            messages.rank_zero_groups(parts.list(groups, Messages::list_and))
        });
        words.say(|messages, _| messages.rank_zero_count(cells.len()));
        words.say(|messages, parts| messages.rank_zero_conclusion(parts.not(&step.eliminations())));
    }
}
