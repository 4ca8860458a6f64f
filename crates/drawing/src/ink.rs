//! The ink of a board, which must stay readable: digits, notes, the shapes of marked candidates, and the numbers beside them.

use crate::note_place;
use nonet_core::board::{Candidate, CandidateSet, Cell, CellSet, DigitSet};

/// A point on a board that is 9000 wide and high. A cell is 1000 wide.
pub(crate) type Point = (f64, f64);

/// The things on a board that links and numbers keep clear of.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ink {
    /// The cells that hold a digit.
    pub filled: CellSet,
    /// The notes at the nine places of their cells.
    pub corner: CandidateSet,
    /// The notes in the middle of their cells.
    pub centre: CandidateSet,
    /// The candidates that have a shape around them.
    pub marked: CandidateSet,
}

/// A rectangle or a circle that no link or number should cross.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Blot {
    /// A digit: its centre, half its width and half its height.
    Digit(Point, f64, f64),
    /// The shape of a marked candidate: its centre and its radius.
    Mark(Point, f64),
}

impl Blot {
    /// Returns the distance of a point from the outline, or 0 inside.
    pub(crate) fn distance(&self, (x, y): Point) -> f64 {
        match *self {
            Blot::Digit((to_x, to_y), width, height) => {
                let (across, down) = (((x - to_x).abs() - width).max(0.0), ((y - to_y).abs() - height).max(0.0));
                (across * across + down * down).sqrt()
            }
            Blot::Mark((to_x, to_y), radius) => {
                let (across, down) = (x - to_x, y - to_y);
                ((across * across + down * down).sqrt() - radius).max(0.0)
            }
        }
    }
}

impl Ink {
    /// Returns the centre of a candidate's small digit.
    pub(crate) fn place(&self, candidate: Candidate) -> Point {
        let cell = candidate.cell;
        let marked = !self.marked.digits_in(cell).is_empty();
        let centre = if marked { DigitSet::EMPTY } else { self.centre.digits_in(cell) };
        let (across, down) = note_place(candidate.digit, self.corner.digits_in(cell), centre);
        let (x, y) = corner(cell);
        (x + f64::from(across), y + f64::from(down))
    }

    /// Returns the blots in a cell, except for those of some candidates.
    pub(crate) fn blots(&self, cell: Cell, except: &CandidateSet) -> Vec<Blot> {
        if self.filled.contains(cell) {
            let (x, y) = corner(cell);
            return vec![Blot::Digit((x + 500.0, y + 500.0), 175.0, 245.0)];
        }
        let marked = self.marked.digits_in(cell);
        let all = self.corner.digits_in(cell) | self.centre.digits_in(cell) | marked;
        let small = all.iter().map(|digit| Candidate::new(cell, digit)).filter(|it| !except.contains(*it));
        let blot = |it: Candidate| match marked.contains(it.digit) {
            true => Blot::Mark(self.place(it), 145.0),
            false => Blot::Digit(self.place(it), 62.0, 88.0),
        };
        small.map(blot).collect()
    }
}

/// Returns the upper left corner of a cell.
pub(crate) fn corner(cell: Cell) -> Point {
    (f64::from(cell.column_index() as u32 * 1000), f64::from(cell.row_index() as u32 * 1000))
}
