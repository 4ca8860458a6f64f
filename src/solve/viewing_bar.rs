//! The bar over a board that shows something else than what stands on it.

use super::view::ViewingBarView;
use crate::{
    controls::{Button, ButtonStyle, Icon},
    text,
};
use yew::prelude::*;

/// The props of a [`ViewingBar`].
#[derive(Properties, PartialEq)]
pub struct ViewingBarProps {
    /// What the board shows, and how to go back.
    pub viewing: ViewingBarView,
}

/// The bar: what the board shows, a button that leads on, and one that leads back.
#[component]
pub fn ViewingBar(ViewingBarProps { viewing }: &ViewingBarProps) -> Html {
    html! {
        <div class={classes!("viewing", viewing.another.then_some("viewing--another"))}>
            <div class="viewing__words" role="status"><h2>{&viewing.words}</h2></div>
            <div class="viewing__tools">
                if let Some((label, action)) = &viewing.onward {
                    <Button label={*label} style={ButtonStyle::Quiet} action={action.clone()} />
                }
                <Button
                    label={text::solve::BACK_TO_BOARD}
                    icon={Icon::Back}
                    style={ButtonStyle::Quiet}
                    action={viewing.back.clone()}
                />
            </div>
        </div>
    }
}
