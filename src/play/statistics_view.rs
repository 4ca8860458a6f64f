//! What came of the finished games, level by level, as plain values; and what the worker is asked for it.

use super::finish_view::{results, streak};
use crate::{
    state::{Overlay, State},
    text::en::{self, returning},
};
use nonet_core::Level;
use nonet_game::{
    archive::{Copy, GameId},
    save,
};
use nonet_protocol::{Ground, Question, Reviewed, TechniqueName};

/// What came of the finished games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StatisticsView {
    /// `14 games finished`, and the streak.
    pub words: String,
    /// The levels of which any is finished.
    pub levels: Vec<LevelView>,
}

/// What came of those of a level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelView {
    /// The level.
    pub level: Level,
    /// The figures, each with its name: `Best time`, `7:45`.
    pub figures: Vec<(&'static str, String)>,
    /// How high the bar of each of the latest games is, in hundredths of the highest.
    pub bars: Vec<u32>,
    /// Where the median lies among them.
    pub median: u32,
    /// The same in words.
    pub told: String,
}

/// How many games a plot shows.
const PLOTTED: usize = 30;

/// The statistics, while they are open.
pub(crate) fn statistics(state: &State) -> Option<StatisticsView> {
    (state.overlay == Some(Overlay::Statistics)).then(|| StatisticsView {
        words: returning::finished_so_far(state.archive.finished().len(), streak(state)),
        levels: Level::ALL.into_iter().filter_map(|level| of_level(state, level)).collect(),
    })
}

fn of_level(state: &State, level: Level) -> Option<LevelView> {
    let results = results(state, level);
    let (best, median) = (results.best()?, results.median()?);
    let latest = &results.times[results.times.len().saturating_sub(PLOTTED)..];
    let highest = latest.iter().copied().max().unwrap_or(1).max(median).max(1);
    let part = |seconds: u32| (u64::from(seconds) * 100 / u64::from(highest)).max(2) as u32;
    let mut figures = vec![
        ("Games", results.times.len().to_string()),
        ("Best time", en::time(best)),
        ("Median time", en::time(median)),
        ("Hints", results.hints.to_string()),
    ];
    figures.extend(hardest(state, level).map(|technique| ("Hardest step", en::technique(&technique.title))));
    Some(LevelView {
        level,
        figures,
        bars: latest.iter().map(|seconds| part(*seconds)).collect(),
        median: part(median),
        told: returning::plot(latest),
    })
}

/// The hardest step of the player's own in the finished games of a level, as far as it is known.
fn hardest(state: &State, level: Level) -> Option<&TechniqueName> {
    let games = state.archive.finished().into_iter().filter(|copy| copy.game.level == Some(level));
    let known = |id: GameId| state.hardest.iter().find(|(known, _)| *known == id);
    games.filter_map(|copy| known(copy.id)?.1.as_ref()).max_by_key(|technique| technique.id)
}

impl State {
    /// What the worker is asked while the statistics are open: one game after the other, how it went.
    pub(crate) fn hardest_question(&self) -> Option<(GameId, Question)> {
        if self.overlay != Some(Overlay::Statistics) {
            return None;
        }
        let is_unknown = |copy: &&Copy| copy.game.level.is_some() && self.hardest.iter().all(|(known, _)| *known != copy.id);
        let copy = self.archive.finished().into_iter().find(is_unknown)?;
        let unique = self.settings.uniqueness;
        Some((copy.id, Question::Review { game: save::save(&copy.game).into(), unique }))
    }

    /// The worker said how a game went, or could not.
    pub(crate) fn take_hardest(&mut self, question: &Question, reviewed: &[Reviewed]) {
        if let Some((id, asked)) = self.hardest_question()
            && asked == *question
        {
            let proved = reviewed.iter().filter_map(|it| match &it.ground {
                Ground::Proved(technique) => Some(technique),
                Ground::Ahead(_) | Ground::Guess | Ground::Wrong => None,
            });
            self.hardest.push((id, proved.max_by_key(|technique| technique.id).cloned()));
        }
    }
}
