//! A grid: any filling of the board, legal or not.

use super::{Cell, CellSet, Digit, DigitSet, House};
use core::{
    fmt,
    ops::{Index, IndexMut},
    str::FromStr,
};

/// A grid of 81 cells, each empty or with a digit. Any filling is a grid; a [`Puzzle`](crate::solver::Puzzle) has exactly one
/// solution.
///
/// ```
/// use nonet_core::board::{Cell, Digit, Grid};
/// let mut grid = Grid::EMPTY;
/// grid[Cell::new(0, 0).unwrap()] = Some(Digit::D5);
/// assert_eq!(grid.filled_cells().len(), 1);
/// assert_eq!(grid.to_string().parse(), Ok(grid));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Grid([Option<Digit>; 81]);

/// Equal digits in one house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// The house that holds the digit more than once.
    pub house: House,
    /// The digit.
    pub digit: Digit,
    /// The two or more cells of the house that hold the digit.
    pub cells: CellSet,
}

impl Grid {
    /// The grid without digits.
    pub const EMPTY: Grid = Grid([None; 81]);

    /// Returns the filled cells.
    #[must_use]
    pub fn filled_cells(&self) -> CellSet {
        Cell::all().filter(|&cell| self[cell].is_some()).collect()
    }

    /// Returns the empty cells.
    #[must_use]
    pub fn empty_cells(&self) -> CellSet {
        !self.filled_cells()
    }

    /// Returns the cells that hold `digit`.
    #[must_use]
    pub fn cells_of(&self, digit: Digit) -> CellSet {
        Cell::all().filter(|&cell| self[cell] == Some(digit)).collect()
    }

    /// Returns the values of all cells in reading order, 0 for an empty cell.
    #[must_use]
    pub fn values(&self) -> [u8; 81] {
        self.0.map(|digit| digit.map_or(0, Digit::value))
    }

    /// Returns an iterator over the filled cells and their digits, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Digit)> {
        Cell::all().filter_map(|cell| self[cell].map(|digit| (cell, digit)))
    }

    /// Returns the digits that the peers of `cell` hold.
    ///
    /// ```
    /// use nonet_core::board::{Digit, DigitSet, Grid};
    /// let grid = Grid::EMPTY.with("r1c9".parse()?, Some(Digit::D5)).with("r9c9".parse()?, Some(Digit::D6));
    /// assert_eq!(grid.peer_digits("r1c1".parse()?), DigitSet::of(Digit::D5)); // r1c1 does not see r9c9
    /// # Ok::<(), nonet_core::board::ParseCellError>(())
    /// ```
    #[must_use]
    pub fn peer_digits(&self, cell: Cell) -> DigitSet {
        cell.peers().iter().filter_map(|peer| self[peer]).collect()
    }

    /// Returns the grid with this digit in `cell`, or with an empty `cell` for None.
    ///
    /// ```
    /// use nonet_core::board::{Digit, Grid};
    /// let grid = Grid::EMPTY.with("r1c2".parse()?, Some(Digit::D5));
    /// assert!(grid.to_string().starts_with(".5."));
    /// # Ok::<(), nonet_core::board::ParseCellError>(())
    /// ```
    #[must_use]
    pub fn with(mut self, cell: Cell, digit: Option<Digit>) -> Grid {
        self[cell] = digit;
        self
    }

    /// Returns the grid with the digits in `cells` alone, and all other cells empty.
    ///
    /// ```
    /// use nonet_core::board::{Digit, Grid, House};
    /// let grid = Grid::EMPTY.with("r1c9".parse()?, Some(Digit::D5)).with("r9c9".parse()?, Some(Digit::D6));
    /// let row: House = "row 1".parse()?;
    /// assert_eq!(grid.within(row.cells()), Grid::EMPTY.with("r1c9".parse()?, Some(Digit::D5)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn within(&self, cells: CellSet) -> Grid {
        Grid(core::array::from_fn(|i| self.0[i].filter(|_| cells.contains(Cell::at(i)))))
    }

    /// Returns the digits that a house has more than once: those of rows first, then of columns, then of boxes; in a house, in
    /// ascending order.
    ///
    /// ```
    /// use nonet_core::board::{Digit, Grid};
    /// let grid = Grid::EMPTY.with("r1c2".parse()?, Some(Digit::D5)).with("r1c9".parse()?, Some(Digit::D5));
    /// let clash = grid.clashes().next().unwrap();
    /// assert_eq!((clash.house.to_string().as_str(), clash.digit, clash.cells.len()), ("row 1", Digit::D5, 2));
    /// # Ok::<(), nonet_core::board::ParseCellError>(())
    /// ```
    pub fn clashes(&self) -> impl Iterator<Item = Clash> {
        let places = Digit::ALL.map(|digit| self.cells_of(digit));
        House::all().flat_map(move |house| {
            DigitSet::ALL.iter().filter_map(move |digit| {
                let cells = places[digit.index()] & house.cells();
                (cells.len() > 1).then_some(Clash { house, digit, cells })
            })
        })
    }

    /// Returns whether a house has a digit more than once: whether there are [`clashes`](Grid::clashes), but sooner known.
    ///
    /// ```
    /// # use nonet_core::board::{Digit, Grid};
    /// let grid = Grid::EMPTY.with("r1c1".parse()?, Some(Digit::D5));
    /// assert!(!grid.has_clashes());
    /// assert!(grid.with("r1c9".parse()?, Some(Digit::D5)).has_clashes());
    /// # Ok::<(), nonet_core::board::ParseCellError>(())
    /// ```
    #[must_use]
    pub fn has_clashes(&self) -> bool {
        let mut seen = [DigitSet::EMPTY; 27];
        self.iter().any(|(cell, digit)| {
            cell.houses().into_iter().any(|house| {
                let before = seen[house.index()];
                seen[house.index()] = before.with(digit);
                before.contains(digit)
            })
        })
    }

    /// Returns the cells that hold a digit which a peer holds, too.
    #[must_use]
    pub fn clashing_cells(&self) -> CellSet {
        self.clashes().fold(CellSet::EMPTY, |all, clash| all | clash.cells)
    }

    /// Returns whether every house has each digit exactly once.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.empty_cells().is_empty() && !self.has_clashes()
    }
}

