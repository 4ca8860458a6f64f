//! The buttons of the page. One that cannot be pressed now keeps the focus, so that a keyboard never loses its place.

use super::icon::{Icon, icon};
use crate::app::action::Action;
use yew::prelude::*;

/// How a button looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Look {
    /// The one that leads on.
    Primary,
    /// One of several.
    #[default]
    Plain,
    /// Only its words, in the accent colour.
    Quiet,
    /// Only its picture; the name is a tooltip.
    Bare,
}

/// A button: its name, what is drawn before the name or in its place, how it looks, whether it can be pressed, and what pressing
/// it does.
#[inline(never)]
pub fn button(label: AttrValue, picture: Option<Icon>, look: Look, enabled: bool, onpress: Callback<()>) -> Html {
    special_button(label, picture, look, enabled, None, None, onpress)
}

/// A button for an action; without one it can't be pressed.
#[inline(never)]
pub fn action_button(
    label: AttrValue,
    picture: Option<Icon>,
    look: Look,
    action: Option<Action>,
    onaction: &Callback<Action>,
) -> Html {
    let (enabled, onaction) = (action.is_some(), onaction.clone());
    let onpress = Callback::from(move |()| {
        if let Some(action) = action.clone() {
            onaction.emit(action);
        }
    });
    button(label, picture, look, enabled, onpress)
}

/// A button that stays down, if `pressed` says whether it is down; and one that closes the popover with the id `closes`.
#[inline(never)]
pub fn special_button(
    label: AttrValue,
    picture: Option<Icon>,
    look: Look,
    enabled: bool,
    pressed: Option<bool>,
    closes: Option<&'static str>,
    onpress: Callback<()>,
) -> Html {
    let bare = look == Look::Bare;
    let onclick = move |_: MouseEvent| {
        if enabled {
            onpress.emit(());
        }
    };
    html! {
        <button
            class={look_class(look)}
            type="button"
            title={bare.then(|| label.clone())}
            aria-pressed={pressed.map(word)}
            aria-disabled={(!enabled).then_some("true")}
            popovertarget={closes}
            popovertargetaction={closes.map(|_| "hide")}
            {onclick}
        >
            {for picture.map(icon)}
            <span class={if bare { "hidden" } else { "button__label" }}>{label}</span>
        </button>
    }
}

const fn look_class(look: Look) -> &'static str {
    match look {
        Look::Primary => "button button--primary",
        Look::Plain => "button",
        Look::Quiet => "button button--quiet",
        Look::Bare => "button button--bare",
    }
}

/// Something that is on or off: its name, what is drawn in place of the track and the name where there is no room for them, and
/// who hears what it is switched to.
#[inline(never)]
pub fn switch(label: AttrValue, picture: Option<Icon>, on: bool, onswitch: Callback<bool>) -> Html {
    let onclick = move |_: MouseEvent| onswitch.emit(!on);
    html! {
        <button class="switch" type="button" role="switch" aria-checked={word(on)} title={label.clone()} {onclick}>
            {for picture.map(icon)}
            <span class="switch__track" aria-hidden="true" />
            <span class="switch__label">{label}</span>
        </button>
    }
}

/// How ARIA spells a truth value.
const fn word(on: bool) -> &'static str {
    if on { "true" } else { "false" }
}
