//! Selecting cells and writing on the board, in both rooms.

use super::{Act, Look, Pending, Selection, Sheet, State, UNDO};
use crate::{
    action::Action,
    text::en,
    view::{Offer, Room},
};
use nonet_core::board::{Candidate, Cell, CellSet, Digit, DigitSet};
use nonet_game::Move;

impl State {
    pub(crate) fn select_same(&mut self, cell: Cell) {
        let grid = self.shown_grid();
        let cells = grid[cell].map_or(CellSet::of(cell), |digit| grid.cells_of(digit));
        self.selection = Selection { cells, cursor: cell };
    }

    pub(crate) fn go_to_empty(&mut self, forward: bool) {
        if let Some(cell) = self.selection.next_among(self.shown_grid().empty(), forward) {
            self.selection = Selection::of(cell);
        }
    }

    /// Closes one thing: the latest that opened over the others.
    pub(crate) fn escape(&mut self) {
        if self.restored.is_some() {
            self.restored = None;
        } else if self.help {
            self.help = false;
        } else if self.techniques {
            self.techniques = false;
        } else if self.entry.open {
            self.entry.open = false;
        } else if self.room == Room::Solve && self.solve.look != Look::Now {
            self.solve.look = Look::Now;
        } else if self.play.sheet != Sheet::None {
            self.play.sheet = Sheet::None;
        } else if self.pending != Pending::Nothing {
            self.pending = Pending::Nothing;
        } else if self.room == Room::Play && (self.play.asked.is_some() || self.play.asking.is_some()) {
            self.play.close();
        } else if self.room == Room::Play && self.play.locked.is_some() {
            self.lock(None);
        } else if !self.lit.is_empty() {
            self.lit = DigitSet::EMPTY;
        } else if self.solve.shows_step {
            self.solve.shows_step = false;
        } else if self.toast.is_some() {
            self.toast = None;
        } else {
            self.selection = self.selection.none();
        }
    }

    // Writing.

    /// Whether the board only looks at something, so that nothing can be written; says so.
    fn only_looks(&mut self) -> bool {
        let looks = self.room == Room::Solve && self.solve.look != Look::Now;
        if looks {
            self.say("This is only a look.", vec![Offer { label: "Back to the board", action: Action::LookAt(None) }]);
        }
        looks
    }

    /// A digit is typed; `other` than as the mode says, if there are modes.
    pub(crate) fn digit(&mut self, digit: Digit, other: bool) {
        match std::mem::replace(&mut self.pending, Pending::Nothing) {
            Pending::WhyNot => return self.why_not(digit),
            Pending::Light => return self.lit = self.lit ^ DigitSet::of(digit),
            _ if self.selection.cells.is_empty() && self.play.locked.is_none() => {
                return self.lit = if self.lit == DigitSet::of(digit) { DigitSet::EMPTY } else { DigitSet::of(digit) };
            }
            Pending::Nothing | Pending::Query => {}
        }
        if self.only_looks() {
            return;
        }
        match self.room {
            Room::Play => self.play_digit(digit, other),
            Room::Solve | Room::Make => {
                self.typing = true;
                self.write(Some(digit));
            }
        }
    }

    fn write(&mut self, digit: Option<Digit>) {
        if !self.solve.write(self.selection.cells, digit) {
            let offer = Offer { label: "Edit givens", action: Action::EditGivens(true) };
            self.say("A given stays as it is.", vec![offer]);
        } else if digit.is_some() && self.solve.editing {
            self.advance();
        }
    }

    /// Goes on to the next cell while givens are typed.
    fn advance(&mut self) {
        let next = Cell::from_index(self.selection.cursor.index() + 1);
        if let Some(next) = next
            && self.solve.auto_advance
            && self.selection.cells.len() == 1
        {
            self.selection = Selection::of(next);
        }
    }

    pub(crate) fn skip(&mut self) {
        if self.only_looks() || self.selection.cells.is_empty() {
            return;
        }
        self.typing = true;
        self.solve.write(self.selection.cells, None);
        self.advance();
    }

    pub(crate) fn erase(&mut self) {
        if self.only_looks() {
            return;
        }
        self.typing = true;
        match self.room {
            Room::Play => self.play_move(Move::Clear(self.selection.cells)),
            Room::Solve | Room::Make => {
                let nothing = !self.selection.cells.meets(self.solve.sheet().grid().filled());
                if nothing && self.solve.editing && self.solve.auto_advance && self.selection.cells.len() == 1 {
                    let before = self.selection.cursor.index().checked_sub(1).and_then(Cell::from_index);
                    self.selection = before.map_or(self.selection, Selection::of);
                }
                self.write(None);
            }
        }
    }

    pub(crate) fn undo(&mut self) {
        self.typing = false;
        match self.room {
            Room::Play => {
                let _ = self.plays() && self.play.undo();
            }
            Room::Solve => {
                if self.solve.history.undo() {
                    self.solve.changed();
                }
            }
            Room::Make => {} // the board is not in sight
        }
    }

    pub(crate) fn redo(&mut self) {
        self.typing = false;
        match self.room {
            Room::Play => {
                let _ = self.plays() && self.play.redo();
            }
            Room::Solve => {
                if self.solve.history.redo() {
                    self.solve.changed();
                }
            }
            Room::Make => {} // the board is not in sight
        }
    }

    pub(crate) fn clear(&mut self) {
        if self.room == Room::Play {
            return self.restart();
        }
        self.typing = false;
        if *self.solve.history.now() != Act::default() {
            self.solve.act(Act::default());
            self.say("Cleared.", vec![UNDO]);
        }
    }

    pub(crate) fn restart(&mut self) {
        self.typing = false;
        match self.room {
            Room::Play => self.play_move(Move::Back(0)),
            Room::Solve | Room::Make => {
                let sheet = self.solve.sheet().with_givens_only();
                self.solve.act(Act { sheet, log: Vec::new() });
            }
        }
    }

    pub(crate) fn use_as_puzzle(&mut self) {
        self.typing = false;
        let sheet = self.solve.sheet().as_puzzle();
        self.solve.editing = false;
        if sheet != *self.solve.sheet() {
            self.solve.put(sheet);
            self.say(en::now_givens(sheet.given_cells().len()), vec![UNDO]);
        }
    }

    pub(crate) fn edit_givens(&mut self, on: bool) {
        self.solve.editing = on;
        self.solve.look = Look::Now;
        if on && self.selection.cells.is_empty() {
            self.selection = Selection::of(self.selection.cursor);
        }
    }

    pub(crate) fn take_fix(&mut self, number: usize) {
        let fix = self.solve.diagnosis.as_ref().and_then(|diagnosis| diagnosis.fixes.get(number).copied());
        if let Some(fix) = fix {
            let (sheet, cell) = (*self.solve.sheet(), fix.cell());
            let digit = fix.apply(sheet.grid())[cell];
            let given = sheet.given_cells().contains(cell);
            self.solve.put(if given { sheet.with_given(cell, digit) } else { sheet.with_entered(cell, digit) });
            self.mended(cell);
        }
    }

    pub(crate) fn add_given(&mut self, Candidate { cell, digit }: Candidate) {
        self.solve.put(self.solve.sheet().with_given(cell, Some(digit)));
        self.mended(cell);
    }

    fn mended(&mut self, cell: Cell) {
        self.typing = false;
        self.selection = Selection::of(cell);
        self.say(self.solve.judged.status(), vec![UNDO]);
    }
}
