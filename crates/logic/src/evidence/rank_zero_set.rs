//! Sets of rank 0, locked sectors: multi-sector locked sets and SK-loops.

use super::{Proof, notation};
use crate::{Effect, Unproved};
use alloc::format;
use core::fmt;
use nonet_core::board::{Candidate, Candidates, CellSet, Digit, HouseSet};

/// A set of rank 0, which multi-sector locked sets and SK-loops are: cells, and for each digit some houses that have its places in the
/// cells, as many houses in all as cells. In the set logic of Allan Barker the cells are truths and the houses links, and the rank is the
/// number of links less that of truths.
///
/// Each house has its digit once at most. Since there are as many houses as cells, each has its digit in one of the cells: the
/// digit is eliminated from the rest of the house.
///
/// ```text
///    . -3  .    .  .  .   -4  .  .      13, 14, 23, 24  the four cells, with these candidates alone
///   -1 13 -1   -1 -1 -1   14 -1 -1                      the four houses: row 2 for 1, row 5 for 2, column 2 for 3, column 7 for 4
///    . -3  .    .  .  .   -4  .  .      -1, -2, -3, -4  the digit is eliminated from the rest of its house;
///                                                       rows 7 to 9 are like row 6
///    . -3  .    .  .  .   -4  .  .
///   -2 23 -2   -2 -2 -2   24 -2 -2      Written sectors r2c2,r2c7,r5c2,r5c7 by 1r2 2r5 3c2 4c7.
///    . -3  .    .  .  .   -4  .  .
/// ```
///
/// Each of the four cells holds the digit of one of the four houses, and no house has its digit twice, so each house has its
/// digit in one of these cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RankZeroSet {
    /// The cells of the pattern.
    pub cells: CellSet,
    /// The houses for each digit, from 1 to 9: they have all its places in the cells.
    pub houses: [HouseSet; 9],
}

impl RankZeroSet {
    /// Returns an iterator over the digits from 1 to 9, each with its houses.
    ///
    /// ```
    /// use nonet_core::board::{Candidates, Digit, Grid};
    /// use nonet_logic::{Evidence, Options, Technique, steps_of};
    ///
    /// let easter_monster: Grid = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1".parse()?;
    /// let step = &steps_of(Technique::SkLoop, &Candidates::new(&easter_monster), &Options::default())[0];
    /// let Evidence::RankZeroSet(set) = &step.evidence else { panic!("an SK-loop") };
    /// let (digit, houses) = set.by_digit().next().ok_or("nine digits")?;
    /// assert_eq!((digit, houses.to_string().as_str(), set.cells.len()), (Digit::D1, "b37", 16));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn by_digit(&self) -> impl Iterator<Item = (Digit, HouseSet)> {
        Digit::ALL.into_iter().zip(self.houses)
    }
}

impl Proof for RankZeroSet {
    fn complexity(&self) -> usize {
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

impl fmt::Display for RankZeroSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used = self.by_digit().filter(|(_, houses)| !houses.is_empty());
        let links = used.map(|(digit, houses)| format!("{digit}{houses}"));
        write!(f, "sectors {} by {}", notation::cells(self.cells), notation::joined(links, " "))
    }
}
