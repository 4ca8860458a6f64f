//! The orders of the original: houses by kind, the cells of a house, the peers of a cell, the places within a house, and the
//! subsets of places.

use nonet_core::board::{Cell, CellSet, Digit, DigitSet, House, HouseKind};

/// The kinds in the order of peers, uniqueness and chains.
pub(super) const BOX_ROW_COLUMN: [HouseKind; 3] = [HouseKind::Box, HouseKind::Row, HouseKind::Column];

/// The kinds in the order of singles and sets.
pub(super) const BOX_COLUMN_ROW: [HouseKind; 3] = [HouseKind::Box, HouseKind::Column, HouseKind::Row];

/// All houses, those of the first kind first.
pub(super) fn houses(kinds: [HouseKind; 3]) -> impl Iterator<Item = House> {
    kinds.into_iter().flat_map(House::of_kind)
}

/// The houses of `cell`, each with the place of the cell in it: box, row, column.
#[inline(always)]
pub(super) fn houses_of(cell: Cell) -> [(House, usize); 3] {
    HOUSES[cell.index()].map(|(house, place)| (house, place.into()))
}

/// The houses that all of some cells lie in: box, row, column.
pub(super) fn shared_houses(cells: CellSet) -> impl Iterator<Item = House> {
    let houses = cells.first().into_iter().flat_map(houses_of);
    houses.map(|(house, _)| house).filter(move |house| cells.is_subset(house.cells()))
}

/// The house of this kind that `cell` lies in.
pub(super) const fn house_of(cell: Cell, kind: HouseKind) -> House {
    match kind {
        HouseKind::Row => cell.row(),
        HouseKind::Column => cell.column(),
        HouseKind::Box => cell.block(),
    }
}

/// The cell at this place (0 to 8) of `house`.
#[inline(always)]
pub(super) const fn cell_at(house: House, place: usize) -> Cell {
    CELLS[house.index()][place % 9]
}

/// The peers of `cell` that are in `among`: those in its box, then in the rest of its row, then in the rest of its column.
pub(super) fn peers_in_order(cell: Cell, among: CellSet) -> impl Iterator<Item = Cell> {
    let [block, row, column] = houses_of(cell).map(|(house, _)| house.cells() & among.without(cell));
    block.into_iter().chain(row - block).chain(column - block)
}

/// For each cell its box, row and column, and its place in each.
static HOUSES: [[(House, u8); 3]; 81] = {
    let mut houses = [[(Cell::FIRST.row(), 0); 3]; 81];
    let mut i = 0;
    while let Some(cell) = Cell::from_index(i) {
        let [row, column, block] = cell.houses();
        let [in_row, in_column, in_block] = cell.places();
        houses[i] = [(block, in_block as u8), (row, in_row as u8), (column, in_column as u8)];
        i += 1;
    }
    houses
};

/// The cells of each house in its own order.
static CELLS: [[Cell; 9]; 27] = {
    let mut cells = [[Cell::FIRST; 9]; 27];
    let mut i = 0;
    while let Some(cell) = Cell::from_index(i) {
        let mut kind = 0;
        while kind < 3 {
            cells[cell.houses()[kind].index()][cell.places()[kind]] = cell;
            kind += 1;
        }
        i += 1;
    }
    cells
};

/// A set of places of a house. Bit *i* stands for place *i*.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(super) struct Places(u16); // Invariant: below 512.

impl Places {
    pub(super) const EMPTY: Places = Places(0);

    #[inline(always)]
    pub(super) const fn from_bits(bits: u16) -> Places {
        Places(bits & 0x1ff)
    }

    #[inline(always)]
    pub(super) const fn bits(self) -> u16 {
        self.0
    }

    #[inline(always)]
    pub(super) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline(always)]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    pub(super) const fn contains(self, place: usize) -> bool {
        self.0 >> (place % 16) & 1 == 1
    }

    #[inline(always)]
    pub(super) const fn with(self, place: usize) -> Places {
        Places(self.0 | 1 << (place % 16))
    }

    #[inline(always)]
    pub(super) const fn without(self, place: usize) -> Places {
        Places(self.0 & !(1 << (place % 16)))
    }

    #[inline(always)]
    pub(super) const fn union(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }

    #[inline(always)]
    pub(super) const fn minus(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }

    /// The lowest place; 16 for the empty set.
    #[inline(always)]
    pub(super) const fn first(self) -> usize {
        self.0.trailing_zeros() as usize
    }
}

/// The places in ascending order.
impl Iterator for Places {
    type Item = usize;
    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(place)
    }
}

/// The digits whose indices are `places`: a subset of nine is one of digits as well as of places.
pub(super) fn digits_at(places: Places) -> DigitSet {
    DigitSet::from_bits(places.bits())
}

/// The digit with this index.
#[inline(always)]
pub(super) const fn digit_at(index: usize) -> Digit {
    Digit::ALL[index % 9]
}

/// The subsets of `size` among the elements of `among`, as bit patterns in ascending order, which is the original's order of subsets.
pub(super) fn subsets_of(among: u16, size: usize) -> impl Iterator<Item = u16> {
    let (subsets, starts) = &SUBSETS;
    let range = if size <= among.count_ones() as usize { starts[size]..starts[size + 1] } else { 0..0 };
    subsets[range].iter().copied().filter(move |subset| subset & !among == 0)
}

/// The subsets of nine elements by size, those of one size in ascending order; and where each size begins.
static SUBSETS: ([u16; 512], [usize; 11]) = {
    let (mut subsets, mut starts) = ([0; 512], [0; 11]);
    let (mut count, mut size) = (0, 0);
    while size < 10 {
        let mut bits = 0u16;
        while bits < 512 {
            if bits.count_ones() as usize == size {
                subsets[count] = bits;
                count += 1;
            }
            bits += 1;
        }
        size += 1;
        starts[size] = count;
    }
    (subsets, starts)
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn peers_run_through_box_row_and_column() {
        let cell = Cell::new(3, 4).unwrap();
        let peers: Vec<String> = peers_in_order(cell, CellSet::ALL).map(|cell| cell.to_string()).collect();
        let expected = "r4c4 r4c6 r5c4 r5c5 r5c6 r6c4 r6c5 r6c6 r4c1 r4c2 r4c3 r4c7 r4c8 r4c9 r1c5 r2c5 r3c5 r7c5 r8c5 r9c5";
        assert_eq!(peers.join(" "), expected);
    }

    #[test]
    fn subsets_ascend_as_numbers() {
        assert_eq!(subsets_of(0b1111, 2).collect::<Vec<_>>(), [0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100]);
        assert_eq!(subsets_of(0b1011, 2).collect::<Vec<_>>(), [0b0011, 0b1001, 0b1010]);
        assert_eq!(subsets_of(0b11111, 0).collect::<Vec<_>>(), [0]);
        assert_eq!(subsets_of(0b11, 3).count(), 0);
        assert_eq!(subsets_of(0x1ff, 3).count(), 84);
        assert_eq!(subsets_of(0x1ff, 9).collect::<Vec<_>>(), [0x1ff]);
    }
}
