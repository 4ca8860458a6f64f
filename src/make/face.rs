//! The Make room, as the page sees it: the editor has a board, the book has none.

use super::{board_view, state::Make};
use crate::{
    action::BoardAction,
    board::{context::BoardContext, view::BoardView},
    room::RoomFace,
    session::{Context, Questions, Session},
};
use nonet_core::board::{Candidates, Grid};
use nonet_formats::NonetLink;
use nonet_protocol::Question;

impl RoomFace for Make {
    fn has_board(&self) -> bool {
        self.is_setting()
    }

    fn is_editing(&self) -> bool {
        self.is_setting()
    }

    fn position(&self) -> Candidates {
        Candidates::new(self.editor.grid())
    }

    fn told_givens(&self) -> Option<Grid> {
        Some(*self.editor.grid())
    }

    fn link(&self) -> Option<NonetLink> {
        None
    }

    fn board(&self, session: &Session) -> BoardView {
        board_view::board(&self.editor, &BoardContext::of(&session.board, &session.settings))
    }

    fn write(&mut self, action: BoardAction, context: &mut Context<'_>) {
        self.update_board(action, context);
    }

    fn questions(&self, session: &Session, asked: &Questions) -> Vec<Question> {
        self.needed_questions(asked.pages().map(|request| &request.question), session)
    }
}
