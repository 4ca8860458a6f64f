//! The board of the current room.

use crate::{app::State, board::view::BoardView};
use nonet_prose::ExplainedStep;

/// The view of the current room's board.
pub(crate) fn board(state: &State) -> BoardView {
    state.room().board(&state.session)
}

/// The step that is drawn completely, with its conclusion; `None` if there is none.
pub(crate) fn drawn_step(state: &State) -> Option<&ExplainedStep> {
    state.room().drawn_step(state.session.board.case)
}
