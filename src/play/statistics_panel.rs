//! The content of the statistics dialog: the figures of each level, and a plot of its latest times.

use super::{level_section::LevelSection, statistics::Statistics};
use crate::{
    action::{Action, PlayAction},
    controls::{Button, ButtonStyle},
    text,
};
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
                <LevelSection key={level.level.name()} level={level.clone()} />
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
