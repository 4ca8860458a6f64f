//! The rays of a single: the fewest digits on the board that show why it is one.

use nonet_core::board::{Candidate, Candidates, Cell, CellSet, DigitSet, House};
use nonet_prose::Ray;
use std::cmp::Reverse;

/// Returns the house's empty cells except for that of the single.
pub(super) fn others(it: Candidate, house: House, at: &Candidates) -> CellSet {
    (at.empty_cells() & house.cells()).without(it.cell)
}

/// Returns the fewest rays from places of the digit that reach all of the house's other cells that any place sees, in reading
/// order.
pub(super) fn to_house(it: Candidate, house: House, at: &Candidates) -> Vec<Ray> {
    let others = others(it, house, at);
    let ray = |from: Cell| {
        // The cells of one house that a cell sees lie in one common house: a line, unless a box has more of them.
        let shared = from.houses().into_iter().rev().max_by_key(|shared| (others & shared.cells()).len())?;
        Some(Ray { from: Candidate::new(from, it.digit), house: shared, to: others & shared.cells() })
    };
    let holders = at.placed().cells_of(it.digit) & others.seen_by_any();
    let all: Vec<Ray> = holders.iter().filter_map(ray).collect();
    let covered: Vec<u128> = all.iter().map(|ray| ray.to.bits()).collect();
    fewest(&covered).into_iter().map(|i| all[i]).collect()
}

/// Returns a ray from one place of each digit that the cell sees. It uses the fewest houses of the cell, those with the most
/// digits first.
pub(super) fn to_cell(cell: Cell, at: &Candidates) -> Vec<Ray> {
    let held = |house: House| house.cells().iter().filter_map(|it| at.grid()[it]).collect::<DigitSet>();
    let houses = cell.houses();
    let digits = houses.map(held);
    let mut chosen = fewest(&digits.map(|it| it.bits().into()));
    chosen.sort_by_cached_key(|&i| (DigitSet::ALL - digits[i]).len());
    let mut left = DigitSet::ALL;
    let mut rays = Vec::new();
    for i in chosen {
        let house = houses[i];
        for digit in digits[i] & left {
            let place = (at.placed().cells_of(digit) & house.cells()).first();
            rays.extend(place.map(|from| Ray { from: Candidate::new(from, digit), house, to: cell.into() }));
        }
        left -= digits[i];
    }
    rays
}

/// Returns the indexes of the fewest sets with the same union as all sets; of these, the ones with the most members, and then the
/// first. There are at most nine sets.
fn fewest(sets: &[u128]) -> Vec<usize> {
    let chosen = |choice: u32| (0..sets.len()).filter(move |i| choice >> i & 1 != 0);
    let together = |choice: u32| chosen(choice).fold(0, |all, i| all | sets[i]);
    let most = |choice: u32| chosen(choice).map(|i| sets[i].count_ones()).sum::<u32>();
    let every = (1 << sets.len()) - 1;
    let complete = (0..=every).filter(|choice| together(*choice) == together(every));
    let best = complete.min_by_key(|choice| (choice.count_ones(), Reverse(most(*choice))));
    best.into_iter().flat_map(chosen).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // in a test this is how it fails
mod tests {
    use super::*;
    use crate::{evidence, positions};
    use nonet_core::board::{CandidateSet, Digit};
    use nonet_logic::{Options, Technique, steps_of};

    #[test]
    fn few_are_chosen_and_of_these_the_largest() {
        assert_eq!(fewest(&[]), [0_usize; 0]);
        assert_eq!(fewest(&[0, 0]), [0_usize; 0]);
        assert_eq!(fewest(&[0b0011, 0b0111, 0b1000]), [1, 2]);
        assert_eq!(fewest(&[0b0011, 0b1100, 0b1110]), [0, 2]);
        assert_eq!(fewest(&[0b01, 0b10, 0b01]), [0, 1]);
    }

    /// Every ray leads from a digit on the board, through a house, to the cells that it rules out; no digit rules out a candidate
    /// that has no ray.
    #[test]
    fn rays_show_all_that_digits_rule_out() {
        for technique in [Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle] {
            for at in positions(technique) {
                for step in steps_of(technique, &at, &Options::default()) {
                    let own = evidence::of(&step.evidence);
                    let (rays, all) = (own.rays(&step, &at), own.ruled_out(&step, &at));
                    let mut reached = CandidateSet::EMPTY;
                    for Ray { from, house, to } in &rays {
                        assert_eq!(at.grid()[from.cell], Some(from.digit), "{step}");
                        assert!(to.with(from.cell).is_subset(house.cells()), "{step}");
                        reached |= CandidateSet::of_digit(from.digit, *to);
                    }
                    let seen = |it: &Candidate| at.grid().peer_digits(it.cell).contains(it.digit);
                    let by_digits: CandidateSet = all.iter().filter(seen).collect();
                    assert_eq!(reached, by_digits, "{step}");
                    assert!((all & *at.open()).is_empty() && rays.len() <= 8, "{step}");
                    assert_eq!(all.is_empty(), technique == Technique::FullHouse, "{step}");
                }
            }
        }
    }

    /// A digit in a box that meets the row rules out all three cells there, so the digits below in columns are not needed.
    #[test]
    fn one_digit_for_three_cells_is_chosen_before_three_for_one_each() {
        let grid = "000023456000000000010000000100000000000000000000000000000000000000000000001000000";
        let at = Candidates::new(&grid.parse().unwrap());
        let cell = |name: &str| name.parse::<Cell>().unwrap();
        let rays = to_house(Candidate::new(cell("r1c4"), Digit::D1), cell("r1c4").row(), &at);
        let from = Candidate::new(cell("r3c2"), Digit::D1);
        let to = ["r1c1", "r1c2", "r1c3"].into_iter().map(cell).collect();
        assert_eq!(rays, [Ray { from, house: cell("r3c2").block(), to }]);
    }
}
