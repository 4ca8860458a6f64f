//! The address bar. It follows the room and its puzzle, so that reloading the page or copying its address opens the same puzzle.
//! Entering a room or opening a game adds an entry to the browser's history; changing a puzzle replaces the current entry.

use crate::browser::storage;
use gloo::{events::EventListener, timers::callback::Timeout, utils::window};
use js_sys::Reflect;
use nonet_formats::NonetLink;
use nonet_protocol::{Address, Room};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use yew::prelude::*;

/// The delay in milliseconds before the address follows a change, because browsers refuse many changes in a row.
const PAUSE: u32 = 400;

/// The address with which the page starts. After a reload, a puzzle in the address may be older than what was typed last; the
/// Solve room then opens as this tab stored it.
#[must_use]
pub fn address_at_start() -> String {
    let is_late = matches!(read(), Some(Address::Link(NonetLink::Puzzle(_) | NonetLink::PositionToSolve(_))))
        && navigation().as_deref() == Some("reload");
    if is_late && storage::keeps_solve() { Address::Room(Room::Solve).to_string() } else { current_address() }
}

/// How the browser came to the page: `navigate`, `reload` or `back_forward`. `None` if the browser does not say.
pub(crate) fn navigation() -> Option<String> {
    let entries = window().performance()?.get_entries_by_type("navigation");
    Reflect::get(&entries.get(0), &"type".into()).ok()?.as_string()
}

/// The part of the address from `#` on, with the `#`; empty if there is none.
pub(crate) fn current_address() -> String {
    window().location().hash().unwrap_or_default()
}

/// The address of the room under the open lesson, for a reload. It is stored in the history entry of the lesson; `None` in other
/// entries.
pub fn address_under() -> Option<String> {
    window().history().ok()?.state().ok()?.as_string()
}

/// The page's address without the part from `#` on.
pub(crate) fn page_address() -> Rc<str> {
    let address = window().location().href().unwrap_or_default();
    address.split('#').next().unwrap_or_default().into()
}

/// Makes the address bar follow the state. The address that opened the page stays as it is, if it can be read.
#[hook]
pub(crate) fn use_address(address: Address) {
    // An unreadable address is reported by the state; this listener replaces it.
    use_effect_with(address.clone(), |address| {
        let address = address.clone();
        let listener = EventListener::new(&window(), "hashchange", move |_| {
            if read().is_none() {
                replace(&address);
            }
        });
        move || drop(listener)
    });
    let before = use_mut_ref(|| None::<Address>);
    let under = use_mut_ref(|| address_under().and_then(|under| Address::read(&under).ok().flatten()));
    use_effect_with(address, move |address| {
        let left = before.replace(Some(address.clone()));
        // A board in Solve changes while it is solved or typed, so after a reload the page must not begin at the old board again.
        let is_past =
            |here| matches!(here, Address::Link(NonetLink::PositionToSolve(_) | NonetLink::Puzzle(_))) && here != *address;
        if left.is_none() && read().is_none_or(is_past) {
            replace(address);
        }
        let wait = left.and_then(|left| {
            if left.room() == address.room() && address.game().is_none() {
                let address = address.clone();
                return Some(Timeout::new(PAUSE, move || replace(&address)));
            }
            if matches!(left, Address::Learn(_)) && under.take().as_ref() == Some(address) {
                replace(address); // the lesson was closed, and going back must not open it again
                return None;
            }
            let is_lesson = matches!(address, Address::Learn(_));
            // After a step back in the history, the address bar is right already.
            if read().is_none_or(|here| !is_at(&here, &left, address)) {
                replace(&left); // the old address may be late
                push(address, is_lesson.then_some(&left));
            }
            if is_lesson {
                under.replace(Some(left));
            }
            None
        });
        move || drop(wait)
    });
}

/// Whether an address leads to what is shown now rather than to what was left.
fn is_at(here: &Address, left: &Address, shown: &Address) -> bool {
    match (here.game(), shown.game()) {
        (Some(asked), Some(game)) => asked == game,
        _ => here.room() == shown.room() && left.room() != shown.room(),
    }
}

/// The address in the address bar; `None` if it can't be read or is empty.
fn read() -> Option<Address> {
    Address::read(&current_address()).ok().flatten()
}

// A browser may refuse either change. The address bar is then out of date, which does no harm.

fn replace(address: &Address) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address.to_string()));
    }
}

fn push(address: &Address, under: Option<&Address>) {
    let under = under.map_or(JsValue::NULL, |under| under.to_string().into());
    if let Ok(history) = window().history() {
        let _ = history.push_state_with_url(&under, "", Some(&address.to_string()));
    }
}
