//! The constant bit patterns of the search.

use super::{
    lanes::{Lanes, Pair, Plane},
    planes::BAND,
};

/// The first cell of each minirow of a band (a minirow is the three cells that a row and a box share).
const MINIROWS: u32 = 0o111 | 0o111 << 11 | 0o111 << 22;

/// One column of a band.
pub(super) const COLUMN: u32 = 1 | 1 << 11 | 1 << 22;

/// The patterns in memory, behind a reference that the compiler can't see through.
///
/// There are two reasons. A constant vector takes V8 three instructions to build where a load takes one. And the compiler, not
/// knowing the bits, can't prove that the terms of `v | v << 11` never overlap, and so doesn't turn them into a
/// multiplication, which is slow in lanes. Together they were worth a third of the speed in WebAssembly.
#[repr(align(16))]
struct Raw {
    minirows: [u32; 4],
    top_row: [u32; 4],
    left: [u32; 4],
    right: [u32; 4],
    left_two: [u32; 4],
    right_two: [u32; 4],
    cells: [u32; 4],
    first_column: [u32; 4],
    none_or_all: [[u32; 4]; 2],
    bands: [[u32; 4]; 3],
    rows: [[u32; 4]; 3],
}

static RAW: Raw = Raw {
    minirows: [MINIROWS; 4],
    top_row: [0o777; 4],
    left: [0o111; 4],
    right: [0o444; 4],
    left_two: [0o333; 4],
    right_two: [0o666; 4],
    cells: [BAND, BAND, BAND, 0],
    first_column: [COLUMN, COLUMN, COLUMN, 0],
    none_or_all: [[0; 4], [!0; 4]],
    bands: [[!0, 0, 0, 0], [0, !0, 0, 0], [0, 0, !0, 0]],
    rows: [[0o777; 4], [0o777 << 11; 4], [0o777 << 22; 4]],
};

/// The patterns as planes.
#[derive(Clone, Copy)]
pub(super) struct Masks<P> {
    /// What a step needs.
    pub(super) step: StepMasks<P>,
    /// All 81 cells, nothing in lane 3.
    pub(super) cells: P,
    /// The first column of each band, nothing in lane 3.
    pub(super) first_column: P,
    /// No bits, and all of them: to be chosen from by a number, without a branch.
    pub(super) none_or_all: [P; 2],
    /// The whole lane of one band.
    pub(super) bands: [P; 3],
    /// Each row of a band.
    pub(super) rows: [P; 3],
}

/// The patterns that a step needs, for one plane or for two side by side.
#[derive(Clone, Copy)]
pub(super) struct StepMasks<L> {
    /// The first cell of each minirow.
    pub(super) minirows: L,
    /// The nine bits of the top row, which stand for minicolumns (the three cells that a column and a box share).
    pub(super) minicolumns: L,
    /// Of each box's three minicolumns the left one,
    pub(super) left: L,
    /// the right one,
    pub(super) right: L,
    /// the left two,
    pub(super) left_two: L,
    /// the right two.
    pub(super) right_two: L,
}

impl<P: Plane> Masks<P> {
    /// Loads them.
    #[inline(always)]
    pub(super) fn load() -> Masks<P> {
        let raw = std::hint::black_box(&RAW);
        Masks {
            step: StepMasks {
                minirows: P::load(&raw.minirows),
                minicolumns: P::load(&raw.top_row),
                left: P::load(&raw.left),
                right: P::load(&raw.right),
                left_two: P::load(&raw.left_two),
                right_two: P::load(&raw.right_two),
            },
            cells: P::load(&raw.cells),
            first_column: P::load(&raw.first_column),
            none_or_all: [P::load(&raw.none_or_all[0]), P::load(&raw.none_or_all[1])],
            bands: [P::load(&raw.bands[0]), P::load(&raw.bands[1]), P::load(&raw.bands[2])],
            rows: [P::load(&raw.rows[0]), P::load(&raw.rows[1]), P::load(&raw.rows[2])],
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
}

impl<P: Plane> StepMasks<P> {
    /// The same, twice.
    #[inline(always)]
    pub(super) fn doubled(self) -> StepMasks<P::Pair> {
        let double = |plane| P::Pair::new(plane, plane);
        StepMasks {
            minirows: double(self.minirows),
            minicolumns: double(self.minicolumns),
            left: double(self.left),
            right: double(self.right),
            left_two: double(self.left_two),
            right_two: double(self.right_two),
        }
    }
}

impl<L: Lanes> StepMasks<L> {
    /// The minirows in which `x` has a cell, each as its first cell's bit.
    #[inline(always)]
    pub(super) fn minirows_of(&self, x: L) -> L {
        (x | x.down::<1>() | x.down::<2>()) & self.minirows
    }

    /// The minicolumns in which `x` has a cell, as the nine bits of the top row.
    #[inline(always)]
    pub(super) fn minicolumns_of(&self, x: L) -> L {
        (x | x.down::<11>() | x.down::<22>()) & self.minicolumns
    }
}
