//! What is done in markup of the worker: it says itself what a press or a choice in it does, by `data-do`.

use crate::{
    action::{Action, CollectionAction, Input},
    platform::keys::lies_in,
};
use gloo::utils::document;
use nonet_protocol::Screen;
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusOptions, HtmlElement, HtmlInputElement, HtmlSelectElement, KeyboardEvent};
use yew::prelude::*;

/// The rows of a table, which have the focus together.
const ROWS: &str = ".collection__list";

/// Their cells, but for the box by which a row is picked.
const CELLS: &str = ".collection__row :not(.collection__pick)";

/// What gets the focus where what had it is gone.
const FIRST: &str = "dialog[open] [data-do]:not(input)";

/// Their keys.
const KEYS: [&str; 8] = ["ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End", "Enter", " "];

thread_local! {
    /// What was pressed last: where it is drawn anew, it gets the focus back.
    static PRESSED: RefCell<String> = const { RefCell::new(String::new()) };

    /// The wish to scroll that was followed last.
    static SCROLLED: Cell<u32> = const { Cell::new(0) };
}

/// Something is pressed, or a value is chosen or typed.
pub(super) fn act(event: &Event, oninput: &Callback<Input>) {
    told(event).into_iter().for_each(|words| tell(words, oninput));
}

/// A row is pressed twice: it opens, as by its key.
pub(super) fn open(event: &Event, oninput: &Callback<Input>) {
    if target(event).is_some_and(|target| target.matches(CELLS).unwrap_or(false)) {
        tell("key Enter".to_owned(), oninput);
    }
}

/// Rows are scrolled: so far, and they are so high.
pub(super) fn scroll(event: &Event, oninput: &Callback<Input>) {
    if let Some(rows) = target(event).filter(|rows| rows.matches(ROWS).unwrap_or(false)) {
        tell_scrolled(&rows, oninput);
    }
}

fn tell_scrolled(rows: &Element, oninput: &Callback<Input>) {
    tell(format!("scroll {} {}", rows.scroll_top(), rows.client_height()), oninput);
}

/// A key goes down on rows. Whether it is one of theirs.
pub(super) fn key_down(event: &KeyboardEvent, target: &Element, oninput: &Callback<Input>) -> bool {
    let key = event.key();
    let is_own = KEYS.contains(&key.as_str()) && target.matches(ROWS).unwrap_or(false);
    if is_own {
        event.prevent_default();
        tell_scrolled(target, oninput); // what is in sight decides where they scroll, and nobody may have scrolled yet
        tell(format!("key {key}"), oninput);
    }
    is_own
}

/// After each drawing of `screen`, what was pressed has the focus again, and rows are scrolled where they are wished to be.
#[hook]
pub(super) fn use_marked(screen: &Rc<Screen>) {
    let scroll = screen.scroll;
    use_effect_with(Rc::as_ptr(screen), move |_| {
        focus_again();
        let rows = document().query_selector(ROWS).ok().flatten();
        let wished = rows.filter(|_| SCROLLED.replace(scroll.0) != scroll.0);
        if let Some(rows) = wished.and_then(|rows| rows.dyn_into::<HtmlElement>().ok()) {
            rows.set_scroll_top(scroll.1);
            if document().active_element().is_none_or(|element| !lies_in(&element, "[data-do]")) {
                let _ = rows.focus_with_options(&unmoved()); // the dialog stands at its beginning
            }
        }
    });
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn tell(words: String, oninput: &Callback<Input>) {
    oninput.emit(Action::Collection(CollectionAction::Do(words.into())).into());
}

/// What the markup says that is done.
fn told(event: &Event) -> Option<String> {
    let element = target(event)?.closest("[data-do]").ok()??;
    let act = element.get_attribute("data-do")?;
    let (value, told_by) = match (element.dyn_ref::<HtmlSelectElement>(), element.dyn_ref::<HtmlInputElement>()) {
        (Some(list), _) => (Some(list.value()), "change"),
        (_, Some(field)) if field.type_() == "checkbox" => (Some(field.checked().to_string()), "change"),
        (_, Some(field)) => (Some(field.value()), if field.type_() == "search" { "input" } else { "change" }),
        (None, None) => (None, "click"),
    };
    if event.type_() != told_by {
        return None;
    }
    PRESSED.set(element.id());
    Some(value.map_or(act.clone(), |value| act + " " + &value))
}

/// For a focus that scrolls nothing.
fn unmoved() -> FocusOptions {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    options
}

/// What was pressed and is drawn anew gets the focus back; if it is gone, what comes first in the dialog, but for a field to write in.
fn focus_again() {
    let is_lost = document().active_element().is_none_or(|element| element.matches("body, dialog").unwrap_or(false));
    if !is_lost || PRESSED.with_borrow(String::is_empty) {
        return;
    }
    let pressed = PRESSED.with_borrow(|id| document().get_element_by_id(id));
    let pressed = pressed.or_else(|| document().query_selector(FIRST).ok().flatten());
    if let Some(pressed) = pressed.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        PRESSED.set(pressed.id());
        let _ = pressed.focus();
    }
}
