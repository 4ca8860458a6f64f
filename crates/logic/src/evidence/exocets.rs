//! Junior exocets.

use super::{Proof, notation};
use crate::check::{of_cells, of_house};
use alloc::{format, vec::Vec};
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, DigitSet, HouseSet};

/// Exocets of the same digits: bases and targets that have to hold the same digits.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Exocets {
    /// The digits of the bases, three or four.
    pub digits: DigitSet,
    /// The exocets: one, or two of one band.
    pub exocets: Vec<Exocet>,
}

/// A junior exocet: two cells, the base, whose two digits have to be in two other cells, the targets.
///
/// ```text
///   B B .   . . .   . . .      B  the base: two cells with three or four digits between them
///   . . .   . T .   . x .      T  the targets, in the other boxes of the band
///   . . .   . x .   . T .      x  no digit of the base
///                              L  the lines: outside of the band, each digit of the base can be in two of the
///   . . L   . L .   . L .         three columns at most; rows 7 to 9 are like 4 to 6
///   . . L   . L .   . L .
///   . . L   . L .   . L .
/// ```
///
/// Each of the two digits in the base is in all three columns, but in only two of them outside of the band. Inside of the band,
/// it has no place in these columns but the targets: so it is in one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Exocet {
    /// The two cells of the base, in a box and a line.
    pub base: CellSet,
    /// The two targets, in the other boxes of the band.
    pub targets: CellSet,
    /// The three lines on which, outside of the band, each digit of the base can be twice at most.
    pub lines: HouseSet,
}

impl Exocet {
    /// Returns the boxes of its band.
    fn band(&self) -> HouseSet {
        (self.base | self.targets).iter().map(Cell::block).collect()
    }

    /// Returns the cells of the lines outside of the band.
    ///
    /// ```
    /// use nonet_core::board::{Candidates, Grid};
    /// use nonet_logic::{Evidence, Options, Technique, steps_of};
    ///
    /// let grid: Grid = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....".parse()?;
    /// let position = Candidates::new(&grid);
    /// let step = &steps_of(Technique::JuniorExocet, &position, &Options::to_practise(Technique::JuniorExocet))[0];
    /// let Evidence::Exocets(evidence) = &step.evidence else { panic!("an exocet") };
    /// assert_eq!(evidence.to_string(), "exocets 1247 base r1c7,r2c7 targets r4c8,r7c9 lines r347");
    /// let exocet = evidence.exocets[0];
    /// assert_eq!(exocet.outside().len(), 18); // three rows, six cells each
    ///
    /// let (ways, _) = exocet.ways(evidence.digits, &position);
    /// assert!(ways.iter().all(|way| step.eliminations().is_subset(&way.gone())));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn outside(&self) -> CellSet {
        self.lines.cells() - self.band().cells()
    }
}

impl Proof for Exocets {
    fn complexity(&self) -> usize {
        self.exocets.len() * (4 + 3 * self.digits.len())
    }

    fn houses(&self) -> HouseSet {
        self.exocets.iter().fold(HouseSet::EMPTY, |all, it| all | it.lines)
    }

    /// Returns the clauses of the cells, and of the digits on the lines and in the boxes of the targets.
    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        let mut clauses = of_cells(self.exocets.iter().fold(CellSet::EMPTY, |all, it| all | it.base | it.targets), at)?;
        let boxes: HouseSet = self.exocets.iter().flat_map(|it| it.targets.iter().map(Cell::block)).collect();
        for house in (self.houses() | boxes).iter() {
            clauses.extend(self.digits.iter().filter_map(|digit| of_house(digit, house, at)));
        }
        Some(clauses)
    }
}

impl fmt::Display for Exocets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = self.exocets.iter().map(|it| {
            let [base, targets] = [it.base, it.targets].map(notation::cells);
            format!(" base {base} targets {targets} lines {}", it.lines)
        });
        write!(f, "exocets {}{}", notation::digits(self.digits), notation::joined(each, ""))
    }
}
