//! Something that is on or off.

use super::{
    dispatch::{telling, use_dispatch},
    icon::{Icon, icon},
};
use crate::action::Action;
use yew::prelude::*;

/// What a [`Switch`] is given.
#[derive(Properties, PartialEq)]
pub struct SwitchProps {
    /// Its name.
    pub label: AttrValue,
    /// What is drawn in place of the track and the name where there is no room for them.
    #[prop_or_default]
    pub icon: Option<Icon>,
    /// Whether it is on.
    pub on: bool,
    /// What switches it.
    pub action: Action,
}

/// A switch that has no picture.
pub fn switch(label: impl Into<AttrValue>, on: bool, action: Action) -> Html {
    let label: AttrValue = label.into();
    html! { <Switch {label} {on} {action} /> }
}

/// A switch.
#[component]
pub fn Switch(SwitchProps { label, icon: picture, on, action }: &SwitchProps) -> Html {
    let onclick = telling(&use_dispatch(), action.clone());
    html! {
        <button class="switch" type="button" role="switch" aria-checked={on.to_string()} title={label} {onclick}>
            {picture.map(icon).unwrap_or_default()}
            <span class="switch__track" aria-hidden="true" />
            <span class="switch__label">{label}</span>
        </button>
    }
}
