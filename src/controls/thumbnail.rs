//! A small picture of a board.

use nonet_core::board::CellSet;
use yew::prelude::*;

/// The props of [`Thumbnail`].
#[derive(Properties, PartialEq)]
pub struct ThumbnailProps {
    /// The cells with givens.
    pub givens: CellSet,
    /// The cells with entered digits.
    #[prop_or_default]
    pub entered: CellSet,
    /// A further class, for its size.
    #[prop_or_default]
    pub class: Option<&'static str>,
}

/// The picture, which shows the cells with givens and those with entered digits.
#[component]
pub fn Thumbnail(&ThumbnailProps { givens, entered, class }: &ThumbnailProps) -> Html {
    html! {
        <svg class={classes!("picture", class)} viewBox="0 0 27 27" aria-hidden="true">
            <path class="picture__given" d={squares(givens)} />
            <path class="picture__entered" d={squares(entered)} />
            <path class="picture__lines" d="M9 0v27M18 0v27M0 9h27M0 18h27" />
        </svg>
    }
}

fn squares(cells: CellSet) -> String {
    cells.iter().map(|cell| format!("M{} {}h2v2h-2z", 3 * cell.column_index(), 3 * cell.row_index())).collect()
}