impl Default for Grid {
    fn default() -> Grid {
        Grid::EMPTY
    }
}

impl Index<Cell> for Grid {
    type Output = Option<Digit>;
    fn index(&self, cell: Cell) -> &Option<Digit> {
        &self.0[cell.index()]
    }
}

impl IndexMut<Cell> for Grid {
    fn index_mut(&mut self, cell: Cell) -> &mut Option<Digit> {
        &mut self.0[cell.index()]
    }
}

/// Writes one line of 81 characters, with `.` for an empty cell; the format `{:#}` writes `0` for it.
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let filler = if f.alternate() { '0' } else { '.' };
        self.0.iter().try_for_each(|digit| write!(f, "{}", digit.map_or(filler, Digit::to_char)))
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grid({self})")
    }
}

/// The error for a text that is not a line of 81 digits, zeros and dots: why it is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseGridError {
    /// The text has this number of characters.
    Length(usize),
    /// The text has 81 characters, and this one is neither a digit nor a dot.
    Character {
        /// The character.
        ch: char,
        /// The cell that it stands for.
        cell: Cell,
    },
}

impl fmt::Display for ParseGridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseGridError::Length(found) => write!(f, "a line of {found} characters, expected 81"),
            ParseGridError::Character { ch, cell } => write!(f, "{ch:?} for {cell}, expected a digit or a dot"),
        }
    }
}

impl core::error::Error for ParseGridError {}

/// Reads a line of 81 characters, as [`Display`](fmt::Display) writes it. The crate `nonet-formats` reads all other forms of
/// text.
///
/// ```
/// use nonet_core::board::{Grid, ParseGridError};
/// assert_eq!("12".parse::<Grid>(), Err(ParseGridError::Length(2)));
/// ```
impl FromStr for Grid {
    type Err = ParseGridError;
    fn from_str(line: &str) -> Result<Grid, ParseGridError> {
        let length = line.chars().count();
        if length != 81 {
            return Err(ParseGridError::Length(length));
        }
        let mut grid = Grid::EMPTY;
        for (cell, ch) in Cell::all().zip(line.chars()) {
            grid[cell] = match ch {
                '.' | '0' => None,
                _ => Some(Digit::from_char(ch).ok_or(ParseGridError::Character { ch, cell })?),
            };
        }
        Ok(grid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEED_2: &str = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";

    #[test]
    fn the_line_is_read_back() {
        let grid: Grid = SEED_2.parse().unwrap();
        assert_eq!(grid.filled_cells().len(), 27);
        assert_eq!(format!("{grid:#}"), SEED_2);
        assert_eq!(grid.values().map(|value| char::from(b'0' + value)).iter().collect::<String>(), SEED_2);
        assert_eq!(grid.to_string(), SEED_2.replace('0', "."));
    }

    #[test]
    fn what_is_no_line_is_refused_with_its_place() {
        let error = |line: &str| line.parse::<Grid>().unwrap_err().to_string();
        assert_eq!(error(&SEED_2[1..]), "a line of 80 characters, expected 81");
        assert_eq!(error(&SEED_2.replace('6', "x")), "'x' for r1c2, expected a digit or a dot");
        assert_eq!(error(&SEED_2.replace('6', "é")), "'é' for r1c2, expected a digit or a dot");
    }

    #[test]
    fn clashes_are_found_in_every_kind_of_house() {
        let cell = |name: &str| name.parse::<Cell>().unwrap();
        let grid = Grid::EMPTY.with(cell("r1c1"), Some(Digit::D5)).with(cell("r1c3"), Some(Digit::D5));
        let found: Vec<_> = grid.clashes().map(|c| (c.house.to_string(), c.digit.value(), c.cells.len())).collect();
        assert_eq!(found, [("row 1".to_owned(), 5, 2), ("box 1".to_owned(), 5, 2)]);
        assert_eq!(grid.clashing_cells().len(), 2);
        assert_eq!(SEED_2.parse::<Grid>().unwrap().clashes().count(), 0);
    }
}
