//! The board of the Solve room: its digits, who placed them, and the candidates that are ruled out.

use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, Grid};

/// The content of a cell, and who placed it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The cell is empty.
    Empty,
    /// A given.
    Given(Digit),
    /// A digit that the player entered.
    Entered(Digit),
    /// A digit that the program found.
    Solved(Digit),
}

/// A board of the Solve room. Its problem is what the player brought: givens, entered digits, and the eliminations of a candidate
/// grid. Its findings are what the program derived from the problem: solved digits, and candidates that steps ruled out. If a
/// digit of the problem is removed or changed, all findings are removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SolveBoard {
    grid: Grid,
    givens: CellSet,       // Invariant: filled cells.
    solved: CellSet,       // Invariant: filled cells, none of them given.
    barred: CandidateSet,  // candidates ruled out by the player or by a candidate grid, beyond what the digits rule out
    removed: CandidateSet, // candidates ruled out by steps
}

impl SolveBoard {
    /// The empty board.
    pub const EMPTY: SolveBoard = SolveBoard {
        grid: Grid::EMPTY,
        givens: CellSet::EMPTY,
        solved: CellSet::EMPTY,
        barred: CandidateSet::EMPTY,
        removed: CandidateSet::EMPTY,
    };

    /// Returns the board whose givens are the digits of `grid`.
    #[must_use]
    pub fn of_givens(grid: &Grid) -> SolveBoard {
        SolveBoard { grid: *grid, givens: grid.filled_cells(), ..SolveBoard::EMPTY }
    }

    /// Returns the board with the digits in `cells` as entered digits rather than givens.
    #[must_use]
    pub fn with_entered_cells(self, cells: CellSet) -> SolveBoard {
        SolveBoard { givens: self.givens - cells, ..self }
    }

    /// Returns the board with the eliminations of a candidate grid as a part of the problem. `allowed` has the candidates of each
    /// cell.
    #[must_use]
    pub fn with_allowed(self, allowed: &CandidateSet) -> SolveBoard {
        SolveBoard { barred: *Candidates::new(&self.grid).open() - *allowed, ..self }
    }

    /// Makes a board from its parts. Cells without a digit are removed from `givens` and `solved`.
    pub(super) fn of_parts(
        grid: Grid,
        givens: CellSet,
        solved: CellSet,
        barred: CandidateSet,
        removed: CandidateSet,
    ) -> SolveBoard {
        let filled = grid.filled_cells();
        SolveBoard { grid, givens: givens & filled, solved: (solved & filled) - givens, barred, removed }
    }

    /// Returns the candidates that the player or a candidate grid rules out, beyond what the digits rule out.
    pub(super) const fn barred(&self) -> CandidateSet {
        self.barred
    }

    /// Returns the candidates that steps ruled out.
    pub(super) const fn removed(&self) -> CandidateSet {
        self.removed
    }

    /// Returns all digits of the board.
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Returns the cells of the givens.
    #[must_use]
    pub const fn given_cells(&self) -> CellSet {
        self.givens
    }

    /// Returns the cells that the player filled.
    #[must_use]
    pub fn entered_cells(&self) -> CellSet {
        self.grid.filled_cells() - self.givens - self.solved
    }

    /// Returns the cells that the program filled.
    #[must_use]
    pub const fn solved_cells(&self) -> CellSet {
        self.solved
    }

    /// Returns the givens.
    #[must_use]
    pub fn givens(&self) -> Grid {
        self.grid.within(self.givens)
    }

    /// Returns the puzzle of the board: its givens or, if there are none, its entered digits.
    #[must_use]
    pub fn puzzle(&self) -> Grid {
        if self.givens.is_empty() { *self.without_findings().grid() } else { self.givens() }
    }

    /// Returns the content of `cell`.
    #[must_use]
    pub fn mark(&self, cell: Cell) -> Mark {
        match self.grid[cell] {
            None => Mark::Empty,
            Some(digit) if self.givens.contains(cell) => Mark::Given(digit),
            Some(digit) if self.solved.contains(cell) => Mark::Solved(digit),
            Some(digit) => Mark::Entered(digit),
        }
    }

