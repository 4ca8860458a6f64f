//! The questions for the statistics: the review of each finished game, one after the other, and the summary.

use super::{finish_view::streak, state::Play};
use crate::session::Session;
use nonet_game::{
    archive::{Copy, GameId},
    save,
};
use nonet_protocol::{Finished, Played, Question, Reviewed, hardest_step};
use std::rc::Rc;

impl Play {
    /// Returns the question for the statistics.
    #[must_use]
    pub fn statistics_question(&self, session: &Session) -> Question {
        let hardest = |id: GameId| self.hardest.iter().find(|(known, _)| *known == id)?.1;
        let finished = |copy: &Copy| {
            let game = &copy.game;
            Some(Finished { level: game.level?, seconds: game.seconds, hints: game.hint_count(), hardest: hardest(copy.id) })
        };
        let games = session.archive.finished();
        let finished = games.iter().rev().filter_map(|copy| finished(copy)).collect();
        Question::Statistics(Rc::new(Played { games: games.len(), days: streak(self, session).now, finished }))
    }

    /// Returns the question for the review of the next finished game whose hardest step is unknown. None if there is no such
    /// game.
    #[must_use]
    pub fn hardest_question(&self, session: &Session) -> Option<(GameId, Question)> {
        let is_unknown = |copy: &&Copy| copy.game.level.is_some() && self.hardest.iter().all(|(known, _)| *known != copy.id);
        let copy = session.archive.finished().into_iter().find(is_unknown)?;
        let unique = session.settings.uniqueness;
        Some((copy.id, Question::Review { game: save::save(&copy.game).into(), unique }))
    }

    /// Takes the worker's review of a game. It is empty if the review failed.
    pub fn take_hardest(&mut self, session: &Session, question: &Question, reviewed: &[Reviewed]) {
        if let Some((id, asked)) = self.hardest_question(session)
            && asked == *question
        {
            self.hardest.push((id, hardest_step(reviewed)));
        }
    }
}
