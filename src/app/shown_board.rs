//! The board of the current room.

use crate::{
    app::State,
    board::{context::BoardContext, view::BoardView},
    make, play, solve,
};
use nonet_protocol::{ExplainedStep, Room};

/// The view of the current room's board.
pub(crate) fn board(state: &State) -> BoardView {
    let context = BoardContext::of(&state.session.board, &state.session.settings);
    match state.session.room {
        Room::Play => play::board_view::board(&state.play, &state.session.settings, &context),
        Room::Solve => solve::board_view::board(&state.solve, &context),
        Room::Make => make::board_view::board(&state.make.editor, &context),
    }
}

/// The step that is drawn completely, with its conclusion; `None` if there is none.
pub(crate) fn drawn_step(state: &State) -> Option<&ExplainedStep> {
    let case = state.session.board.case;
    match state.session.room {
        Room::Play => play::board_view::drawn_step(&state.play, case),
        Room::Solve => solve::board_view::drawn_step(&state.solve, case),
        Room::Make => None,
    }
}
