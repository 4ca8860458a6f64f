//! The ratings of the puzzle: the level, the score, and Sudoku Explainer's three numbers, a line each.

use super::rating_view::RatingLineView;
use crate::controls::{Button, ButtonStyle};
use yew::prelude::*;

/// The props of [`Ratings`].
#[derive(Properties, PartialEq)]
pub struct RatingsProps {
    /// The lines.
    pub lines: Vec<RatingLineView>,
}

/// The lines, some with a button that shows a step or stops the rating.
#[component]
pub fn Ratings(RatingsProps { lines }: &RatingsProps) -> Html {
    html! {
        <ul class="ratings">
            for (number, RatingLineView { words, button }) in lines.iter().enumerate() {
                <li key={number} class="ratings__line">
                    <span>{words}</span>
                    if let Some((label, action)) = button {
                        <Button label={*label} style={ButtonStyle::Quiet} action={action.clone()} />
                    }
                </li>
            }
        </ul>
    }
}
