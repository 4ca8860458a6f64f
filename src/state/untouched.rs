//! A game in which nothing was done yet is not kept. How long the player has looked at it is, for when the page is loaded anew.

use super::State;
use crate::view::Room;
use nonet_core::board::Grid;
use nonet_game::archive::Copy;
use std::rc::Rc;

/// A game in which nothing was done yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Untouched {
    givens: Grid,
    seconds: u32,
}

impl Untouched {
    /// It as it is kept.
    #[must_use]
    pub fn text(&self) -> String {
        format!("{} {}", self.givens, self.seconds)
    }

    /// What [`text`](Untouched::text) wrote; none if it is damaged.
    #[must_use]
    pub fn read(text: &str) -> Option<Untouched> {
        let (givens, seconds) = text.split_once(' ')?;
        Some(Untouched { givens: givens.parse().ok()?, seconds: seconds.parse().ok()? })
    }
}

impl State {
    /// The open game, if nothing was done in it yet, when the page goes out of sight.
    #[must_use]
    pub fn untouched(&self) -> Option<Untouched> {
        let game = &self.play.game;
        (self.play.away && self.is_untouched()).then(|| Untouched { givens: *game.givens(), seconds: game.seconds })
    }

    /// The page was loaded anew while nothing was done yet in this game: its time goes on.
    #[must_use]
    pub fn resumed(mut self, untouched: Option<Untouched>) -> State {
        if let Some(Untouched { givens, seconds }) = untouched
            && self.is_untouched()
            && *self.play.game.givens() == givens
        {
            Rc::make_mut(&mut self.play.game).seconds = seconds;
        }
        self
    }

    fn is_untouched(&self) -> bool {
        self.room == Room::Play && self.archive.open_copy().is_some_and(Copy::is_blank)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // in a test this is how it fails
mod tests {
    use super::*;
    use crate::{
        action::{Action, BoardAction, PageEvent},
        state::Stored,
    };
    use nonet_core::board::Digit;

    #[test]
    fn the_time_of_a_game_in_which_nothing_was_done_goes_on() {
        let mut state = State::new(Stored::default());
        for _ in 0..7 {
            state = state.after(PageEvent::Tick);
        }
        assert_eq!(state.untouched(), None, "the page is in sight");
        let left = state.after(PageEvent::Away(true)).untouched().unwrap();
        assert_eq!(Untouched::read(&left.text()), Some(left));
        let anew = || State::new(Stored::default());
        assert_eq!(anew().resumed(Some(left)).play.game.seconds, 7);
        assert_eq!(anew().resumed(Some(Untouched { givens: Grid::EMPTY, ..left })).play.game.seconds, 0, "another game");
        let empty = state.play.game.givens().empty().iter().next().unwrap();
        let begun = anew().after(Action::Board(BoardAction::Select(empty))).after(Action::Board(BoardAction::Digit(Digit::D1)));
        assert_eq!(begun.resumed(Some(left)).play.game.seconds, 0, "it is kept as it is");
    }

    #[test]
    fn what_is_damaged_is_not_taken() {
        for text in ["", "12", "12 7", &format!("{} x", Grid::EMPTY)] {
            assert_eq!(Untouched::read(text), None, "{text}");
        }
    }
}
