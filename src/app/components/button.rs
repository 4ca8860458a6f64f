//! The buttons of the page. One that cannot be pressed now keeps the focus, so that a keyboard never loses its place.

use super::{
    icon::{Icon, icon},
    tag::{Tag, tag},
};
use crate::app::action::Action;
use std::rc::Rc;
use yew::{html::onmousedown, prelude::*};

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

/// A button: its name, what is drawn before the name or in its place, how it looks, and what pressing it does; without that it
/// can't be pressed.
#[inline(never)]
pub fn action_button(
    label: AttrValue,
    picture: Option<Icon>,
    look: Look,
    action: Option<Action>,
    onaction: &Callback<Action>,
) -> Html {
    special_button(label, picture, look, None, None, action, onaction)
}

/// A button that stays down, if `pressed` says whether it is down; and one that closes the popover with the id `closes`.
#[inline(never)]
pub fn special_button(
    label: AttrValue,
    picture: Option<Icon>,
    look: Look,
    pressed: Option<bool>,
    closes: Option<&'static str>,
    action: Option<Action>,
    onaction: &Callback<Action>,
) -> Html {
    let mut button = tag("button", look_class(look)).with("type", "button");
    if look == Look::Bare {
        button = button.set("title", label.clone());
    }
    if let Some(pressed) = pressed {
        button = button.with("aria-pressed", word(pressed));
    }
    if let Some(closes) = closes {
        button = button.with("popovertarget", closes).with("popovertargetaction", "hide");
    }
    button = match action {
        Some(action) => button.press(action, onaction),
        None => button.with("aria-disabled", "true"),
    };
    let name = tag("span", if look == Look::Bare { "hidden" } else { "button__label" }).text(label);
    button.child(picture.map(icon).unwrap_or_default()).child(name).into()
}

const fn look_class(look: Look) -> &'static str {
    match look {
        Look::Primary => "button button--primary",
        Look::Plain => "button",
        Look::Quiet => "button button--quiet",
        Look::Bare => "button button--bare",
    }
}

/// The actions in a row, each with whether it can be done. The board keeps the keyboard's focus while a mouse presses them.
pub fn action_row(buttons: &[(&'static str, Icon, Look, bool, Action)], onaction: &Callback<Action>) -> Tag {
    let button = |(label, picture, look, enabled, action): &(&'static str, Icon, Look, bool, Action)| {
        action_button((*label).into(), Some(*picture), *look, enabled.then(|| action.clone()), onaction)
    };
    let stay = onmousedown::Wrapper::new(Callback::from(|event: MouseEvent| event.prevent_default()));
    tag("div", "toolbar")
        .with("role", "group")
        .with("aria-label", "Actions")
        .on(Rc::new(stay))
        .children(buttons.iter().map(button))
}

/// Something that is on or off: its name, what is drawn in place of the track and the name where there is no room for them, and
/// what switches it.
#[inline(never)]
pub fn switch(label: AttrValue, picture: Option<Icon>, on: bool, action: Action, onaction: &Callback<Action>) -> Html {
    tag("button", "switch")
        .with("type", "button")
        .with("role", "switch")
        .with("aria-checked", word(on))
        .set("title", label.clone())
        .child(picture.map(icon).unwrap_or_default())
        .child(tag("span", "switch__track").with("aria-hidden", "true"))
        .child(tag("span", "switch__label").text(label))
        .press(action, onaction)
        .into()
}

/// How ARIA spells a truth value.
const fn word(on: bool) -> &'static str {
    if on { "true" } else { "false" }
}
