//! Actions on the board that is shown: selecting happens in this module, writing in the room.

use crate::{
    action::{BoardAction, Filter},
    app::State,
    session::{Pending, Press, Selection},
    text,
};
use nonet_core::board::{Cell, CellSet, Digit, DigitSet, Grid};
use nonet_prose::ExplainedStep;

impl State {
    /// Takes an action on the board: selects, or passes the action to the room.
    pub(crate) fn take_board_action(&mut self, action: BoardAction) {
        if !self.room().has_board() {
            return self.in_room(|room, context| room.write(action, context)); // there is nothing to select
        }
        let (tracks_pointer_up, is_editing) = (self.room().tracks_pointer_up(), self.is_editing());
        let board = &mut self.session.board;
        match action {
            BoardAction::Select(cell) => board.selection = Selection::of(cell),
            BoardAction::SelectAlso(cell) => board.selection = board.selection.toggled(cell),
            BoardAction::Press(cell, place) => self.press(cell, place),
            BoardAction::Release(cell, place) => self.release(cell, place),
            BoardAction::EndPress => board.pressed = None,
            BoardAction::TakePressBack => self.take_press_back(),
            BoardAction::SelectOver(cell) => self.drag_over(cell),
            BoardAction::SelectTo(cell) => self.press_to(cell),
            BoardAction::Go(to) => board.selection = Selection::of(board.selection.after(to)),
            BoardAction::Extend(to) => board.selection = board.selection.with(board.selection.after(to)),
            BoardAction::SelectAll => board.selection.cells = CellSet::ALL,
            BoardAction::SelectSame(_) if tracks_pointer_up => {} // both taps wrote, so the second one is no double click
            BoardAction::SelectSame(cell) => self.select_same(cell),
            BoardAction::Dot if !is_editing => self.go_to_empty(true),
            BoardAction::Comma => self.go_to_empty(false),
            BoardAction::AutoAdvance(on) => board.auto_advance = on,
            BoardAction::LightNext if board.pending == Pending::Light => {
                (board.pending, board.lit) = (Pending::Nothing, DigitSet::EMPTY);
            }
            BoardAction::LightNext => board.pending = Pending::Light,
            BoardAction::Light(digit) => board.lit ^= DigitSet::of(digit),
            BoardAction::Filter(filter) => {
                board.filters = board.filters.toggled(filter);
                if filter == Filter::Links && board.filters.links && board.lit.is_empty() {
                    self.say(text::LIGHT_A_DIGIT, Vec::new());
                }
            }
            BoardAction::Highlighting(on) => board.highlighting = on,
            BoardAction::Digit(_)
            | BoardAction::Note(_)
            | BoardAction::Erase
            | BoardAction::Zero
            | BoardAction::Dot
            | BoardAction::Space
            | BoardAction::Confirm
            | BoardAction::Undo
            | BoardAction::Redo
            | BoardAction::Clear
            | BoardAction::Restart
            | BoardAction::Step => self.in_room(|room, context| room.write(action, context)),
        }
    }

    fn select_same(&mut self, cell: Cell) {
        let grid = self.shown_grid();
        let cells = grid[cell].map_or(CellSet::of(cell), |digit| grid.cells_of(digit));
        self.session.board.selection = Selection { cells, cursor: cell };
    }

    fn go_to_empty(&mut self, forward: bool) {
        if let Some(cell) = self.session.board.selection.next_among(self.shown_grid().empty_cells(), forward) {
            self.session.board.selection = Selection::of(cell);
        }
    }

    // A press can be taken back: by a second finger, or by the browser when it turns the press into a scroll or a pinch.

    /// Handles a press with its release in the cell, at the place of this digit's note.
    fn tap(&mut self, cell: Cell, place: Digit) {
        self.in_room(|room, context| room.tap(cell, place, context));
    }

    /// Handles a press in the cell, at the place of this digit's note. A press that writes waits for its release.
    fn press(&mut self, cell: Cell, place: Digit) {
        let writes = self.room().writes_when_released();
        self.note_press(cell, place, writes);
        if !writes {
            self.tap(cell, place);
        }
    }

    /// Selects all cells from the cursor to this cell. A drag that follows adds more.
    fn press_to(&mut self, cell: Cell) {
        self.note_press(cell, Digit::D5, false);
        self.session.board.selection = self.session.board.selection.with_all_to(cell);
    }

    fn note_press(&mut self, cell: Cell, place: Digit, writes: bool) {
        let (selection, in_hand) = (self.session.board.selection, self.room().in_hand());
        self.session.board.pressed = Some(Press { cell, place, writes, selection, in_hand });
    }

    /// Handles the pointer entering a cell while it is pressed.
    fn drag_over(&mut self, cell: Cell) {
        let Some(press) = &mut self.session.board.pressed else { return };
        press.writes &= cell == press.cell;
        if self.room().draws_lines() {
            self.in_room(|room, _| room.lead_pen(cell));
        } else {
            self.session.board.selection = self.session.board.selection.with(cell);
        }
    }

    /// Handles the release of a press in this cell, at the place of this digit's note.
    fn release(&mut self, cell: Cell, place: Digit) {
        let Some(press) = self.session.board.pressed.take() else { return };
        if press.writes && cell == press.cell {
            self.tap(cell, press.place);
        } else if press.in_hand.pen.is_none() {
            self.in_room(|room, context| room.drop_line(cell, place, context));
        }
    }

    /// Takes the press back: selection, chosen digit and line are as before it.
    fn take_press_back(&mut self) {
        if let Some(press) = self.session.board.pressed.take() {
            self.session.board.selection = press.selection;
            self.in_room(|room, _| room.put_back(press.in_hand));
        }
    }

    // The content of the board.

    /// Whether givens are being typed.
    #[must_use]
    pub fn is_editing(&self) -> bool {
        self.room().is_editing()
    }

    /// The digits that the board shows.
    #[must_use]
    pub fn shown_grid(&self) -> Grid {
        *self.position().grid()
    }

    /// The step that the board draws completely, with its conclusion. None if there is none.
    pub(super) fn drawn_step(&self) -> Option<&ExplainedStep> {
        self.room().drawn_step(self.session.board.case)
    }

    /// Whether a new puzzle is being set on the board.
    #[must_use]
    pub fn is_setting(&self) -> bool {
        self.room().is_setting()
    }
}
