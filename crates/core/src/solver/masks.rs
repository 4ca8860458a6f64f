//! The constant bit patterns of the search.

use super::{
    lanes::{Group, Lanes, Plane},
    planes::BAND,
};

/// Nine bits, in each row of a band.
const fn in_each_row(bits: u32) -> u32 {
    bits | bits << 11 | bits << 22
}

/// One column of a band.
pub(super) const COLUMN: u32 = in_each_row(1);

/// The patterns in memory, behind a reference that the compiler can't see through.
///
/// There are two reasons. A constant vector takes V8 three instructions to build where a load takes one. And the compiler, not
/// knowing the bits, can't prove that the terms of `v | v << 11` never overlap, and so doesn't turn them into a
/// multiplication, which is slow in lanes. Together they were worth a third of the speed in WebAssembly.
#[repr(align(16))]
struct Raw {
    first: [u32; 4],
    first_two: [u32; 4],
    last: [u32; 4],
    last_two: [u32; 4],
    first_minirow: [u32; 4],
    rows: [u32; 4],
    row_ends: [u32; 4],
    minicolumns: [u32; 4],
    cells: [u32; 4],
    none_or_all: [[u32; 4]; 2],
    bands: [[u32; 4]; 3],
    each_row: [[u32; 4]; 3],
}

static RAW: Raw = Raw {
    first: [in_each_row(0o111); 4],
    first_two: [in_each_row(0o333); 4],
    last: [in_each_row(0o444); 4],
    last_two: [in_each_row(0o666); 4],
    first_minirow: [in_each_row(0o004); 4],
    rows: [BAND; 4],
    row_ends: [in_each_row(0o1000), in_each_row(0o1000), in_each_row(0o1000), 0],
    minicolumns: [0o777; 4],
    cells: [BAND, BAND, BAND, 0],
    none_or_all: [[0; 4], [!0; 4]],
    bands: [[!0, 0, 0, 0], [0, !0, 0, 0], [0, 0, !0, 0]],
    each_row: [[0o777; 4], [0o777 << 11; 4], [0o777 << 22; 4]],
};

/// The patterns as planes.
#[derive(Clone, Copy)]
pub(super) struct Masks<P> {
    /// The masks that a step needs.
    pub(super) step: StepMasks<P>,
    /// The nine bits of the top row, which stand for minicolumns (the three cells that a column and a box share).
    pub(super) minicolumns: P,
    /// All 81 cells, nothing in lane 3.
    pub(super) cells: P,
    /// No bits, and all of them: to be chosen from by a number, without a branch.
    pub(super) none_or_all: [P; 2],
    /// The whole lane of one band.
    pub(super) bands: [P; 3],
    /// Each row of a band.
    pub(super) each_row: [P; 3],
}

/// The patterns that a step needs, for one plane or for each of a group. The first four are cells of each minirow (the three
/// cells that a row and a box share).
#[derive(Clone, Copy)]
pub(super) struct StepMasks<L> {
    /// The first cell.
    pub(super) first: L,
    /// The first two cells.
    pub(super) first_two: L,
    /// The last cell, whose bit stands for the minirow.
    pub(super) last: L,
    /// The last two cells.
    pub(super) last_two: L,
    /// The first minirow of each row.
    pub(super) first_minirow: L,
    /// All rows.
    pub(super) rows: L,
    /// The spare bit after each row, in the three bands.
    pub(super) row_ends: L,
}

/// Minirows, each as its last cell's bit. (Other bits say nothing.)
pub(super) struct Filled<L> {
    /// The minirows with a cell or more.
    pub(super) some: L,
    /// The minirows with two cells or three.
    pub(super) several: L,
}

impl<P: Plane> Masks<P> {
    /// Loads them.
    #[inline(always)]
    pub(super) fn load() -> Masks<P> {
        let raw = core::hint::black_box(&RAW);
        Masks {
            step: StepMasks {
                first: P::load(&raw.first),
                first_two: P::load(&raw.first_two),
                last: P::load(&raw.last),
                last_two: P::load(&raw.last_two),
                first_minirow: P::load(&raw.first_minirow),
                rows: P::load(&raw.rows),
                row_ends: P::load(&raw.row_ends),
            },
            minicolumns: P::load(&raw.minicolumns),
            cells: P::load(&raw.cells),
            none_or_all: [P::load(&raw.none_or_all[0]), P::load(&raw.none_or_all[1])],
            bands: [P::load(&raw.bands[0]), P::load(&raw.bands[1]), P::load(&raw.bands[2])],
            each_row: [P::load(&raw.each_row[0]), P::load(&raw.each_row[1]), P::load(&raw.each_row[2])],
        }
    }

    /// No bits.
    #[inline(always)]
    pub(super) fn none(&self) -> P {
        self.none_or_all[0]
    }

    /// All bits.
    #[inline(always)]
    pub(super) fn all(&self) -> P {
        self.none_or_all[1]
    }

    /// The minicolumns in which `x` has a cell, as the nine bits of the top row.
    #[inline(always)]
    pub(super) fn minicolumns_of(&self, x: P) -> P {
        (x | x.down::<11>() | x.down::<22>()) & self.minicolumns
    }
}

impl<P: Plane> StepMasks<P> {
    /// The same masks for each plane of a group.
    #[inline(always)]
    pub(super) fn repeated(self) -> StepMasks<P::Group> {
        StepMasks {
            first: P::Group::repeat(self.first),
            first_two: P::Group::repeat(self.first_two),
            last: P::Group::repeat(self.last),
            last_two: P::Group::repeat(self.last_two),
            first_minirow: P::Group::repeat(self.first_minirow),
            rows: P::Group::repeat(self.rows),
            row_ends: P::Group::repeat(self.row_ends),
        }
    }
}

impl<L: Lanes> StepMasks<L> {
    /// The minirows in which `x` has a cell, each as its last cell's bit.
    #[inline(always)]
    pub(super) fn minirows_of(&self, x: L) -> L {
        self.filled_minirows(x).some & self.last
    }

    /// The minirows with a cell or more in `x`, and those with two cells or three.
    ///
    /// A minirow is a number of three bits. Its first two cells are one of two bits: plus 3 it reaches the third bit unless it was
    /// 0, plus 1 only if it was 3; and no sum goes further. Additions, because these machines do twice as many of them as shifts.
    #[inline(always)]
    pub(super) fn filled_minirows(&self, x: L) -> Filled<L> {
        let two = x & self.first_two;
        let some = two.plus(self.first_two);
        Filled { some: some | x, several: two.plus(self.first) | some & x }
    }
}
