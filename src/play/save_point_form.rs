//! The form that sets a save point, whose name is optional.

use crate::{
    action::{Action, PlayAction},
    controls::use_dispatch,
    text,
};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The props of [`SavePointForm`].
#[derive(Properties, PartialEq)]
pub(super) struct SavePointFormProps {
    /// Whether the game can be changed.
    pub(super) plays: bool,
}

/// The field for the name, and the button that sets the save point.
#[component]
pub(super) fn SavePointForm(&SavePointFormProps { plays }: &SavePointFormProps) -> Html {
    let dispatch = use_dispatch();
    let name = use_node_ref();
    let onsubmit = use_callback((dispatch, name.clone()), |event: SubmitEvent, (dispatch, name)| {
        event.prevent_default();
        let name = name.cast::<HtmlInputElement>().map(|name| name.value());
        dispatch.emit(Action::Play(PlayAction::SetPoint(name.unwrap_or_default())).into());
    });
    html! {
        <form class="tools__row" {onsubmit}>
            <input
                ref={name}
                class="field tools__name"
                type="text"
                aria-label={text::play::POINT_NAME}
                placeholder={text::play::NAME}
                maxlength="60"
            />
            <button class="button" type="submit" disabled={!plays}>{text::play::SET}</button>
        </form>
    }
}
