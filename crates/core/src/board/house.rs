//! A house (row, column or box), sets of houses, and the intersections of lines with boxes.

use super::{Cell, CellSet, Digit, Items, sets::bit_set};
use core::{
    error::Error,
    fmt::{self, Write},
    str::FromStr,
};

/// One of the 27 houses: a row, a column or a box, whose nine cells hold each digit once.
///
/// ```
/// use nonet_core::board::{House, HouseKind};
/// let house = House::new(HouseKind::Box, 4).unwrap();
/// assert_eq!(house.to_string(), "box 5");
/// assert_eq!("box 5".parse(), Ok(house));
/// assert_eq!(house.cells().first().unwrap().to_string(), "r4c4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8); // Invariant: below 27.

/// The kind of a house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[allow(missing_docs)] // they say it themselves
pub enum HouseKind {
    Row,
    Column,
    Box,
}

impl HouseKind {
    /// All kinds, in the order of the houses.
    pub const ALL: [HouseKind; 3] = [HouseKind::Row, HouseKind::Column, HouseKind::Box];

    /// Returns the name of the kind: `row`, `column` or `box`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["row", "column", "box"][self as usize]
    }

    /// Returns the letter that stands for the kind in sets of houses and names of cells: `r`, `c` or `b`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['r', 'c', 'b'][self as usize]
    }
}

/// The name of the kind.
impl fmt::Display for HouseKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl House {
    /// Returns the house of this kind with this number, counted from 0. None if the number is above 8.
    #[must_use]
    pub const fn new(kind: HouseKind, number: usize) -> Option<House> {
        if number < 9 { Some(House(kind as u8 * 9 + number as u8)) } else { None }
    }

    /// Returns the house with this [`index`](House::index). None if the index is above 26.
    ///
    /// ```
    /// use nonet_core::board::House;
    /// assert_eq!(House::from_index(13).map(|house| house.to_string()).as_deref(), Some("column 5"));
    /// assert_eq!(House::from_index(27), None);
    /// ```
    #[must_use]
    pub const fn from_index(index: usize) -> Option<House> {
        if index < 27 { Some(House(index as u8)) } else { None }
    }

    /// Returns all 27 houses: the rows, then the columns, then the boxes.
    pub fn all() -> Items<u32, House> {
        HouseSet::ALL.iter()
    }

    /// Returns the nine houses of this kind, in their order.
    pub fn of_kind(kind: HouseKind) -> Items<u32, House> {
        HouseSet::from_bits(0x1ff << (9 * kind as u32)).iter()
    }

    /// Returns the number of the house among all 27: the rows have 0 to 8, the columns 9 to 17, the boxes 18 to 26.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the kind of the house.
    #[must_use]
    pub const fn kind(self) -> HouseKind {
        match self.0 / 9 {
            0 => HouseKind::Row,
            1 => HouseKind::Column,
            _ => HouseKind::Box,
        }
    }

    /// Returns the number of the house among those of its kind, counted from 0.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize % 9
    }

    /// Returns whether the house is a line, which is a row or a column.
    #[must_use]
    pub const fn is_line(self) -> bool {
        self.0 < 18
    }

    /// Returns the nine cells of the house.
    #[must_use]
    #[inline(always)]
    pub const fn cells(self) -> CellSet {
        CELLS[self.0 as usize % CELLS.len()]
    }

    /// The house with this index. Indices come from within `board`, where they are below 27.
    pub(super) const fn at(index: usize) -> House {
        House(index as u8)
    }
}

/// Longer than there are houses, so that an index modulo the length needs no check.
const CELLS: [CellSet; 32] = {
    let mut cells = [CellSet::EMPTY; 32];
    let mut i = 0;
    while i < 81 {
        let cell = Cell::at(i);
        let [row, column, block] = cell.houses();
        cells[row.index()] = cells[row.index()].with(cell);
        cells[column.index()] = cells[column.index()].with(cell);
        cells[block.index()] = cells[block.index()].with(cell);
        i += 1;
    }
    cells
};

