//! Whether the keys write digits or notes (Play).

use crate::app::action::Action;
use yew::prelude::*;

/// What [`Modes`] is given.
#[derive(Properties, PartialEq)]
pub struct ModesProps {
    /// Whether notes are written.
    pub notes: bool,
    /// Hears that it is switched.
    pub onaction: Callback<Action>,
}

/// The two ways of writing.
#[component]
pub fn Modes(ModesProps { notes, onaction }: &ModesProps) -> Html {
    let (notes, onaction) = (*notes, onaction.clone());
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
