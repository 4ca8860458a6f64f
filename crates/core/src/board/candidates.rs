//! The position of a board while it is solved: digits placed, and candidates still open.

use super::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, House};
use alloc::vec::Vec;
use core::fmt;

/// A position: the digits on the board, which of them were given, and the candidates of every empty cell. A position changes only
/// by [`place`](Candidates::place) and [`eliminate`](Candidates::eliminate), so an eliminated candidate never returns.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
/// let mut position = Candidates::new(&grid);
/// let cell = "r1c1".parse()?;
/// assert_eq!(position.of_cell(cell).to_string(), "1 7");
/// let single = position.hidden_single().unwrap();
/// position.place(single.cell, single.digit);
/// assert_eq!(position.grid()[single.cell], Some(single.digit));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A position may contradict itself (an empty cell without candidates): that is an answer, not an error.
///
/// The candidates are kept in three layouts, by digit, by cell and by house, so that every question is one look.
#[derive(Clone, PartialEq, Eq)]
pub struct Candidates {
    givens: CellSet,
    grid: Grid,
    placed: CandidateSet, // Invariant: the filled cells of `grid`, by digit.
    open: CandidateSet,   // Invariant: no candidate in a filled cell, and none that a peer already holds.
    by_cell: [DigitSet; 128],
    by_house: [u16; 256], // Invariant: these two say the same as `open`.
}

impl Candidates {
    /// Returns the position of a grid whose filled cells are its givens. Every digit that no peer of an empty cell holds is a
    /// candidate.
    #[must_use]
    pub fn new(givens: &Grid) -> Candidates {
        Candidates::with_givens(givens, givens.filled_cells())
    }

    /// Returns the position of a grid in which only the filled cells in `givens` were given, and the others were placed later.
    ///
    /// ```
    /// use nonet_core::board::{Candidates, CellSet, Digit, Grid};
    /// let (given, later) = ("r1c1".parse()?, "r1c2".parse()?);
    /// let grid = Grid::EMPTY.with(given, Some(Digit::D5)).with(later, Some(Digit::D6));
    /// let position = Candidates::with_givens(&grid, CellSet::of(given));
    /// assert_eq!((position.givens(), position.grid()), (CellSet::of(given), &grid));
    /// assert_eq!(position.of_cell("r1c3".parse()?).to_string(), "1 2 3 4 7 8 9");
    /// # Ok::<(), nonet_core::board::ParseCellError>(())
    /// ```
    #[must_use]
    pub fn with_givens(grid: &Grid, givens: CellSet) -> Candidates {
        let placed: CandidateSet = grid.iter().map(|(cell, digit)| Candidate::new(cell, digit)).collect();
        let empty = grid.empty_cells();
        let mut position = Candidates {
            givens: givens - empty,
            grid: *grid,
            placed,
            open: CandidateSet::EMPTY,
            by_cell: [DigitSet::EMPTY; 128],
            by_house: [0; 256],
        };
        for digit in DigitSet::ALL {
            position.open |= CandidateSet::of_digit(digit, empty - placed.cells_of(digit).seen_by_any());
        }
        for candidate in position.open.iter() {
            position.index(candidate);
        }
        position
    }

    /// Eliminates the candidates that are not in `allowed`, such as those that a candidate grid from elsewhere lacks.
    ///
    /// ```
    /// use nonet_core::board::{CandidateSet, Candidates, Digit, DigitSet, Grid};
    /// let (mut position, cell) = (Candidates::new(&Grid::EMPTY), "r1c1".parse()?);
    /// let mut allowed = CandidateSet::ALL;
    /// allowed.set_digits(cell, DigitSet::from([Digit::D2, Digit::D5]));
    /// position.restrict(&allowed);
    /// assert_eq!((position.of_cell(cell).to_string().as_str(), position.open().len()), ("2 5", 722));
    /// # Ok::<(), nonet_core::board::ParseCellError>(())
    /// ```
    pub fn restrict(&mut self, allowed: &CandidateSet) {
        let removed = self.open - *allowed;
        self.eliminate(&removed);
    }

    /// Places `digit` in `cell` and eliminates it from the peers. Returns the candidates of other cells that were eliminated.
    ///
    /// ```
    /// use nonet_core::board::{Candidates, Digit, Grid};
    /// let mut position = Candidates::new(&Grid::EMPTY);
    /// let eliminated = position.place("r1c1".parse()?, Digit::D4);
    /// assert_eq!(eliminated.len(), 20);
    /// assert!(!position.of_cell("r1c9".parse()?).contains(Digit::D4));
    /// # Ok::<(), nonet_core::board::ParseCellError>(())
    /// ```
    pub fn place(&mut self, cell: Cell, digit: Digit) -> CandidateSet {
        let removed = CandidateSet::of_digit(digit, self.of_digit(digit) & cell.peers());
        if let Some(old) = self.grid[cell] {
            self.placed.remove(Candidate::new(cell, old));
        }
        self.grid[cell] = Some(digit);
        self.placed.insert(Candidate::new(cell, digit));
        for own in self.by_cell[cell.index() % 128] {
            self.strike(Candidate::new(cell, own));
        }
        for peer in removed.cells_of(digit) {
            self.strike(Candidate::new(peer, digit));
        }
        removed
    }

