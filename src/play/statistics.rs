//! What the worker is asked for the statistics: how the finished games went, one after the other, and what that comes to.

use super::finish_view::streak;
use crate::state::{Overlay, State};
use nonet_game::{
    archive::{Copy, GameId},
    save,
};
use nonet_protocol::{Finished, Played, Question, Reviewed, Statistics, hardest_step};
use std::rc::Rc;

impl State {
    /// The question for the statistics, while they are open.
    pub(crate) fn statistics_question(&self) -> Option<Question> {
        let hardest = |id: GameId| self.play.hardest.iter().find(|(known, _)| *known == id)?.1.clone();
        let finished = |copy: &Copy| {
            let game = &copy.game;
            Some(Finished { level: game.level?, seconds: game.seconds, hints: game.hint_count(), hardest: hardest(copy.id) })
        };
        let games = self.session.archive.finished();
        (self.shell.overlay == Some(Overlay::Statistics)).then(|| {
            let finished = games.iter().rev().filter_map(|copy| finished(copy)).collect();
            Question::Statistics(Rc::new(Played { games: games.len(), days: streak(self).now, finished }))
        })
    }

    /// The statistics as the worker told them last, while they are open.
    pub(crate) fn shown_statistics(&self) -> Option<Rc<Statistics>> {
        let (_, statistics) = self.play.statistics.as_ref().filter(|_| self.shell.overlay == Some(Overlay::Statistics))?;
        Some(Rc::clone(statistics))
    }

    /// What the worker is asked while the statistics are open: one game after the other, how it went.
    pub(crate) fn hardest_question(&self) -> Option<(GameId, Question)> {
        if self.shell.overlay != Some(Overlay::Statistics) {
            return None;
        }
        let is_unknown = |copy: &&Copy| copy.game.level.is_some() && self.play.hardest.iter().all(|(known, _)| *known != copy.id);
        let copy = self.session.archive.finished().into_iter().find(is_unknown)?;
        let unique = self.session.settings.uniqueness;
        Some((copy.id, Question::Review { game: save::save(&copy.game).into(), unique }))
    }

    /// The worker said how a game went, or could not.
    pub(crate) fn take_hardest(&mut self, question: &Question, reviewed: &[Reviewed]) {
        if let Some((id, asked)) = self.hardest_question()
            && asked == *question
        {
            self.play.hardest.push((id, hardest_step(reviewed).cloned()));
        }
    }
}
