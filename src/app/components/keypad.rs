//! The keys 1 to 9 and the one that erases.

use super::{
    icon::{Icon, icon},
    numeral::{Weight, numeral_picture},
};
use crate::app::{
    action::Action,
    view::{KeyView, KeypadView},
};
use yew::prelude::*;

/// What a [`Keypad`] is given.
#[derive(Properties, PartialEq)]
pub struct KeypadProps {
    /// The keys.
    pub view: KeypadView,
    /// Whether there is something to erase.
    pub can_erase: bool,
    /// Hears which key was pressed.
    pub onaction: Callback<Action>,
}

/// The pad: twice five keys. The board keeps the keyboard's focus while a mouse presses them.
#[component]
pub fn Keypad(KeypadProps { view, can_erase, onaction }: &KeypadProps) -> Html {
    let onmousedown = |event: MouseEvent| event.prevent_default();
    html! {
        <div
            class={classes!("keypad", view.notes.then_some("keypad--notes"))}
            role="group"
            aria-label={if view.notes { "Notes" } else { "Digits" }}
            {onmousedown}
        >
            {for view.keys.iter().map(|key| digit_key(*key, onaction))}
            <button
                class="key key--erase"
                type="button"
                aria-label="Erase"
                title="Erase"
                aria-disabled={(!can_erase).then_some("true")}
                onclick={onaction.reform(|_| Action::Erase)}
            >
                {icon(Icon::Erase)}
            </button>
        </div>
    }
}

fn digit_key(key: KeyView, onaction: &Callback<Action>) -> Html {
    let KeyView { digit, left, lit } = key;
    html! {
        <button
            class={classes!("key", (left == 0).then_some("key--done"), lit.then_some("key--lit"))}
            type="button"
            aria-label={digit.to_string()}
            title={format!("{left} left")}
            data-left={left.to_string()}
            onclick={onaction.reform(move |_| Action::Digit(digit))}
            key={digit.value()}
        >
            {numeral_picture(digit, Weight::Own)}
        </button>
    }
}
