//! A printed solution of the book.

use super::printed_board::PrintedBoard;
use crate::text;
use nonet_drawing::Weight;
use nonet_protocol::PrintedSolution;
use yew::prelude::*;

/// The props of a [`SolutionFigure`].
#[derive(Properties, PartialEq)]
pub(super) struct SolutionFigureProps {
    /// The solution.
    pub(super) solution: PrintedSolution,
}

/// A solution below its caption, which has the number of the puzzle and its page.
#[component]
pub(super) fn SolutionFigure(SolutionFigureProps { solution }: &SolutionFigureProps) -> Html {
    let PrintedSolution { number, grid, puzzle_page } = solution;
    html! {
        <figure class="leaf">
            <figcaption class="leaf__caption"><span>{number}</span><span>{text::paper::on_page(*puzzle_page)}</span></figcaption>
            <PrintedBoard grid={*grid} weight={Weight::Regular} large=false candidates=false />
        </figure>
    }
}
