//! What the keys write (Play).

use crate::app::{action::Action, state::Mode};
use yew::prelude::*;

/// The ways of writing, the one that holds first pressed.
pub fn modes(modes: &[(&'static str, Mode)], now: Mode, onaction: &Callback<Action>) -> Html {
    html! {
        <fieldset class="segments modes" role="radiogroup" aria-label="Entry mode">
            for (name, mode) in modes.iter().copied() {
                <label class="segments__item" key={name}>
                    <input
                        class="hidden"
                        type="radio"
                        name="mode"
                        checked={mode == now}
                        onchange={onaction.reform(move |_: Event| Action::Mode(mode))}
                    />
                    <span>{name}</span>
                </label>
            }
        </fieldset>
    }
}
