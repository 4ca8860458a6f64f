//! The Solve room, as the page sees it.

use super::{board_view, display::Viewing, state::Solve, writing::link_of};
use crate::{
    action::BoardAction,
    board::{context::BoardContext, view::BoardView},
    room::RoomFace,
    session::{Context, Questions, Session},
};
use nonet_core::board::{Candidates, Grid};
use nonet_formats::NonetLink;
use nonet_prose::ExplainedStep;
use nonet_protocol::Question;

impl RoomFace for Solve {
    fn is_editing(&self) -> bool {
        self.types_givens()
    }

    fn position(&self) -> Candidates {
        match self.shown_solution() {
            Some(solution) => Candidates::new(solution),
            None => self.shown_solve_board().position(),
        }
    }

    fn told_givens(&self) -> Option<Grid> {
        Some(self.board().givens())
    }

    fn link(&self) -> Option<NonetLink> {
        Some(link_of(self.board()))
    }

    fn board(&self, session: &Session) -> BoardView {
        board_view::board(self, &BoardContext::of(&session.board, &session.settings))
    }

    fn drawn_step(&self, case: Option<usize>) -> Option<&ExplainedStep> {
        board_view::drawn_step(self, case)
    }

    fn write(&mut self, action: BoardAction, context: &mut Context<'_>) {
        self.update_board(action, context);
    }

    fn close_topmost(&mut self, _: &mut Context<'_>) -> bool {
        let is_open = self.display.viewing != Viewing::Now || self.display.draws_last_step;
        if self.display.viewing == Viewing::Now {
            self.display.draws_last_step = false;
        }
        self.display.viewing = Viewing::Now;
        is_open
    }

    fn questions(&self, _: &Session, _: &Questions) -> Vec<Question> {
        self.needed_questions()
    }
}
