//! A picture comes in: it is read, checked by the player, and opened as a puzzle.

use crate::{
    action::{Action, BoardAction, Overlay, PhotoAction, ShellAction},
    app::State,
    photo::{
        camera::CameraTask,
        state::{Outcome, ReadBoard},
    },
    session::Offer,
    text,
};
use nonet_protocol::{PhotoAnswer, QuestionId, Room, TextSource};
use std::rc::Rc;

impl State {
    /// Opens the dialog that reads this picture, in place of the one that is open. Behind a picture that is shown there, it waits.
    pub(super) fn open_picture(&mut self, name: Rc<str>, file: u32) {
        let is_open = self.shell.overlay == Some(Overlay::Photo);
        if !is_open {
            self.open(Overlay::Photo);
        }
        self.photo.add(name, file, !is_open);
    }

    /// Closes the dialog at the player's wish. A single picture is discarded; several wait, and it is said how to go on.
    pub(super) fn close_by_hand(&mut self) {
        let was_photo = self.shell.overlay == Some(Overlay::Photo);
        self.close();
        let left = self.photo.pictures.len();
        if was_photo && left > 0 {
            self.say(text::photo::put_aside(left), vec![NEXT_PICTURE]);
        }
    }

    /// Says how many pictures are left, behind what is said already.
    fn say_left(&mut self) {
        let left = self.photo.pictures.len();
        if left > 0 {
            self.session.messages.add(&text::photo::left(left), NEXT_PICTURE);
        }
    }

    /// The task of the camera, which rests while the page is hidden.
    pub(super) fn camera_task(&self) -> CameraTask {
        if self.play.away { CameraTask::Rest } else { self.photo.camera.task() }
    }

    /// Takes the answer to the question about a picture, unless nobody waits for it any more.
    pub(super) fn take_photo(&mut self, id: QuestionId, address: Option<Rc<str>>, answer: PhotoAnswer) {
        match self.photo.take(id, address, answer, self.shell.overlay == Some(Overlay::Photo)) {
            Some(Outcome::Text(text)) => {
                self.close();
                self.receive(text, None);
            }
            Some(Outcome::Refused(name, fault)) => {
                self.close();
                self.say_fault(text::photo::refused(&name, fault));
            }
            Some(Outcome::Shown) | None => {}
        }
    }

    /// Says that the program that reads pictures failed, unless nobody waits for it any more.
    pub(super) fn photo_failed(&mut self, id: QuestionId, why: Option<&str>) {
        if let Some(is_only) = self.photo.give_up(id) {
            if is_only && self.shell.overlay == Some(Overlay::Photo) {
                self.close();
            }
            self.say_fault(why.map_or_else(|| text::photo::NEEDS_CONNECTION.say(), text::question_failed));
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
            PhotoAction::Open(room) => self.open_photo(room),
            PhotoAction::KeepAll => self.keep_boards(),
            PhotoAction::FollowCode => {
                if let Some(code) = self.photo.take_code() {
                    self.leave_photo();
                    self.receive(code.as_ref().into(), None);
                }
            }
            PhotoAction::LeaveOut => {
                self.photo.leave_out();
                if self.photo.pictures.is_empty() {
                    self.close();
                }
            }
            action => self.photo.update(action),
        }
    }

    /// Closes the dialog. The pictures that are left wait.
    fn leave_photo(&mut self) {
        self.shell.overlay = None;
    }

    /// Opens the board that was read in this room.
    fn open_photo(&mut self, room: Room) {
        let pictures = self.photo.pictures.len();
        let Some(reading) = self.photo.take_board().as_ref().map(ReadBoard::puzzle) else { return };
        self.leave_photo();
        self.enter(room);
        self.in_room(|room, context| room.take_reading(&reading, context));
        if self.photo.pictures.len() == pictures {
            self.session.messages.add(&text::photo::ANOTHER_PUZZLE.say(), OTHER_PUZZLE);
        } else {
            self.say_left();
        }
    }

    /// Keeps all boards as a list, which opens once it is there. The pictures without a board wait.
    fn keep_boards(&mut self) {
        let Some(boards) = self.photo.all_boards().filter(|boards| !boards.is_empty()) else { return };
        let lines: String = boards.iter().map(|board| format!("{board}\n")).collect();
        self.leave_photo();
        self.photo.leave_out_read();
        self.import(text::photo::list_name(boards.len()).into(), TextSource::Text(lines.into()));
        self.say_left();
    }
}

/// The button that shows the next puzzle of the picture from which one was opened.
const OTHER_PUZZLE: Offer = Offer { label: text::photo::OPEN_IT, action: Action::Shell(ShellAction::Open(Overlay::Photo)) };

/// The button that shows the pictures that are left.
const NEXT_PICTURE: Offer = Offer { label: text::photo::GO_ON, action: Action::Shell(ShellAction::Open(Overlay::Photo)) };
