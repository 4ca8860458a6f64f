//! The conditions that proofs by deadly patterns and universal graves need beside the pattern.

use super::notation;
use crate::check::{of_cells, of_houses};
use alloc::vec::Vec;
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, CellSet, Digit, DigitSet, House, HouseSet};

/// A condition that a proof needs beside a deadly pattern or a bivalue universal grave.
///
/// ```
/// use nonet_core::board::{Candidates, Digit, Grid, HouseSet};
/// use nonet_logic::{Evidence, Options, Technique, evidence::UniquenessExtra, steps_of};
///
/// let grid: Grid = "..94.638....3.956..6.8.7149...294631.2.5689744961732589587324167326418956..985723".parse()?;
/// let step = &steps_of(Technique::Uniqueness4, &Candidates::new(&grid), &Options::UNIQUE)[0];
/// let Evidence::Deadly(deadly) = &step.evidence else { panic!("a unique rectangle is a deadly pattern") };
/// let row_2 = HouseSet::of("row 2".parse()?); // two cells of the rectangle are the only places of 4 in row 2
/// assert_eq!(deadly.extra, UniquenessExtra::Places { digit: Digit::D4, houses: row_2 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum UniquenessExtra {
    /// No condition.
    None,
    /// A naked subset in which the guardians stand for one of the cells.
    Subset {
        /// The house of the subset.
        house: House,
        /// The other cells of the subset.
        cells: CellSet,
        /// The digits of the subset.
        digits: DigitSet,
    },
    /// A digit of the pattern that has no places in these houses but the pattern's cells.
    Places {
        /// The digit of the pattern.
        digit: Digit,
        /// The houses in which the digit has no other places.
        houses: HouseSet,
    },
}

impl UniquenessExtra {
    /// Returns how much more there is to follow.
    pub(super) fn complexity(&self) -> usize {
        match self {
            UniquenessExtra::None => 0,
            UniquenessExtra::Subset { cells, .. } => cells.len(),
            UniquenessExtra::Places { houses, .. } => houses.len(),
        }
    }

    /// Returns the houses of which something is used.
    pub(super) fn houses(&self) -> HouseSet {
        match self {
            UniquenessExtra::None => HouseSet::EMPTY,
            UniquenessExtra::Subset { house, .. } => HouseSet::of(*house),
            UniquenessExtra::Places { houses, .. } => *houses,
        }
    }

    /// Returns the candidates that the proof needs beside the pattern: those of the subset's other cells. Empty without a subset.
    #[must_use]
    pub fn candidates(&self) -> CandidateSet {
        match self {
            UniquenessExtra::Subset { cells, digits, .. } => CandidateSet::product(*cells, *digits),
            UniquenessExtra::None | UniquenessExtra::Places { .. } => CandidateSet::EMPTY,
        }
    }

    /// Returns the clauses that are used beside the guardians.
    pub(super) fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        match *self {
            UniquenessExtra::None => Some(Vec::new()),
            UniquenessExtra::Subset { cells, .. } => of_cells(cells, at),
            UniquenessExtra::Places { digit, houses } => of_houses(digit, houses, at),
        }
    }
}

/// Writes the condition after a space, and nothing where there is none.
impl fmt::Display for UniquenessExtra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            UniquenessExtra::None => Ok(()),
            UniquenessExtra::Subset { house, cells, digits } => {
                let (digits, house, cells) = (notation::digits(digits), HouseSet::of(house), notation::cells(cells));
                write!(f, " with naked {digits} {house} {cells}")
            }
            UniquenessExtra::Places { digit, houses } => write!(f, " with {digit} {houses}"),
        }
    }
}
