//! The drawing of a board on paper, with lines of two weights and digits as paths. The board is 900 wide and high.

use crate::{
    Weight,
    picture::{self, DigitPath, Glyphs, middle, place},
};
use nonet_core::board::{CandidateSet, Grid};

/// The lines between the cells of a box.
pub const PAPER_THIN_LINES: &str = picture::THIN;

/// The lines between boxes, and around the board.
pub const PAPER_THICK_LINES: &str = "M0 0h900v900h-900zM300 0v900M600 0v900M0 300h900M0 600h900";

/// Returns the digits of the grid in this weight, in one of two sizes.
#[must_use]
pub fn paper_digits(grid: &Grid, weight: Weight, large: bool) -> DigitPath {
    let digits = Glyphs { weight, scale: if large { LARGE } else { MEDIUM } };
    digits.path(grid.iter().map(|(cell, digit)| (digit, middle(cell))))
}

/// Returns the candidates as small digits.
#[must_use]
pub fn paper_candidates(candidates: &CandidateSet) -> DigitPath {
    const SMALL: Glyphs = Glyphs { weight: Weight::Regular, scale: (222, 222) };
    SMALL.path(candidates.iter().map(|it| (it.digit, place(it, APART))))
}

const MEDIUM: (u16, u16) = (556, 556);
const LARGE: (u16, u16) = (667, 667);

/// The distance between the centres of neighbouring small digits.
const APART: f64 = 31.0;

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::{Candidates, Cell, Digit};

    #[test]
    fn digits_stand_in_the_middle_of_their_places() {
        let grid = Grid::EMPTY.with(Cell::FIRST, Some(Digit::D7));
        let drawn = crate::outline(Digit::D7, Weight::Regular);
        // In units of the outline, which is 64 by 100, a cell is about 180 wide and high. So its centre is at 90, 90.
        let digits = paper_digits(&grid, Weight::Regular, false);
        assert_eq!((digits.transform.as_str(), digits.d), ("scale(.556 .556)", format!("M58 40{drawn}")));
        assert_eq!(paper_digits(&grid, Weight::Regular, true).transform, "scale(.667 .667)");
        // 80 cells are empty. The digit's 20 peers have one candidate less.
        assert_eq!(paper_candidates(Candidates::new(&grid).open()).d.matches('M').count(), 9 * 80 - 20);
    }
}
