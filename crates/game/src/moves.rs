//! The moves of a player in a game.

use super::Line;
use nonet_core::board::{CandidateSet, CellSet, Digit};

/// A sort of small digits that a player writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notes {
    /// At fixed places, or in the corners: the only sort in the classic style.
    Corner,
    /// In the middle of the cell.
    Centre,
}

/// Something that a player does. A game is its list of moves, and so is its save.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// Writes the digit into the cells, and hides it among the notes of the cells that see them.
    Set(CellSet, Digit),
    /// Writes the note into the empty ones of the cells; takes it away where all of them have it.
    Note(Notes, CellSet, Digit),
    /// Writes these notes, whatever stood beside them.
    Write(Notes, Box<CandidateSet>),
    /// Removes these candidates for a reason: they are no notes any more, and known to be removed.
    Strike(Box<CandidateSet>),
    /// Writes every note that no digit rules out and that was not removed into every empty cell.
    Fill(Notes),
    /// Empties the cells of one thing: of their digits, else of their notes, else of their colours and lines.
    Clear(CellSet),
    /// Gives the cells a colour, numbered like a digit; takes it away where all of them have it.
    Colour(CellSet, Digit),
    /// Gives a candidate of the cells a colour; takes it away where all of them have it.
    Tint(CellSet, Digit, Digit),
    /// Draws the line; one that is there is drawn as a weak link, and a weak one is taken away.
    Line(Line),
    /// A guess begins: the moves after it are kept or dropped as a whole.
    Guess,
    /// The latest open guess is one no more.
    Keep,
    /// Everything stands again as after so many moves.
    Back(usize),
}

impl Notes {
    /// Both kinds of notes.
    pub const ALL: [Notes; 2] = [Notes::Corner, Notes::Centre];

    /// The place of the kind in tables.
    pub(super) const fn index(self) -> usize {
        self as usize
    }
}
