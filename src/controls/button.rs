//! A button. One that cannot be pressed now keeps the focus, so that a keyboard never loses its place.

use super::{
    dispatch::{telling, use_dispatch},
    icon::{Icon, icon},
};
use crate::{
    action::{Action, ShellAction},
    state::Overlay,
};
use yew::prelude::*;

/// How a button looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ButtonStyle {
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

impl ButtonStyle {
    const fn class(self) -> Option<&'static str> {
        match self {
            ButtonStyle::Primary => Some("button--primary"),
            ButtonStyle::Plain => None,
            ButtonStyle::Quiet => Some("button--quiet"),
            ButtonStyle::Bare => Some("button--bare"),
        }
    }
}

/// What a [`Button`] is given.
#[derive(Properties, PartialEq)]
pub struct ButtonProps {
    /// Its name.
    pub label: AttrValue,
    /// The beginning of its name, which is only spoken.
    #[prop_or_default]
    pub before: &'static str,
    /// The rest of its name, which is only spoken.
    #[prop_or_default]
    pub spoken: &'static str,
    /// What is drawn before the name, or in its place.
    #[prop_or_default]
    pub icon: Option<Icon>,
    /// How it looks.
    #[prop_or_default]
    pub style: ButtonStyle,
    /// Whether it is down, if it is one that stays down.
    #[prop_or_default]
    pub pressed: Option<bool>,
    /// The id of the popover that it closes.
    #[prop_or_default]
    pub closes: Option<&'static str>,
    /// What a press does; without it the button can't be pressed.
    #[prop_or_default]
    pub action: Option<Action>,
}

/// A button with no more than a name, a look and what it does.
pub fn button(label: impl Into<AttrValue>, style: ButtonStyle, action: Action) -> Html {
    button_of(label.into(), None, style, None, Some(action))
}

/// A button that is only a picture.
pub fn icon_button(label: impl Into<AttrValue>, icon: Icon, action: Option<Action>) -> Html {
    button_of(label.into(), Some(icon), ButtonStyle::Bare, None, action)
}

/// A button with a picture before its name. Without an action it can't be pressed.
pub fn pictured_button(label: impl Into<AttrValue>, icon: Icon, style: ButtonStyle, action: Option<Action>) -> Html {
    button_of(label.into(), Some(icon), style, None, action)
}

/// A button that stays pressed or not.
pub fn toggle_button(label: impl Into<AttrValue>, pressed: bool, action: Action) -> Html {
    button_of(label.into(), None, ButtonStyle::Plain, Some(pressed), Some(action))
}

/// The title of a technique, which opens the lesson with this name; if there is one, it isn't empty.
pub fn technique_title(title: &str, lesson: &str) -> Html {
    if lesson.is_empty() {
        return title.into();
    }
    button(title.to_owned(), ButtonStyle::Quiet, Action::Shell(ShellAction::Open(Overlay::Techniques(lesson.to_owned()))))
}

/// One place in the program that makes them: there are many.
fn button_of(label: AttrValue, icon: Option<Icon>, style: ButtonStyle, pressed: Option<bool>, action: Option<Action>) -> Html {
    html! { <Button {label} {icon} {style} {pressed} {action} /> }
}

/// A button.
#[component]
pub fn Button(ButtonProps { label, before, spoken, icon: picture, style, pressed, closes, action }: &ButtonProps) -> Html {
    let dispatch = use_dispatch();
    let bare = *style == ButtonStyle::Bare;
    html! {
        <button
            class={classes!("button", style.class())}
            type="button"
            title={bare.then(|| label.clone())}
            aria-pressed={pressed.map(|pressed| pressed.to_string())}
            aria-disabled={action.is_none().then_some("true")}
            popovertarget={*closes}
            popovertargetaction={closes.map(|_| "hide")}
            onclick={action.clone().map(|action| telling(&dispatch, action))}
        >
            {picture.map(icon).unwrap_or_default()}
            if !before.is_empty() {
                <span class="hidden">{*before}</span>
            }
            <span class={if bare { "hidden" } else { "button__label" }}>{label}</span>
            if !spoken.is_empty() {
                <span class="hidden">{*spoken}</span>
            }
        </button>
    }
}
