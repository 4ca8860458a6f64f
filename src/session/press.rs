//! A press on the board. It selects cells at once; it writes only when it is released, in the same place and as the only pointer.

use super::Selection;
use nonet_core::board::{Candidate, Cell, Digit};

/// A press that was not released yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Press {
    /// The cell that is pressed.
    pub cell: Cell,
    /// The digit of the note position that was pressed.
    pub place: Digit,
    /// Whether releasing the press in its own cell writes something.
    pub writes: bool,
    /// The selection before the press.
    pub selection: Selection,
    /// The note and the line that the player had begun before the press.
    pub in_hand: InHand,
}

/// The things that a player begins with one press and ends with another. A press that is taken back puts them back, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct InHand {
    /// The picked note.
    pub picked: Option<Candidate>,
    /// The unfinished line.
    pub pen: Option<Pen>,
}

/// An unfinished line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pen {
    /// The candidate at which the line begins.
    pub from: Candidate,
    /// The candidate under the pointer.
    pub to: Candidate,
}
