//! A menu behind a button: the browser's own popover, which closes with Escape or a press elsewhere.

use super::{Arrangement, Icon, IconImage, RovingFocus, presses_button, use_roving_focus};
use gloo::utils::document;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The props of [`Menu`].
#[derive(Properties, PartialEq)]
pub struct MenuProps {
    /// The id of the menu, by which the browser connects it to its button.
    pub id: &'static str,
    /// The name of the menu.
    pub label: AttrValue,
    /// The icon of the menu's button.
    pub icon: Icon,
    /// The items of the menu, which are buttons.
    pub children: Html,
}

/// The button with its menu. The arrow keys move through the items, beginning at the button; a press on an item that does
/// something closes the menu.
#[component]
pub fn Menu(MenuProps { id, label, icon, children }: &MenuProps) -> Html {
    let button = use_node_ref();
    let RovingFocus { holder: menu, onkeydown } = use_roving_focus(Arrangement::Column, None, None);
    let onkeydown = use_callback((menu.clone(), onkeydown), |event, (menu, onkeydown)| {
        if menu.cast::<Element>().is_some_and(|menu| is_open(&menu)) {
            onkeydown.emit(event);
        }
    });
    let onclick = use_callback((menu.clone(), button.clone()), |event: MouseEvent, (menu, button)| {
        if let (true, Some(menu), Some(button)) = (presses_button(&event), menu.cast(), button.cast()) {
            close(&menu, &button);
        }
    });
    html! {
        <>
            <button
                ref={button}
                class="button button--quiet button--menu"
                type="button"
                popovertarget={*id}
                title={label}
                onkeydown={onkeydown.clone()}
            >
                <IconImage icon={*icon} />
                <span class="button__label">{label}</span>
            </button>
            <div ref={menu} class="scroller menu" id={*id} popover="auto" role="group" aria-label={label} {onclick} {onkeydown}>
                {children.clone()}
            </div>
        </>
    }
}

/// Closes the menu. If an item has the focus, the button gets it first: a dialog that an item opens returns the focus later to
/// what had it, and the item is hidden by then.
fn close(menu: &HtmlElement, button: &HtmlElement) {
    if menu.contains(document().active_element().as_deref()) {
        let _ = button.focus();
    }
    let _ = menu.hide_popover();
}

fn is_open(menu: &Element) -> bool {
    menu.matches(":popover-open").unwrap_or(false)
}
