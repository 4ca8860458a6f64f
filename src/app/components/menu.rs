//! A menu behind a button: the browser's own popover, which closes with Escape or a press elsewhere.

use super::icon::{Icon, icon};
use yew::prelude::*;

/// What a [`Menu`] is given.
#[derive(Properties, PartialEq)]
pub struct MenuProps {
    /// The id that its items close it by.
    pub id: &'static str,
    /// Its name.
    pub label: AttrValue,
    /// What is drawn before the name.
    pub picture: Icon,
    /// What stands in it.
    pub children: Html,
}

/// A menu.
#[component]
pub fn Menu(MenuProps { id, label, picture, children }: &MenuProps) -> Html {
    html! {
        <>
            <button class="button button--quiet button--menu" type="button" popovertarget={*id} title={label.clone()}>
                {icon(*picture)}
                <span class="button__label">{label}</span>
            </button>
            <div class="menu" id={*id} popover="auto" role="group" aria-label={label}>{children.clone()}</div>
        </>
    }
}
