//! The text field for a puzzle.

use crate::{
    action::{Action, ShellAction},
    controls::use_dispatch,
    shell::view::EntryView,
    text,
};
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, HtmlTextAreaElement, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

/// The text field. The place of the error is selected.
#[component]
pub(super) fn EntryText(view: &EntryView) -> Html {
    let dispatch = use_dispatch();
    let node = use_node_ref();
    use_effect_with((node.clone(), view.error_at), |(node, error_at)| {
        if let (Some(area), Some((from, to))) = (node.cast::<HtmlTextAreaElement>(), *error_at) {
            let _ = area.focus();
            let _ = area.set_selection_range(from, to);
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest); // no further than to the words about the error, by the field's margin
            area.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
    // After an error, pasted text replaces the old text instead of being inserted.
    let onpaste = use_callback((dispatch.clone(), view.error.is_some()), |event: Event, (dispatch, replaces)| {
        let text = event.dyn_ref::<ClipboardEvent>().and_then(|event| event.clipboard_data()?.get_data("text/plain").ok());
        if let Some(text) = text.filter(|_| *replaces) {
            event.prevent_default();
            dispatch.emit(Action::Shell(ShellAction::EntryPasted(text)).into());
        }
    });
    let oninput = use_callback(dispatch, |event: InputEvent, dispatch| {
        let text = event.target_dyn_into::<HtmlTextAreaElement>().map(|area| area.value());
        dispatch.emit(Action::Shell(ShellAction::EntryText(text.unwrap_or_default())).into());
    });
    html! {
        <textarea
            ref={node}
            class="entry__text"
            id="entry-text"
            rows="10"
            spellcheck="false"
            autocomplete="off"
            autocapitalize="off"
            inputmode="text"
            data-first=""
            placeholder={text::shell::ENTRY_EXAMPLE}
            value={view.text.clone()}
            aria-invalid={view.error.is_some().then_some("true")}
            aria-describedby="entry-error"
            {onpaste}
            {oninput}
        />
    }
}
