//! What is shared: a link, as text and as a QR code, and a picture of the board. The worker writes and draws them.

use super::{Look, Overlay, State};
use crate::{
    play::finish_view,
    view::{
        Content, Room,
        board::{board, drawn_step},
    },
};
use nonet_core::board::Grid;
use nonet_formats::{Address, Position};
use nonet_protocol::{Question, Sharing};
use std::rc::Rc;

/// What can be shared of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// Its givens.
    Puzzle,
    /// All that stands on it.
    Position,
    /// The step that is drawn on it.
    Step,
}

impl State {
    /// What the worker is asked: how this looks.
    pub(super) fn sharing_question(&self) -> Option<Question> {
        let (Some(Overlay::Share(subject)), None) = (&self.overlay, &self.shared) else { return None };
        let (address, board) = match subject {
            Subject::Puzzle => (self.puzzle_address(), Position::of_givens(self.givens())),
            Subject::Position => (self.position_address(self.bare()), self.bare()),
            Subject::Step => (self.step_address(), self.seen()),
        };
        Some(Question::Share(Rc::new(Sharing {
            link: format!("{}{address}", self.site),
            words: finish_view::shared(self).filter(|_| self.room == Room::Play).unwrap_or_default(),
            board: board.to_string(),
            step: drawn_step(self).filter(|_| *subject == Subject::Step),
        })))
    }

    /// The address of the step that is looked at; that of its position where it is on no path that others have as well.
    fn step_address(&self) -> Address {
        match (self.room, self.solve.look) {
            (Room::Solve, Look::Moment(number)) if *self.solve.rated_sheet().grid() == self.givens() => {
                Address::Step(self.givens(), number as u32 + 1)
            }
            _ => self.position_address(self.before_step()),
        }
    }

    /// The address of a position: who opens it finds it in the room that it is in here.
    fn position_address(&self, position: Position) -> Address {
        // The tints of a puzzle that is set are no part of it.
        let bare = Position { colours: Grid::EMPTY, ..position };
        match self.room {
            Room::Play => Address::Position(Box::new(position)),
            Room::Solve | Room::Make if bare.is_untouched() => Address::Puzzle(bare.givens),
            Room::Solve | Room::Make => Address::Sheet(Box::new(bare)),
        }
    }

    /// Where the step was found: in Solve before it was taken, in a game where the player is.
    fn before_step(&self) -> Position {
        let step = self.solve.told_step().filter(|_| self.room == Room::Solve);
        step.map_or_else(|| self.bare(), |(step, _)| Position::of_candidates(&step.before.position()))
    }

    /// What stands, without what a hint or a look at another moment adds.
    fn bare(&self) -> Position {
        let mut bare = self.clone();
        bare.play.asked = None;
        bare.solve.look = Look::Now;
        bare.solve.shows_step = false;
        bare.seen()
    }

    /// What the board shows.
    fn seen(&self) -> Position {
        let mut seen = Position::default();
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
        seen
    }
}
