//! A printed puzzle of the book.

use super::printed_board::PrintedBoard;
use crate::text;
use nonet_drawing::Weight;
use nonet_protocol::PrintedPuzzle;
use yew::prelude::*;

/// The props of a [`PuzzleFigure`].
#[derive(Properties, PartialEq)]
pub(super) struct PuzzleFigureProps {
    /// The puzzle.
    pub(super) puzzle: PrintedPuzzle,
    /// Whether the digits are large.
    pub(super) large: bool,
    /// Whether candidates are printed.
    pub(super) candidates: bool,
}

/// A puzzle below its caption. The caption names the puzzle, linked if the puzzle is made, and the page of its solution.
#[component]
pub(super) fn PuzzleFigure(PuzzleFigureProps { puzzle, large, candidates }: &PuzzleFigureProps) -> Html {
    let PrintedPuzzle { number, givens, level, meets, explainer, link, solution_page } = puzzle;
    let nearest = (!meets).then_some("leaf__link--nearest");
    html! {
        <figure class="leaf">
            <figcaption class="leaf__caption">
                if let Some(link) = link {
                    <a class={classes!("leaf__link", nearest)} href={link.clone()}>{text::paper::puzzle(*number, *level, *meets, *explainer)}</a>
                } else {
                    <span>{number}</span>
                }
                <span>{text::paper::solution_on(*solution_page, *meets)}</span>
            </figcaption>
            <PrintedBoard grid={*givens} weight={Weight::Semibold} large={*large} candidates={*candidates} />
        </figure>
    }
}
