//! A press on the board: what it selects is selected at once, and what it writes is written when it is released where it began, alone.
//! A second finger takes it back, and so does the browser where it makes a scroll or a pinch of it.

use super::{Selection, State};
use crate::{state::Pen, view::Room};
use nonet_core::board::{Candidate, Cell, Digit};

/// A press that was not released yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Press {
    cell: Cell,
    place: Digit,   // whose note has its place there
    is_write: bool, // whether something is written when it is released here
    selection: Selection,
    picked: Option<Candidate>,
    pen: Option<Pen>,
}

impl State {
    /// A cell is pressed, at the place of this digit's note.
    pub(crate) fn press(&mut self, cell: Cell, place: Digit) {
        let is_write = self.writes_when_released();
        self.note_press(cell, place, is_write);
        if !is_write {
            self.tap(cell, place);
        }
    }

    /// All from the cursor to this cell is selected, and what the pointer comes to next.
    pub(crate) fn press_to(&mut self, cell: Cell) {
        self.note_press(cell, Digit::D5, false);
        self.selection = self.selection.with_all_to(cell);
    }

    fn note_press(&mut self, cell: Cell, place: Digit, is_write: bool) {
        let (selection, picked, pen) = (self.selection, self.play.picked, self.play.pen);
        self.pressed = Some(Press { cell, place, is_write, selection, picked, pen });
    }

    /// Whether a press writes on the board: the digit that was chosen first, or the other end of a line.
    fn writes_when_released(&self) -> bool {
        let is_locked = self.room == Room::Play && self.plays() && self.play.locked.is_some();
        is_locked || self.draws_lines() && self.play.pen.is_some()
    }

    /// Whether it matters where a press is released.
    pub(crate) fn hears_release(&self) -> bool {
        self.draws_lines() || self.writes_when_released()
    }

    /// The pointer comes to a cell while it is pressed.
    pub(crate) fn drag_over(&mut self, cell: Cell) {
        let Some(press) = &mut self.pressed else { return };
        press.is_write &= cell == press.cell;
        if self.draws_lines() {
            self.lead_pen(cell);
        } else {
            self.selection = self.selection.with(cell);
        }
    }

    /// The press is released, where the note of this digit has its place in this cell.
    pub(crate) fn release(&mut self, cell: Cell, place: Digit) {
        let Some(press) = self.pressed.take() else { return };
        if press.is_write && cell == press.cell {
            self.tap(cell, press.place);
        } else if press.pen.is_none() {
            self.let_go(cell, place);
        }
    }

    /// The press was none: all is as before it.
    pub(crate) fn take_press_back(&mut self) {
        if let Some(press) = self.pressed.take() {
            self.selection = press.selection;
            (self.play.picked, self.play.pen) = (press.picked, press.pen);
        }
    }
}
