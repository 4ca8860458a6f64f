//! Sharing: a link, as text and as a QR code, and a picture of the board. The worker draws the pictures.

use crate::{
    action::{Overlay, Subject, Theme},
    app::State,
    board::view::Content,
    room::RoomFace,
    session::Session,
    text::share,
};
use nonet_formats::{BoardState, DrawnLine, NonetLink};
use nonet_protocol::{Question, Sharing};
use std::rc::Rc;

impl State {
    /// The question for the pictures of the shared subject; `None` unless the share dialog is open and lacks them.
    pub(super) fn sharing_question(&self) -> Option<Question> {
        let (Some(Overlay::Share(subject)), None) = (&self.shell.overlay, &self.shell.shared) else { return None };
        let (room, bare) = (self.room(), self.room().without_step());
        let board = match subject {
            Subject::Puzzle => BoardState::of_givens(self.givens()),
            Subject::Position => seen(&*bare, &self.session),
            Subject::Step => seen(room, &self.session),
        };
        let written = board.to_string();
        let step = self.drawn_step().filter(|_| *subject == Subject::Step);
        let title = step.map_or_else(|| share::sudoku(board.givens.filled_cells().len()), share::step);
        let address = match subject {
            Subject::Puzzle => self.puzzle_address(),
            Subject::Position => room.position_link(bare.with_removed(board)).into(),
            Subject::Step => self.step_link().into(),
        };
        Some(Question::Share(Rc::new(Sharing {
            link: format!("{}{address}", self.session.site),
            words: room.shared_words(&self.session).unwrap_or_default(),
            title,
            board: written,
            step: step.cloned().map(Box::new),
            dark: self.picture_theme() == Theme::Dark,
        })))
    }

    /// The theme of the shared picture: the one that the player chose for it, otherwise that of the page.
    pub(crate) fn picture_theme(&self) -> Theme {
        self.shell.picture.or(self.session.settings.theme).unwrap_or(self.session.system_theme)
    }

    /// The link to the shown step. A step outside the path of the rating gets the link to its position instead, because
    /// another page could not find the step by a number.
    fn step_link(&self) -> NonetLink {
        let room = self.room();
        let before = || room.before_step().unwrap_or_else(|| seen(&*room.without_step(), &self.session));
        room.step_link().unwrap_or_else(|| room.position_link(before()))
    }
}

/// The position that the board of a room shows.
fn seen(room: &dyn RoomFace, session: &Session) -> BoardState {
    let mut seen = BoardState::default();
    for view in room.board(session).cells {
        let cell = view.cell;
        match view.content {
            Content::Given(digit) => seen.givens[cell] = Some(digit),
            content => seen.entered[cell] = content.digit(),
        }
        seen.notes.set_digits(cell, view.notes);
        seen.centre.set_digits(cell, view.centre);
        seen.colours[cell] = view.colour;
        for (tints, tint) in seen.tints.iter_mut().zip(view.tints) {
            tints[cell] = tint;
        }
    }
    // A paused game shows nothing of its board.
    if let Some(standing) = room.shown_standing().filter(|_| room.told_givens().is_some()) {
        seen.lines = standing.lines().iter().map(|line| DrawnLine { ends: line.ends(), weak: line.is_weak() }).collect();
        seen.ruled_out = standing.ruled_out().certain();
    }
    seen
}
