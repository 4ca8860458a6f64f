//! The sheet of the Solve room: which digits stand, who put them there, and which candidates are ruled out.

use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, Grid};

/// What stands in a cell, and who put it there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Nothing.
    Empty,
    /// A digit of the puzzle.
    Given(Digit),
    /// A digit that the player wrote.
    Entered(Digit),
    /// A digit that the program put there.
    Solved(Digit),
}

/// A sheet. What the player brought (givens, entered digits, the eliminations of a candidate grid) is the problem; what the
/// program found (solved digits, candidates ruled out by steps) follows from it, and goes when a digit of the problem goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sheet {
    grid: Grid,
    givens: CellSet,       // Invariant: filled cells.
    solved: CellSet,       // Invariant: filled cells, none of them given.
    barred: CandidateSet,  // what a candidate grid that was brought rules out, beyond what its digits do
    removed: CandidateSet, // what steps ruled out
}

impl Sheet {
    /// The empty sheet.
    pub const EMPTY: Sheet = Sheet {
        grid: Grid::EMPTY,
        givens: CellSet::EMPTY,
        solved: CellSet::EMPTY,
        barred: CandidateSet::EMPTY,
        removed: CandidateSet::EMPTY,
    };

    /// The sheet whose givens are the digits of `grid`.
    #[must_use]
    pub fn of_givens(grid: &Grid) -> Sheet {
        Sheet { grid: *grid, givens: grid.filled(), ..Sheet::EMPTY }
    }

    /// The same with the digits in `cells` entered rather than given.
    #[must_use]
    pub fn with_entered_cells(self, cells: CellSet) -> Sheet {
        Sheet { givens: self.givens - cells, ..self }
    }

    /// The same with the eliminations of a candidate grid, which says what each cell may hold: they are part of the problem.
    #[must_use]
    pub fn with_allowed(self, allowed: &CandidateSet) -> Sheet {
        Sheet { barred: *Candidates::new(&self.grid).open() - *allowed, ..self }
    }

    /// A sheet of its parts. What is given or solved without a digit is neither.
    pub(super) fn of_parts(grid: Grid, givens: CellSet, solved: CellSet, barred: CandidateSet, removed: CandidateSet) -> Sheet {
        let filled = grid.filled();
        Sheet { grid, givens: givens & filled, solved: (solved & filled) - givens, barred, removed }
    }

    /// What a candidate grid that was brought rules out, beyond what its digits do.
    pub(super) const fn barred(&self) -> CandidateSet {
        self.barred
    }

    /// What steps ruled out.
    pub(super) const fn removed(&self) -> CandidateSet {
        self.removed
    }

    /// The digits that stand.
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The cells of the puzzle's digits.
    #[must_use]
    pub const fn given_cells(&self) -> CellSet {
        self.givens
    }

    /// The cells that the player filled.
    #[must_use]
    pub fn entered_cells(&self) -> CellSet {
        self.grid.filled() - self.givens - self.solved
    }

    /// The cells that the program filled.
    #[must_use]
    pub const fn solved_cells(&self) -> CellSet {
        self.solved
    }

    /// The puzzle's digits alone.
    #[must_use]
    pub fn givens(&self) -> Grid {
        self.grid.within(self.givens)
    }

    /// The puzzle that it is of: its givens, or where nothing is given all digits but those that steps placed.
    #[must_use]
    pub fn puzzle(&self) -> Grid {
        if self.givens.is_empty() { *self.without_findings().grid() } else { self.givens() }
    }

    /// What stands in `cell`.
    #[must_use]
    pub fn mark(&self, cell: Cell) -> Mark {
        match self.grid[cell] {
            None => Mark::Empty,
            Some(digit) if self.givens.contains(cell) => Mark::Given(digit),
            Some(digit) if self.solved.contains(cell) => Mark::Solved(digit),
            Some(digit) => Mark::Entered(digit),
        }
    }

