//! A menu behind a button: the browser's own popover, which closes with Escape or a press elsewhere.

use super::{
    icon::{Icon, icon},
    tag::{list, tag},
};
use yew::prelude::*;

/// A menu named `label`, behind a button with `picture`; its items close it by its `id`.
pub fn menu(id: &'static str, label: &'static str, picture: Icon, content: Html) -> Html {
    let button = tag("button", "button button--quiet button--menu")
        .with("type", "button")
        .with("popovertarget", id)
        .with("title", label)
        .child(icon(picture))
        .child(tag("span", "button__label").words(label));
    let menu = tag("div", "menu").with("id", id).with("popover", "auto").with("role", "group").with("aria-label", label);
    list([button, menu.child(content)])
}
