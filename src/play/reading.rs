//! A puzzle that was read from a text or a picture becomes a game.

use super::state::Play;
use crate::{
    session::{Context, SEE_IN_SOLVE},
    text,
};
use nonet_game::{Move, Truth};
use nonet_protocol::ReadPuzzle;

impl Play {
    /// Opens a game of a puzzle that was read. A message says so if the game is new; Solve can show how to repair a puzzle that is not
    /// proper.
    pub fn play_reading(&mut self, reading: &ReadPuzzle, context: &mut Context<'_>) {
        let keeps = self.keeps_game(context.session);
        if self.open_reading(reading, context) {
            let offers = if self.truth.as_deref().is_some_and(Truth::is_unique) { Vec::new() } else { vec![SEE_IN_SOLVE] };
            context.say(text::new_game(reading, keeps), offers);
        }
    }

    /// Opens a game of a puzzle that was read. Returns whether the game is new rather than a stored one.
    pub fn open_reading(&mut self, reading: &ReadPuzzle, context: &mut Context<'_>) -> bool {
        let givens = reading.grid.within(!reading.entered);
        let eliminations = reading.eliminations();
        let is_unstarted = reading.entered.is_empty() && eliminations.is_empty();
        if is_unstarted && context.session.archive.of_givens(&givens).is_some() {
            self.open_game(&givens, context);
            return false;
        }
        self.begin(self.new_game(&givens), context);
        for (cell, digit) in reading.grid.within(reading.entered).iter() {
            self.play(Move::Set(cell.into(), digit));
        }
        if !eliminations.is_empty() {
            self.play(Move::Strike(Box::new(eliminations)));
        }
        true
    }
}
