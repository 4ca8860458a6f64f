//! The keys 1 to 9 and the one that erases.

use super::{
    dispatch::{telling, use_dispatch},
    icon::{Icon, icon},
};
use crate::{
    action::{Action, BoardAction, PlayAction},
    board::{Weight, numeral},
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
}

/// The pad: twice five keys, or six where a cell can be skipped. The board keeps the keyboard's focus while a mouse presses them. A
/// long press, or two quick ones, locks a digit where digits can be locked.
#[component]
pub fn Keypad(KeypadProps { view, can_erase }: &KeypadProps) -> Html {
    let onaction = use_dispatch();
    let press = use_mut_ref(Press::default);
    let presses = use_mut_ref(|| [None::<Digit>; 2]); // the digits that were pressed last
    let onpointerdown = {
        let (press, presses, onaction, locks) = (press.clone(), presses.clone(), onaction.clone(), view.locks);
        move |event: PointerEvent| {
            *press.borrow_mut() = Press::default();
            let before = presses.borrow()[1];
            presses.replace([before, digit_under(&event)]);
            if let Some(digit) = digit_under(&event).filter(|_| locks) {
                let (long, onaction) = (press.clone(), onaction.clone());
                let lock = move || {
                    long.borrow_mut().is_long = true;
                    onaction.emit(Action::Play(PlayAction::Lock(digit)).into());
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
                onaction.emit(Action::Board(BoardAction::Digit(digit)).into());
            }
        }
    };
    let ondblclick = {
        let (onaction, free) = (onaction.clone(), view.locks && view.locked.is_none());
        move |event: MouseEvent| {
            // Two quick taps on neighbours are a double click to some browsers.
            if let Some(digit) = digit_under(&event).filter(|digit| free && *presses.borrow() == [Some(*digit); 2]) {
                onaction.emit(Action::Play(PlayAction::Lock(digit)).into());
            }
        }
    };
    let let_go = move |_: PointerEvent| press.borrow_mut().timer = None;
    html! {
        <div
            class={classes!(
                "keypad",
                view.notes.then_some("keypad--notes"),
                view.colours.then_some("keypad--colours"),
                view.skips.then_some("keypad--skips")
            )}
            role="group"
            aria-label={match (view.notes, view.colours) {
                (true, _) => "Notes",
                (false, true) => "Colours",
                (false, false) => "Digits",
            }}
            onmousedown={|event: MouseEvent| event.prevent_default()}
            oncontextmenu={|event: MouseEvent| event.prevent_default()}
            {onpointerdown}
            onpointerup={let_go.clone()}
            onpointerleave={let_go}
            {onclick}
            {ondblclick}
        >
            for key in view.keys {
                <Key key={key.digit.index()} view={key} locked={view.locked == Some(key.digit)} off={view.off} />
            }
            <button
                class="key key--erase"
                type="button"
                aria-label="Erase"
                title="Erase"
                aria-disabled={(!can_erase).then_some("true")}
                onclick={telling(&onaction, Action::Board(BoardAction::Erase))}
            >
                {icon(Icon::Erase)}
            </button>
            if view.skips {
                <button class="key key--skip" type="button" onclick={telling(&onaction, Action::Board(BoardAction::Zero))}>{"Skip"}</button>
            }
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

/// What a [`Key`] is given.
#[derive(Properties, PartialEq)]
struct KeyProps {
    view: KeyView,
    locked: bool,
    off: bool,
}

/// The key of a digit.
#[component]
fn Key(&KeyProps { view: KeyView { digit, left, lit }, locked, off }: &KeyProps) -> Html {
    html! {
        <button
            class={classes!(
                "key",
                (left == 0).then_some("key--done"),
                lit.then_some("key--lit"),
                locked.then_some("key--locked")
            )}
            type="button"
            aria-pressed={locked.then_some("true")}
            aria-disabled={off.then_some("true")}
            aria-description={format!("{left} left")}
            data-digit={digit.to_string()}
        >
            <span class="hidden">{digit.to_string()}</span>
            <svg class="numeral" viewBox="0 -2.2 64 104.4" preserveAspectRatio="none" aria-hidden="true">
                {numeral(digit, Weight::Regular, Classes::new(), "")}
            </svg>
            if left > 0 {
                <span class="key__left" aria-hidden="true">{left}</span>
            }
            if locked {
                {icon(Icon::Lock)}
            }
        </button>
    }
}
