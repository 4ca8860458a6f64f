//! The Make room, as the page sees it: the editor has a board, the book has none.

use super::{board_view, state::Make};
use crate::{
    action::BoardAction,
    board::{context::BoardContext, view::BoardView},
    room::{Before, RoomFace},
    session::{Context, Questions, Session},
};
use nonet_core::board::{Candidates, Cell, Grid};
use nonet_formats::NonetLink;
use nonet_protocol::{Answer, Question, ReadPuzzle, Room};

impl RoomFace for Make {
    fn has_board(&self) -> bool {
        Make::is_setting(self)
    }

    fn is_editing(&self) -> bool {
        Make::is_setting(self)
    }

    fn is_setting(&self) -> bool {
        Make::is_setting(self)
    }

    /// The cell after the last digit.
    fn typed_next(&self) -> Cell {
        let last = self.editor.grid().filled_cells().iter().next_back();
        last.map_or(Cell::FIRST, |last| Cell::from_index(last.index() + 1).unwrap_or(last))
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

    fn without_step(&self) -> Box<dyn RoomFace> {
        Box::new(self.clone())
    }

    fn write(&mut self, action: BoardAction, context: &mut Context<'_>) {
        self.update_board(action, context);
    }

    fn take_reading(&mut self, reading: &ReadPuzzle, context: &mut Context<'_>) {
        self.set_reading(reading, context);
    }

    fn is_timed(&self, _is_front: bool) -> bool {
        self.book.is_running()
    }

    fn tick(&mut self, _: &mut Context<'_>) {
        self.book.seconds += 1;
    }

    fn follow(&mut self, before: Before<'_, Make>, context: &mut Context<'_>) {
        if before.shown != context.session.room {
            self.stop_printing();
        }
        if context.session.room == Room::Make {
            self.book.load();
        }
    }

    fn stands_as(&self, earlier: &Make) -> bool {
        self.part == earlier.part && self.editor.history.now() == earlier.editor.history.now()
    }

    fn questions(&self, session: &Session, asked: &Questions) -> Vec<Question> {
        self.needed_questions(asked.pages().map(|request| &request.question), session)
    }

    fn lasting_questions(&self) -> Vec<Question> {
        self.book.question().into_iter().chain(self.editor.search.questions()).collect()
    }

    fn take_progress(&mut self, question: &Question, found: u64) {
        self.editor.search.take_progress(question, found);
    }

    fn take_answer(&mut self, question: &Question, answer: Answer, context: &mut Context<'_>) -> Option<Answer> {
        match (question, answer) {
            (Question::Pages(paper), Answer::Pages(pages)) => self.take_pages(paper, pages, context),
            (_, Answer::Rated(rated)) => self.take_rating(question, rated),
            (_, Answer::Study(study)) => self.take_study(question, study),
            (Question::Explainer { grid }, Answer::Explainer(rating)) if self.is_setting() && grid == self.editor.grid() => {
                self.editor.explained = Some((*grid, rating.er));
            }
            (_, Answer::Vicinity(answer)) => self.editor.search.take(question, answer),
            (_, Answer::Edited(puzzle)) => self.take_edited(puzzle, context),
            (_, Answer::Made(made)) if self.book.question().as_ref() == Some(question) => self.book.take(made.as_ref()),
            (_, answer) => return Some(answer),
        }
        None
    }

    fn question_failed(&mut self, question: &Question, _: &Session) {
        match question {
            Question::Pages(_) => self.stop_printing(),
            Question::Edit { .. } => self.editor.pending = None,
            Question::Vicinity(_) => self.editor.search.failed(question),
            Question::Make(_) if self.book.question().as_ref() == Some(question) => self.stop_book(),
            _ => {}
        }
    }
}
