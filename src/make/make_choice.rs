//! The choice between the tabs of the Make room.

use crate::{
    action::{Action, MakeAction, MakeTab},
    controls::{Segment, Segments},
    text,
};
use yew::prelude::*;

/// The props of a [`MakeChoice`].
#[derive(Properties, PartialEq)]
pub(super) struct MakeChoiceProps {
    /// The open tab.
    pub(super) open: MakeTab,
}

/// The choice between a puzzle book and the puzzle editor.
#[component]
pub(super) fn MakeChoice(&MakeChoiceProps { open }: &MakeChoiceProps) -> Html {
    let segment = |name: &'static str, part| Segment::new(name, part == open, Action::Make(MakeAction::Open(part)));
    let segments = vec![segment(text::make::PUZZLE_BOOK, MakeTab::Book), segment(text::make::SET_A_PUZZLE, MakeTab::Editor)];
    html! { <Segments group="part" label={text::make::WHAT} class={Some("parts")} {segments} /> }
}
