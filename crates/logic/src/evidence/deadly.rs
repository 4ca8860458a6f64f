//! Deadly patterns: unique rectangles and loops.

use super::{Proof, UniquenessExtra, notation};
use alloc::vec::Vec;
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, CellSet, DigitSet, House, HouseSet};

/// A deadly pattern, a unique rectangle or loop: cells in which two digits could be exchanged if none of the guardians were
/// true, which would be a second solution. So one of the guardians is true. It assumes one solution.
///
/// ```text
///   12  .   .    12  .   .    . . .      12   a corner with the candidates 1 and 2 alone
///   12  .   .    12+ .   .    . . .      12+  the corner with other candidates too, the guardians;
///   .   .   .    .   .   .    . . .           one of them is true, so 1 and 2 are eliminated from it
/// ```
///
/// The corners lie in two rows, two columns and two boxes, and none of them is a given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Deadly {
    /// The cells of the pattern.
    pub cells: CellSet,
    /// The two digits that could be exchanged.
    pub digits: DigitSet,
    /// The guardians: the other candidates in the cells.
    pub guardians: CandidateSet,
    /// The condition that the proof needs beside the pattern.
    pub extra: UniquenessExtra,
}

impl Proof for Deadly {
    fn complexity(&self) -> usize {
        self.cells.len() + self.extra.complexity()
    }

    fn houses(&self) -> HouseSet {
        self.extra.houses()
    }

    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        let mut clauses = self.extra.clauses(at)?;
        clauses.push(guardian_clause(self.cells, self.digits, &self.guardians, at)?);
        Some(clauses)
    }
}

/// Returns the guardians of a deadly pattern, of which one is true; none if it isn't deadly. Each house has
/// two of its cells or none, and going from one to the other, two kinds of cell alternate: where all of one kind hold one digit
/// and all of the other kind the other, the digits can be exchanged. None of the cells is a given.
pub(super) fn guardian_clause(
    cells: CellSet,
    digits: DigitSet,
    guardians: &CandidateSet,
    at: &Candidates,
) -> Option<CandidateSet> {
    let (mut even, mut odd) = (CellSet::of(cells.first()?), CellSet::EMPTY);
    for _ in 0..cells.len() {
        odd |= even.seen_by_any() & cells;
        even |= odd.seen_by_any() & cells;
    }
    let paired = House::all().all(|house| matches!((cells & house.cells()).len(), 0 | 2));
    let sound = paired && even.is_disjoint(odd) && even | odd == cells && digits.len() == 2 && cells.is_disjoint(at.givens());
    if !sound || !standing_digits_alternate(even, odd, digits, at) {
        return None;
    }
    let others = *at.open() & CandidateSet::product(cells, !digits);
    (others == *guardians).then_some(others)
}

/// Returns whether the filled cells of a pattern hold one of the digits where they are of one kind, and the other where of the
/// other.
fn standing_digits_alternate(even: CellSet, odd: CellSet, digits: DigitSet, at: &Candidates) -> bool {
    let held = |cells: CellSet| cells.iter().filter_map(|cell| at.grid()[cell]).collect::<DigitSet>();
    let (one, two) = (held(even), held(odd));
    one.len() <= 1 && two.len() <= 1 && one.is_disjoint(two) && (one | two).is_subset(digits)
}

impl fmt::Display for Deadly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let guardians = notation::joined(self.guardians.iter(), ",");
        let (digits, cells) = (notation::digits(self.digits), notation::cells(self.cells));
        write!(f, "deadly {digits} {cells} guardians {guardians}{}", self.extra)
    }
}
