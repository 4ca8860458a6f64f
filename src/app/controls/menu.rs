//! A menu behind a button: the browser's own popover, which closes with Escape or a press elsewhere.

use super::icon::{Icon, icon};
use yew::prelude::*;

/// What a [`Menu`] is given.
#[derive(Properties, PartialEq)]
pub struct MenuProps {
    /// By which its items close it.
    pub id: &'static str,
    /// The name of the button.
    pub label: &'static str,
    /// The picture of the button.
    pub icon: Icon,
    /// What it holds.
    pub children: Html,
}

/// The button and the menu.
#[component]
pub fn Menu(MenuProps { id, label, icon: picture, children }: &MenuProps) -> Html {
    html! {
        <>
            <button class="button button--quiet button--menu" type="button" popovertarget={*id} title={*label}>
                {icon(*picture)}
                <span class="button__label">{*label}</span>
            </button>
            <div class="menu" id={*id} popover="auto" role="group" aria-label={*label}>{children.clone()}</div>
        </>
    }
}
