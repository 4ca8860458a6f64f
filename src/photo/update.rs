//! The actions on the pictures that are being read. Opening a board is done by the page.

use super::state::{Digits, Photo, ReadBoard};
use crate::{
    action::{BoardAction, PhotoAction},
    session::Selection,
};
use nonet_core::board::{CellSet, Digit};
use nonet_protocol::PicturePoint;

impl Photo {
    /// Takes an action, except those that open or leave out a picture or a board.
    pub fn update(&mut self, action: PhotoAction) {
        match action {
            PhotoAction::ReadAgain => self.read_again(),
            PhotoAction::Corner(corner, point) => self.place_corner(corner, point),
            PhotoAction::PlaceCorners => {
                let corners = self.board().map(|board| board.grid.corners());
                if let Some(picture) = self.picture_mut() {
                    picture.corners = picture.corners.or(corners);
                }
            }
            PhotoAction::ShowBoards => {
                if let Some(picture) = self.picture_mut().filter(|picture| !picture.boards.is_empty()) {
                    (picture.corners, picture.fault) = (None, None);
                }
            }
            PhotoAction::Choose(board) => {
                if let Some(picture) = self.picture_mut().filter(|picture| board < picture.boards.len()) {
                    picture.chosen = board;
                }
            }
            PhotoAction::ByHand(by_hand) => {
                if let Some(board) = self.board_mut() {
                    let cell = CellSet::of(board.selection.cursor);
                    let Digits { all, by_hand: before } = board.digits;
                    board.change(Digits { all, by_hand: if by_hand { before | cell } else { before - cell } });
                }
            }
            PhotoAction::TakePicture => self.camera.take(),
            PhotoAction::ShowPicture(picture) if picture < self.pictures.len() => self.shown = picture,
            PhotoAction::ShowPicture(_)
            | PhotoAction::Open(_)
            | PhotoAction::KeepAll
            | PhotoAction::FollowCode
            | PhotoAction::LeaveOut => {}
        }
    }

    /// Takes an action on the board that is shown.
    pub fn update_board(&mut self, action: BoardAction) {
        let Some(board) = self.board_mut() else { return };
        match action {
            BoardAction::Select(cell)
            | BoardAction::Press(cell, _)
            | BoardAction::SelectAlso(cell)
            | BoardAction::SelectTo(cell) => board.selection = Selection::of(cell),
            BoardAction::Go(to) | BoardAction::Extend(to) => board.selection = Selection::of(board.selection.after(to)),
            BoardAction::Digit(digit) => board.write(Some(digit)),
            BoardAction::Erase | BoardAction::Zero => board.write(None),
            BoardAction::Dot => board.go_to_doubtful(true),
            BoardAction::Comma => board.go_to_doubtful(false),
            BoardAction::Undo => {
                if let Some(digits) = board.before.pop() {
                    board.set(digits);
                }
            }
            _ => {}
        }
    }

    fn board_mut(&mut self) -> Option<&mut ReadBoard> {
        self.board()?;
        let picture = self.picture_mut()?;
        picture.boards.get_mut(picture.chosen)
    }

    fn place_corner(&mut self, corner: usize, PicturePoint { x, y }: PicturePoint) {
        let Some(picture) = self.picture_mut() else { return };
        let Some(size) = picture.shown.as_ref().map(|shown| shown.size) else { return };
        if let Some(point) = picture.corners.as_mut().and_then(|corners| corners.get_mut(corner)) {
            *point = PicturePoint { x: x.clamp(0, size.width as i32), y: y.clamp(0, size.height as i32) };
        }
    }

    fn read_again(&mut self) {
        let Some(picture) = self.picture().filter(|picture| picture.question.is_none()) else { return };
        if let Some(corners) = picture.corners {
            let question = self.ask(picture.file, Some(corners));
            if let Some(picture) = self.picture_mut() {
                picture.question = Some(question);
            }
        }
    }
}

impl ReadBoard {
    /// Writes a digit into the selected cell, or erases its digit.
    fn write(&mut self, digit: Option<Digit>) {
        let cell = self.selection.cursor;
        self.checked = self.checked.with(cell);
        self.change(Digits { all: self.digits.all.with(cell, digit), ..self.digits });
    }

    /// Selects the next or the previous doubtful cell, in the order of their doubt.
    fn go_to_doubtful(&mut self, forward: bool) {
        let doubtful = &self.grid.doubtful;
        let place = doubtful.iter().position(|cell| *cell == self.selection.cursor);
        let next = match (place, forward) {
            (Some(place), true) => (place + 1) % doubtful.len(),
            (Some(place), false) => (place + doubtful.len() - 1) % doubtful.len(),
            (None, _) => 0,
        };
        if let Some(cell) = doubtful.get(next) {
            self.selection = Selection::of(*cell);
        }
    }
}
