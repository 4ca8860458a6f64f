//! What the page asks of the room that is shown, whichever it is. Play, Solve and Make answer; each does so in its folder, in `face.rs`.

use crate::{
    action::BoardAction,
    board::view::BoardView,
    session::{Context, InHand, Questions, Selection, Session},
};
use nonet_core::board::{Candidates, Cell, Digit, Grid};
use nonet_formats::NonetLink;
use nonet_prose::ExplainedStep;
use nonet_protocol::Question;

/// A room, as the page sees it.
///
/// What a room shows beside its board, and its own actions, differ from room to room: they are in `shell::view::RoomView` and
/// `action::Action`.
pub trait RoomFace {
    // What is on the board.

    /// Whether the room shows a board.
    fn has_board(&self) -> bool {
        true
    }

    /// Whether givens are being typed on the board.
    fn is_editing(&self) -> bool {
        false
    }

    /// The digits and candidates on the board.
    fn position(&self) -> Candidates;

    /// The givens among the digits on the board, as a spoken answer names them. None if nothing of the board is to be told.
    fn told_givens(&self) -> Option<Grid>;

    /// The link to the puzzle on the board. None if the room has no address but its own.
    fn link(&self) -> Option<NonetLink>;

    /// The view of the board.
    fn board(&self, session: &Session) -> BoardView;

    /// The step that is drawn completely, with its conclusion, while the case with the number `case` of it is looked at. None if there is
    /// none.
    fn drawn_step(&self, _case: Option<usize>) -> Option<&ExplainedStep> {
        None
    }

    // What is done on the board. Selecting is the same in all rooms, and none of their business.

    /// Takes an action that writes on the board.
    fn write(&mut self, action: BoardAction, context: &mut Context<'_>);

    /// Takes a press with its release in the cell, at the place of this digit's note.
    fn tap(&mut self, cell: Cell, _place: Digit, context: &mut Context<'_>) {
        context.session.board.selection = Selection::of(cell);
    }

    /// Takes the release of a press in another cell than it began in, at the place of this digit's note.
    fn drop_line(&mut self, _cell: Cell, _place: Digit, _context: &mut Context<'_>) {}

    /// Whether a press writes on the board at its release: the locked digit, or the second end of a line.
    fn writes_when_released(&self) -> bool {
        false
    }

    /// Whether presses draw lines.
    fn draws_lines(&self) -> bool {
        false
    }

    /// Whether the board reports where a press is released.
    fn tracks_pointer_up(&self) -> bool {
        self.draws_lines() || self.writes_when_released()
    }

    /// Moves the free end of a line to the cell under the pointer.
    fn lead_pen(&mut self, _cell: Cell) {}

    /// What a press may change besides the selection.
    fn in_hand(&self) -> InHand {
        InHand::default()
    }

    /// Puts back what a press changed that is taken back.
    fn put_back(&mut self, _in_hand: InHand) {}

    /// Closes the topmost thing of the room that is open. Returns whether there was one.
    fn close_topmost(&mut self, _context: &mut Context<'_>) -> bool {
        false
    }

    // What the worker is asked.

    /// The questions whose answers the room lacks, in the order of their urgency; `asked` are those that are open.
    fn questions(&self, session: &Session, asked: &Questions) -> Vec<Question>;
}
