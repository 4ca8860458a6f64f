//! The choice between the two things that are made.

use crate::{
    action::{Action, MakeAction, MakeTab},
    controls::{Segment, Segments},
    text,
};
use yew::prelude::*;

/// The props of a [`MakeChoice`].
#[derive(Properties, PartialEq)]
pub(super) struct MakeChoiceProps {
    /// The part of the room that is open.
    pub(super) open: MakeTab,
}

/// The choice.
#[component]
pub(super) fn MakeChoice(&MakeChoiceProps { open }: &MakeChoiceProps) -> Html {
    let segment = |name: &'static str, part| Segment::new(name, part == open, Action::Make(MakeAction::Open(part)));
    let segments = vec![segment(text::make::PUZZLE_BOOK, MakeTab::Book), segment(text::make::SET_A_PUZZLE, MakeTab::Editor)];
    html! { <Segments group="part" label={text::make::WHAT} class={Some("parts")} {segments} /> }
}
