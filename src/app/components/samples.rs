//! The puzzles that are offered.

use super::{icon::Icon, menu::menu};
use crate::app::view::SampleView;
use yew::prelude::*;

/// The samples behind a button.
pub fn sample_menu(samples: &[SampleView], choose: &Callback<usize>) -> Html {
    menu(MENU, "Samples", Icon::Samples, rows(samples, choose, Some(MENU)))
}

/// The samples in the open.
pub fn sample_list(samples: &[SampleView], choose: &Callback<usize>) -> Html {
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
