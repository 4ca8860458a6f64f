//! The puzzles that are offered.

use crate::{
    action::{Action, ShellAction},
    controls::{Row, row_words},
    view::SampleView,
};
use yew::prelude::*;

/// The examples, one press each.
pub fn example_list(samples: &[SampleView]) -> Html {
    html! {
        <section class="samples" aria-labelledby="samples-title">
            <h2 class="samples__title" id="samples-title">{"Examples"}</h2>
            <ul>
                for (number, sample) in samples.iter().enumerate() {
                    <li key={number}>
                        <Row action={Action::Shell(ShellAction::Sample(number))}>{row_words(sample.name, sample.about)}</Row>
                    </li>
                }
            </ul>
        </section>
    }
}
