//! A board on paper: two weights of lines, and drawn digits.

use crate::board::{Weight, outline};
use nonet_core::board::{Candidates, Cell, Digit, Grid};
use std::fmt::Write;
use yew::prelude::*;

/// What is drawn on it.
pub(super) struct Ink {
    /// How heavy its digits are.
    pub(super) weight: Weight,
    /// Whether they are large.
    pub(super) large: bool,
    /// Whether candidates are drawn as well.
    pub(super) candidates: bool,
}

/// The board. A digit is 100 high; how large it is follows from how many of those units a cell has.
pub(super) fn picture(grid: &Grid, &Ink { weight, large, candidates }: &Ink) -> Html {
    let cell = if large { LARGE } else { MEDIUM };
    let digits = grid.iter().map(|(at, digit)| (at, digit, [1, 1]));
    let open = candidates.then(|| *Candidates::new(grid).open());
    let small = open.iter().flat_map(|open| open.iter());
    let small = small.map(|it| (it.cell, it.digit, [it.digit.index() % 3, it.digit.index() / 3]));
    let class = if weight == Weight::Semibold { "leaf__digits" } else { "leaf__digits leaf__digits--light" };
    html! {
        <svg class="leaf__grid" viewBox="-1 -1 92 92" aria-hidden="true">
            <path class="leaf__thin" d="M10 0v90M20 0v90M40 0v90M50 0v90M70 0v90M80 0v90M0 10h90M0 20h90M0 40h90M0 50h90M0 70h90M0 80h90" />
            <path class="leaf__thick" d="M0 0h90v90h-90zM30 0v90M60 0v90M0 30h90M0 60h90" />
            if candidates {
                {drawn("leaf__digits leaf__digits--small", SMALL, small, Weight::Regular)}
            }
            {drawn(class, cell, digits, weight)}
        </svg>
    }
}

/// How many units a cell has, and what makes it 10.
type Scale = (usize, &'static str);

const MEDIUM: Scale = (180, "scale(.05556)");
const LARGE: Scale = (150, "scale(.06667)");
const SMALL: Scale = (450, "scale(.02222)");

/// Digits as one path, each in the middle of one of the nine places of its cell.
fn drawn(
    class: &'static str,
    (cell, transform): Scale,
    digits: impl Iterator<Item = (Cell, Digit, [usize; 2])>,
    weight: Weight,
) -> Html {
    let mut d = String::new();
    for (at, digit, [x, y]) in digits {
        // The box of a digit is 64 by 100.
        let x = cell * at.column_index() + cell * (19 + 31 * x) / 100 - 32;
        let y = cell * at.row_index() + cell * (19 + 31 * y) / 100 - 50;
        let _ = write!(d, "M{x} {y}{}", outline(digit, weight)); // a string takes everything
    }
    html! { <path {class} {transform} {d} /> }
}
