//! The puzzles that are offered.

use crate::app::{
    action::Action,
    controls::{Icon, Menu, Row, row_words},
    view::SampleView,
};
use yew::prelude::*;

/// What a [`SampleMenu`] is given.
#[derive(Properties, PartialEq)]
pub(super) struct SampleMenuProps {
    /// The puzzles.
    pub(super) samples: Vec<SampleView>,
    /// Whether one is opened as a game.
    pub(super) to_play: bool,
}

/// The samples behind a button.
#[component]
pub(super) fn SampleMenu(SampleMenuProps { samples, to_play }: &SampleMenuProps) -> Html {
    let choose = if *to_play { Action::PlaySample } else { Action::Sample };
    html! { <Menu id={MENU} label="Samples" icon={Icon::Samples}>{rows(samples, choose, Some(MENU))}</Menu> }
}

/// What a [`SampleList`] is given.
#[derive(Properties, PartialEq)]
pub struct SampleListProps {
    /// The puzzles.
    pub samples: Vec<SampleView>,
}

/// The samples in the open.
#[component]
pub fn SampleList(SampleListProps { samples }: &SampleListProps) -> Html {
    html! {
        <section class="samples" aria-labelledby="samples-title">
            <h2 class="samples__title" id="samples-title">{"Samples"}</h2>
            {rows(samples, Action::Sample, None)}
        </section>
    }
}

const MENU: &str = "samples";

fn rows(samples: &[SampleView], choose: fn(usize) -> Action, closes: Option<&'static str>) -> Html {
    html! {
        <ul>
            for (number, sample) in samples.iter().enumerate() {
                <li key={number}><Row action={choose(number)} {closes}>{row_words(sample.name, sample.about)}</Row></li>
            }
        </ul>
    }
}
