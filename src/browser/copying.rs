//! Copying: the browser's own command puts the board on the clipboard if no text is selected.

use crate::{
    action::{Input, PageEvent},
    browser::keys::{TEXT, is_there, lies_in},
};
use gloo::{
    events::{EventListener, EventListenerOptions},
    utils::window,
};
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, Element, Event};
use yew::prelude::*;

/// Copies the text of `board` when the player copies and neither a text is selected nor a text field has the focus. The browser gives
/// the clipboard only while it handles the command, so the text is asked for at once.
#[hook]
pub(crate) fn use_copying(board: &Callback<(), Option<String>>, oninput: &Callback<Input>) {
    use_effect_with((board.clone(), oninput.clone()), |(board, oninput)| {
        let (board, oninput) = (board.clone(), oninput.clone());
        let options = EventListenerOptions::enable_prevent_default();
        let listener = EventListener::new_with_options(&window(), "copy", options, move |event| {
            if !copies_text(event) && copy(event, &board).is_some() {
                oninput.emit(PageEvent::BoardCopied.into());
            }
        });
        move || drop(listener)
    });
}

/// Whether the command copies a text of the page or of a dialog.
fn copies_text(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let selection = window().get_selection().ok().flatten();
    is_there("dialog[open]")
        || target.is_some_and(|target| lies_in(&target, TEXT))
        || selection.is_some_and(|selection| !selection.is_collapsed())
}

/// Puts the board on the clipboard. None if there is nothing to copy or the browser refuses.
fn copy(event: &Event, board: &Callback<(), Option<String>>) -> Option<()> {
    let clipboard = event.dyn_ref::<ClipboardEvent>()?.clipboard_data()?;
    clipboard.set_data("text/plain", &board.emit(())?).ok()?;
    event.prevent_default();
    Some(())
}
