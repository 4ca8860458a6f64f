//! The keypad of a board: the keys 1 to 9 and the erase key, and the switch beside a board on which givens are typed.

use crate::{
    action::{Action, BoardAction},
    controls::{Icon, IconImage, Switch, emits, use_dispatch},
    text,
};
use gloo::timers::callback::Timeout;
use nonet_core::board::{Digit, DigitSet, Grid};
use nonet_drawing::{Weight, outline};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// The view of the keypad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeypadView {
    /// The keys, by digit.
    pub keys: [KeyView; 9],
    /// Whether the keys are disabled.
    pub off: bool,
    /// Whether the keys write notes.
    pub notes: bool,
    /// Whether the keys write colours.
    pub colours: bool,
    /// Whether the keys tell how many cells are left for their digits, and are dimmed when none are.
    pub counts: bool,
    /// Whether there is a key that skips a cell.
    pub skips: bool,
    /// Whether digits can be locked.
    pub locks: bool,
    /// The locked digit, which every tapped cell gets; `None` if none is locked.
    pub locked: Option<Digit>,
}

/// The view of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyView {
    /// The digit of the key.
    pub digit: Digit,
    /// The number of cells still to be filled with the digit.
    pub left: u8,
    /// Whether the digit is highlighted on the board.
    pub lit: bool,
}

impl KeypadView {
    /// Returns the keypad for a board with these digits, of which those in `lit` are highlighted. The keys write digits, and nothing can
    /// be locked or skipped.
    #[must_use]
    pub fn of(grid: &Grid, lit: DigitSet) -> KeypadView {
        let key = |digit: Digit| KeyView {
            digit,
            left: 9_u8.saturating_sub(grid.cells_of(digit).len() as u8),
            lit: lit.contains(digit),
        };
        let keys = Digit::ALL.map(key);
        KeypadView { keys, off: false, notes: false, colours: false, counts: true, skips: false, locks: false, locked: None }
    }
}

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
    let KeyListeners { onpointerdown, end_press, onclick, ondblclick } = use_key_listeners(view, onlock.as_ref());
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
            onpointerup={end_press.clone()}
            onpointerleave={end_press}
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

/// The listeners of the keypad, which serve all digits.
struct KeyListeners {
    onpointerdown: Callback<PointerEvent>,
    end_press: Callback<PointerEvent>,
    onclick: Callback<MouseEvent>,
    ondblclick: Callback<MouseEvent>,
}

/// Returns the listeners: a press enters a digit, a long or a double press locks it.
#[hook]
fn use_key_listeners(view: &KeypadView, onlock: Option<&Callback<Digit>>) -> KeyListeners {
    let dispatch = use_dispatch();
    let onlock = onlock.filter(|_| view.locks).cloned();
    let press = use_mut_ref(LongPress::default);
    let presses = use_mut_ref(|| [None::<Digit>; 2]); // the last two pressed digits
    let onpointerdown = {
        let (press, presses, onlock) = (press.clone(), presses.clone(), onlock.clone());
        Callback::from(move |event: PointerEvent| {
            *press.borrow_mut() = LongPress::default();
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
        })
    };
    let onclick = {
        let press = press.clone();
        Callback::from(move |event: MouseEvent| {
            if std::mem::take(&mut *press.borrow_mut()).is_long {
                return;
            }
            if let Some(digit) = digit_under(&event) {
                dispatch.emit(Action::Board(BoardAction::Digit(digit)).into());
            }
        })
    };
    let ondblclick = {
        let onlock = onlock.filter(|_| view.locked.is_none());
        Callback::from(move |event: MouseEvent| {
            // Some browsers report two quick taps on neighbouring keys as a double click.
            let digit = digit_under(&event).filter(|digit| *presses.borrow() == [Some(*digit); 2]);
            if let (Some(digit), Some(onlock)) = (digit, &onlock) {
                onlock.emit(digit);
            }
        })
    };
    let end_press = Callback::from(move |_: PointerEvent| press.borrow_mut().timer = None);
    KeyListeners { onpointerdown, end_press, onclick, ondblclick }
}

/// Milliseconds after which a press is long.
const LONG: u32 = 450;

/// A press on a key that may become a long one.
#[derive(Default)]
struct LongPress {
    timer: Option<Timeout>,
    is_long: bool,
}

fn digit_under(event: &MouseEvent) -> Option<Digit> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let key = target.closest("[data-digit]").ok()??;
    Digit::new(key.get_attribute("data-digit")?.parse().ok()?)
}

#[derive(Properties, PartialEq)]
struct DigitKeyProps {
    /// The digit, and the number of its cells that are still to be filled.
    view: KeyView,
    /// Whether the key tells how many cells are left, and is dimmed when none are.
    counts: bool,
    /// Whether the key gives a colour, whose name it tells.
    colours: bool,
    /// Whether the digit is locked: every tapped cell gets it.
    locked: bool,
    /// Whether the key is disabled.
    off: bool,
}

/// The key of a digit.
#[component]
fn DigitKey(props: &DigitKeyProps) -> Html {
    let &DigitKeyProps { view: KeyView { digit, left, lit }, counts, colours, locked, off } = props;
    let description = match (counts, colours) {
        (true, _) => Some(text::controls::digits_left(left)),
        (false, true) => Some(text::board::colour(digit).say()),
        (false, false) => None,
    };
    html! {
        <button
            class={classes!(
                "key",
                (counts && left == 0).then_some("key--done"),
                lit.then_some("key--lit"),
                locked.then_some("key--locked")
            )}
            type="button"
            aria-pressed={locked.then_some("true")}
            aria-disabled={off.then_some("true")}
            aria-description={description}
            data-digit={digit.to_string()}
        >
            <span class="hidden">{digit.to_string()}</span>
            <svg class="numeral" viewBox="0 -2.2 64 104.4" preserveAspectRatio="none" aria-hidden="true">
                <path d={outline(digit, Weight::Regular)} />
            </svg>
            if counts && left > 0 {
                <span class="key__left" aria-hidden="true">{left}</span>
            }
            if locked {
                <IconImage icon={Icon::Lock} />
            }
        </button>
    }
}

/// The props of [`AutoAdvance`].
#[derive(Properties, PartialEq)]
pub struct AutoAdvanceProps {
    /// Whether the switch is on.
    pub on: bool,
}

/// The switch that sets whether typing a given moves the cursor to the next cell.
#[component]
pub fn AutoAdvance(&AutoAdvanceProps { on }: &AutoAdvanceProps) -> Html {
    html! {
        <div class="editing">
            <Switch label={text::controls::AUTO_ADVANCE} {on} action={Action::Board(BoardAction::AutoAdvance(!on))} />
        </div>
    }
}
