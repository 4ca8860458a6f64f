//! The address bar and the browser's history. The address follows the room and its puzzle, so that reloading the page or copying its
//! address opens the same puzzle. Entering a room, opening a game and opening an overlay add an entry to the history; changing a
//! puzzle replaces the current entry.
//!
//! The entry of an overlay holds the address below it as its state. The way back from it closes the overlay; when the overlay closes
//! otherwise, the page goes back by itself, so that no entry is left which shows nothing new.

use crate::{
    action::{Action, Input, ShellAction},
    browser::storage,
};
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

/// The kind of navigation that led to the page: `navigate`, `reload` or `back_forward`. `None` if the browser does not say.
pub(crate) fn navigation() -> Option<String> {
    let entries = window().performance()?.get_entries_by_type("navigation");
    Reflect::get(&entries.get(0), &"type".into()).ok()?.as_string()
}

/// The part of the address from `#` on, with the `#`; empty if there is none.
pub(crate) fn current_address() -> String {
    window().location().hash().unwrap_or_default()
}

/// The state of the history entry: the address below, if it is the entry of an overlay.
fn state_of_entry() -> Option<String> {
    window().history().ok()?.state().ok()?.as_string()
}

/// The page's address without the part from `#` on.
pub(crate) fn page_address() -> Rc<str> {
    let address = window().location().href().unwrap_or_default();
    address.split('#').next().unwrap_or_default().into()
}

/// The addresses of an entry of the history.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Place {
    /// The address of the room with its content.
    pub(crate) address: Address,
    /// Whether an overlay is open.
    pub(crate) is_covered: bool,
}

/// Makes the address bar and the history follow the state. The address that opened the page stays as it is, if it can be read. The
/// way back from an overlay closes it.
#[hook]
pub(crate) fn use_address(place: Place, oninput: &Callback<Input>) {
    // An unreadable address is reported by the state; this listener replaces it.
    use_effect_with(place.address.clone(), |address| {
        let address = address.clone();
        let listener = EventListener::new(&window(), "hashchange", move |_| {
            if read().is_none() {
                replace(&address, None);
            }
        });
        move || drop(listener)
    });
    let history = use_mut_ref(History::default);
    let (ours, oninput) = (Rc::clone(&history), oninput.clone());
    use_effect_with((), move |()| {
        let listener = EventListener::new(&window(), "popstate", move |_| {
            let closes = ours.borrow_mut().went();
            if closes {
                oninput.emit(Action::Shell(ShellAction::Close).into());
            }
        });
        move || drop(listener)
    });
    use_effect_with(place, move |place| history.borrow_mut().follow(place));
}

/// The entries of the browser's history that this page made.
#[derive(Default)]
struct History {
    /// The place of the current entry. None before the first.
    at: Option<Place>,
    /// The place that replaces the entry below once the browser has gone back to it. None while it is not going back.
    awaited: Option<Place>,
    /// The address of the entry below that of the open overlay, if the room showed it when the overlay opened.
    below: Option<Address>,
    /// The change of the address that waits.
    late: Option<Timeout>,
}

impl History {
    /// Makes the history show this place.
    fn follow(&mut self, place: &Place) {
        if let Some(awaited) = &mut self.awaited {
            *awaited = place.clone();
            return;
        }
        self.late = None;
        match self.at.replace(place.clone()) {
            None => self.begin(place),
            Some(left) => match (left.is_covered, place.is_covered) {
                (false, false) => self.go(&left.address, &place.address),
                (false, true) => self.cover(&left, place),
                (true, true) => History::change_cover(&left, place),
                (true, false) => self.uncover(&left, place),
            },
        }
    }

    fn begin(&mut self, place: &Place) {
        let state = state_of_entry();
        if !place.is_covered && state.is_some_and(|state| state == place.address.to_string()) {
            return self.go_back(place); // the page was loaded anew while a dialog was open
        }
        // A board in Solve changes while it is solved or typed, so after a reload the page must not begin at the old board again.
        let is_past =
            |here| matches!(here, Address::Link(NonetLink::PositionToSolve(_) | NonetLink::Puzzle(_))) && here != place.address;
        if read().is_none_or(is_past) {
            replace(&place.address, None);
        }
    }

