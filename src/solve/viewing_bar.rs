//! The bar over a board that shows something else than the current state.

use super::view::ViewingBarView;
use crate::{
    controls::{Button, ButtonStyle, Icon},
    text,
};
use yew::prelude::*;

/// The bar: the content of the board, a button that leads on, and a button back to the current state.
#[component]
pub fn ViewingBar(viewing: &ViewingBarView) -> Html {
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
