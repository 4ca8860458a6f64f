//! A board on paper: two weights of lines, and drawn digits.

use super::{THICK, THIN, digits::Type, middle, place};
use crate::Weight;
use nonet_core::board::{Candidates, Grid};

/// What is drawn on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ink {
    /// How heavy its digits are.
    pub weight: Weight,
    /// Whether they are large.
    pub large: bool,
    /// Whether candidates are drawn as well.
    pub candidates: bool,
}

/// The board, with a line around it.
#[must_use]
pub fn on_paper(grid: &Grid, Ink { weight, large, candidates }: Ink) -> String {
    let class = match weight {
        Weight::Regular => "leaf__digits leaf__digits--light",
        Weight::Semibold => "leaf__digits",
    };
    let digits = Type { class, weight, scale: if large { LARGE } else { MEDIUM } };
    let open = candidates.then(|| *Candidates::new(grid).open());
    let small = open.map(|open| SMALL.path(open.iter().map(|it| (it.digit, place(it, APART)))));
    format!(
        "<svg class=\"leaf__grid\" viewBox=\"-10 -10 920 920\" aria-hidden=\"true\">\
<path class=\"leaf__thin\" d=\"{THIN}\"/><path class=\"leaf__thick\" d=\"M0 0h900v900h-900z{THICK}\"/>{}{}</svg>",
        small.unwrap_or_default(),
        digits.path(grid.iter().map(|(cell, digit)| (digit, middle(cell)))),
    )
}

const MEDIUM: (u16, u16) = (556, 556);
const LARGE: (u16, u16) = (667, 667);
const SMALL: Type = Type { class: "leaf__digits leaf__digits--small", weight: Weight::Regular, scale: (222, 222) };

/// How far from each other small digits stand.
const APART: f64 = 31.0;

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::{Cell, Digit};

    #[test]
    fn digits_stand_in_the_middle_of_their_places() {
        let grid = Grid::EMPTY.with(Cell::FIRST, Some(Digit::D7));
        let ink = Ink { weight: Weight::Regular, large: false, candidates: false };
        let (picture, drawn) = (on_paper(&grid, ink), crate::outline(Digit::D7, Weight::Regular));
        // The drawing is 64 by 100: of a cell of 180 by 180, its middle is 90 across and down.
        assert!(picture.contains(&format!("transform=\"scale(.556 .556)\" d=\"M58 40{drawn}\"")), "{picture}");
        // Of 80 empty cells, the peers of the digit have one candidate less.
        let moves = |picture: &str| picture.matches('M').count();
        assert_eq!(moves(&on_paper(&grid, Ink { candidates: true, ..ink })) - moves(&picture), 9 * 80 - 20);
    }
}
