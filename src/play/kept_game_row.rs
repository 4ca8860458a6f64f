//! A stored game in the list of games.

use crate::{
    action::{Action, PlayAction},
    controls::{Row, Thumbnail},
    play::view::KeptGameView,
};
use yew::prelude::*;

/// The props of [`KeptGameRow`].
#[derive(Properties, PartialEq)]
pub(super) struct KeptGameRowProps {
    /// The game.
    pub(super) view: KeptGameView,
}

/// The row of a stored game, which continues the game.
#[component]
pub(super) fn KeptGameRow(KeptGameRowProps { view }: &KeptGameRowProps) -> Html {
    html! {
        <Row action={Action::Play(PlayAction::Continue(view.id))}>
            <Thumbnail givens={view.givens} entered={view.entered} />
            <span class="row__text">{&view.words}</span>
        </Row>
    }
}
