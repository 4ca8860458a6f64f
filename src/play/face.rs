//! The Play room, as the page sees it.

use super::{board_view, state::Play};
use crate::{
    action::BoardAction,
    board::{context::BoardContext, view::BoardView},
    room::RoomFace,
    session::{Context, InHand, Questions, Session},
};
use nonet_core::{
    board::{Candidates, Cell, Digit, Grid},
    solver::{Problem, Verdict},
};
use nonet_formats::NonetLink;
use nonet_prose::ExplainedStep;
use nonet_protocol::Question;

impl RoomFace for Play {
    fn position(&self) -> Candidates {
        self.shown().position()
    }

    fn told_givens(&self) -> Option<Grid> {
        (!self.paused).then(|| *self.game.givens())
    }

    fn link(&self) -> Option<NonetLink> {
        Some(NonetLink::Game(*self.game.givens()))
    }

    fn board(&self, session: &Session) -> BoardView {
        board_view::board(self, &session.settings, &BoardContext::of(&session.board, &session.settings))
    }

    fn drawn_step(&self, case: Option<usize>) -> Option<&ExplainedStep> {
        board_view::drawn_step(self, case)
    }

    fn write(&mut self, action: BoardAction, context: &mut Context<'_>) {
        self.update_board(action, context);
    }

    fn tap(&mut self, cell: Cell, place: Digit, context: &mut Context<'_>) {
        self.tap_board(cell, place, context);
    }

    fn drop_line(&mut self, cell: Cell, place: Digit, context: &mut Context<'_>) {
        self.end_line_at(cell, place, context);
    }

    fn writes_when_released(&self) -> bool {
        self.can_write() && self.locked.is_some() || self.draws_lines() && self.pen.is_some()
    }

    fn draws_lines(&self) -> bool {
        self.can_draw_lines()
    }

    fn lead_pen(&mut self, cell: Cell) {
        self.lead_line(cell);
    }

    fn in_hand(&self) -> InHand {
        InHand { picked: self.picked, pen: self.pen }
    }

    fn put_back(&mut self, in_hand: InHand) {
        (self.picked, self.pen) = (in_hand.picked, in_hand.pen);
    }

    fn close_topmost(&mut self, context: &mut Context<'_>) -> bool {
        if self.is_helping() {
            self.close();
        } else if self.locked.is_some() {
            self.lock(None, context);
        } else if self.draws_lines() && self.pen.is_some() {
            self.pen = None;
        } else {
            return false;
        }
        true
    }

    fn questions(&self, session: &Session, _: &Questions) -> Vec<Question> {
        let grid = *self.game.givens();
        let lacks_level = self.game.level.is_none() && matches!(*self.verdict, Verdict::One(_));
        let rate = lacks_level.then(|| Question::Rate { grid, allowed: grid.domains() });
        self.question(&session.settings).into_iter().chain(rate).collect()
    }
}
