//! Sets of rank 0: multi-sector locked sets and SK-loops.

use super::{Explain, als_chain::OF_SETS};
use crate::{
    en::{names, words::Words},
    follow::{FollowQuestion, PatternPart},
};
use nonet_core::board::{CandidateSet, Candidates, Digit, DigitSet, House, HouseKind, HouseSet};
use nonet_logic::{Step, evidence::RankZeroSet};
use nonet_techniques::Role;
use nonet_words::{Speech, digits_or};

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

    fn pattern(&self, speech: Speech<'_>) -> String {
        let of = |(digit, houses): (Digit, HouseSet)| format!("{digit} {houses}");
        let links = self.by_digit().filter(|(_, houses)| !houses.is_empty()).map(of).collect::<Vec<_>>().join(", ");
        format!("of {} cells ({}) by {links}", self.cells.len(), names(self.cells, speech))
    }

    fn part_names(&self) -> &'static [(Role, &'static str)] {
        &[(Role::Cause, "counted in rows"), (Role::Pivot, "in columns"), (Role::Fin, "in boxes")]
    }

    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let cells = self.cells;
        words.text("Look at what can be in ").cells(cells, Role::Cause).stop();
        let all = self.by_digit().fold(HouseSet::EMPTY, |all, (_, houses)| all | houses);
        let digits_of = |house: House| -> DigitSet {
            self.by_digit().filter(|(_, houses)| houses.contains(house)).map(|(digit, _)| digit).collect()
        };
        words.text("It is one of these: ");
        words.each(all.iter(), |words, house| {
            let digits = digits_of(house);
            let open = *at.open() & CandidateSet::product(cells & house.cells(), digits);
            words.candidates(digits_or(digits), open, Role::Cause).text(" of ").house(house);
        });
        words.stop();
        let size = cells.len();
        words.text(format!("A house has a digit once, so that is {size} digits at most, and there are {size} cells to fill"));
        words.stop();
        words.text("So each of these digits is in one of the cells, and elsewhere in its house it is not: ");
        words.not(&step.eliminations()).stop();
    }
}