    /// Goes from one address to another.
    fn go(&mut self, left: &Address, address: &Address) {
        if replaces(left, address) {
            let address = address.clone();
            self.late = Some(Timeout::new(PAUSE, move || replace(&address, None)));
        } else if read().is_none_or(|here| here != *address && !is_at(&here, left, address)) {
            // After a step back in the history, the address bar is right already.
            replace(left, state_of_entry().as_deref()); // the old address may be late
            push(address, None);
        }
    }

    /// Adds the entry of an overlay.
    fn cover(&mut self, left: &Place, place: &Place) {
        if let Some(state) = state_of_entry() {
            // A step in the history led to the entry of an overlay.
            self.below = (state == place.address.to_string()).then(|| place.address.clone());
            return;
        }
        if left.address != place.address {
            self.go(&left.address, &place.address);
            self.late = None;
        }
        replace(&place.address, None); // the address may be late
        push(&place.address, Some(&place.address.to_string()));
        self.below = Some(place.address.clone());
    }

    /// Another overlay is shown in the entry of the overlay; or the puzzle below has changed. Another room or game below, to which an
    /// overlay leads before it closes, leaves the entry below as it is.
    fn change_cover(left: &Place, place: &Place) {
        let state = state_of_entry();
        let is_below = state.as_ref().is_some_and(|state| *state == left.address.to_string());
        let follows = is_below && replaces(&left.address, &place.address);
        replace(&place.address, if follows { Some(place.address.to_string()) } else { state }.as_deref());
    }

    /// Leaves the entry of an overlay that was closed.
    fn uncover(&mut self, left: &Place, place: &Place) {
        self.below = None;
        let state = state_of_entry();
        let is_over = |address: &Address| state.as_ref().is_some_and(|state| *state == address.to_string());
        if is_over(&place.address) || is_over(&left.address) && replaces(&left.address, &place.address) {
            self.go_back(place);
        } else if state.is_some() {
            replace(&place.address, None); // the page to which the overlay led takes its entry
        } else if read().is_none_or(|here| here != place.address && !is_at(&here, &left.address, &place.address)) {
            self.go(&left.address, &place.address);
        }
    }

    /// Goes back from the entry of an overlay that is not open any more. The entry below is to show this place.
    fn go_back(&mut self, place: &Place) {
        let history = window().history();
        let is_going = history.is_ok_and(|history| history.length().is_ok_and(|length| length > 1) && history.back().is_ok());
        if is_going {
            self.awaited = Some(place.clone());
        } else {
            replace(&place.address, None);
        }
    }

    /// Hears that the browser went to another entry. Returns whether that was the way back from an overlay, which closes then.
    fn went(&mut self) -> bool {
        let Some(at) = self.at.clone() else { return false };
        let (state, here) = (state_of_entry(), read());
        if let Some(awaited) = self.awaited.take() {
            if here.as_ref() != Some(&at.address) {
                replace(&at.address, None); // the room has changed since its entry was left
            }
            self.follow(&awaited);
            return false;
        }
        if !at.is_covered {
            if state.is_some() {
                self.go_back(&at); // nothing is left of the overlay whose entry this was
            }
            return false;
        }
        let is_below = state.is_none() && self.below.is_some() && here == self.below;
        if is_below && self.below.take().as_ref() != Some(&at.address) {
            replace(&at.address, None);
        }
        is_below
    }
}

/// Whether the second address takes the place of the first in its entry. A lesson and a drill lie behind the map of the course.
fn replaces(left: &Address, address: &Address) -> bool {
    let is_behind_map = *left == Address::Room(Room::Learn) || *address == Address::Room(Room::Learn);
    left.room() == address.room() && address.game().is_none() && !(address.room() == Room::Learn && is_behind_map)
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

/// Gives the current entry this address, and this state.
fn replace(address: &Address, state: Option<&str>) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&state.map_or(JsValue::NULL, Into::into), "", Some(&address.to_string()));
    }
}

/// Adds an entry with this address, and this state.
fn push(address: &Address, state: Option<&str>) {
    if let Ok(history) = window().history() {
        let _ = history.push_state_with_url(&state.map_or(JsValue::NULL, Into::into), "", Some(&address.to_string()));
    }
}