    /// Whether all that the player had brought to `earlier` stands here too, so that what was found there still holds.
    #[must_use]
    pub fn extends(&self, earlier: &Sheet) -> bool {
        let brought = earlier.grid.filled() - earlier.solved;
        (earlier.barred - self.barred).is_empty() && brought.iter().all(|cell| self.grid[cell] == earlier.grid[cell])
    }

    /// Whether the player, or a candidate grid that was brought, rules something out.
    #[must_use]
    pub fn is_barred(&self) -> bool {
        !self.barred.is_empty()
    }

    /// What they rule out in empty cells.
    #[must_use]
    pub fn ruled_out(&self) -> CandidateSet {
        self.barred & CandidateSet::product(self.grid.empty(), DigitSet::ALL)
    }

    /// What each cell may hold as far as the player brought it: a filled cell its digit, an empty one what is not barred.
    /// What steps ruled out is left out, since it follows.
    #[must_use]
    pub fn problem(&self) -> CandidateSet {
        let digits: CandidateSet = self.grid.iter().map(|(cell, digit)| Candidate::new(cell, digit)).collect();
        digits | (CandidateSet::product(self.grid.empty(), DigitSet::ALL) - self.barred)
    }

    /// The position that reasoning goes on from. All digits that the player brought count as given, be they entered or not: they
    /// are what the puzzle is.
    #[must_use]
    pub fn position(&self) -> Candidates {
        let mut position = Candidates::with_givens(&self.grid, self.grid.filled() - self.solved);
        position.eliminate(&self.barred);
        position.eliminate(&self.removed);
        position
    }

    /// The sheet with `digit` written into `cell` by the player, or the cell emptied. A given stays.
    #[must_use]
    pub fn with_entered(&self, cell: Cell, digit: Option<Digit>) -> Sheet {
        if self.givens.contains(cell) { *self } else { self.with(cell, digit) }
    }

    /// The sheet with a candidate of an empty cell ruled out by the player, or restored if it was ruled out, be it by a step. One that
    /// the digits rule out stays so.
    #[must_use]
    pub fn with_toggled(&self, candidate: Candidate) -> Sheet {
        let mut sheet = *self;
        let single = CandidateSet::single(candidate);
        if !(self.barred & single).is_empty() || !(self.removed & single).is_empty() {
            (sheet.barred, sheet.removed) = (self.barred - single, self.removed - single);
        } else if self.position().of_cell(candidate.cell).contains(candidate.digit) && self.grid[candidate.cell].is_none() {
            sheet.barred = self.barred | single;
        }
        sheet
    }

    /// The sheet with `digit` as a given of `cell`, or the cell emptied.
    #[must_use]
    pub fn with_given(&self, cell: Cell, digit: Option<Digit>) -> Sheet {
        let mut sheet = self.with(cell, digit);
        if digit.is_some() {
            sheet.givens = sheet.givens.with(cell);
        }
        sheet
    }

    fn with(&self, cell: Cell, digit: Option<Digit>) -> Sheet {
        let mut sheet = *self;
        let follows = self.grid[cell].is_some() && self.grid[cell] != digit && !self.solved.contains(cell);
        if follows {
            sheet = sheet.without_findings();
        }
        sheet.grid[cell] = digit;
        sheet.givens = sheet.givens.without(cell);
        sheet.solved = sheet.solved.without(cell);
        sheet
    }

    /// The sheet without anything that the program found.
    #[must_use]
    pub fn without_findings(&self) -> Sheet {
        let grid = self.grid.within(!self.solved);
        Sheet { grid, solved: CellSet::EMPTY, removed: CandidateSet::EMPTY, ..*self }
    }

    /// The sheet with its givens, and what was barred with them, alone.
    #[must_use]
    pub fn with_givens_only(&self) -> Sheet {
        Sheet { grid: self.givens(), solved: CellSet::EMPTY, removed: CandidateSet::EMPTY, ..*self }
    }

