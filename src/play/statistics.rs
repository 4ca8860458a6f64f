//! What came of the finished games, level by level, with a small plot of the latest times.

use crate::view::{LevelView, StatisticsView};
use yew::prelude::*;

/// The levels, or that nothing is finished yet.
pub fn statistics_list(view: &StatisticsView) -> Html {
    html! {
        <div class="statistics">
            <p>{&view.words}</p>
            if view.levels.is_empty() {
                <p class="note-line">{"The games that you finish are counted here, level by level: times, hints, the hardest step."}</p>
            }
            {for view.levels.iter().map(level)}
        </div>
    }
}

fn level(view: &LevelView) -> Html {
    let name = view.level.name();
    html! {
        <section key={name} class="statistics__level" aria-label={name} data-level={name}>
            <h3 class="statistics__name">{name}</h3>
            {facts(&view.figures)}
            {plot(view)}
        </section>
    }
}

/// Figures, each under its name.
pub(super) fn facts(facts: &[(&'static str, String)]) -> Html {
    html! {
        <dl class="facts">
            for (name, value) in facts {
                <div key={*name} class="facts__fact"><dt>{*name}</dt><dd>{value}</dd></div>
            }
        </dl>
    }
}

/// The fewest bars that a plot has room for: few games make no blocks.
const ROOM: usize = 12;

/// A bar for each of the latest games, as high as its time, and a line at the median.
fn plot(view: &LevelView) -> Html {
    let wide = view.bars.len().max(ROOM);
    let bar = |(place, height): (usize, &u32)| format!("M{place}.1 100h.8v-{height}h-.8z");
    html! {
        <>
            <svg class="plot" viewBox={format!("0 0 {wide} 100")} preserveAspectRatio="none" aria-hidden="true">
                <path class="plot__bars" d={view.bars.iter().enumerate().map(bar).collect::<String>()} />
                <path class="plot__median" d={format!("M0 {}H{wide}", 100 - view.median)} vector-effect="non-scaling-stroke" />
            </svg>
            <p class="note-line">{&view.told}</p>
        </>
    }
}
