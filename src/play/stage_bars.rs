//! The bars that show the stage of a hint.

use crate::{
    action::{Action, PlayAction},
    controls::{emits, use_dispatch},
    text,
};
use yew::prelude::*;

/// The props of [`StageBars`].
#[derive(Properties, PartialEq)]
pub(super) struct StageBarsProps {
    /// The stages of the hint, of 0 to 4.
    pub(super) stages: Vec<u8>,
    /// The current stage.
    pub(super) told: u8,
}

/// A bar for each stage. Pressing a bar goes to its stage.
#[component]
pub(super) fn StageBars(StageBarsProps { stages, told }: &StageBarsProps) -> Html {
    let dispatch = use_dispatch();
    html! {
        <div class="stages" role="group" aria-label={text::play::STAGES}>
            for (number, name) in stages.iter().filter_map(|number| Some((*number, *text::STAGES.get(usize::from(*number))?))) {
                <button
                    key={number}
                    class={classes!("stages__bar", (number <= *told).then_some("stages__bar--told"))}
                    type="button"
                    title={name}
                    aria-label={name}
                    aria-current={(number == *told).then_some("step")}
                    onclick={emits(&dispatch, Action::Play(PlayAction::Stage(number)))}
                />
            }
        </div>
    }
}
