//! A menu behind a button: the browser's own popover, which closes with Escape or a press elsewhere.

use super::icon::{Icon, icon};
use yew::prelude::*;

/// A menu named `label`, behind a button with `picture`; its items close it by its `id`.
pub fn menu(id: &'static str, label: &'static str, picture: Icon, content: Html) -> Html {
    html! {
        <>
            <button class="button button--quiet button--menu" type="button" popovertarget={id} title={label}>
                {icon(picture)}
                <span class="button__label">{label}</span>
            </button>
            <div class="menu" {id} popover="auto" role="group" aria-label={label}>{content}</div>
        </>
    }
}
