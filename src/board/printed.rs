//! A board on paper.

use nonet_core::board::{CandidateSet, Grid};
use nonet_drawing::{PAPER_THICK_LINES, PAPER_THIN_LINES, Weight, paper_candidates, paper_digits};
use yew::prelude::*;

/// Draws a printed board: lines of two weights, digits, and candidates if there are any.
pub fn printed_board(grid: &Grid, weight: Weight, large: bool, candidates: Option<&CandidateSet>) -> Html {
    let class = match weight {
        Weight::Regular => "leaf__digits leaf__digits--light",
        Weight::Semibold => "leaf__digits",
    };
    let digits = paper_digits(grid, weight, large);
    let small = candidates.map(paper_candidates);
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
