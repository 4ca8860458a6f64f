//! The dialog of statistics: the figures of each level, with a plot of its latest times.

use super::facts::Facts;
use crate::text;
use nonet_protocol::{LevelStatistics, Statistics};
use std::rc::Rc;
use yew::prelude::*;

/// What a [`StatisticsPanel`] is given.
#[derive(Properties, PartialEq)]
pub struct StatisticsPanelProps {
    /// The statistics.
    pub statistics: Rc<Statistics>,
}

/// The statistics of all levels in which a game is finished, or a note that none is.
#[component]
pub fn StatisticsPanel(StatisticsPanelProps { statistics }: &StatisticsPanelProps) -> Html {
    let Statistics { games, days, levels } = &**statistics;
    html! {
        <div class="statistics">
            <p>{text::statistics::finished(*games, *days)}</p>
            if levels.is_empty() {
                <p class="note-line">{text::statistics::NO_GAMES}</p>
            }
            for level in levels {
                <LevelSection key={level.level.name()} level={level.clone()} />
            }
        </div>
    }
}

/// What a [`LevelSection`] is given.
#[derive(Properties, PartialEq)]
struct LevelSectionProps {
    level: LevelStatistics,
}

/// The figures of a level over the plot of its times.
#[component]
fn LevelSection(LevelSectionProps { level }: &LevelSectionProps) -> Html {
    let name = level.level.name();
    let mut facts = vec![
        (text::statistics::GAMES, level.games.to_string()),
        (text::statistics::BEST_TIME, text::time(level.best)),
        (text::statistics::MEDIAN_TIME, text::time(level.median)),
        (text::statistics::HINTS, level.hints.to_string()),
    ];
    facts.extend(level.hardest.iter().map(|it| (text::statistics::HARDEST_STEP, text::statistics::technique(&it.title))));
    html! {
        <section class="statistics__level" aria-label={name} data-level={name}>
            <h3 class="statistics__name">{name}</h3>
            <Facts {facts} />
            <TimesPlot latest={level.latest.clone()} median={level.median} />
            <p class="note-line">{text::statistics::plotted(&level.latest)}</p>
        </section>
    }
}

/// What a [`TimesPlot`] is given.
#[derive(Properties, PartialEq)]
struct TimesPlotProps {
    latest: Vec<u32>,
    median: u32,
}

/// The fewest bars that the plot has room for: few games make no blocks.
const ROOM: usize = 12;

/// A bar for each time, as high as it is long, and a line at the median.
#[component]
fn TimesPlot(TimesPlotProps { latest, median }: &TimesPlotProps) -> Html {
    let highest = latest.iter().chain([median]).max().copied().unwrap_or(0);
    let width = latest.len().max(ROOM);
    let bar = |(place, seconds): (usize, &u32)| format!("M{place}.1 100h.8v-{}h-.8z", height(*seconds, highest));
    let bars: String = latest.iter().enumerate().map(bar).collect();
    let line = format!("M0 {}H{width}", 100 - height(*median, highest));
    html! {
        <svg class="plot" viewBox={format!("0 0 {width} 100")} preserveAspectRatio="none" aria-hidden="true">
            <path class="plot__bars" d={bars} />
            <path class="plot__median" d={line} vector-effect="non-scaling-stroke" />
        </svg>
    }
}

/// How high a time stands, in hundredths of the plot: even the least can be seen.
fn height(seconds: u32, highest: u32) -> u64 {
    (u64::from(seconds) * 100 / u64::from(highest.max(1))).max(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heights_are_hundredths_of_the_longest_time() {
        assert_eq!([245, 61, 0].map(|seconds| height(seconds, 245)), [100, 24, 2]);
        assert_eq!((height(0, 0), height(u32::MAX, u32::MAX)), (2, 100));
    }
}
