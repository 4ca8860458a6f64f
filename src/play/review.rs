//! The review of a finished game: its digits with their proofs, and the game at a moment of it.

use super::state::Play;
use crate::session::Remote;
use nonet_core::board::CellSet;
use nonet_game::{Game, save};
use nonet_prose::Reviewed;
use std::rc::Rc;

/// The review of the finished game.
#[derive(Clone, Debug)]
pub struct Review {
    /// The moves of the game with their proofs, once they were asked for.
    pub reviewed: Remote<Rc<Vec<Reviewed>>>,
    /// The moment of the game that is looked at. None if none is.
    pub replay: Option<Replay>,
    pub(super) game: Rc<str>, // the finished game as text, for the question that asks for its review
}

impl Default for Review {
    fn default() -> Review {
        Review { reviewed: Remote::Idle, replay: None, game: Rc::from("") }
    }
}

/// A position in the review of a finished game.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The number of steps before the position.
    pub at: usize,
    /// The number of steps of the game.
    pub of: usize,
    /// The game at the position.
    pub game: Rc<Game>,
}

impl Play {
    /// Shows a finished game after the first `at` steps. Returns the cells of the last of these.
    pub fn replay(&mut self, at: usize) -> CellSet {
        let of = self.game.steps().count();
        let at = at.min(of);
        let cells = at.checked_sub(1).and_then(|last| self.game.steps().nth(last)).map(|(_, made, _)| made.what.cells());
        self.close();
        self.review.replay = Some(Replay { at, of, game: Rc::new(self.game.moment(at)) });
        cells.unwrap_or(CellSet::EMPTY)
    }

    /// Requests the review of the game, if it is finished.
    pub fn ask_review(&mut self) {
        if self.truth.is_some() && self.game.is_solved() {
            (self.review.reviewed, self.review.game) = (Remote::Loading, save::save(&self.game).into());
        }
    }
}