/// Writes the kind and the number, counted from 1: `row 4`, `column 5`, `box 6`.
impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind(), self.number() + 1)
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for a text that names no house, and for a text of houses that has something else among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseHouseError;

impl fmt::Display for ParseHouseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such house")
    }
}

impl Error for ParseHouseError {}

/// `row 4`, as it is printed.
impl FromStr for House {
    type Err = ParseHouseError;
    fn from_str(text: &str) -> Result<House, ParseHouseError> {
        let (name, number) = text.split_once(' ').ok_or(ParseHouseError)?;
        let kind = HouseKind::ALL.into_iter().find(|kind| kind.name() == name).ok_or(ParseHouseError)?;
        let number: Digit = number.parse().map_err(|_| ParseHouseError)?;
        House::new(kind, number.index()).ok_or(ParseHouseError)
    }
}

impl From<House> for u8 {
    fn from(house: House) -> u8 {
        house.0
    }
}

/// The error for a number that no house has as its index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchHouse;

impl fmt::Display for NoSuchHouse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such house")
    }
}

impl Error for NoSuchHouse {}

impl TryFrom<u8> for House {
    type Error = NoSuchHouse;
    fn try_from(index: u8) -> Result<House, NoSuchHouse> {
        House::from_index(index.into()).ok_or(NoSuchHouse)
    }
}

/// A set of houses. Bit *i* stands for the house with index *i*.
///
/// ```
/// use nonet_core::board::{House, HouseSet};
/// let houses = HouseSet::from(["row 2".parse::<House>()?, "row 5".parse()?, "column 3".parse()?]);
/// assert_eq!(houses.to_string(), "r25c3");
/// assert_eq!("r25c3".parse(), Ok(houses));
/// assert_eq!(houses.cells().len(), 25);
/// # Ok::<(), nonet_core::board::ParseHouseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct HouseSet(u32); // Invariant: below 2^27.

bit_set!(HouseSet(u32) of House, 27, crate::board::sets::one_bit_of_32);

/// Writes the numbers of the rows, the columns and the boxes behind one letter for each kind: `r25c3b1`.
impl fmt::Display for HouseSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut last = None;
        for house in self.iter() {
            if last != Some(house.kind()) {
                f.write_char(house.kind().letter())?;
            }
            write!(f, "{}", house.number() + 1)?;
            last = Some(house.kind());
        }
        Ok(())
    }
}

/// `r25c3b1`, as it is printed.
impl FromStr for HouseSet {
    type Err = ParseHouseError;
    fn from_str(text: &str) -> Result<HouseSet, ParseHouseError> {
        let mut kind = None;
        let mut houses = HouseSet::EMPTY;
        for ch in text.chars() {
            if let Some(digit) = Digit::from_char(ch) {
                houses.insert(kind.and_then(|kind| House::new(kind, digit.index())).ok_or(ParseHouseError)?);
            } else {
                kind = Some(HouseKind::ALL.into_iter().find(|kind| kind.letter() == ch).ok_or(ParseHouseError)?);
            }
        }
        Ok(houses)
    }
}

impl HouseSet {
    /// Returns all cells of these houses.
    #[must_use]
    pub fn cells(self) -> CellSet {
        self.iter().fold(CellSet::EMPTY, |cells, house| cells | house.cells())
    }
}

/// A line and a box that share three cells, as locked candidates do.
///
/// ```text
/// s s s | l l l | l l l      s  shared
/// b b b | . . . | . . .      l  the rest of the line
/// b b b | . . . | . . .      b  the rest of the box
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Intersection {
    /// The row or column.
    pub line: House,
    /// The box.
    pub block: House,
    /// The three cells that the line and the box share.
    pub shared: CellSet,
    /// The six cells of the line outside of the box.
    pub line_rest: CellSet,
    /// The six cells of the box outside of the line.
    pub block_rest: CellSet,
}

