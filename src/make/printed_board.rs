//! A printed board.

use nonet_core::board::Grid;
use nonet_drawing::{PAPER_THICK_LINES, PAPER_THIN_LINES, Weight, paper_candidates, paper_digits};
use yew::prelude::*;

/// The props of a [`PrintedBoard`].
#[derive(Properties, PartialEq)]
pub(super) struct PrintedBoardProps {
    /// The digits of the board.
    pub(super) grid: Grid,
    /// The weight of the digits.
    pub(super) weight: Weight,
    /// Whether the digits are large.
    pub(super) large: bool,
    /// Whether candidates are printed.
    pub(super) candidates: bool,
}

/// A printed board: lines of two weights, digits, and candidates if they are wanted.
#[component]
pub(super) fn PrintedBoard(PrintedBoardProps { grid, weight, large, candidates }: &PrintedBoardProps) -> Html {
    let class = match weight {
        Weight::Regular => "leaf__digits leaf__digits--light",
        Weight::Semibold => "leaf__digits",
    };
    let digits = paper_digits(grid, *weight, *large);
    let small = candidates.then(|| paper_candidates(grid));
    html! {
        <svg class="leaf__grid" viewBox="-10 -10 920 920" aria-hidden="true">
            <path class="leaf__thin" d={PAPER_THIN_LINES} />
            <path class="leaf__thick" d={PAPER_THICK_LINES} />
            if let Some(small) = small {
                <path class="leaf__digits leaf__digits--small" transform={small.transform} d={small.d} />
            }
            <path {class} transform={digits.transform} d={digits.d} />
        </svg>
    }
}
