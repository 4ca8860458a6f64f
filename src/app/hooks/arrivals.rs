//! A puzzle arrives: pasted anywhere, dropped anywhere, or by a changed address.

use super::effect::use_effect_with;
use super::{address::current_address, files::open_file, keys::lies_in};
use crate::app::action::Action;
use gloo::{
    events::{EventListener, EventListenerOptions},
    utils::{document, window},
};
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Element, Event};
use yew::prelude::*;

/// Listens for texts, files and addresses.
#[hook]
pub fn use_arrivals(onaction: &Callback<Action>) {
    use_effect_with(onaction.clone(), |onaction| {
        let options = EventListenerOptions::enable_prevent_default;
        let (on_paste, on_drop, on_address) = (onaction.clone(), onaction.clone(), onaction.clone());
        let listeners = [
            EventListener::new_with_options(&document(), "paste", options(), move |event| paste(event, &on_paste)),
            EventListener::new_with_options(&document(), "dragover", options(), Event::prevent_default),
            EventListener::new_with_options(&document(), "drop", options(), move |event| drop_on_page(event, &on_drop)),
            EventListener::new(&window(), "hashchange", move |_| on_address.emit(Action::Address(current_address()))),
        ];
        move || drop(listeners)
    });
}

/// What is pasted into a text field stays there; all else is a puzzle.
fn paste(event: &Event, onaction: &Callback<Action>) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if target.is_some_and(|target| lies_in(&target, "textarea, input")) {
        return;
    }
    if let Some(data) = event.dyn_ref::<ClipboardEvent>().and_then(ClipboardEvent::clipboard_data) {
        event.prevent_default();
        take(&data, onaction);
    }
}

fn drop_on_page(event: &Event, onaction: &Callback<Action>) {
    event.prevent_default();
    if let Some(data) = event.dyn_ref::<DragEvent>().and_then(DragEvent::data_transfer) {
        take(&data, onaction);
    }
}

/// A file goes before the text that comes with it, which is often only its name.
fn take(data: &DataTransfer, onaction: &Callback<Action>) {
    if let Some(file) = data.files().and_then(|files| files.item(0)) {
        open_file(file, onaction.clone());
    } else if let Ok(text) = data.get_data("text/plain") {
        onaction.emit(Action::Pasted(text));
    }
}
