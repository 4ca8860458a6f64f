//! What is known of a board while it is solved: digits placed, and candidates still open.

use super::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid};

/// A position: the digits that stand, which of them were given, and the candidates of every empty cell. It changes only by
/// [`place`](Candidates::place) and [`eliminate`](Candidates::eliminate), so what was ruled out stays ruled out.
///
/// A position may contradict itself (an empty cell without candidates): that is an answer, not an error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidates {
    givens: CellSet,
    grid: Grid,
    open: CandidateSet, // Invariant: no candidate in a filled cell, and none that a peer already holds.
}

impl Candidates {
    /// The position of a grid whose filled cells are its givens: every digit that no peer holds is a candidate.
    #[must_use]
    pub fn new(givens: &Grid) -> Candidates {
        Candidates::with_givens(givens, givens.filled())
    }

    /// The position of a grid of which only the cells in `givens` were given; the others were placed later.
    #[must_use]
    pub fn with_givens(grid: &Grid, givens: CellSet) -> Candidates {
        let mut position = Candidates { givens: givens & grid.filled(), grid: *grid, open: CandidateSet::ALL };
        position.open = CandidateSet::product(grid.empty(), DigitSet::ALL);
        for (cell, digit) in grid.iter() {
            position.open = position.open - CandidateSet::of(digit, cell.peers());
        }
        position
    }

    /// Keeps only the candidates that are also in `allowed`: the eliminations of a candidate grid that someone brings.
    pub fn restrict(&mut self, allowed: &CandidateSet) {
        self.open = self.open & *allowed;
    }

    /// Puts `digit` into `cell` and takes it from the peers. Says what changed beside the cell itself.
    pub fn place(&mut self, cell: Cell, digit: Digit) -> CandidateSet {
        let removed = CandidateSet::of(digit, self.open.cells_of(digit) & cell.peers());
        self.grid[cell] = Some(digit);
        self.open = self.open - removed - CandidateSet::of_cell(cell, DigitSet::ALL);
        removed
    }

    /// Removes candidates.
    pub fn eliminate(&mut self, candidates: &CandidateSet) {
        self.open = self.open - *candidates;
    }

    /// The digits that stand.
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The cells that were given, as opposed to placed later.
    #[must_use]
    pub const fn givens(&self) -> CellSet {
        self.givens
    }

    /// The candidates that are left in the empty cells.
    #[must_use]
    pub const fn open(&self) -> &CandidateSet {
        &self.open
    }

    /// What each cell may still hold: its digit where it is filled, its candidates where it is not. This is the problem that
    /// the solver searches.
    #[must_use]
    pub fn allowed(&self) -> CandidateSet {
        self.grid.iter().map(|(cell, digit)| Candidate::new(cell, digit)).collect::<CandidateSet>() | self.open
    }

    /// The candidates of `cell`; none if it is filled.
    #[must_use]
    pub fn of_cell(&self, cell: Cell) -> DigitSet {
        self.open.digits_in(cell)
    }

    /// The cells in which `digit` is a candidate.
    #[must_use]
    pub const fn of_digit(&self, digit: Digit) -> CellSet {
        self.open.cells_of(digit)
    }

    /// The cells that are not filled.
    #[must_use]
    pub fn empty_cells(&self) -> CellSet {
        self.grid.empty()
    }

    /// The empty cells with exactly two candidates.
    #[must_use]
    pub fn bivalue(&self) -> CellSet {
        let (mut one, mut two, mut more) = (CellSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY);
        for digit in Digit::ALL {
            let cells = self.of_digit(digit);
            more |= two & cells;
            two |= one & cells;
            one |= cells;
        }
        two - more
    }

    /// Whether every cell is filled and no house holds a digit twice.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.grid.is_solved()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seed 1, and the candidates that its page states for the start.
    #[test]
    fn the_candidates_of_a_grid_are_what_no_peer_holds() {
        let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse().unwrap();
        let position = Candidates::new(&grid);
        for (cell, digits) in [("r1c1", "1 7"), ("r1c6", "6 7 9"), ("r2c2", "5 7 8 9"), ("r3c1", "2 5 7"), ("r9c6", "2 6")] {
            assert_eq!(position.of_cell(cell.parse().unwrap()).to_string(), digits, "{cell}");
        }
        assert!(position.bivalue().contains("r1c1".parse().unwrap()));
        assert!(!position.bivalue().contains("r3c1".parse().unwrap()));
        assert_eq!(position.givens().len(), 26);
    }

    #[test]
    fn placing_takes_the_digit_from_the_peers_and_eliminations_stay() {
        let cell = |name: &str| name.parse::<Cell>().unwrap();
        let mut position = Candidates::new(&Grid::EMPTY);
        let removed = position.place(cell("r5c5"), Digit::D5);
        assert_eq!(removed.len(), 20);
        assert_eq!(position.of_cell(cell("r5c5")), DigitSet::EMPTY);
        position.eliminate(&CandidateSet::single(Candidate::new(cell("r1c1"), Digit::D9)));
        assert_eq!(position.of_cell(cell("r1c1")).to_string(), "1 2 3 4 5 6 7 8");
        assert_eq!(position.allowed().digits_in(cell("r5c5")).to_string(), "5");
        assert_eq!(position.givens(), CellSet::EMPTY);
    }
}
