//! The buttons of the page. One that cannot be pressed now keeps the focus, so that a keyboard never loses its place.

use super::icon::{Icon, icon};
use yew::prelude::*;

/// What a [`Button`] is given.
#[derive(Properties, PartialEq)]
pub struct ButtonProps {
    /// Its name.
    pub label: AttrValue,
    /// What is drawn before the name, or in its place.
    #[prop_or_default]
    pub picture: Option<Icon>,
    /// How it looks.
    #[prop_or_default]
    pub look: Look,
    /// Whether it can be pressed.
    #[prop_or(true)]
    pub enabled: bool,
    /// For a button that stays down: whether it is down.
    #[prop_or_default]
    pub pressed: Option<bool>,
    /// The id of the popover that it closes, if it stands in one.
    #[prop_or_default]
    pub closes: Option<AttrValue>,
    /// What pressing it does.
    pub onpress: Callback<()>,
}

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

/// A button.
#[component]
pub fn Button(ButtonProps { label, picture, look, enabled, pressed, closes, onpress }: &ButtonProps) -> Html {
    let bare = *look == Look::Bare;
    let onclick = {
        let (enabled, onpress) = (*enabled, onpress.clone());
        move |_: MouseEvent| {
            if enabled {
                onpress.emit(());
            }
        }
    };
    html! {
        <button
            class={look_class(*look)}
            type="button"
            title={bare.then(|| label.clone())}
            aria-pressed={pressed.map(word)}
            aria-disabled={(!enabled).then_some("true")}
            popovertarget={closes.clone()}
            popovertargetaction={closes.as_ref().map(|_| "hide")}
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

/// What a [`Switch`] is given.
#[derive(Properties, PartialEq)]
pub struct SwitchProps {
    /// Its name.
    pub label: AttrValue,
    /// What is drawn in place of the track and the name where there is no room for them.
    #[prop_or_default]
    pub picture: Option<Icon>,
    /// Whether it is on.
    pub on: bool,
    /// Hears what it is switched to.
    pub onswitch: Callback<bool>,
}

/// Something that is on or off.
#[component]
pub fn Switch(SwitchProps { label, picture, on, onswitch }: &SwitchProps) -> Html {
    let onclick = {
        let (on, onswitch) = (*on, onswitch.clone());
        move |_: MouseEvent| onswitch.emit(!on)
    };
    html! {
        <button class="switch" type="button" role="switch" aria-checked={word(*on)} title={label.clone()} {onclick}>
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
