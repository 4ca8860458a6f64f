//! A menu behind a button: the browser's own popover, which closes with Escape or a press elsewhere.

use super::icon::{Icon, icon};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// A menu named `label`, behind a button with `picture`; its items close it by its `id`.
pub fn menu(id: &'static str, label: &'static str, picture: Icon, content: Html) -> Html {
    html! {
        <>
            <button class="button button--quiet button--menu" type="button" popovertarget={id} title={label} onkeydown={move |event| walk(id, &event)}>
                {icon(picture)}
                <span class="button__label">{label}</span>
            </button>
            <div class="menu" {id} popover="auto" role="group" aria-label={label} onkeydown={move |event| walk(id, &event)}>{content}</div>
        </>
    }
}

/// The arrow keys go through the items of the menu with this id while it is open, from its button on; Home and End to the ends.
fn walk(id: &str, event: &KeyboardEvent) {
    let Some(menu) = document().get_element_by_id(id).filter(is_open) else { return };
    let Ok(buttons) = menu.query_selector_all("button") else { return };
    let button = |at| buttons.item(at)?.dyn_into::<HtmlElement>().ok().filter(|it| it.offset_parent().is_some()); // if it is shown
    let items: Vec<HtmlElement> = (0..buttons.length()).filter_map(button).collect();
    let here = items.iter().position(|item| Some(&**item) == document().active_element().as_ref());
    let last = items.len().saturating_sub(1);
    let to = match (event.key().as_str(), here) {
        ("ArrowDown", Some(at)) => (at + 1).min(last),
        ("ArrowUp", Some(at)) => at.saturating_sub(1),
        ("ArrowDown", None) | ("Home", _) => 0,
        ("ArrowUp", None) | ("End", _) => last,
        _ => return,
    };
    event.prevent_default();
    if let Some(item) = items.get(to) {
        let _ = item.focus();
    }
}

fn is_open(menu: &Element) -> bool {
    menu.matches(":popover-open").unwrap_or(false)
}
