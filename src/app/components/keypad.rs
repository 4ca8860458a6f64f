//! The keys 1 to 9 and the one that erases.

use super::{
    icon::{Icon, icon},
    numeral::figures,
    part::part,
    tag::classes,
};
use crate::app::{
    action::Action,
    view::{KeyView, KeypadView},
};
use gloo::timers::callback::Timeout;
use nonet_core::board::Digit;
use wasm_bindgen::JsCast;
use web_sys::Element;
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

/// The pad: twice five keys. The board keeps the keyboard's focus while a mouse presses them. A long press, or two quick ones,
/// locks a digit where digits can be locked.
#[component]
pub fn Keypad(KeypadProps { view, can_erase, onaction }: &KeypadProps) -> Html {
    let press = use_mut_ref(Press::default);
    let onpointerdown = {
        let (press, onaction, locks) = (press.clone(), onaction.clone(), view.locks);
        move |event: PointerEvent| {
            *press.borrow_mut() = Press::default();
            if let Some(digit) = digit_under(&event).filter(|_| locks) {
                let (long, onaction) = (press.clone(), onaction.clone());
                let lock = move || {
                    long.borrow_mut().is_long = true;
                    onaction.emit(Action::Lock(digit));
                };
                press.borrow_mut().timer = Some(Timeout::new(LONG, lock));
            }
        }
    };
    let onclick = {
        let (press, onaction) = (press.clone(), onaction.clone());
        move |event: MouseEvent| {
            if std::mem::take(&mut *press.borrow_mut()).is_long {
                return;
            }
            if let Some(digit) = digit_under(&event) {
                onaction.emit(Action::Digit(digit));
            }
        }
    };
    let ondblclick = {
        let (onaction, free) = (onaction.clone(), view.locks && view.locked.is_none());
        move |event: MouseEvent| {
            if let Some(digit) = digit_under(&event).filter(|_| free) {
                onaction.emit(Action::Lock(digit));
            }
        }
    };
    let let_go = move |_: PointerEvent| press.borrow_mut().timer = None;
    html! {
        <div
            class={classes(&[Some("keypad"), view.notes.then_some("keypad--notes"), view.colours.then_some("keypad--colours")])}
            role="group"
            aria-label={if view.notes { "Notes" } else { "Digits" }}
            onmousedown={|event: MouseEvent| event.prevent_default()}
            oncontextmenu={|event: MouseEvent| event.prevent_default()}
            {onpointerdown}
            onpointerup={let_go.clone()}
            onpointerleave={let_go}
            {onclick}
            {ondblclick}
        >
            {for view.keys.iter().map(|key| part((*key, view.locked == Some(key.digit)), digit_key, onaction))}
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

/// Milliseconds that make a press long.
const LONG: u32 = 450;

/// A press that goes on.
#[derive(Default)]
struct Press {
    timer: Option<Timeout>,
    is_long: bool,
}

fn digit_under(event: &MouseEvent) -> Option<Digit> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let key = target.closest("[data-digit]").ok()??;
    Digit::new(key.get_attribute("data-digit")?.parse().ok()?)
}

fn digit_key(&(KeyView { digit, left, lit }, locked): &(KeyView, bool), _: &Callback<Action>) -> Html {
    let name = AttrValue::from(digit.to_string());
    html! {
        <button
            class={classes(&[Some("key"), (left == 0).then_some("key--done"), lit.then_some("key--lit"), locked.then_some("key--locked")])}
            type="button"
            aria-label={name.clone()}
            aria-pressed={locked.then_some("true")}
            aria-description={format!("{left} left")}
            data-digit={name}
        >
            {figures("numeral", digit.value().into(), false)}
            if left > 0 {
                {figures("key__left", left.into(), false)}
            }
            if locked {
                {icon(Icon::Lock)}
            }
        </button>
    }
}
