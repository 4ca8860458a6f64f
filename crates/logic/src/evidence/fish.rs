//! Fish, finned or not.

use super::{Proof, notation};
use crate::check::of_houses;
use alloc::vec::Vec;
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, CellSet, Digit, HouseSet};

/// A fish: the places of a digit in some houses, the base, lie in as many houses, the cover, but for the fins.
///
/// Without fins, the base has the digit once in each house of the cover, so it is eliminated from the rest of the cover. An
/// X-wing:
///
/// ```text
///   . - .   . . .   - . .      X  the only places of the digit in rows 2 and 5, the base
///   . X .   . . .   X . .      -  eliminated: the other places in columns 2 and 7, the cover;
///   . - .   . . .   - . .         rows 7 to 9 are like row 6
///
///   . - .   . . .   - . .
///   . X .   . . .   X . .
///   . - .   . . .   - . .      Written fish 1 r25/c27, if the digit is 1.
/// ```
///
/// With fins, one of them is true, or the fish is without them. So the digit is eliminated where the fish eliminates it and all
/// fins are seen. A finned X-wing:
///
/// ```text
///   . . .   . . .   . . .      X  the places of the digit in the base that lie in the cover
///   . X .   . . .   X . .      F  the fin: the only other place in the base
///   . . .   . . .   . . .      -  eliminated: it is in the cover, and sees the fin
///
///   . - .   . . .   . . .
///   F X .   . . .   X . .
///   . - .   . . .   . . .      Written fish 1 r25/c27 fins r5c1, if the digit is 1.
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Fish {
    /// The digit of the fish.
    pub digit: Digit,
    /// The houses of the base, which need the digit.
    pub base: HouseSet,
    /// The houses of the cover, as many as the base has, in which the base has the digit but for the fins.
    pub cover: HouseSet,
    /// The fins: the places in the base outside of the cover, and those in two houses of the base, as a row and a box. Empty in a
    /// basic fish.
    pub fins: CellSet,
}

impl Proof for Fish {
    fn complexity(&self) -> usize {
        2 * self.base.len() + self.fins.len()
    }

    fn houses(&self) -> HouseSet {
        self.base | self.cover
    }

    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        of_houses(self.digit, self.base, at)
    }
}

impl fmt::Display for Fish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "fish {} {}/{}", self.digit, self.base, self.cover)?;
        if self.fins.is_empty() { Ok(()) } else { write!(f, " fins {}", notation::cells(self.fins)) }
    }
}
