//! A puzzle arrives: pasted anywhere, dropped anywhere, or by a changed address.

use crate::{
    action::{Input, PageEvent},
    browser::{
        address::current_address,
        files::open_files,
        keys::{TEXT, lies_in},
    },
};
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Element, Event};
use yew::Callback;

/// What is pasted into a text field stays there; all else is a puzzle.
pub(crate) fn paste(event: &Event, oninput: &Callback<Input>) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if target.is_some_and(|target| lies_in(&target, TEXT)) {
        return;
    }
    if let Some(data) = event.dyn_ref::<ClipboardEvent>().and_then(ClipboardEvent::clipboard_data) {
        event.prevent_default();
        take(&data, oninput);
    }
}

/// What is dropped on the page is a puzzle.
pub(crate) fn drop_on_page(event: &Event, oninput: &Callback<Input>) {
    event.prevent_default();
    if let Some(data) = event.dyn_ref::<DragEvent>().and_then(DragEvent::data_transfer) {
        take(&data, oninput);
    }
}

/// The address asks for another puzzle.
pub(crate) fn follow_address(oninput: &Callback<Input>) {
    oninput.emit(Input::Event(PageEvent::Address(current_address())));
}

/// A file goes before the text that comes with it, which is often only its name.
fn take(data: &DataTransfer, oninput: &Callback<Input>) {
    if let Some(files) = data.files().filter(|files| files.length() > 0) {
        open_files(&files, oninput);
    } else if let Ok(text) = data.get_data("text/plain") {
        oninput.emit(Input::Event(PageEvent::Pasted(text)));
    }
}
