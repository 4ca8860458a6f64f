//! The statistics of a level.

use super::{facts::Facts, statistics::LevelStatistics, times_plot::TimesPlot};
use crate::text;
use nonet_protocol::Technique;
use yew::prelude::*;

/// The props of [`LevelSection`].
#[derive(Properties, PartialEq)]
pub(super) struct LevelSectionProps {
    /// The statistics of the level.
    pub(super) level: LevelStatistics,
}

/// The figures of a level, and below them the plot of its times; one game is told in a sentence.
#[component]
pub(super) fn LevelSection(LevelSectionProps { level }: &LevelSectionProps) -> Html {
    let name = level.level.name();
    let times: Vec<u32> = level.latest.iter().map(|(seconds, _)| *seconds).collect();
    let mut facts = vec![
        (text::statistics::GAMES, level.games.to_string()),
        (text::statistics::BEST_TIME, text::statistics::time_or_none(level.best)),
        (text::statistics::MEDIAN_TIME, text::time(level.median)),
        (text::statistics::HINTS, level.hints.to_string()),
    ];
    facts.extend((level.left_out > 0).then(|| (text::statistics::LEFT_OUT, level.left_out.to_string())));
    facts.extend(level.hardest.iter().map(|it| (text::statistics::HARDEST_STEP, text::statistics::technique(it.title()))));
    html! {
        <section class="statistics__level" aria-label={name} data-level={name}>
            <h3 class="statistics__name">{name}</h3>
            if level.games == 1 {
                <p>{text::statistics::one_game(level.median, level.hints, level.left_out > 0, level.hardest.map(Technique::title))}</p>
            } else {
                <Facts {facts} />
                <TimesPlot latest={level.latest.clone()} median={level.median} />
                <p class="note-line">{text::statistics::plotted(&times)}</p>
            }
        </section>
    }
}
