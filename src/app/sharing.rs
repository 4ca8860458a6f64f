//! Sharing: a link, as text and as a QR code, and a picture of the board. The worker draws the pictures.

use crate::{
    action::{Overlay, Subject, Theme},
    app::{
        State,
        shown_board::{board, drawn_step},
    },
    board::view::Content,
    play::finish,
    solve::display::Viewing,
    text::share,
};
use nonet_core::board::{Candidates, Grid};
use nonet_formats::{BoardState, DrawnLine, NonetLink};
use nonet_game::SolveBoard;
use nonet_protocol::{Question, Room, Sharing};
use std::rc::Rc;

impl State {
    /// The question for the pictures of the shared subject; `None` unless the share dialog is open and lacks them.
    pub(super) fn sharing_question(&self) -> Option<Question> {
        let (Some(Overlay::Share(subject)), None) = (&self.shell.overlay, &self.shell.shared) else { return None };
        let shown = self.without_step();
        let board = match subject {
            Subject::Puzzle => BoardState::of_givens(self.givens()),
            Subject::Position => shown.seen(),
            Subject::Step => self.seen(),
        };
        let written = board.to_string();
        let step = drawn_step(self).filter(|_| *subject == Subject::Step);
        let title = step.map_or_else(|| share::sudoku(board.givens.filled_cells().len()), share::step);
        let address = match subject {
            Subject::Puzzle => self.puzzle_address(),
            Subject::Position => shown.position_link(shown.with_removed(board)).into(),
            Subject::Step => self.step_link().into(),
        };
        Some(Question::Share(Rc::new(Sharing {
            link: format!("{}{address}", self.session.site),
            words: finish::shared(&self.play, &self.session).filter(|_| self.session.room == Room::Play).unwrap_or_default(),
            title,
            board: written,
            step: step.cloned().map(Box::new),
            dark: self.picture_look() == Theme::Dark,
        })))
    }

    /// The theme of the shared picture: the one that the player chose for it, otherwise that of the page.
    pub(crate) fn picture_look(&self) -> Theme {
        self.shell.picture.or(self.session.settings.theme).unwrap_or(self.session.system_look)
    }

    /// The link to the shown step. A step outside the path of the rating gets the link to its position instead, because
    /// another page could not find the step by a number.
    fn step_link(&self) -> NonetLink {
        match (self.session.room, self.solve.display.viewing) {
            (Room::Solve, Viewing::PathStep(number)) if self.solve.rated_board() == SolveBoard::of_givens(&self.givens()) => {
                NonetLink::Step(self.givens(), number as u32 + 1)
            }
            _ => self.position_link(self.before_step()),
        }
    }

    /// The link to a position, which opens it in the current room.
    fn position_link(&self, position: BoardState) -> NonetLink {
        if self.session.room == Room::Play {
            return NonetLink::Position(Box::new(position));
        }
        // Colours are no part of a puzzle that is solved or set.
        let bare = BoardState { colours: Grid::EMPTY, ..position };
        if bare.is_unstarted() { NonetLink::Puzzle(bare.givens) } else { NonetLink::PositionToSolve(Box::new(bare)) }
    }

    /// The position with the candidates of Solve, if some were removed: whoever opens the link continues with the same
    /// candidates, even if they are hidden on this page.
    fn with_removed(&self, position: BoardState) -> BoardState {
        let left = self.solve.position();
        let is_solution = self.solve.shown_solution().is_some();
        if self.session.room != Room::Solve || is_solution || *left.open() == *Candidates::new(left.grid()).open() {
            return position;
        }
        BoardState { notes: *left.open(), ..position }
    }

    /// The position before the shown step. In a game it is the current position.
    fn before_step(&self) -> BoardState {
        let step = self.solve.explained_step().filter(|_| self.session.room == Room::Solve);
        step.map_or_else(|| self.without_step().seen(), |(step, _)| BoardState::of_candidates(&step.before.position()))
    }

    /// A copy of the state whose board shows the current position as it stands, without the marks of a hint or a step.
    fn without_step(&self) -> State {
        let mut page = self.clone();
        page.play.help.shown = None;
        page.solve.display.draws_last_step = false;
        page.solve.display.preview = None;
        if page.solve.shown_solution().is_none() {
            page.solve.put(self.solve.shown_solve_board());
            page.solve.display.viewing = Viewing::Now;
        }
        page
    }

    /// The position that the board shows.
    fn seen(&self) -> BoardState {
        let mut seen = BoardState::default();
        for view in board(self).cells {
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
        if self.session.room == Room::Play && !self.play.paused {
            let lines = self.play.shown().standing().lines().iter();
            seen.lines = lines.map(|line| DrawnLine { ends: line.ends(), weak: line.is_weak() }).collect();
            seen.ruled_out = self.play.shown().standing().ruled_out().certain();
        }
        seen
    }
}
