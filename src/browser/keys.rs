//! The keyboard: keys become actions, and a cell that gets the focus is selected.

use crate::{
    action::{Action, BoardAction, Input, KeyPress, ShellAction},
    browser::focus::{CURSOR, focus},
    session::keymap::{Key, action_for},
};
use gloo::utils::document;
use nonet_core::board::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement, KeyboardEvent, PointerEvent, UiEvent};
use yew::Callback;

/// The last press. A press of a pointer may last, and may become a drag of something on the page.
#[derive(Default)]
pub(crate) struct LastPress {
    is_down: std::cell::Cell<bool>,
    is_on_board: std::cell::Cell<bool>,
    is_by_keyboard: std::cell::Cell<bool>,
    is_drag: std::cell::Cell<bool>,
}

impl LastPress {
    /// Whether it was the press of a button by the keyboard.
    pub(crate) fn is_by_keyboard(&self) -> bool {
        self.is_by_keyboard.get()
    }

    /// Whether something on the page is being dragged: a link, a picture or a selected text.
    pub(crate) fn is_drag(&self) -> bool {
        self.is_drag.get()
    }

    /// Begins or ends such a drag.
    pub(crate) fn drags(&self, is_drag: bool) {
        self.is_drag.set(is_drag);
    }
}

/// Handles a pointer going down. A second finger takes the press on the board back, wherever it comes down.
pub(crate) fn pointer_down(event: &Event, press: &LastPress, oninput: &Callback<Input>) {
    press.is_down.set(true);
    press.is_by_keyboard.set(false);
    press.drags(false);
    if !event.dyn_ref::<PointerEvent>().is_none_or(PointerEvent::is_primary) {
        return take_press_back(press, oninput);
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    press.is_on_board.set(target.is_some_and(|target| lies_in(&target, "[data-cell]")));
}

/// Handles a pointer going up anywhere: the press that began on the board ends. A touch reports entering a cell before it presses
/// there; without the end, that would count as a drag of the previous press.
pub(crate) fn pointer_up(press: &LastPress, oninput: &Callback<Input>) {
    press.is_down.set(false);
    if press.is_on_board.replace(false) {
        oninput.emit(Action::Board(BoardAction::EndPress).into());
    }
}

/// Handles the browser turning the press into a scroll or a pinch.
pub(crate) fn pointer_cancelled(press: &LastPress, oninput: &Callback<Input>) {
    press.is_down.set(false);
    take_press_back(press, oninput);
}

/// Handles a press of any kind, before the pressed element does. Browsers count no clicks for a press by the keyboard.
pub(crate) fn click(event: &Event, press: &LastPress) {
    // A radio button or checkbox that is drawn anew keeps the focus by itself.
    let is_other = event.target().is_some_and(|target| !target.has_type::<HtmlInputElement>());
    press.is_by_keyboard.set(is_other && event.dyn_ref::<UiEvent>().is_some_and(|event| event.detail() == 0));
}

fn take_press_back(press: &LastPress, oninput: &Callback<Input>) {
    if press.is_on_board.replace(false) {
        oninput.emit(Action::Board(BoardAction::TakePressBack).into());
    }
}

/// Handles a key of the whole page. The keymap decides which keys act where.
pub(crate) fn key_down(event: &Event, oninput: &Callback<Input>) {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
    let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
    // A cell takes no text and has no keys of its own. The press of a menu button may leave the focus on a cell.
    let on_board = target.has_attribute("data-cell");
    let is_taken = !on_board && (event.default_prevented() || event.is_composing() || lies_in(&target, TEXT));
    if is_taken || is_menu_open() {
        return;
    }
    let (key, code) = (event.key(), event.code());
    let key = Key {
        key: &key,
        code: &code,
        shift: event.shift_key(),
        command: event.ctrl_key() || event.meta_key(),
        alt: event.alt_key(),
        alt_graph: event.get_modifier_state("AltGraph"),
        num_lock: code.starts_with("Numpad") && event.get_modifier_state("NumLock"),
    };
    if key.is_character_shortcut() && are_shortcuts_off() {
        return;
    }
    let Some(action) = action_for(key, on_board || reaches_board(&target, &key)) else { return };
    // The state knows whether something lies over the board, also while it is not drawn yet. Here it only matters whether the browser
    // may use the key for the dialog that is drawn.
    let is_browsers = is_there("dialog[open]") && !is_of_dialog(&action);
    if !is_browsers {
        event.prevent_default();
    }
    let writes = matches!(action, Action::Board(BoardAction::Digit(_)));
    oninput.emit(KeyPress { action, repeats: event.repeat() }.into());
    if writes && !on_board && !is_browsers {
        focus(CURSOR); // otherwise a space would press the focused button again
    }
}

/// Whether an open dialog uses the key of this action itself: the key that closes it, or one of its board.
fn is_of_dialog(action: &Action) -> bool {
    match action {
        Action::Shell(ShellAction::Escape) => true,
        Action::Board(_) => is_there("dialog[open] [data-cell]"),
        _ => false,
    }
}

/// Whether a key that goes down outside the board is meant for it: there is a board, and the focused element does not use the key
/// itself.
fn reaches_board(target: &Element, key: &Key<'_>) -> bool {
    let is_own = OWN_KEYS.iter().any(|(elements, keys)| keys.contains(&key.key) && target.matches(elements).unwrap_or(false));
    !is_own && !are_shortcuts_off() && is_there("[data-cell]")
}

/// The keys that the browser handles itself on each kind of element: keys that press, choose or scroll.
const OWN_KEYS: [(&str, &[&str]); 5] = [
    ("button, a, summary, input", &["Enter"]),
    // An element that is chosen already can't be chosen again.
    (":is(button, a, summary, input):not([aria-selected=true], [aria-current=page], [type=radio]:checked)", &[" "]),
    ("input", &["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"]),
    (":is([role=tab], [role=separator])", &["ArrowLeft", "ArrowRight", "Home", "End"]),
    (":is(.tabs__panel, .hint__told, .start, .book), :is(.tabs__panel, .hint__told, .start) *", SCROLLING),
];

const SCROLLING: &[&str] = &[" ", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];

/// Whether the page has an element that matches the selector.
pub(crate) fn is_there(selector: &str) -> bool {
    document().query_selector(selector).ok().flatten().is_some()
}

/// Whether the settings switch off shortcuts of a single character (WCAG 2.1.4).
fn are_shortcuts_off() -> bool {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute("data-shortcuts")).is_some_and(|value| value == "off")
}

