//! A press on the board that was not released yet: what it selects is selected at once, and what it writes is written when it is released
//! where it began, alone.

use super::Selection;
use nonet_core::board::{Candidate, Cell, Digit};

/// A press that was not released yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Press {
    /// The cell that is pressed.
    pub cell: Cell,
    /// The digit whose note has its place there.
    pub place: Digit,
    /// Whether something is written when it is released here.
    pub writes: bool,
    /// What was selected before.
    pub selection: Selection,
    /// The note that was picked before.
    pub picked: Option<Candidate>,
    /// The line that was being drawn before.
    pub pen: Option<Pen>,
}

/// A line that is being drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pen {
    /// Where it begins.
    pub from: Candidate,
    /// Where the pointer is.
    pub to: Candidate,
}
