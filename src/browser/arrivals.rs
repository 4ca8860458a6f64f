//! Puzzles that arrive from outside: pasted or dropped anywhere on the page, or by a changed address.

use crate::{
    action::{Arrival, Input, PageEvent},
    browser::{
        address::current_address,
        files::{events_of, is_picture},
        keys::{LastPress, TEXT, lies_in},
    },
};
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Element, Event};
use yew::Callback;

/// The least number of digits of a text that is taken in place of a picture of it: no puzzle has fewer givens.
const FEWEST_DIGITS: usize = 17;

/// Handles a paste: text that is pasted into a text field stays there, any other paste is taken as a puzzle.
pub(crate) fn paste(event: &Event, oninput: &Callback<Input>) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(data) = event.dyn_ref::<ClipboardEvent>().and_then(ClipboardEvent::clipboard_data) else { return };
    let is_picture = holds_picture(&data);
    if !is_picture && target.is_some_and(|target| lies_in(&target, TEXT)) {
        return;
    }
    event.prevent_default();
    // A spreadsheet copies a picture of its cells beside them.
    match data.get_data("text/plain") {
        Ok(text) if is_picture && text.chars().filter(char::is_ascii_digit).count() >= FEWEST_DIGITS => {
            take_text(text, oninput);
        }
        _ => take(&data, oninput),
    }
}

/// Says that what is dragged may be dropped here, unless the browser knows better what comes of it.
pub(crate) fn drag_over(event: &Event, press: &LastPress) {
    if !is_browsers(event, press) {
        event.prevent_default();
    }
}

/// Handles a drop on the page: the dropped files or text are taken as a puzzle.
pub(crate) fn drop_on_page(event: &Event, press: &LastPress, oninput: &Callback<Input>) {
    if is_browsers(event, press) {
        return press.drags(false);
    }
    event.prevent_default();
    if let Some(data) = event.dyn_ref::<DragEvent>().and_then(DragEvent::data_transfer) {
        take(&data, oninput);
    }
}

/// Whether a drag is left to the browser: something of the page itself, which brings no puzzle from outside, or a text over a text field.
fn is_browsers(event: &Event, press: &LastPress) -> bool {
    let Some(data) = event.dyn_ref::<DragEvent>().and_then(DragEvent::data_transfer) else { return false };
    let has_files = data.types().iter().any(|kind| kind.as_string().as_deref() == Some("Files"));
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_on_text = target.is_some_and(|target| lies_in(&target, TEXT));
    press.is_drag() || is_on_text && !has_files
}

/// Reports the changed address.
pub(crate) fn follow_address(oninput: &Callback<Input>) {
    oninput.emit(Input::Event(PageEvent::Address(current_address())));
}

fn holds_picture(data: &DataTransfer) -> bool {
    let files = data.files();
    files.is_some_and(|files| (0..files.length()).filter_map(|place| files.item(place)).any(|file| is_picture(&file)))
}

/// Takes the files, otherwise the text. Files come first, because the text beside them is often only a file name.
fn take(data: &DataTransfer, oninput: &Callback<Input>) {
    if let Some(files) = data.files().filter(|files| files.length() > 0) {
        events_of(&files).into_iter().for_each(|event| oninput.emit(event.into()));
    } else if let Ok(text) = data.get_data("text/plain") {
        take_text(text, oninput);
    }
}

fn take_text(text: String, oninput: &Callback<Input>) {
    oninput.emit(PageEvent::Arrived(Arrival::Text { text, file: None }).into());
}