/// All 54 intersections: those of each row with its three boxes in order, then those of each column.
///
/// ```
/// use nonet_core::board::{Cell, INTERSECTIONS};
/// let second = INTERSECTIONS[1];
/// assert_eq!((second.line.to_string().as_str(), second.block.to_string().as_str()), ("row 1", "box 2"));
/// assert!(second.shared.contains("r1c4".parse::<Cell>()?));
/// # Ok::<(), nonet_core::board::ParseCellError>(())
/// ```
pub const INTERSECTIONS: [Intersection; 54] = {
    let empty = Intersection {
        line: House(0),
        block: House(18),
        shared: CellSet::EMPTY,
        line_rest: CellSet::EMPTY,
        block_rest: CellSet::EMPTY,
    };
    let mut all = [empty; 54];
    let mut i = 0;
    while i < 54 {
        let line = House::at(i / 3);
        let block = if line.index() < 9 {
            House::at(18 + line.number() / 3 * 3 + i % 3)
        } else {
            House::at(18 + line.number() / 3 + i % 3 * 3)
        };
        let (in_line, in_block) = (line.cells().bits(), block.cells().bits());
        all[i] = Intersection {
            line,
            block,
            shared: CellSet::from_bits(in_line & in_block),
            line_rest: CellSet::from_bits(in_line & !in_block),
            block_rest: CellSet::from_bits(in_block & !in_line),
        };
        i += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_is_read_as_it_is_printed() {
        for house in House::all() {
            assert_eq!(house.to_string().parse(), Ok(house));
        }
        for text in ["", "row", "row 0", "row 10", "block 4", "row  4", "Row 4"] {
            assert_eq!(text.parse::<House>(), Err(ParseHouseError), "{text}");
        }
        assert!(House::all().all(|house| House::try_from(u8::from(house)) == Ok(house)));
        assert_eq!(House::try_from(27), Err(NoSuchHouse));
    }

    #[test]
    fn houses_are_printed_kind_by_kind() {
        let houses: HouseSet =
            ["box 1", "row 2", "column 3", "row 5"].iter().map(|name| name.parse::<House>().unwrap()).collect();
        assert_eq!((houses.to_string().as_str(), HouseSet::EMPTY.to_string().as_str()), ("r25c3b1", ""));
        assert_eq!(("r25c3b1".parse(), "".parse()), (Ok(houses), Ok(HouseSet::EMPTY)));
        for text in ["2", "r0", "r2 c3", "x1", "R2"] {
            assert_eq!(text.parse::<HouseSet>(), Err(ParseHouseError), "{text}");
        }
    }

    #[test]
    fn houses_of_a_kind_share_out_the_board() {
        for kind in [HouseKind::Row, HouseKind::Column, HouseKind::Box] {
            let mut seen = CellSet::EMPTY;
            for (number, house) in House::of_kind(kind).enumerate() {
                assert_eq!((house.kind(), house.number()), (kind, number));
                assert_eq!(House::new(kind, number), Some(house));
                assert_eq!(house.cells().len(), 9);
                assert!(seen.is_disjoint(house.cells()));
                seen |= house.cells();
            }
            assert_eq!(seen, CellSet::ALL);
            assert_eq!(House::new(kind, 9), None);
        }
        assert_eq!(House::all().map(|h| h.to_string()).nth(23).as_deref(), Some("box 6"));
    }

    #[test]
    fn intersections_are_the_54_meetings_of_a_line_and_a_box() {
        for i in INTERSECTIONS {
            assert!(i.line.is_line());
            assert!(!i.block.is_line());
            assert_eq!((i.shared.len(), i.line_rest.len(), i.block_rest.len()), (3, 6, 6), "{} {}", i.line, i.block);
            assert_eq!(i.shared | i.line_rest, i.line.cells());
            assert_eq!(i.shared | i.block_rest, i.block.cells());
        }
        let pairs: std::collections::HashSet<_> = INTERSECTIONS.iter().map(|i| (i.line, i.block)).collect();
        assert_eq!(pairs.len(), 54);
    }
}
