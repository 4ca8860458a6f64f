//! The puzzles that are offered.

use super::{icon::Icon, menu::Menu};
use crate::app::view::SampleView;
use yew::prelude::*;

/// What a [`SampleMenu`] or a [`SampleList`] is given.
#[derive(Properties, PartialEq)]
pub struct SampleProps {
    /// The puzzles.
    pub samples: Vec<SampleView>,
    /// Hears the number of the one that is wanted.
    pub choose: Callback<usize>,
}

/// The samples behind a button.
#[component]
pub fn SampleMenu(SampleProps { samples, choose }: &SampleProps) -> Html {
    html! {
        <Menu id={MENU} label="Samples" picture={Icon::Samples}>{rows(samples, choose, Some(MENU))}</Menu>
    }
}

/// The samples in the open.
#[component]
pub fn SampleList(SampleProps { samples, choose }: &SampleProps) -> Html {
    html! {
        <section class="samples" aria-labelledby="samples-title">
            <h2 class="samples__title" id="samples-title">{"Samples"}</h2>
            {rows(samples, choose, None)}
        </section>
    }
}

const MENU: &str = "samples";

fn rows(samples: &[SampleView], choose: &Callback<usize>, closes: Option<&'static str>) -> Html {
    html! {
        <ul>
            for (number, sample) in samples.iter().enumerate() {
                <li key={number}>
                    <button
                        class="row"
                        type="button"
                        popovertarget={closes}
                        popovertargetaction={closes.map(|_| "hide")}
                        onclick={choose.reform(move |_| number)}
                    >
                        <span class="row__text">
                            <span class="row__title">{sample.name}</span>
                            <span class="row__detail">{sample.about}</span>
                        </span>
                    </button>
                </li>
            }
        </ul>
    }
}