    /// Eliminates candidates. Those that are absent already are passed over.
    pub fn eliminate(&mut self, candidates: &CandidateSet) {
        for digit in DigitSet::ALL {
            for cell in self.of_digit(digit) & candidates.cells_of(digit) {
                self.strike(Candidate::new(cell, digit));
            }
        }
    }

    /// Returns the digits on the board.
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Returns the cells of the givens, as opposed to cells that were filled later.
    #[must_use]
    pub const fn givens(&self) -> CellSet {
        self.givens
    }

    /// Returns the candidates of the empty cells.
    #[must_use]
    pub const fn open(&self) -> &CandidateSet {
        &self.open
    }

    /// Returns the digits that are possible in each cell: its own digit in a filled cell, the candidates in an empty one. These are the
    /// [domains](crate::solver::Problem::domains) of the position as a problem for the solver.
    #[must_use]
    pub fn possible(&self) -> CandidateSet {
        self.placed | self.open
    }

    /// Returns the candidates of `cell`. Empty if the cell is filled.
    #[must_use]
    #[inline(always)]
    pub const fn of_cell(&self, cell: Cell) -> DigitSet {
        self.by_cell[cell.index() % 128]
    }

    /// Returns the cells in which `digit` is a candidate.
    #[must_use]
    #[inline(always)]
    pub const fn of_digit(&self, digit: Digit) -> CellSet {
        self.open.cells_of(digit)
    }

    /// Returns the places of `house` in which `digit` is a candidate, as nine bits: bit *i* for cell *i* of the house in reading
    /// order.
    ///
    /// ```
    /// use nonet_core::board::{Candidates, Digit, Grid};
    /// let mut position = Candidates::new(&Grid::EMPTY);
    /// position.place("r5c1".parse()?, Digit::D4); // the first three cells of row 4 are peers of r5c1
    /// assert_eq!(position.places(Digit::D4, "row 4".parse()?), 0b111_111_000);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn places(&self, digit: Digit, house: House) -> u16 {
        self.by_house[slot(digit, house)]
    }

    /// Returns the digits on the board as a set of candidates.
    #[must_use]
    pub const fn placed(&self) -> &CandidateSet {
        &self.placed
    }

    /// Returns the empty cells.
    #[must_use]
    pub fn empty_cells(&self) -> CellSet {
        !self.placed.cells()
    }

    /// Returns the empty cells with exactly one candidate.
    #[must_use]
    pub fn univalue(&self) -> CellSet {
        let (mut one, mut more) = (CellSet::EMPTY, CellSet::EMPTY);
        for digit in DigitSet::ALL {
            let cells = self.of_digit(digit);
            more |= one & cells;
            one |= cells;
        }
        one - more
    }

    /// Returns the first naked single in reading order: the only candidate of its cell. None if there is none.
    #[must_use]
    pub fn naked_single(&self) -> Option<Candidate> {
        let cell = self.univalue().first()?;
        self.of_cell(cell).first().map(|digit| Candidate::new(cell, digit))
    }

    /// Returns the first hidden single: the only candidate for its digit in a house. Rows come before columns, and columns before
    /// boxes; in a house, digits come in ascending order. None if there is none.
    #[must_use]
    pub fn hidden_single(&self) -> Option<Candidate> {
        House::all().find_map(|house| {
            let lone = |&digit: &Digit| self.places(digit, house).is_power_of_two();
            let digit = DigitSet::ALL.iter().find(lone)?;
            let cell = (self.of_digit(digit) & house.cells()).first()?;
            Some(Candidate::new(cell, digit))
        })
    }

    /// Places naked and hidden singles until there is none: each time the first naked single, else the first hidden one. Before
    /// each placement `find` looks at the position; if it finds something, such as a contradiction, no more singles are placed.
    /// Returns the singles in the order of their placement, and the result of `find`.
    ///
    /// ```
    /// use nonet_core::board::{Candidates, Grid};
    /// let grid: Grid = "003020600900305001001806400008102900700000008006708200002609500800203009005010300".parse()?;
    /// let mut position = Candidates::new(&grid);
    /// let (singles, nothing) = position.place_singles(|_| None::<()>);
    /// assert_eq!((singles.len(), nothing), (49, None));
    /// assert!(position.is_solved());
    /// # Ok::<(), nonet_core::board::ParseGridError>(())
    /// ```
    pub fn place_singles<T>(&mut self, find: impl Fn(&Candidates) -> Option<T>) -> (Vec<Candidate>, Option<T>) {
        let mut singles = Vec::new();
        loop {
            let found = find(self);
            if found.is_some() {
                return (singles, found);
            }
            let Some(single) = self.naked_single().or_else(|| self.hidden_single()) else { return (singles, None) };
            self.place(single.cell, single.digit);
            singles.push(single);
        }
    }

    /// Returns the empty cells with exactly two candidates.
    ///
    /// ```
    /// use nonet_core::board::{Candidates, Cell, Grid};
    /// let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
    /// let (position, cell) = (Candidates::new(&grid), "r1c1".parse::<Cell>()?);
    /// assert_eq!(position.of_cell(cell).to_string(), "1 7");
    /// assert!(position.bivalue().contains(cell));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn bivalue(&self) -> CellSet {
        let (mut one, mut two, mut more) = (CellSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY);
        for digit in DigitSet::ALL {
            let cells = self.of_digit(digit);
            more |= two & cells;
            two |= one & cells;
            one |= cells;
        }
        two - more
    }

    /// Returns whether every cell is filled and no house has a digit twice.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        let holds_each_house_once = |digit| {
            let cells = self.placed.cells_of(digit);
            cells.len() == 9 && cells.is_disjoint(cells.seen_by_any())
        };
        DigitSet::ALL.iter().all(holds_each_house_once)
    }

    /// Enters a candidate of `open` in the other two layouts.
    fn index(&mut self, Candidate { cell, digit }: Candidate) {
        self.by_cell[cell.index() % 128] |= DigitSet::of(digit);
        for (house, place) in cell.houses().into_iter().zip(cell.places()) {
            self.by_house[slot(digit, house)] |= 1 << place;
        }
    }

    /// Removes a candidate from all three layouts.
    fn strike(&mut self, candidate: Candidate) {
        let Candidate { cell, digit } = candidate;
        self.open.remove(candidate);
        self.by_cell[cell.index() % 128] -= DigitSet::of(digit);
        let ([row, column, block], [in_row, in_column, in_block]) = (cell.houses(), cell.places());
        self.by_house[slot(digit, row)] &= !(1 << in_row);
        self.by_house[slot(digit, column)] &= !(1 << in_column);
        self.by_house[slot(digit, block)] &= !(1 << in_block);
    }
}

