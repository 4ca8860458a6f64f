//! The keypad: the keys 1 to 9 and the erase key.

use super::{Icon, IconImage, KeypadView, digit_key::DigitKey, emits, use_dispatch};
use crate::{
    action::{Action, BoardAction},
    text,
};
use gloo::timers::callback::Timeout;
use nonet_core::board::Digit;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// The props of [`Keypad`].
#[derive(Properties, PartialEq)]
pub struct KeypadProps {
    /// The view of the keys.
    pub view: KeypadView,
    /// Whether there is something to erase.
    pub can_erase: bool,
    /// The callback for a digit that is to be locked; `None` if digits can't be locked.
    #[prop_or_default]
    pub onlock: Option<Callback<Digit>>,
}

/// The keypad: two rows of five keys, or of six if it has a key to skip a cell. A press with the mouse leaves the focus on the
/// board. A long press or a double press locks the digit, where digits can be locked.
#[component]
pub fn Keypad(KeypadProps { view, can_erase, onlock }: &KeypadProps) -> Html {
    let dispatch = use_dispatch();
    let onlock = onlock.clone().filter(|_| view.locks);
    let press = use_mut_ref(Press::default);
    let presses = use_mut_ref(|| [None::<Digit>; 2]); // the last two pressed digits
    let onpointerdown = {
        let (press, presses, onlock) = (press.clone(), presses.clone(), onlock.clone());
        move |event: PointerEvent| {
            *press.borrow_mut() = Press::default();
            let before = presses.borrow()[1];
            presses.replace([before, digit_under(&event)]);
            if let (Some(digit), Some(onlock)) = (digit_under(&event), onlock.clone()) {
                let long = press.clone();
                let lock = move || {
                    long.borrow_mut().is_long = true;
                    onlock.emit(digit);
                };
                press.borrow_mut().timer = Some(Timeout::new(LONG, lock));
            }
        }
    };
    let onclick = {
        let (press, dispatch) = (press.clone(), dispatch.clone());
        move |event: MouseEvent| {
            if std::mem::take(&mut *press.borrow_mut()).is_long {
                return;
            }
            if let Some(digit) = digit_under(&event) {
                dispatch.emit(Action::Board(BoardAction::Digit(digit)).into());
            }
        }
    };
    let ondblclick = {
        let onlock = onlock.filter(|_| view.locked.is_none());
        move |event: MouseEvent| {
            // Some browsers report two quick taps on neighbouring keys as a double click.
            let digit = digit_under(&event).filter(|digit| *presses.borrow() == [Some(*digit); 2]);
            if let (Some(digit), Some(onlock)) = (digit, &onlock) {
                onlock.emit(digit);
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
            translate="no"
            aria-label={match (view.notes, view.colours) {
                (true, _) => text::controls::NOTE_KEYS,
                (false, true) => text::controls::COLOUR_KEYS,
                (false, false) => text::controls::DIGIT_KEYS,
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
                <DigitKey key={key.digit.index()} view={key} counts={view.counts} colours={view.colours} locked={view.locked == Some(key.digit)} off={view.off} />
            }
            <button
                class="key key--erase"
                type="button"
                aria-label={text::controls::ERASE}
                title={text::controls::ERASE}
                aria-disabled={(!can_erase).then_some("true")}
                onclick={emits(&dispatch, Action::Board(BoardAction::Erase))}
            >
                <IconImage icon={Icon::Erase} />
            </button>
            if view.skips {
                <button class="key key--skip" type="button" onclick={emits(&dispatch, Action::Board(BoardAction::Zero))}>
                    {text::controls::SKIP}
                </button>
            }
        </div>
    }
}

/// Milliseconds after which a press is long.
const LONG: u32 = 450;

/// A press that lasts.
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
