//! A digit in the review of a finished game.

use crate::{
    action::{Action, PlayAction},
    controls::Row,
    play::replay_view::ReviewedView,
};
use yew::prelude::*;

/// The props of [`ReviewedRow`].
#[derive(Properties, PartialEq)]
pub(super) struct ReviewedRowProps {
    /// The name of the moment. Empty in the list of all digits.
    #[prop_or_default]
    pub(super) name: &'static str,
    /// The view of the digit.
    pub(super) view: ReviewedView,
    /// Whether the board shows the position after the digit.
    pub(super) is_shown: bool,
}

/// The row of a digit. Pressing it shows the position after the digit.
#[component]
pub(super) fn ReviewedRow(ReviewedRowProps { name, view, is_shown }: &ReviewedRowProps) -> Html {
    html! {
        <Row action={Action::Play(PlayAction::Replay(view.step))} current={*is_shown}>
            <span>
                if !name.is_empty() {
                    {name}
                    {": "}
                }
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
