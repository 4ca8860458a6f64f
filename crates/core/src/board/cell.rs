//! A cell, sets of cells, and who sees whom.

use super::{House, Items, sets::bit_set};
use core::{fmt, str::FromStr};

/// One of the 81 cells of a board, numbered in reading order.
///
/// ```
/// use nonet_core::board::Cell;
/// let cell = Cell::new(3, 4).unwrap();
/// assert_eq!(cell.to_string(), "r4c5");
/// assert_eq!("r4c5".parse(), Ok(cell));
/// assert_eq!(Cell::new(9, 0), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8); // Invariant: below 81.

impl Cell {
    /// The cell in the upper left corner.
    pub const FIRST: Cell = Cell(0);

    /// Returns the cell in this row and column, both counted from 0. None if one of them is above 8.
    #[must_use]
    pub const fn new(row: usize, column: usize) -> Option<Cell> {
        if row < 9 && column < 9 { Some(Cell((row * 9 + column) as u8)) } else { None }
    }

    /// Returns the cell with this number in reading order, counted from 0. None if the number is above 80.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Cell> {
        if index < 81 { Some(Cell(index as u8)) } else { None }
    }

    /// Returns all 81 cells in reading order.
    pub fn all() -> Items<u128, Cell> {
        CellSet::ALL.iter()
    }

    /// Returns the number of the cell in reading order, 0 to 80.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the number of the row, counted from 0.
    #[must_use]
    #[inline(always)]
    pub const fn row_index(self) -> usize {
        self.0 as usize / 9
    }

    /// Returns the number of the column, counted from 0.
    #[must_use]
    #[inline(always)]
    pub const fn column_index(self) -> usize {
        self.0 as usize % 9
    }

    /// Returns the number of the box in reading order, counted from 0.
    #[must_use]
    pub const fn box_index(self) -> usize {
        self.row_index() / 3 * 3 + self.column_index() / 3
    }

    /// Returns the row of the cell.
    #[must_use]
    #[inline(always)]
    pub const fn row(self) -> House {
        House::at(self.row_index())
    }

    /// Returns the column of the cell.
    #[must_use]
    #[inline(always)]
    pub const fn column(self) -> House {
        House::at(9 + self.column_index())
    }

    /// Returns the box of the cell (`box` is a word of Rust).
    #[must_use]
    pub const fn block(self) -> House {
        House::at(18 + self.box_index())
    }

    /// Returns the row, the column and the box of the cell, in this order.
    ///
    /// ```
    /// use nonet_core::board::Cell;
    /// let cell: Cell = "r4c5".parse()?;
    /// assert_eq!(cell.houses().map(|house| house.to_string()), ["row 4", "column 5", "box 5"]);
    /// # Ok::<(), nonet_core::board::ParseCellError>(())
    /// ```
    #[must_use]
    pub const fn houses(self) -> [House; 3] {
        [self.row(), self.column(), self.block()]
    }

    /// Returns the places of the cell in its row, its column and its box, each 0 to 8 in reading order.
    ///
    /// ```
    /// use nonet_core::board::Cell;
    /// let cell: Cell = "r4c5".parse()?;
    /// assert_eq!(cell.places(), [4, 3, 1]);
    /// # Ok::<(), nonet_core::board::ParseCellError>(())
    /// ```
    #[must_use]
    pub const fn places(self) -> [usize; 3] {
        let (row, column) = (self.row_index(), self.column_index());
        [column, row, row % 3 * 3 + column % 3]
    }

    /// Returns the peers of the cell: the 20 other cells of its row, its column and its box.
    ///
    /// ```text
    /// . . . | . x . | . . .
    /// . . . | . x . | . . .      o  the cell
    /// . . . | . x . | . . .      x  its peers
    /// ------+-------+------
    /// x x x | x o x | x x x
    /// . . . | x x x | . . .
    /// . . . | x x x | . . .
    /// ------+-------+------
    /// . . . | . x . | . . .
    /// . . . | . x . | . . .
    /// . . . | . x . | . . .
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn peers(self) -> CellSet {
        PEERS[self.0 as usize % PEERS.len()]
    }

    /// Returns the cell that lies `down` rows below and `right` columns to the right; negative numbers lead up and left. A move
    /// beyond an edge ends at the edge.
    ///
    /// ```
    /// use nonet_core::board::Cell;
    /// let cell: Cell = "r4c5".parse()?;
    /// assert_eq!(cell.moved(-1, 2).to_string(), "r3c7");
    /// assert_eq!(cell.moved(9, 0).to_string(), "r9c5");
    /// # Ok::<(), nonet_core::board::ParseCellError>(())
    /// ```
    #[must_use]
    pub fn moved(self, down: i8, right: i8) -> Cell {
        let go = |from: usize, by: i8| from.saturating_add_signed(by.into()).min(8);
        Cell::at(go(self.row_index(), down) * 9 + go(self.column_index(), right))
    }

    /// Returns whether the other cell is a peer of this one. No cell sees itself.
    #[must_use]
    #[inline(always)]
    pub const fn sees(self, other: Cell) -> bool {
        self.peers().contains(other)
    }

    /// The cell with this index. Indices come from within `board`, where they are below 81.
    pub(super) const fn at(index: usize) -> Cell {
        Cell(index as u8)
    }
}