    /// Returns whether the problem of this board includes the problem of `earlier`, so that what was found on `earlier` still
    /// holds.
    #[must_use]
    pub fn extends(&self, earlier: &SolveBoard) -> bool {
        let brought = earlier.grid.filled_cells() - earlier.solved;
        (earlier.barred - self.barred).is_empty() && brought.iter().all(|cell| self.grid[cell] == earlier.grid[cell])
    }

    /// Returns whether the player or a candidate grid rules out a candidate.
    #[must_use]
    pub fn is_barred(&self) -> bool {
        !self.barred.is_empty()
    }

    /// Returns the candidates of empty cells that the player or a candidate grid rules out.
    #[must_use]
    pub fn ruled_out(&self) -> CandidateSet {
        self.barred & CandidateSet::product(self.grid.empty_cells(), DigitSet::ALL)
    }

    /// Returns the candidates of the problem: the digit of a filled cell, and the candidates of an empty cell that are not
    /// barred. Eliminations by steps are not included, since they follow from the problem.
    #[must_use]
    pub fn problem(&self) -> CandidateSet {
        let digits: CandidateSet = self.grid.iter().map(|(cell, digit)| Candidate::new(cell, digit)).collect();
        digits | (CandidateSet::product(self.grid.empty_cells(), DigitSet::ALL) - self.barred)
    }

    /// Returns the position for the next step. All digits of the problem count as givens, whether they are given or entered.
    #[must_use]
    pub fn position(&self) -> Candidates {
        let mut position = Candidates::with_givens(&self.grid, self.grid.filled_cells() - self.solved);
        position.eliminate(&self.barred);
        position.eliminate(&self.removed);
        position
    }

    /// Returns the board with `digit` entered in `cell`, or with the cell emptied. A given stays.
    #[must_use]
    pub fn with_entered(&self, cell: Cell, digit: Option<Digit>) -> SolveBoard {
        if self.givens.contains(cell) { *self } else { self.with(cell, digit) }
    }

    /// Returns the board with a candidate of an empty cell ruled out by the player. If the candidate is already ruled out by the
    /// player or by a step, restores it. If the digits rule it out, changes nothing.
    #[must_use]
    pub fn with_toggled(&self, candidate: Candidate) -> SolveBoard {
        let mut board = *self;
        let single = CandidateSet::of(candidate);
        if !(self.barred & single).is_empty() || !(self.removed & single).is_empty() {
            (board.barred, board.removed) = (self.barred - single, self.removed - single);
        } else if self.position().of_cell(candidate.cell).contains(candidate.digit) && self.grid[candidate.cell].is_none() {
            board.barred = self.barred | single;
        }
        board
    }

    /// Returns the board with `digit` as a given in `cell`, or with the cell emptied.
    #[must_use]
    pub fn with_given(&self, cell: Cell, digit: Option<Digit>) -> SolveBoard {
        let mut board = self.with(cell, digit);
        if digit.is_some() {
            board.givens = board.givens.with(cell);
        }
        board
    }

    fn with(&self, cell: Cell, digit: Option<Digit>) -> SolveBoard {
        let mut board = *self;
        let follows = self.grid[cell].is_some() && self.grid[cell] != digit && !self.solved.contains(cell);
        if follows {
            board = board.without_findings();
        }
        board.grid[cell] = digit;
        board.givens = board.givens.without(cell);
        board.solved = board.solved.without(cell);
        board
    }

    /// Returns the board without the findings of the program.
    #[must_use]
    pub fn without_findings(&self) -> SolveBoard {
        let grid = self.grid.within(!self.solved);
        SolveBoard { grid, solved: CellSet::EMPTY, removed: CandidateSet::EMPTY, ..*self }
    }

    /// Returns the board with only its givens and the barred candidates.
    #[must_use]
    pub fn with_givens_only(&self) -> SolveBoard {
        SolveBoard { grid: self.givens(), solved: CellSet::EMPTY, removed: CandidateSet::EMPTY, ..*self }
    }

