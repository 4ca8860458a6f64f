//! Sudoku Explainer's rating, beside the level.

use super::view::ExplainerView;
use crate::controls::{Button, ButtonStyle};
use yew::prelude::*;

/// The props of an [`ExplainerLine`].
#[derive(Properties, PartialEq)]
pub struct ExplainerLineProps {
    /// The rating, or how far it has come.
    pub view: ExplainerView,
}

/// The rating, and what there is to do about it.
#[component]
pub fn ExplainerLine(ExplainerLineProps { view: ExplainerView { words, button: (label, action) } }: &ExplainerLineProps) -> Html {
    html! {
        <p class="explainer">
            <span>{words}</span>
            <Button label={*label} style={ButtonStyle::Quiet} action={action.clone()} />
        </p>
    }
}
