//! The puzzles that are offered.

use crate::{
    action::{Action, ShellAction},
    controls::{Icon, Row, menu, row_words},
    view::SampleView,
};
use yew::prelude::*;

/// The samples behind a button.
pub(super) fn sample_menu(samples: &[SampleView]) -> Html {
    menu(MENU, "Samples", Icon::Samples, rows(samples, Some(MENU)))
}

/// The samples in the open.
pub fn sample_list(samples: &[SampleView]) -> Html {
    html! {
        <section class="samples" aria-labelledby="samples-title">
            <h2 class="samples__title" id="samples-title">{"Samples"}</h2>
            {rows(samples, None)}
        </section>
    }
}

const MENU: &str = "samples";

fn rows(samples: &[SampleView], closes: Option<&'static str>) -> Html {
    html! {
        <ul>
            for (number, sample) in samples.iter().enumerate() {
                <li key={number}><Row action={Action::Shell(ShellAction::Sample(number))} {closes}>{row_words(sample.name, sample.about)}</Row></li>
            }
        </ul>
    }
}
