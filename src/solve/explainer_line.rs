//! Sudoku Explainer's rating, which is shown beside the level.

use super::view::ExplainerView;
use crate::controls::{Button, ButtonStyle};
use yew::prelude::*;

/// The props of an [`ExplainerLine`].
#[derive(Properties, PartialEq)]
pub struct ExplainerLineProps {
    /// The rating, or its progress.
    pub view: ExplainerView,
}

/// The line with the rating and its button.
#[component]
pub fn ExplainerLine(ExplainerLineProps { view: ExplainerView { words, button: (label, action) } }: &ExplainerLineProps) -> Html {
    html! {
        <p class="explainer">
            <span>{words}</span>
            <Button label={*label} style={ButtonStyle::Quiet} action={action.clone()} />
        </p>
    }
}