/// Longer than there are cells, so that an index modulo the length needs no check.
const PEERS: [CellSet; 128] = {
    let mut peers = [CellSet::EMPTY; 128];
    let mut i = 0;
    while i < 81 {
        let cell = Cell::at(i);
        let [row, column, block] = cell.houses();
        peers[i] = CellSet(row.cells().0 | column.cells().0 | block.cells().0).without(cell);
        i += 1;
    }
    peers
};

impl From<Cell> for u8 {
    fn from(cell: Cell) -> u8 {
        cell.0
    }
}

/// The error for a number that no cell has as its index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchCell;

impl fmt::Display for NoSuchCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such cell")
    }
}

impl core::error::Error for NoSuchCell {}

impl TryFrom<u8> for Cell {
    type Error = NoSuchCell;
    fn try_from(index: u8) -> Result<Cell, NoSuchCell> {
        Cell::from_index(index.into()).ok_or(NoSuchCell)
    }
}

/// Writes the cell in the notation `r4c5`, with rows and columns counted from 1.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row_index() + 1, self.column_index() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for a text that names no cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseCellError;

impl fmt::Display for ParseCellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such cell")
    }
}

impl core::error::Error for ParseCellError {}

impl FromStr for Cell {
    type Err = ParseCellError;
    fn from_str(text: &str) -> Result<Cell, ParseCellError> {
        let &[b'r' | b'R', row @ b'1'..=b'9', b'c' | b'C', column @ b'1'..=b'9'] = text.as_bytes() else {
            return Err(ParseCellError);
        };
        Cell::new(usize::from(row - b'1'), usize::from(column - b'1')).ok_or(ParseCellError)
    }
}

/// A set of cells. Bit *i* stands for the cell with index *i*.
///
/// Sets have the operators `&` (intersection), `|` (union), `^` (symmetric difference), `-` (difference) and `!` (complement).
///
/// ```
/// use nonet_core::board::{Cell, CellSet};
/// let [one, other]: [Cell; 2] = ["r1c1".parse()?, "r2c5".parse()?];
/// let seen_by_both = one.peers() & other.peers();
/// assert_eq!(seen_by_both.iter().map(|cell| cell.to_string()).collect::<String>(), "r1c4r1c5r1c6r2c1r2c2r2c3");
/// assert_eq!(CellSet::from([one, other]).len(), 2);
/// assert_eq!((CellSet::ALL - one.peers()).len(), 61);
/// # Ok::<(), nonet_core::board::ParseCellError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CellSet(u128); // Invariant: below 2^81.

bit_set!(CellSet(u128) of Cell, 81, crate::board::sets::one_bit_of_128);