/// The selector of elements in which keys write text or have a meaning of their own.
pub(crate) const TEXT: &str =
    "textarea, select, input:not([type='button']):not([type='radio']):not([type='checkbox']):not([type='range'])";

/// Selects a cell that gets the focus otherwise than by a press; assistive technology moves the focus that way.
pub(crate) fn focus_in(event: &Event, press: &LastPress, oninput: &Callback<Input>) {
    let cell = event.target().and_then(|target| target.dyn_into::<Element>().ok()).and_then(|element| {
        let is_cursor = element.get_attribute("tabindex").is_some_and(|index| index == "0");
        let index = element.get_attribute("data-cell").filter(|_| !is_cursor)?;
        Cell::from_index(index.parse().ok()?)
    });
    if let Some(cell) = cell.filter(|_| !press.is_down.get()) {
        oninput.emit(Input::Action(Action::Board(BoardAction::Select(cell))));
    }
}

/// Whether the element or one of its ancestors matches the selector.
pub(crate) fn lies_in(element: &Element, selector: &str) -> bool {
    element.closest(selector).ok().flatten().is_some()
}

/// Whether a menu is open. A menu has keys of its own. A browser that doesn't know the selector has no such menus.
fn is_menu_open() -> bool {
    is_there(".menu:popover-open")
}