    /// The sheet with the entered digits made givens, and without what the program found.
    #[must_use]
    pub fn as_puzzle(&self) -> Sheet {
        let sheet = self.without_findings();
        Sheet { givens: sheet.grid.filled(), ..sheet }
    }

    /// The sheet with its empty cells filled from `solution` by the program.
    #[must_use]
    pub fn filled_from(&self, solution: &Grid) -> Sheet {
        let mut sheet = *self;
        for cell in self.grid.empty() {
            sheet.grid[cell] = solution[cell];
        }
        sheet.solved = self.solved | (sheet.grid.filled() - self.grid.filled());
        sheet
    }

    /// The sheet after reasoning came from its [`position`](Sheet::position) to `after`.
    #[must_use]
    pub fn after_steps(&self, after: &Candidates) -> Sheet {
        let mut sheet = self.filled_from(after.grid());
        sheet.removed = *Candidates::new(&sheet.grid).open() - sheet.barred - *after.open();
        sheet
    }
}

impl Default for Sheet {
    fn default() -> Sheet {
        Sheet::EMPTY
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
        let sheet = Sheet::of_givens(&SEED_1.parse().unwrap());
        assert_eq!(sheet.mark(cell("r1c2")), Mark::Given(Digit::D4));
        assert_eq!(sheet.with_entered(cell("r1c2"), Some(Digit::D9)), sheet);
        let entered = sheet.with_entered(cell("r1c1"), Some(Digit::D1));
        assert_eq!(entered.mark(cell("r1c1")), Mark::Entered(Digit::D1));
        assert_eq!(entered.entered_cells(), CellSet::of(cell("r1c1")));
        assert_eq!(entered.with_entered(cell("r1c1"), None), sheet);
        assert_eq!(entered.with_givens_only(), sheet);
        assert_eq!(entered.as_puzzle().given_cells().len(), 27);
        assert_eq!(sheet.with_given(cell("r1c2"), None).given_cells().len(), 25);
    }

    #[test]
    fn findings_go_when_what_they_follow_from_goes() {
        let sheet = Sheet::of_givens(&SEED_1.parse().unwrap()).with_entered(cell("r1c1"), Some(Digit::D1));
        let mut position = sheet.position();
        position.place(cell("r9c1"), Digit::D5);
        position.eliminate(&CandidateSet::single(Candidate::new(cell("r2c2"), Digit::D9)));
        let after = sheet.after_steps(&position);
        assert_eq!(after.mark(cell("r9c1")), Mark::Solved(Digit::D5));
        assert_eq!(after.position(), position);
        assert_eq!(after.problem().digits_in(cell("r2c2")), DigitSet::ALL, "a finding is not part of the problem");
        assert_eq!(after.with_entered(cell("r9c1"), None).mark(cell("r9c1")), Mark::Empty);
        assert_eq!(after.with_entered(cell("r9c9"), Some(Digit::D8)).position().of_cell(cell("r2c2")).to_string(), "5 7 8");
        assert_eq!(after.with_entered(cell("r1c1"), None), Sheet::of_givens(&SEED_1.parse().unwrap()));
    }

    #[test]
    fn what_a_candidate_grid_rules_out_stays_ruled_out() {
        let grid: Grid = SEED_1.parse().unwrap();
        let mut allowed = Candidates::new(&grid).allowed();
        allowed.remove(Candidate::new(cell("r1c1"), Digit::D7));
        let sheet = Sheet::of_givens(&grid).with_allowed(&allowed);
        assert!(sheet.is_barred());
        assert_eq!(sheet.position().of_cell(cell("r1c1")).to_string(), "1");
        assert!(!sheet.problem().contains(Candidate::new(cell("r1c1"), Digit::D7)));
        assert_eq!(sheet.problem().digits_in(cell("r1c2")).to_string(), "4");
        let without = sheet.with_given(cell("r1c2"), None);
        assert_eq!(
            without.problem().digits_in(cell("r1c2")),
            DigitSet::ALL,
            "only what was ruled out beyond its digits is barred"
        );
    }
}
