//! Locked sectors: multi-sector locked sets and SK loops.

use super::{Proof, notation};
use crate::{Effect, Unproved};
use nonet_core::board::{Candidate, Candidates, CellSet, Digit, HouseSet};
use std::fmt;

/// Cells, and as many houses that have all their candidates between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sectors {
    /// The cells.
    pub cells: CellSet,
    /// For each digit, the houses that have its places in the cells.
    pub houses: [HouseSet; 9],
}

impl Sectors {
    /// Returns each digit with its houses.
    pub fn by_digit(&self) -> impl Iterator<Item = (Digit, HouseSet)> {
        Digit::ALL.into_iter().zip(self.houses)
    }
}

impl Proof for Sectors {
    fn len(&self) -> usize {
        2 * self.cells.len()
    }

    fn houses(&self) -> HouseSet {
        self.houses.iter().fold(HouseSet::EMPTY, |all, houses| all | *houses)
    }

    /// Counts: each cell holds a candidate that is in one of the houses, and each house has its digit once. If there are as many
    /// cells as houses, each house has its digit in one of the cells.
    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        let count: usize = self.houses.iter().map(|houses| houses.len()).sum();
        let is_held = |(digit, houses): (Digit, HouseSet)| (at.of_digit(digit) & self.cells).is_subset(houses.cells());
        if count != self.cells.len() || !self.cells.is_subset(at.empty_cells()) || !self.by_digit().all(is_held) {
            return Err(Unproved::Evidence);
        }
        let is_in_house =
            |it: &Candidate| self.by_digit().any(|(digit, houses)| digit == it.digit && houses.cells().contains(it.cell));
        let goes = |it: &Candidate| is_in_house(it) && !self.cells.contains(it.cell);
        let stays = effect.placements() | effect.eliminations().iter().filter(|it| !goes(it)).collect();
        stays.first().map_or(Ok(()), |it| Err(Unproved::Survives(it)))
    }
}

impl fmt::Display for Sectors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used = self.by_digit().filter(|(_, houses)| !houses.is_empty());
        let links = used.map(|(digit, houses)| format!("{digit}{houses}"));
        write!(f, "sectors {} by {}", notation::cells(self.cells), notation::joined(links, " "))
    }
}
