//! Whether the keys write digits or notes (Play).

use crate::app::action::Action;
use yew::prelude::*;

/// The two ways of writing.
pub fn modes(notes: bool, onaction: &Callback<Action>) -> Html {
    html! {
        <fieldset class="segments modes">
            <legend class="hidden">{"The keys write"}</legend>
            for (name, choice) in [("Digit", false), ("Notes", true)] {
                <label class="segments__item" key={name}>
                    <input
                        class="hidden"
                        type="radio"
                        name="mode"
                        checked={choice == notes}
                        onchange={onaction.reform(|_: Event| Action::ToggleNotes)}
                    />
                    <span>{name}</span>
                </label>
            }
        </fieldset>
    }
}
