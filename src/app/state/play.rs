//! The Play room: a game, and the games that are kept beside it.

use crate::{
    board::{CellSet, Digit, Grid},
    formats::Position,
    game::{Game, Move, Notes},
    solver::{self, Verdict},
};
use std::rc::Rc;

/// The room.
#[derive(Clone, PartialEq, Debug)]
pub struct Play {
    /// The game that is played.
    pub game: Rc<Game>,
    /// The verdict on its givens.
    pub verdict: Rc<Verdict>,
    /// The other games that are kept, the latest first.
    pub kept: Vec<Rc<Game>>,
    /// Whether digits are written as notes.
    pub notes: bool,
}

impl Play {
    /// The room with this game, beside others.
    #[must_use]
    pub fn new(game: Rc<Game>, kept: Vec<Rc<Game>>) -> Play {
        Play { verdict: Rc::new(solver::verdict(game.givens(), game.givens())), game, kept, notes: false }
    }

    /// Opens the game of these givens: the kept one, or a new one. The game before is kept if anything was done in it.
    /// Says whether one was.
    pub fn open(&mut self, givens: &Grid) -> bool {
        if self.game.givens() == givens {
            return false;
        }
        let mut kept = std::mem::take(&mut self.kept);
        let known = kept.iter().position(|game| game.givens() == givens).map(|place| kept.remove(place));
        let keeps = !self.game.moves().is_empty();
        if keeps {
            kept.insert(0, Rc::clone(&self.game));
        }
        let game = known.unwrap_or_else(|| Rc::new(Game::new(*givens)));
        *self = Play::new(game, kept);
        keeps
    }

    /// Writes what a position holds beside its givens into a game of them.
    pub fn bring(&mut self, position: &Position) {
        for (cell, digit) in position.entered.iter() {
            self.play(Move::Set(cell.into(), digit));
        }
        for digit in Digit::ALL {
            self.play(Move::Note(Notes::Corner, position.notes.cells_of(digit), digit));
        }
    }

    /// Makes a move. Says whether it changed anything.
    pub fn play(&mut self, one: Move) -> bool {
        Rc::make_mut(&mut self.game).play(one)
    }

    /// Writes a digit or a note into `cells`.
    pub fn write(&mut self, cells: CellSet, digit: Digit, as_note: bool) -> bool {
        self.play(if as_note { Move::Note(Notes::Corner, cells, digit) } else { Move::Set(cells, digit) })
    }

    /// Takes the last move back.
    pub fn undo(&mut self) -> bool {
        self.game.can_undo() && Rc::make_mut(&mut self.game).undo()
    }

    /// Makes the move again that was taken back last.
    pub fn redo(&mut self) -> bool {
        self.game.can_redo() && Rc::make_mut(&mut self.game).redo()
    }
}
