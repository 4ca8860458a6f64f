//! The puzzles that are offered.

use super::{icon::Icon, menu::Menu};
use crate::app::{action::Action, view::SampleView};
use yew::prelude::*;

/// What a [`SampleMenu`] is given.
#[derive(Properties, PartialEq)]
pub struct SampleMenuProps {
    /// The puzzles.
    pub samples: Vec<SampleView>,
    /// Hears which one is wanted.
    pub onaction: Callback<Action>,
}

/// The samples behind a button.
#[component]
pub fn SampleMenu(SampleMenuProps { samples, onaction }: &SampleMenuProps) -> Html {
    html! {
        <Menu id="samples" label="Samples" picture={Icon::Samples}>
            <ul>
                for (number, sample) in samples.iter().enumerate() {
                    <li key={number}>{row(number, sample, onaction)}</li>
                }
            </ul>
        </Menu>
    }
}

fn row(number: usize, sample: &SampleView, onaction: &Callback<Action>) -> Html {
    html! {
        <button
            class="row"
            type="button"
            popovertarget="samples"
            popovertargetaction="hide"
            onclick={onaction.reform(move |_| Action::Sample(number))}
        >
            <span class="row__text">
                <span class="row__title">{sample.name}</span>
                <span class="row__detail">{sample.about}</span>
            </span>
        </button>
    }
}