impl CellSet {
    /// Returns the cells that see every cell of this set. All cells for the empty set.
    ///
    /// ```
    /// use nonet_core::board::{Cell, CellSet};
    /// let cells = CellSet::from(["r1c1".parse::<Cell>()?, "r5c5".parse()?]);
    /// assert_eq!(cells.seen_by_all(), CellSet::from(["r1c5".parse::<Cell>()?, "r5c1".parse()?]));
    /// # Ok::<(), nonet_core::board::ParseCellError>(())
    /// ```
    #[must_use]
    pub fn seen_by_all(self) -> CellSet {
        self.iter().fold(CellSet::ALL, |seen, cell| seen & cell.peers())
    }

    /// Returns the cells that see some cell of this set.
    ///
    /// ```
    /// use nonet_core::board::{Cell, CellSet};
    /// let cells = CellSet::from(["r1c1".parse::<Cell>()?, "r1c2".parse()?]);
    /// assert_eq!(cells.seen_by_any().len(), 27); // row 1, columns 1 and 2, and box 1
    /// assert!(cells.is_subset(cells.seen_by_any())); // the two cells see each other
    /// # Ok::<(), nonet_core::board::ParseCellError>(())
    /// ```
    #[must_use]
    pub fn seen_by_any(self) -> CellSet {
        self.iter().fold(CellSet::EMPTY, |seen, cell| seen | cell.peers())
    }

    /// Returns the houses that contain all cells of this set: rows, then columns, then boxes. All houses for the empty set.
    ///
    /// ```
    /// use nonet_core::board::{Cell, CellSet};
    /// let cells = CellSet::from(["r4c5".parse::<Cell>()?, "r4c6".parse()?]);
    /// assert_eq!(cells.common_houses().map(|house| house.to_string()).collect::<Vec<_>>(), ["row 4", "box 5"]);
    /// # Ok::<(), nonet_core::board::ParseCellError>(())
    /// ```
    pub fn common_houses(self) -> impl Iterator<Item = House> {
        House::all().filter(move |house| self.is_subset(house.cells()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_has_twenty_peers_and_peers_are_mutual() {
        for a in Cell::all() {
            assert_eq!(a.peers().len(), 20, "{a}");
            assert!(!a.sees(a));
            for b in a.peers() {
                assert!(b.sees(a));
                assert!(a.row() == b.row() || a.column() == b.column() || a.block() == b.block());
            }
        }
    }

    #[test]
    fn moves_end_at_the_edge() {
        let moved = |down, right| Cell::new(4, 7).unwrap().moved(down, right).to_string();
        assert_eq!([moved(1, 0), moved(0, 5), moved(-9, -1), moved(i8::MAX, i8::MIN)], ["r6c8", "r5c9", "r1c7", "r9c1"]);
    }

    #[test]
    fn names_are_read_back() {
        for cell in Cell::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
            assert_eq!(Cell::try_from(u8::from(cell)), Ok(cell));
        }
        for bad in ["", "r0c1", "r1c", "r10c1", "c1r1", "r1c1 "] {
            assert_eq!(bad.parse::<Cell>(), Err(ParseCellError), "{bad:?}");
        }
        assert_eq!(Cell::try_from(81), Err(NoSuchCell));
    }

    #[test]
    fn sets_know_who_sees_them() {
        let cell = |name: &str| name.parse::<Cell>().unwrap();
        let pair = CellSet::of(cell("r1c1")).with(cell("r2c4"));
        let seen: Vec<_> = pair.seen_by_all().iter().map(|c| c.to_string()).collect();
        assert_eq!(seen, ["r1c4", "r1c5", "r1c6", "r2c1", "r2c2", "r2c3"]);
        let mini = CellSet::of(cell("r5c4")).with(cell("r5c6"));
        assert_eq!(mini.common_houses().map(|h| h.to_string()).collect::<Vec<_>>(), ["row 5", "box 5"]);
        assert_eq!(pair.common_houses().count(), 0);
    }
}
