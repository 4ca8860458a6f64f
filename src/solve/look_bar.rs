//! The bar over a board that shows something else than what stands on it.

use super::view::LookView;
use crate::{
    controls::{Button, ButtonStyle, Icon},
    text,
};
use yew::prelude::*;

/// The props of a [`LookBar`].
#[derive(Properties, PartialEq)]
pub struct LookBarProps {
    /// What the board shows, and how to go back.
    pub look: LookView,
}

/// The bar: what the board shows, a button that leads on, and one that leads back.
#[component]
pub fn LookBar(LookBarProps { look }: &LookBarProps) -> Html {
    html! {
        <div class={classes!("look", look.another.then_some("look--another"))}>
            <div class="look__words" role="status"><h2>{&look.words}</h2></div>
            <div class="look__tools">
                if let Some((label, action)) = &look.onward {
                    <Button label={*label} style={ButtonStyle::Quiet} action={action.clone()} />
                }
                <Button
                    label={text::solve::BACK_TO_BOARD}
                    icon={Icon::Back}
                    style={ButtonStyle::Quiet}
                    action={look.back.clone()}
                />
            </div>
        </div>
    }
}
