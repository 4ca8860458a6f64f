//! Random positions that a known solution fits, shared by several targets.

use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, Grid};

/// A solved grid. Others are made from it by exchanging digits.
const SOLUTION: &str = "143986257679425381285731694962354178357618942418279563821567439796143825534892716";

/// A position and a solution that fits it.
#[derive(Debug)]
pub struct Known {
    /// The position.
    pub position: Candidates,
    /// The solution.
    pub solution: Grid,
}

impl Known {
    /// Returns the position from random bytes, two for each cell: whether it is filled, whether its digit is a given, and its
    /// candidates besides the correct one. Cells without bytes have all candidates.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Option<Known> {
        let solution: Grid = SOLUTION.parse().ok()?;
        let (mut grid, mut givens, mut allowed) = (Grid::EMPTY, CellSet::EMPTY, CandidateSet::EMPTY);
        for (cell, pair) in Cell::all().zip(bytes.chunks(2)) {
            let digit = solution[cell]?;
            let bits = pair.iter().fold(0, |bits, byte| bits << 8 | u16::from(*byte));
            allowed.insert(Candidate::new(cell, digit));
            match bits >> 14 {
                3 => (grid[cell], givens) = (Some(digit), givens.with(cell)),
                2 => grid[cell] = Some(digit),
                _ => allowed = allowed | CandidateSet::of_cell(cell, DigitSet::from_bits(bits)),
            }
        }
        for cell in Cell::all().skip(bytes.len().div_ceil(2)) {
            allowed = allowed | CandidateSet::of_cell(cell, DigitSet::ALL);
        }
        let mut position = Candidates::with_givens(&grid, givens);
        position.restrict(&allowed);
        Some(Known { position, solution })
    }

    /// Returns the candidates of the solution.
    #[must_use]
    pub fn truth(&self) -> CandidateSet {
        self.solution.iter().map(|(cell, digit)| Candidate::new(cell, digit)).collect()
    }
}

/// Returns the grid of these bytes, one for each cell.
#[must_use]
pub fn grid(bytes: &[u8]) -> Grid {
    let mut grid = Grid::EMPTY;
    for (cell, byte) in Cell::all().zip(bytes) {
        grid[cell] = Digit::new(byte % 16);
    }
    grid
}
