//! The puzzles that are offered.

use super::{icon::Icon, menu::menu, row::row, tag::tag};
use crate::app::{action::Action, view::SampleView};
use yew::prelude::*;

/// The samples behind a button; a press does what `choose` says.
pub fn sample_menu(samples: &[SampleView], choose: fn(usize) -> Action, onaction: &Callback<Action>) -> Html {
    menu(MENU, "Samples", Icon::Samples, rows(samples, choose, true, onaction))
}

/// The samples in the open.
pub fn sample_list(samples: &[SampleView], onaction: &Callback<Action>) -> Html {
    tag("section", "samples")
        .with("aria-labelledby", "samples-title")
        .child(tag("h2", "samples__title").with("id", "samples-title").words("Samples"))
        .child(rows(samples, Action::Sample, false, onaction))
        .into()
}

const MENU: &str = "samples";

fn rows(samples: &[SampleView], choose: fn(usize) -> Action, closes: bool, onaction: &Callback<Action>) -> Html {
    let sample = |(number, sample): (usize, &SampleView)| {
        let row = row(Html::default(), sample.name.into(), sample.about.into()).press(choose(number), onaction);
        let row = if closes { row.with("popovertarget", MENU).with("popovertargetaction", "hide") } else { row };
        tag("li", "").child(row).key(number)
    };
    tag("ul", "").children(samples.iter().enumerate().map(sample)).into()
}
