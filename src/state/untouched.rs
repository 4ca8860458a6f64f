//! A game in which nothing was done yet is not kept among the games. What is known of it beside its givens (its level, whose day's
//! puzzle it is, how long it was looked at) is noted, for when it is opened again.

use super::{Opening, State};
use nonet_core::board::Grid;
use nonet_game::{Game, archive::Copy, save};
use std::rc::Rc;

impl State {
    /// The open game as text, if nothing was done in it yet. Its time counts when the page goes out of sight.
    #[must_use]
    pub fn untouched(&self) -> Option<String> {
        self.is_untouched().then(|| {
            let mut game = Game::clone(&self.play.game);
            game.seconds = if self.play.away { game.seconds } else { 0 };
            save::save(&game)
        })
    }

    /// The open game as text, if the player chose it and did nothing in it yet: the next visit begins with it. An empty text if one
    /// is open that is kept, which the next visit begins with instead.
    #[must_use]
    pub fn chosen(&self) -> Option<String> {
        if self.opening == Opening::Chosen || !self.is_untouched() {
            return Some(self.untouched().unwrap_or_default());
        }
        None
    }

    /// A game of these givens: one that was opened before, if nothing was done in it.
    pub(super) fn new_game(&self, givens: &Grid) -> Game {
        let before = self.untouched.iter().find(|game| game.givens() == givens);
        before.map_or_else(|| Game::new(*givens), |game| Game::clone(game))
    }

    /// Whether a game of these givens was opened before and left without a move.
    pub(super) fn was_left_untouched(&self, givens: &Grid) -> bool {
        self.untouched.iter().any(|game| game.givens() == givens)
    }

    /// Another game takes the place of the open one.
    pub(super) fn leave_untouched(&mut self) {
        let game = &self.play.game;
        if game.moves().is_empty() {
            self.untouched.retain(|it| it.givens() != game.givens());
            self.untouched.push(Rc::clone(game));
        }
    }

    fn is_untouched(&self) -> bool {
        self.archive.open_copy().is_some_and(Copy::is_blank)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // in a test this is how it fails
mod tests {
    use super::*;
    use crate::{
        action::{Action, BoardAction, MakeAction, PageEvent},
        state::{Daily, Stored, Wish},
    };
    use nonet_core::{Level, board::Digit};

    fn read(text: Option<String>) -> Option<Rc<Game>> {
        save::load(&text?).ok().map(Rc::new)
    }

    fn write(state: &State) -> State {
        let empty = state.play.game.givens().empty().iter().next().unwrap();
        state.after(Action::Board(BoardAction::Select(empty))).after(Action::Board(BoardAction::Digit(Digit::D1)))
    }

    #[test]
    fn the_time_of_a_game_in_which_nothing_was_done_goes_on() {
        let mut state = State::new(Stored::default());
        for _ in 0..7 {
            state = state.after(PageEvent::Tick);
        }
        assert_eq!(read(state.untouched()).unwrap().seconds, 0, "the page is in sight");
        let left = state.after(PageEvent::Away(true)).untouched();
        let address = state.address().to_string();
        let anew = |address: &str| State::new(Stored { untouched: read(left.clone()), ..Stored::default() }).arrived(address);
        assert_eq!(anew(&address).play.game.seconds, 7);
        let other = format!("#play={}", state.play.game.givens().to_string().replacen(|digit| digit != '.', ".", 1));
        assert_eq!(anew(&other).play.game.seconds, 0, "another game");
        assert_eq!(write(&state).untouched(), None, "it is kept as it is");
    }

    #[test]
    fn the_puzzle_of_a_day_stays_one_until_its_first_digit() {
        let mut state = State::new(Stored::default());
        let first = state.address().to_string();
        let daily = Daily { day: state.making.day, level: Level::Easy };
        let another: Grid = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse().unwrap();
        state.open_game(&another);
        state.play.set_daily(daily, state.making.day);
        let address = state.address().to_string();
        let back = state.after(PageEvent::Address(first.clone())).after(PageEvent::Address(address.clone()));
        assert_eq!((back.play.game.givens(), back.play.game.daily), (&another, Some(daily)), "back and forward");
        let anew = State::new(Stored { untouched: read(state.untouched()), ..Stored::default() }).arrived(&address);
        assert_eq!((anew.play.game.givens(), anew.play.game.daily), (&another, Some(daily)), "loaded anew");
    }

    #[test]
    fn the_next_visit_begins_with_the_game_that_was_chosen() {
        let state = State::new(Stored::default());
        assert_eq!(state.chosen(), None, "nobody chose the first one");
        let chosen = state.after(Action::Make(MakeAction::Wish(Wish::Level(Level::Hard))));
        let note = chosen.chosen();
        let next = State::new(Stored { chosen: read(note.clone()), ..Stored::default() }).arrived("");
        assert_eq!(next.play.game.givens(), chosen.play.game.givens());
        assert_eq!((next.play.game.level, next.chosen()), (Some(Level::Hard), note), "and so does the one after it");
        assert_eq!(write(&next).chosen().as_deref(), Some(""), "then it is kept as it is");
        let linked = chosen.after(PageEvent::Address(state.address().to_string()));
        assert_eq!(linked.chosen(), None, "a link that is looked at changes nothing");
    }
}