/// Writes the givens, the digits and the candidates, not the layouts that say the same.
impl fmt::Debug for Candidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Candidates { givens, grid, open, .. } = self;
        f.debug_struct("Candidates").field("givens", givens).field("grid", grid).field("open", open).finish_non_exhaustive()
    }
}

/// The index in `by_house` at which the places of a digit in a house are kept.
#[inline(always)]
const fn slot(digit: Digit, house: House) -> usize {
    (house.index() * 9 + digit.index()) % 256
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
        position.eliminate(&CandidateSet::of(Candidate::new(cell("r1c1"), Digit::D9)));
        assert_eq!(position.of_cell(cell("r1c1")).to_string(), "1 2 3 4 5 6 7 8");
        assert_eq!(position.possible().digits_in(cell("r5c5")).to_string(), "5");
        assert_eq!(position.givens(), CellSet::EMPTY);
    }

    /// Whatever is done to a position, its three layouts say the same.
    #[test]
    fn the_layouts_agree() {
        let cell = |name: &str| name.parse::<Cell>().unwrap();
        let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse().unwrap();
        let mut position = Candidates::new(&grid);
        position.place(cell("r1c1"), Digit::D7);
        position.restrict(&(CandidateSet::ALL - CandidateSet::of_digit(Digit::D1, CellSet::ALL)));
        position.place(cell("r2c2"), Digit::D5);
        position.place(cell("r2c2"), Digit::D8); // over the 5: what the 5 removed stays removed
        assert_eq!(position.placed().cells_of(Digit::D5), position.grid().cells_of(Digit::D5));
        assert_eq!(position.empty_cells(), position.grid().empty_cells());
        for cell in Cell::all() {
            assert_eq!(position.of_cell(cell), position.open().digits_in(cell), "{cell}");
        }
        for house in House::all() {
            for digit in Digit::ALL {
                let cells = position.of_digit(digit);
                let places = house.cells().iter().enumerate().filter(|&(_, cell)| cells.contains(cell));
                assert_eq!(position.places(digit, house), places.fold(0, |bits, (i, _)| bits | 1 << i), "{digit} in {house}");
            }
        }
        assert_eq!(position.univalue(), Cell::all().filter(|&cell| position.of_cell(cell).len() == 1).collect());
    }
}
