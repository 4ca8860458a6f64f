//! The key of a digit.

use super::{Icon, IconImage, KeyView};
use crate::text;
use nonet_drawing::{Weight, outline};
use yew::prelude::*;

/// The props of [`DigitKey`].
#[derive(Properties, PartialEq)]
pub(super) struct DigitKeyProps {
    /// The digit, and the number of its cells that are still to be filled.
    pub(super) view: KeyView,
    /// Whether the key tells how many cells are left, and is dimmed when none are.
    pub(super) counts: bool,
    /// Whether the key gives a colour, whose name it tells.
    pub(super) colours: bool,
    /// Whether the digit is locked: every tapped cell gets it.
    pub(super) locked: bool,
    /// Whether the key is disabled.
    pub(super) off: bool,
}

/// The key of a digit.
#[component]
pub(super) fn DigitKey(props: &DigitKeyProps) -> Html {
    let &DigitKeyProps { view: KeyView { digit, left, lit }, counts, colours, locked, off } = props;
    let description = match (counts, colours) {
        (true, _) => Some(text::controls::digits_left(left)),
        (false, true) => Some(text::board::colour(digit).to_owned()),
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
