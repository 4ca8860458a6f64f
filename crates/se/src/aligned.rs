//! Aligned pair exclusion (6.2) and aligned triplet exclusion (7.5).
//!
//! # The idea
//!
//! Two or three cells are filled in some way. A combination of digits is not allowed if two cells that see each other would hold the same
//! digit, or if it would take all candidates of a cell that sees them all, an *excluder*. A candidate that is in no allowed combination
//! goes (Sudopedia, "Aligned Pair Exclusion").
//!
//! # An example
//!
//! ```text
//!        c4   c5   c7   c8     c9
//!   r1   17   37        1237   1379      if r1c9 were 7, r1c8 could not be 1, since r1c4 has 1 and 7 alone; nor 3, by r1c5;
//!   r2             27                    nor 2, by r2c7; nor 7. So r1c9 is no 7.
//! ```
//!
//! ```
//! use nonet_core::board::{Candidates, Grid};
//! use nonet_se::{Path, Scale};
//!
//! let grid: Grid = "005000800300904005080020060809060102040000090170000046000619000600302004000000000".parse()?;
//! let mut path = Path::new(&Candidates::new(&grid), Scale::Full);
//! let step = std::iter::from_fn(|| path.step(&mut || true).ok().flatten()).nth(16).ok_or("there are 17 steps")?;
//! assert_eq!(step.to_string(), "6.2 Aligned Pair Exclusion | Aligned Pair Exclusion: R1C8,R1C9 [R1C9-7]");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Invariants
//!
//! - Excluders have at most as many candidates as cells are combined: two or three digits can't take more.
//! - The first pair or triplet in the original's order that eliminates anything gives the step. So which of several is found is a part of
//!   the rating's path, though each has the same rating.
//!
//! # What bounds the work
//!
//! Two cells must have two common excluders at least, which few pairs have, and the third cell of a triplet is an excluder of one of them.
//! The search for combinations of a choice ends as soon as each candidate has been seen in an allowed one.

use super::difficulty::Difficulty;
use super::houses::peers_in_order;
use super::position::Position;
use super::step::{Pattern, Step, by_cell};
use nonet_core::board::{Cell, CellSet, DigitSet};

const PAIR: Difficulty = Difficulty::new(6.2);
const TRIPLET: Difficulty = Difficulty::new(7.5);

/// The cells that may be combined, in reading order, and the small cells that may exclude their combinations.
struct Base {
    cells: Vec<Cell>,
    /// The empty cells with at most as many candidates as cells are combined.
    small: CellSet,
}

impl Base {
    fn of(position: &Position, size: usize) -> Base {
        let of_len = |least: usize, most: usize| -> CellSet {
            position.empty_cells().iter().filter(|&cell| (least..=most).contains(&position.candidates(cell).len())).collect()
        };
        let (single, small) = (of_len(1, 1), of_len(2, size));
        let fits = |cell: &Cell| cell.peers().is_disjoint(single) && cell.peers().intersects(small);
        Base { cells: of_len(2, 9).iter().filter(fits).collect(), small }
    }

    fn excluders(&self, cell: Cell) -> CellSet {
        self.small & cell.peers()
    }

    /// Looks at the pairs of cells with at least two common excluders.
    fn pairs(&self, mut visit: impl FnMut(Cell, Cell) -> Option<Step>) -> Option<Step> {
        for (i, &b) in self.cells.iter().enumerate() {
            let of_b = self.excluders(b);
            if of_b.len() < 2 {
                continue;
            }
            for &a in &self.cells[..i] {
                if (of_b & a.peers()).len() >= 2
                    && let Some(step) = visit(a, b)
                {
                    return Some(step);
                }
            }
        }
        None
    }
}

/// The first aligned pair exclusion.
pub(super) fn find_pair(position: &Position) -> Option<Step> {
    let base = Base::of(position, 2);
    base.pairs(|a, b| exclusion(position, &base, [a, b], PAIR))
}

/// The first aligned triplet exclusion: the third cell is an excluder of one of the first two.
pub(super) fn find_triplet(position: &Position) -> Option<Step> {
    let base = Base::of(position, 3);
    let all: CellSet = base.cells.iter().copied().collect();
    base.pairs(|a, b| {
        let of_a = base.excluders(a) & all.without(b);
        let of_b = (base.excluders(b) & all.without(a)) - of_a;
        peers_in_order(a, of_a).chain(peers_in_order(b, of_b)).find_map(|c| exclusion(position, &base, [a, b, c], TRIPLET))
    })
}

/// The digits of `cells` that are in no combination allowed by the cells that see all of them.
fn exclusion<const N: usize>(position: &Position, base: &Base, cells: [Cell; N], difficulty: Difficulty) -> Option<Step> {
    let common = cells.iter().fold(base.small, |common, cell| common & cell.peers());
    if common.len() < 2 {
        return None;
    }
    let mut search = CombinationSearch {
        cells,
        candidates: cells.map(|cell| position.candidates(cell)),
        excluders: common.iter().map(|cell| position.candidates(cell)).collect(),
        allowed: [DigitSet::EMPTY; N],
    };
    search.go_on(0, &mut [DigitSet::EMPTY; N], DigitSet::EMPTY);
    let removed = (0..N).map(|at| (cells[at], search.candidates[at] - search.allowed[at]));
    let removals = by_cell(removed.filter(|(_, digits)| !digits.is_empty()).collect());
    let pattern = Pattern::AlignedExclusion { cells: cells.to_vec() };
    (!removals.is_empty()).then(|| Step::removing(difficulty, pattern, removals))
}

/// The combinations of the candidates of some cells.
struct CombinationSearch<const N: usize> {
    cells: [Cell; N],
    candidates: [DigitSet; N],
    excluders: Vec<DigitSet>,
    /// The digits that occur in an allowed combination, as far as is known.
    allowed: [DigitSet; N],
}

impl<const N: usize> CombinationSearch<N> {
    /// Goes on from the digits that are `chosen` for the cells before this one.
    fn go_on(&mut self, at: usize, chosen: &mut [DigitSet; N], together: DigitSet) {
        if (0..N).all(|i| (if i < at { chosen[i] } else { self.candidates[i] }).is_subset(self.allowed[i])) {
            return; // nothing new may come of it
        }
        let digits = self.candidates[at] - self.ruled_out(at, chosen, together);
        if at + 1 < N {
            for digit in digits {
                chosen[at] = DigitSet::of(digit);
                self.go_on(at + 1, chosen, together.with(digit));
            }
        } else if !digits.is_empty() {
            chosen[at] = digits;
            self.allowed.iter_mut().zip(chosen).for_each(|(allowed, one)| *allowed |= *one);
        }
    }

    /// The digits that a cell can't have: those chosen for a peer, and those that complete the candidates of an excluder.
    fn ruled_out(&self, at: usize, chosen: &[DigitSet; N], together: DigitSet) -> DigitSet {
        let peers = (0..at).filter(|&before| self.cells[before].sees(self.cells[at]));
        let ruled_out = peers.fold(DigitSet::EMPTY, |all, before| all | chosen[before]);
        let missing = self.excluders.iter().map(|&excluder| excluder - together);
        missing.fold(ruled_out, |all, missing| match missing.len() {
            0 => DigitSet::ALL,
            1 => all | missing,
            _ => all,
        })
    }
}
