//! A digit of a finished game, with what it rested on.

use crate::{
    action::{Action, PlayAction},
    controls::Row,
    play::replay_view::ReviewedView,
};
use yew::prelude::*;

/// The props of [`ReviewedRow`].
#[derive(Properties, PartialEq)]
pub(super) struct ReviewedRowProps {
    /// The digit.
    pub(super) view: ReviewedView,
    /// Whether the board shows it.
    pub(super) is_shown: bool,
}

/// A digit, which a press goes back to.
#[component]
pub(super) fn ReviewedRow(ReviewedRowProps { view, is_shown }: &ReviewedRowProps) -> Html {
    html! {
        <Row action={Action::Play(PlayAction::Replay(view.step))} current={*is_shown}>
            <span>
                <b>{&view.words}</b>
                {": "}
                {&view.ground}
                if let Some(pause) = &view.pause {
                    <i>{", "}{pause}</i>
                }
            </span>
        </Row>
    }
}
