//! The address bar: it follows the room and its puzzle, so that reloading or copying it opens the same one. Each room that is
//! entered and each game that is opened is a step in the browser's history; a puzzle that changes is none.

use crate::browser::storage;
use gloo::{events::EventListener, timers::callback::Timeout, utils::window};
use js_sys::Reflect;
use nonet_formats::{Address, Room};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use yew::prelude::*;

/// Milliseconds of calm before the address follows: browsers refuse many changes in a row.
const PAUSE: u32 = 400;

/// What the page opens with. When it is loaded anew, a puzzle in the address may not have followed what was typed last: then the Solve room
/// is as this tab kept it.
#[must_use]
pub fn address_at_start() -> String {
    let is_late =
        matches!(read(), Some(Address::Puzzle(_) | Address::SolveBoard(_))) && navigation().as_deref() == Some("reload");
    if is_late && storage::keeps_solve() { Address::Room(Room::Solve).to_string() } else { current_address() }
}

/// How the browser came to the page: `navigate`, `reload` or `back_forward`.
pub(crate) fn navigation() -> Option<String> {
    let entries = window().performance()?.get_entries_by_type("navigation");
    Reflect::get(&entries.get(0), &"type".into()).ok()?.as_string()
}

/// What stands in the address after `#`, with the sign.
pub(crate) fn current_address() -> String {
    window().location().hash().unwrap_or_default()
}

/// What the lesson lies over that the address asks for, for when the page is loaded anew.
pub fn address_under() -> Option<String> {
    window().history().ok()?.state().ok()?.as_string()
}

/// The page's address without what stands after `#`.
pub(crate) fn page_address() -> Rc<str> {
    let address = window().location().href().unwrap_or_default();
    address.split('#').next().unwrap_or_default().into()
}

/// Makes the address follow. One that the page was opened by stays as it is, if it can be read.
#[hook]
pub(crate) fn use_address(address: Address) {
    // One that can't be read is said, and goes.
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
        // A position to solve is solved on: when the page is loaded anew, it is not to begin there again. Nor at a puzzle that was changed.
        let is_past = |here| matches!(here, Address::SolveBoard(_) | Address::Puzzle(_)) && here != *address;
        if left.is_none() && read().is_none_or(is_past) {
            replace(address);
        }
        let wait = left.and_then(|left| {
            if left.room() == address.room() && address.game().is_none() {
                let address = address.clone();
                return Some(Timeout::new(PAUSE, move || replace(&address)));
            }
            if matches!(left, Address::Learn(_)) && under.take().as_ref() == Some(address) {
                replace(address); // it was closed: the way back is not to open it again
                return None;
            }
            let is_lesson = matches!(address, Address::Learn(_));
            // What the browser went back to stands in its address already.
            if read().is_none_or(|here| !is_at(&here, &left, address)) {
                replace(&left); // it may not have followed yet
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

/// Whether an address asks for what is shown now, and not for what was left.
fn is_at(here: &Address, left: &Address, shown: &Address) -> bool {
    match (here.game(), shown.game()) {
        (Some(asked), Some(game)) => asked == game,
        _ => here.room() == shown.room() && left.room() != shown.room(),
    }
}

/// What the address bar asks for.
fn read() -> Option<Address> {
    Address::read(&current_address()).ok().flatten()
}

// A browser may refuse either; then the address stays behind, which does no harm.

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