    /// Returns the board with the entered digits as givens, and without the findings of the program.
    #[must_use]
    pub fn as_puzzle(&self) -> SolveBoard {
        let board = self.without_findings();
        SolveBoard { givens: board.grid.filled_cells(), ..board }
    }

    /// Returns the board with its empty cells filled from `solution`. The new digits are findings of the program.
    #[must_use]
    pub fn filled_from(&self, solution: &Grid) -> SolveBoard {
        let mut board = *self;
        for cell in self.grid.empty_cells() {
            board.grid[cell] = solution[cell];
        }
        board.solved = self.solved | (board.grid.filled_cells() - self.grid.filled_cells());
        board
    }

    /// Returns the board after steps that led from its [`position`](SolveBoard::position) to `after`.
    #[must_use]
    pub fn after_steps(&self, after: &Candidates) -> SolveBoard {
        let mut board = self.filled_from(after.grid());
        board.removed = *Candidates::new(&board.grid).open() - board.barred - *after.open();
        board
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seed 1 of the earlier programs.
    const SEED_1: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";

    fn cell(name: &str) -> Cell {
        name.parse().unwrap()
    }

    #[test]
    fn givens_stay_and_entered_digits_can_be_taken_away() {
        let board = SolveBoard::of_givens(&SEED_1.parse().unwrap());
        assert_eq!(board.mark(cell("r1c2")), Mark::Given(Digit::D4));
        assert_eq!(board.with_entered(cell("r1c2"), Some(Digit::D9)), board);
        let entered = board.with_entered(cell("r1c1"), Some(Digit::D1));
        assert_eq!(entered.mark(cell("r1c1")), Mark::Entered(Digit::D1));
        assert_eq!(entered.entered_cells(), CellSet::of(cell("r1c1")));
        assert_eq!(entered.with_entered(cell("r1c1"), None), board);
        assert_eq!(entered.with_givens_only(), board);
        assert_eq!(entered.as_puzzle().given_cells().len(), 27);
        assert_eq!(board.with_given(cell("r1c2"), None).given_cells().len(), 25);
    }

    #[test]
    fn findings_go_when_what_they_follow_from_goes() {
        let board = SolveBoard::of_givens(&SEED_1.parse().unwrap()).with_entered(cell("r1c1"), Some(Digit::D1));
        let mut position = board.position();
        position.place(cell("r9c1"), Digit::D5);
        position.eliminate(&CandidateSet::of(Candidate::new(cell("r2c2"), Digit::D9)));
        let after = board.after_steps(&position);
        assert_eq!(after.mark(cell("r9c1")), Mark::Solved(Digit::D5));
        assert_eq!(after.position(), position);
        assert_eq!(after.problem().digits_in(cell("r2c2")), DigitSet::ALL, "a finding is not part of the problem");
        assert_eq!(after.with_entered(cell("r9c1"), None).mark(cell("r9c1")), Mark::Empty);
        assert_eq!(after.with_entered(cell("r9c9"), Some(Digit::D8)).position().of_cell(cell("r2c2")).to_string(), "5 7 8");
        assert_eq!(after.with_entered(cell("r1c1"), None), SolveBoard::of_givens(&SEED_1.parse().unwrap()));
    }

    #[test]
    fn what_a_candidate_grid_rules_out_stays_ruled_out() {
        let grid: Grid = SEED_1.parse().unwrap();
        let mut allowed = Candidates::new(&grid).possible();
        allowed.remove(Candidate::new(cell("r1c1"), Digit::D7));
        let board = SolveBoard::of_givens(&grid).with_allowed(&allowed);
        assert!(board.is_barred());
        assert_eq!(board.position().of_cell(cell("r1c1")).to_string(), "1");
        assert!(!board.problem().contains(Candidate::new(cell("r1c1"), Digit::D7)));
        assert_eq!(board.problem().digits_in(cell("r1c2")).to_string(), "4");
        let without = board.with_given(cell("r1c2"), None);
        assert_eq!(
            without.problem().digits_in(cell("r1c2")),
            DigitSet::ALL,
            "only what was ruled out beyond its digits is barred"
        );
    }
}
