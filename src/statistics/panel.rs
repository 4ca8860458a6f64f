//! The content of the statistics dialog: the figures of each level, and a plot of its latest times.

use super::{LevelStatistics, Statistics};
use crate::{
    action::{Action, PlayAction},
    controls::{Button, ButtonStyle, Facts},
    text,
};
use nonet_protocol::Technique;
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`StatisticsPanel`].
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct StatisticsPanelProps {
    /// The statistics.
    pub statistics: Rc<Statistics>,
}

/// The statistics of the levels that have a finished game, or a note that there is none.
#[component]
pub fn StatisticsPanel(StatisticsPanelProps { statistics }: &StatisticsPanelProps) -> Html {
    let Statistics { games, streak, levels } = &**statistics;
    html! {
        <div class="statistics">
            <p>{text::statistics::finished(*games, *streak)}</p>
            if levels.is_empty() {
                <p class="note-line">{text::statistics::NO_GAMES}</p>
            }
            for level in levels {
                {level_section(level)}
            }
            if levels.iter().any(|level| level.left_out > 0) {
                <p class="note-line">{text::statistics::about_left_out()}</p>
            }
            if *games > 0 {
                <div>
                    <Button
                        label={text::statistics::SAVE_TABLE}
                        style={ButtonStyle::Quiet}
                        action={Action::Play(PlayAction::SaveResults)}
                    />
                </div>
            }
        </div>
    }
}

/// Draws the figures of a level, and below them the plot of its times; one game is told in a sentence.
fn level_section(level: &LevelStatistics) -> Html {
    let (id, name) = (level.level.name(), text::level(level.level));
    let times: Vec<u32> = level.latest.iter().map(|(seconds, _)| *seconds).collect();
    let mut facts = vec![
        (text::statistics::GAMES, level.games.to_string()),
        (text::statistics::BEST_TIME, text::statistics::time_or_none(level.best)),
        (text::statistics::MEDIAN_TIME, text::time(level.median)),
        (text::statistics::HINTS, level.hints.to_string()),
    ];
    facts.extend((level.left_out > 0).then(|| (text::statistics::LEFT_OUT, level.left_out.to_string())));
    facts.extend(level.hardest.iter().map(|it| (text::statistics::HARDEST_STEP, text::statistics::technique(&text::title(*it)))));
    html! {
        <section key={id} class="statistics__level" aria-label={name} data-level={id}>
            <h3 class="statistics__name">{name}</h3>
            if level.games == 1 {
                <p>{text::statistics::one_game(level.median, level.hints, level.left_out > 0, level.hardest.map(Technique::title))}</p>
            } else {
                <Facts {facts} />
                {times_plot(&level.latest, level.median)}
                <p class="note-line">{text::statistics::plotted(&times)}</p>
            }
        </section>
    }
}

/// The minimum number of bars in the plot's width, so that the bars of few games are not too wide.
const ROOM: usize = 12;

/// Draws a plot of the latest times of a level, in seconds, each with whether it is compared with others: a bar for each time, a paler
/// one where the time is not compared, and a line at the median.
fn times_plot(latest: &[(u32, bool)], median: u32) -> Html {
    let highest = latest.iter().map(|(seconds, _)| *seconds).chain([median]).max().unwrap_or(0);
    let width = latest.len().max(ROOM);
    let bar = |(place, (seconds, _)): (usize, &(u32, bool))| format!("M{place}.1 100h.8v-{}h-.8z", height(*seconds, highest));
    let bars = |compared: bool| latest.iter().enumerate().filter(|(_, it)| it.1 == compared).map(bar).collect::<String>();
    let line = format!("M0 {}H{width}", 100 - height(median, highest));
    html! {
        <svg class="plot" viewBox={format!("0 0 {width} 100")} preserveAspectRatio="none" aria-hidden="true">
            <path class="plot__bars" d={bars(true)} />
            <path class="plot__bars plot__bars--left-out" d={bars(false)} />
            <path class="plot__median" d={line} vector-effect="non-scaling-stroke" />
        </svg>
    }
}

/// Returns the height of a time in hundredths of the plot, from 2 up, so that every bar is visible.
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
