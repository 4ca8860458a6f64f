//! The typing of givens in the Solve room.

use super::{findings::FEWEST_GIVENS, state::Solve};
use nonet_core::board::{Cell, Grid};

/// The typing of givens. It ends when a step is taken, and continues if undo comes back to the digits that stood there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GivensTyping {
    /// Whether givens are being typed. On an empty board, typed digits are givens in any case.
    pub on: bool,
    /// The digits at which a step ended the typing. None if no step did.
    pub ended_at: Option<Grid>,
    /// The cell at which typing continues. None if typing was not interrupted.
    pub cell: Option<Cell>,
}

impl Solve {
    /// Whether typed digits are givens: while givens are being typed, and on an empty board.
    #[must_use]
    pub fn types_givens(&self) -> bool {
        self.typing.on || self.board().grid().filled_cells().is_empty()
    }

    /// Whether a puzzle is being typed that has too few digits to have one solution, so that nothing is said of its solutions.
    #[must_use]
    pub(crate) fn has_too_few_givens(&self) -> bool {
        self.types_givens() && self.board().grid().filled_cells().len() < FEWEST_GIVENS
    }

    /// Ends the typing of givens, because a step is taken.
    pub(super) fn end_typing(&mut self) {
        if self.typing.on {
            (self.typing.on, self.typing.ended_at) = (false, Some(*self.board().grid()));
        }
    }
}
