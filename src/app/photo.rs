//! A picture comes in: it is read, checked by the player, and opened as a puzzle.

use crate::{
    action::{Action, BoardAction, Overlay, PhotoAction},
    app::{State, arrival::board_of},
    photo::{
        camera::CameraTask,
        state::{Outcome, ReadBoard},
    },
    session::Selection,
    text::en,
};
use nonet_formats::Room;
use nonet_protocol::{PhotoAnswer, QuestionId};
use std::rc::Rc;

impl State {
    /// Opens the dialog that reads this picture, in place of the one that is open.
    pub(super) fn open_picture(&mut self, name: Rc<str>, file: u32) {
        self.open(Overlay::Photo);
        self.photo.begin(name, file);
    }

    /// What is wanted of the camera. It rests while the page is hidden.
    pub(super) fn camera_task(&self) -> CameraTask {
        if self.play.away { CameraTask::Rest } else { self.photo.camera.task() }
    }

    /// Takes the answer to the question about a picture, unless nobody waits for it any more.
    pub(super) fn take_photo(&mut self, id: QuestionId, address: Option<Rc<str>>, answer: PhotoAnswer) {
        let name = self.photo.picture.as_ref().map(|picture| Rc::clone(&picture.name));
        match self.photo.take(id, address, answer) {
            Some(Outcome::Text(text)) => {
                self.close();
                self.receive(text, None);
            }
            Some(Outcome::Refused(fault)) => {
                self.close();
                self.say_fault(en::photo::refused(&name.unwrap_or_default(), fault));
            }
            Some(Outcome::Shown) | None => {}
        }
    }

    /// Says that the program that reads pictures failed, unless nobody waits for it any more.
    pub(super) fn photo_failed(&mut self, id: QuestionId, why: &str) {
        if self.photo.question().is_some_and(|question| question.id == id) {
            self.close();
            self.say_fault(en::question_failed(why));
        }
    }

    /// Returns the action on the board if the board is that of a picture. None for every other action and every other board.
    pub(super) fn for_photo(&self, action: &Action) -> Option<BoardAction> {
        match action {
            Action::Board(action) if self.shell.overlay == Some(Overlay::Photo) => Some(*action),
            _ => None,
        }
    }

    pub(super) fn take_photo_action(&mut self, action: PhotoAction) {
        match action {
            PhotoAction::Play => self.open_photo(Room::Play),
            PhotoAction::Solve => self.open_photo(Room::Solve),
            action => self.photo.update(action),
        }
    }

    /// Opens the board that was read in this room.
    fn open_photo(&mut self, room: Room) {
        let Some(reading) = self.photo.board().map(ReadBoard::puzzle) else { return };
        self.close();
        self.enter(room);
        if room == Room::Play {
            return self.play_reading(&reading);
        }
        self.session.board.selection = Selection::first();
        self.in_solve(|solve, context| solve.replace(board_of(&reading), None, context));
        self.say_undoable(en::read_as(&reading, false));
    }
}
