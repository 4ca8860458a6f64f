//! The field for the labels of a game or a collection.

use super::focus::focus;
use crate::{action::Action, controls::use_dispatch, text};
use nonet_protocol::{LibraryAction, LibraryItem};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The props of [`LabelsField`].
#[derive(Properties, PartialEq)]
pub(super) struct LabelsFieldProps {
    /// The game or the collection.
    pub(super) item: LibraryItem,
    /// The title of the game or the collection.
    pub(super) name: Rc<str>,
    /// The labels as text when the field is first drawn. The field itself keeps what is typed afterwards.
    pub(super) labels: String,
}

/// The field. It gets the focus when it appears; its text is taken when Enter is pressed or the focus leaves it.
#[component]
pub(super) fn LabelsField(LabelsFieldProps { item, name, labels }: &LabelsFieldProps) -> Html {
    let (node, dispatch, typed) = (use_node_ref(), use_dispatch(), use_state(|| labels.clone()));
    use_effect_with(node.clone(), focus);
    let item = *item;
    let onchange = dispatch.reform(move |event: Event| {
        let labels = event.target_dyn_into::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default();
        Action::from(LibraryAction::Name(item, labels.into())).into()
    });
    let value = typed.to_string();
    let oninput = move |event: InputEvent| {
        typed.set(event.target_dyn_into::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default());
    };
    html! {
        <input
            ref={node}
            class="field library__field"
            type="text"
            aria-label={text::library::labels(name)}
            placeholder={text::library::COMMAS_BETWEEN}
            autocomplete="off"
            {value}
            {onchange}
            {oninput}
        />
    }
}
