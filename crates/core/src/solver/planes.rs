//! A board as nine planes of bits, one a digit: what the search reads, and what it hands back.

use super::{lanes::Plane, masks::Masks};
use crate::board::{CandidateSet, CellSet, Digit, Grid};

/// For each digit the cells that may hold it, as four lanes of 32 bits. Lanes 0 to 2 are the bands (three rows each); in a
/// lane, the cell in row *r* (0 to 2) of the band and column *c* is bit 11*r + c:
///
/// ```text
///         box 0      box 1      box 2   spare
/// row 0 |  0  1  2 |  3  4  5 |  6  7  8 |  9 10
/// row 1 | 11 12 13 | 14 15 16 | 17 18 19 | 20 21
/// row 2 | 22 23 24 | 25 26 27 | 28 29 30 | 31
/// ```
///
/// The spare bits, always clear, let a row be shifted by three or six without running into the next one's bits that matter, and
/// take the carry when it is added to as a number. Lane 3 has every bit, or after a step those of the cells: it never looks empty
/// or settled, so that nothing has to mask it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(16))]
pub(super) struct Planes(pub(super) [[u32; 4]; 9]);

/// The 27 cells of a band.
pub(super) const BAND: u32 = 0o777 | 0o777 << 11 | 0o777 << 22;

impl Planes {
    /// The cells of each digit.
    pub(super) fn of(candidates: &CandidateSet) -> Planes {
        Planes(Digit::ALL.map(|digit| {
            let [a, b, c, _] = Planes::lanes_of(candidates.cells_of(digit));
            [a, b, c, !0]
        }))
    }

    /// The lanes of some cells, nothing in the fourth.
    pub(super) fn lanes_of(cells: CellSet) -> [u32; 4] {
        let [a, b, c] = [0, 27, 54].map(|first| spread((cells.bits() >> first) as u32));
        [a, b, c, 0]
    }

    /// The candidates.
    pub(super) fn candidates(&self) -> CandidateSet {
        Digit::ALL.into_iter().fold(CandidateSet::EMPTY, |all, digit| all | CandidateSet::of_digit(digit, self.cells_of(digit)))
    }

    /// Adds what is in the other.
    pub(super) fn join(&mut self, other: &Planes) {
        for (mine, theirs) in self.0.iter_mut().flatten().zip(other.0.iter().flatten()) {
            *mine |= theirs;
        }
    }

    /// The cells of one digit.
    pub(super) fn cells_of(&self, digit: Digit) -> CellSet {
        let [a, b, c, _] = self.0[digit.index()].map(|lane| u128::from(gather(lane)));
        CellSet::from_bits(a | b << 27 | c << 54)
    }

    /// The digits of a solution, which has one in each cell.
    pub(super) fn grid(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        for digit in Digit::ALL {
            for cell in self.cells_of(digit) {
                grid[cell] = Some(digit);
            }
        }
        grid
    }
}

/// 27 bits in a row, spread to three rows of nine, eleven apart.
const fn spread(cells: u32) -> u32 {
    cells & 0o777 | (cells & 0o777 << 9) << 2 | (cells & 0o777 << 18) << 4
}

/// The inverse of `spread`.
const fn gather(lane: u32) -> u32 {
    lane & 0o777 | lane >> 2 & 0o777 << 9 | lane >> 4 & 0o777 << 18
}

/// Reads 81 characters, `1` to `9` a given and anything else an empty cell, into the planes of the givens and the filled cells.
///
/// No character is looked at alone. Thirty-two at a time, which is a band and a little more, give bit 0, bit 1, bit 2 and bit 3
/// of their values as masks; put together, that is four planes over all cells, from which each digit's follow: 6 is 0110, so
/// its plane is `b2 & b1 - b0`.
#[inline(always)]
pub(super) fn read_line<P: Plane>(masks: &Masks<P>, text: &[u8; 81]) -> ([P; 9], P) {
    let a = P::digit_bits(thirty_two::<0>(text));
    let b = P::digit_bits(thirty_two::<27>(text));
    let c = P::digit_bits(thirty_two::<49>(text)); // ends with the text; the last band begins five characters later
    let b0 = spread_lanes(masks, P::of_bands(a[0], b[0], c[0] >> 5));
    let b1 = spread_lanes(masks, P::of_bands(a[1], b[1], c[1] >> 5));
    let b2 = spread_lanes(masks, P::of_bands(a[2], b[2], c[2] >> 5));
    let b3 = spread_lanes(masks, P::of_bands(a[3], b[3], c[3] >> 5));
    let givens = [
        b0 - b1 - b2 - b3,
        b1 - b0 - b2,
        (b0 & b1) - b2,
        b2 - b0 - b1,
        (b2 & b0) - b1,
        (b2 & b1) - b0,
        b2 & b1 & b0,
        b3 - b0,
        b3 & b0,
    ];
    (givens, b0 | b1 | b2 | b3)
}

/// Thirty-two characters of a line, from the one at `AT` on.
#[inline(always)]
fn thirty_two<const AT: usize>(text: &[u8; 81]) -> &[u8; 32] {
    text[AT..].first_chunk().unwrap_or(&[0; 32])
}

/// `spread`, three lanes at once.
#[inline(always)]
fn spread_lanes<P: Plane>(masks: &Masks<P>, cells: P) -> P {
    let [top, middle, bottom] = masks.each_row;
    cells & top | cells.up::<2>() & middle | cells.up::<4>() & bottom
}
