//! A switch that is on or off.

use super::{Icon, IconImage, emits, use_dispatch};
use crate::action::Action;
use yew::prelude::*;

/// The props of [`Switch`].
#[derive(Properties, PartialEq)]
pub struct SwitchProps {
    /// The name of the switch.
    pub label: AttrValue,
    /// The icon that replaces track and name on a small screen.
    #[prop_or_default]
    pub icon: Option<Icon>,
    /// Whether the switch is on.
    pub on: bool,
    /// The action that switches it.
    pub action: Action,
}

/// A switch.
#[component]
pub fn Switch(SwitchProps { label, icon, on, action }: &SwitchProps) -> Html {
    let onclick = emits(&use_dispatch(), action.clone());
    html! {
        <button class="switch" type="button" role="switch" aria-checked={on.to_string()} title={label} {onclick}>
            if let Some(icon) = *icon {
                <IconImage {icon} />
            }
            <span class="switch__track" aria-hidden="true" />
            <span class="switch__label">{label}</span>
        </button>
    }
}
