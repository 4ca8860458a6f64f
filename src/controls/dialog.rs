//! The browser's own dialog: it keeps the focus inside, closes with Escape, and gives the focus back.

use super::{
    button::icon_button,
    dispatch::{telling, use_dispatch},
    icon::Icon,
};
use crate::action::Action;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

/// What a [`Dialog`] is given.
#[derive(Properties, PartialEq)]
pub struct DialogProps {
    /// Its title. A dialog whose title changes holds something else.
    pub title: &'static str,
    /// Whether it is open.
    pub open: bool,
    /// What is done when it closes, also by Escape.
    pub close: Action,
    /// What it holds. What has `data-first` gets the focus when it opens.
    #[prop_or_default]
    pub children: Html,
}

/// A dialog, which is empty while it is closed.
#[component]
pub fn Dialog(DialogProps { title, open, close, children }: &DialogProps) -> Html {
    let node = use_node_ref();
    let onclose = telling(&use_dispatch(), close.clone());
    use_effect_with((node.clone(), *open, *title), |(node, open, _)| {
        if let Some(dialog) = node.cast() {
            show_or_close(&dialog, *open);
        }
    });
    html! {
        <dialog ref={node} class="dialog" aria-label={*title} {onclose}>
            if *open {
                <div class="dialog__head">
                    <h2 class="dialog__title">{*title}</h2>
                    {icon_button("Close", Icon::Close, Some(close.clone()))}
                </div>
                {children.clone()}
            }
        </dialog>
    }
}

/// What opens a dialog from a menu is gone when the dialog closes: the focus is to come back to the button behind which the menu is.
fn leave_menu() {
    let menu = document().active_element().and_then(|item| item.closest(".menu").ok().flatten());
    let button = menu.and_then(|menu| document().query_selector(&format!("[popovertarget='{}']", menu.id())).ok().flatten());
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        let _ = button.focus();
    }
}

fn show_or_close(dialog: &HtmlDialogElement, open: bool) {
    if !open {
        dialog.close(); // one that is closed stays so
        return;
    }
    let find = |selector| dialog.query_selector(selector).ok().flatten();
    let mut first = find("[data-first]");
    if dialog.open() {
        first = first.or_else(|| find("button")); // it holds something else now, and what had the focus is gone
    } else {
        leave_menu();
        let _ = dialog.show_modal();
    }
    if let Some(first) = first.and_then(|first| first.dyn_into::<HtmlElement>().ok()) {
        let _ = first.focus();
    }
    dialog.set_scroll_top(0); // it is read from its beginning, wherever the focus is
}
