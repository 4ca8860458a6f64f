//! Contradictions: what shows at a glance that a position has no solution.

use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, Cell, Digit, DigitSet, House};

/// A reason why a position has no solution, as a person sees it at a glance.
///
/// Of a whole board, `nonet_core::solver::Reason` says more: the cells of a clash, and that only a search shows it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Contradiction {
    /// A digit that stands twice in a house.
    Twice {
        /// The digit that stands twice.
        digit: Digit,
        /// The house in which it does.
        house: House,
    },
    /// An empty cell that has no candidate left.
    NoCandidate {
        /// The cell without a candidate.
        cell: Cell,
    },
    /// A house that has no place left for a digit.
    NoPlace {
        /// The digit without a place.
        digit: Digit,
        /// The house that needs the digit.
        house: House,
    },
}

impl Contradiction {
    /// Returns the first contradiction in a position. None if one look shows none; the position may be without solution all the
    /// same.
    ///
    /// First come digits that stand twice in a house, then empty cells without a candidate, then houses without a place for a
    /// digit.
    ///
    /// ```
    /// use nonet_core::board::{Candidates, Digit, Grid};
    /// use nonet_logic::Contradiction;
    ///
    /// let grid = Grid::EMPTY.with("r1c1".parse()?, Some(Digit::D5)).with("r1c9".parse()?, Some(Digit::D5));
    /// let found = Contradiction::find(&Candidates::new(&grid)).ok_or("nothing is wrong")?;
    /// assert_eq!(found.to_string(), "two 5s in row 1");
    /// assert_eq!(Contradiction::find(&Candidates::new(&Grid::EMPTY)), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn find(candidates: &Candidates) -> Option<Contradiction> {
        twice(candidates).or_else(|| no_candidate(candidates)).or_else(|| no_place(candidates))
    }

    /// Returns the candidates whose absence is the contradiction: all digits of the cell, or the digit in all cells of the house.
    ///
    /// ```
    /// use nonet_logic::Contradiction;
    ///
    /// let contradiction = Contradiction::NoCandidate { cell: "r2c3".parse()? };
    /// assert_eq!((contradiction.absent().len(), contradiction.to_string().as_str()), (9, "r2c3 has no candidate"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn absent(&self) -> CandidateSet {
        match *self {
            Contradiction::NoCandidate { cell } => CandidateSet::of_cell(cell, DigitSet::ALL),
            Contradiction::NoPlace { digit, house } | Contradiction::Twice { digit, house } => {
                CandidateSet::of_digit(digit, house.cells())
            }
        }
    }
}

/// Writes `two 5s in row 1`, `r2c3 has no candidate` or `no place for 5 in box 7`.
impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contradiction::Twice { digit, house } => write!(f, "two {digit}s in {house}"),
            Contradiction::NoCandidate { cell } => write!(f, "{cell} has no candidate"),
            Contradiction::NoPlace { digit, house } => write!(f, "no place for {digit} in {house}"),
        }
    }
}

fn twice(candidates: &Candidates) -> Option<Contradiction> {
    DigitSet::ALL.iter().find_map(|digit| {
        let cells = candidates.placed().cells_of(digit);
        if cells.is_disjoint(cells.seen_by_any()) {
            return None; // as nearly always, so no house is looked at
        }
        let house = House::all().find(|house| (cells & house.cells()).len() > 1)?;
        Some(Contradiction::Twice { digit, house })
    })
}

fn no_candidate(candidates: &Candidates) -> Option<Contradiction> {
    let cell = (candidates.empty_cells() - candidates.open().cells()).first()?;
    Some(Contradiction::NoCandidate { cell })
}

fn no_place(candidates: &Candidates) -> Option<Contradiction> {
    DigitSet::ALL.iter().find_map(|digit| {
        let placed = candidates.placed().cells_of(digit);
        let is_shut = |house: &House| candidates.places(digit, *house) == 0 && placed.is_disjoint(house.cells());
        House::all().find(is_shut).map(|house| Contradiction::NoPlace { digit, house })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::Grid;

    #[test]
    fn each_kind_is_found() {
        let cell = |name: &str| name.parse::<Cell>().unwrap();
        let (row, block) = (cell("r1c1").row(), cell("r1c1").block());
        let empty = Candidates::new(&Grid::EMPTY);
        assert_eq!(Contradiction::find(&empty), None);

        let grid = Grid::EMPTY.with(cell("r1c1"), Some(Digit::D5)).with(cell("r1c9"), Some(Digit::D5));
        let twice = Contradiction::Twice { digit: Digit::D5, house: row };
        assert_eq!(Contradiction::find(&Candidates::new(&grid)), Some(twice));

        let mut bare = empty.clone();
        bare.eliminate(&CandidateSet::of_cell(cell("r4c4"), DigitSet::ALL));
        assert_eq!(Contradiction::find(&bare), Some(Contradiction::NoCandidate { cell: cell("r4c4") }));

        let mut shut = empty;
        shut.eliminate(&CandidateSet::of_digit(Digit::D7, block.cells()));
        assert_eq!(Contradiction::find(&shut), Some(Contradiction::NoPlace { digit: Digit::D7, house: block }));
    }
}
