//! Selecting cells and writing on the board, in both rooms.

use super::{Act, Filter, Look, Pending, Selection, State};
use crate::{
    action::{Action, BoardAction, SolveAction},
    text::en,
    view::{Offer, Room},
};
use nonet_core::{
    board::{Candidate, Cell, CellSet, Digit, DigitSet, Grid},
    solver::Fix,
};
use nonet_game::Move;

impl State {
    /// Selects or writes on the board that is shown.
    pub(crate) fn take_board_action(&mut self, action: BoardAction) {
        if self.room == Room::Make && !self.is_setting() {
            // There is no board.
            if matches!(action, BoardAction::Undo | BoardAction::Redo) {
                self.change_books();
            }
            return;
        }
        match action {
            BoardAction::Select(cell) => self.selection = Selection::of(cell),
            BoardAction::Tap(cell, place) => self.tap(cell, place),
            BoardAction::SelectAlso(cell) => self.selection = self.selection.toggled(cell),
            BoardAction::Press(cell, place) => self.press(cell, place),
            BoardAction::Release(cell, place) => self.release(cell, place),
            BoardAction::TakePressBack => self.take_press_back(),
            BoardAction::SelectOver(cell) => self.drag_over(cell),
            BoardAction::SelectTo(cell) => self.press_to(cell),
            BoardAction::Go(course) => self.selection = Selection::of(self.selection.after(course)),
            BoardAction::Extend(course) => self.selection = self.selection.with(self.selection.after(course)),
            BoardAction::SelectAll => self.selection.cells = CellSet::ALL,
            BoardAction::SelectSame(_) if self.hears_release() => {} // the second tap wrote, as the first did
            BoardAction::SelectSame(cell) => self.select_same(cell),
            BoardAction::Digit(digit) => self.digit(digit, false),
            BoardAction::Note(digit) => self.digit(digit, true),
            BoardAction::Erase => self.erase(),
            BoardAction::Zero if self.is_editing() => self.skip(),
            BoardAction::Zero => self.erase(),
            BoardAction::Dot | BoardAction::Space if self.is_editing() => self.skip(),
            BoardAction::Dot => self.go_to_empty(true),
            BoardAction::Comma => self.go_to_empty(false),
            BoardAction::Space => self.next_mode(),
            BoardAction::AutoAdvance(on) => self.auto_advance = on,
            BoardAction::Undo => self.undo(),
            BoardAction::Redo => self.redo(),
            BoardAction::Clear => self.clear(),
            BoardAction::Restart => self.restart(),
            BoardAction::LightNext if self.pending == Pending::Light => {
                (self.pending, self.lit) = (Pending::Nothing, DigitSet::EMPTY)
            }
            BoardAction::LightNext => self.pending = Pending::Light,
            BoardAction::Light(digit) => self.lit = self.lit ^ DigitSet::of(digit),
            BoardAction::Filter(filter) => {
                self.filters = self.filters.toggled(filter);
                if filter == Filter::Links && self.filters.links && self.lit.is_empty() {
                    self.say("Links are those of lit digits: light one, too.", Vec::new());
                }
            }
            BoardAction::Highlighting(on) => self.highlighting = on,
            BoardAction::Step if self.room == Room::Play => self.hint(),
            BoardAction::Step => match self.solve.look {
                Look::Available(number) => self.take_solve_action(SolveAction::TakeStep(number)),
                _ => self.step(),
            },
        }
    }

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

    // Writing.

    /// Whether the board only looks at something, so that nothing can be written; says so.
    fn only_looks(&mut self) -> bool {
        let looks = self.room == Room::Solve && self.solve.look != Look::Now;
        if looks {
            self.say(
                "This is only a look.",
                vec![Offer { label: "Back to the board", action: Action::Solve(SolveAction::LookAt(None)) }],
            );
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
            Room::Make => {
                self.set_givens(Some(digit));
                self.advance();
            }
            Room::Solve if other => self.toggle_candidate(digit),
            Room::Solve => {
                self.typing = true;
                self.write(Some(digit));
            }
        }
    }

    /// Removes the candidate from the selected cells, or restores it where it was removed; candidates are shown then.
    fn toggle_candidate(&mut self, digit: Digit) {
        let sheet =
            self.selection.cells.iter().fold(*self.solve.sheet(), |sheet, cell| sheet.with_toggled(Candidate { cell, digit }));
        self.solve.put(sheet);
        self.solve.candidates = true;
    }

    fn write(&mut self, digit: Option<Digit>) {
        if !self.solve.write(self.selection.cells, digit) {
            let offer = Offer { label: "Edit givens", action: Action::Solve(SolveAction::EditGivens(true)) };
            self.say("A given stays as it is.", vec![offer]);
        } else if digit.is_some() && self.solve.editing {
            self.advance();
        }
    }

    /// Goes on to the next cell while givens are typed.
    fn advance(&mut self) {
        let next = Cell::from_index(self.selection.cursor.index() + 1);
        if let Some(next) = next
            && self.auto_advance
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
        match self.room {
            Room::Make => self.set_givens(None),
            _ => drop(self.solve.write(self.selection.cells, None)),
        }
        self.advance();
    }

    pub(crate) fn erase(&mut self) {
        if self.only_looks() {
            return;
        }
        self.typing = true;
        match self.room {
            Room::Play => self.play_move(Move::Clear(self.selection.cells)),
            Room::Make => {
                self.go_back_over_empty();
                self.set_givens(None);
            }
            Room::Solve => {
                self.go_back_over_empty();
                self.write(None);
            }
        }
    }

    /// Where givens are typed and nothing is to be erased, the cell before is what is erased.
    fn go_back_over_empty(&mut self) {
        let nothing = !self.selection.cells.meets(self.typed().filled());
        if nothing && self.is_editing() && self.auto_advance && self.selection.cells.len() == 1 {
            let before = self.selection.cursor.index().checked_sub(1).and_then(Cell::from_index);
            self.selection = before.map_or(self.selection, Selection::of);
        }
    }

    /// Where typing a puzzle begins or goes on: in Solve where it was left, else the cell after the last digit.
    pub(super) fn typed_next(&self) -> Cell {
        let last = self.typed().filled().iter().next_back();
        let left = self.solve.typed_at.filter(|_| self.room == Room::Solve && last.is_some());
        left.unwrap_or_else(|| last.map_or(Cell::FIRST, |last| Cell::from_index(last.index() + 1).unwrap_or(last)))
    }

    /// The digits of the board on which givens can be typed.
    fn typed(&self) -> Grid {
        if self.room == Room::Make { *self.setter.grid() } else { *self.solve.sheet().grid() }
    }

    pub(crate) fn undo(&mut self) {
        self.typing = false;
        match self.room {
            Room::Play => match self.play.look_back.as_ref().map(|look| look.at) {
                Some(at) => self.look_back(at.saturating_sub(1)), // who looks goes back and forth without changing anything
                None => match self.restarted.filter(|_| self.plays() && self.play.game.moves().is_empty()) {
                    Some(before) => self.continue_game(before),
                    None => {
                        let _ = self.plays() && self.play.undo();
                    }
                },
            },
            Room::Solve | Room::Make => self.go_back(true),
        }
    }

    /// Takes the last act back, or does it again, where givens can be typed.
    fn go_back(&mut self, back: bool) {
        let before = self.typed();
        let went = match self.room {
            Room::Make => self.go_back_in_set(back),
            _ => self.solve.go_back(back),
        };
        if went && self.follow_typing(&before) && !back {
            self.advance();
        }
    }

    /// Where givens are typed, the cursor goes to the one cell that was taken back or written again. Says whether it did.
    fn follow_typing(&mut self, before: &Grid) -> bool {
        let now = self.typed();
        let changed: CellSet = Cell::all().filter(|cell| before[*cell] != now[*cell]).collect();
        let cell = changed.single().filter(|_| self.is_editing());
        self.selection = cell.map_or(self.selection, Selection::of);
        cell.is_some()
    }

    pub(crate) fn redo(&mut self) {
        self.typing = false;
        match self.room {
            Room::Play => match self.play.look_back.as_ref().map(|look| look.at) {
                Some(at) => self.look_back(at + 1),
                None => {
                    let _ = self.plays() && self.play.redo();
                }
            },
            Room::Solve | Room::Make => self.go_back(false),
        }
    }

    /// Empties the board, of its givens too.
    pub(crate) fn clear(&mut self) {
        match self.room {
            Room::Play => return self.restart(),
            Room::Make => return self.clear_set(),
            Room::Solve => {}
        }
        self.typing = false;
        if *self.solve.history.now() != Act::default() {
            self.solve.act(Act::default());
            self.solve.editing = false;
            self.selection = Selection::first();
            self.say_undoable("The board is empty.");
        }
    }

    pub(crate) fn restart(&mut self) {
        self.typing = false;
        match self.room {
            Room::Play => self.restart_game(),
            Room::Make => {} // all of it is given
            Room::Solve => {
                let before = *self.solve.sheet();
                let givens = before.with_givens_only();
                self.solve.look = Look::Now;
                self.solve.act(Act { sheet: givens, log: Vec::new() });
                if givens != before {
                    self.say_undoable("Back at the givens.");
                }
            }
        }
    }

    /// Begins a new game of the same puzzle, without time, hints and save points. What was played is kept as a game, which undo goes
    /// back to.
    fn restart_game(&mut self) {
        if self.can_restart() {
            let before = (!self.play.game.moves().is_empty()).then(|| self.archive.open_id());
            self.start_anew();
            self.restarted = before;
            if before.is_some() {
                self.say_undoable("Started again. What you had is kept among your games.");
            }
        }
    }

    /// Whether there is something in the game that would be left by starting again.
    pub(crate) fn can_restart(&self) -> bool {
        let game = &self.play.game;
        self.plays() && (!game.moves().is_empty() || game.hint_count() > 0 || !game.points().is_empty())
    }

    /// Whether there is something to take back in the game: a move, or that it was started again.
    pub(crate) fn can_undo_in_game(&self) -> bool {
        self.plays() && (self.play.game.can_undo() || self.restarted.is_some() && self.play.game.moves().is_empty())
    }

    pub(crate) fn use_as_puzzle(&mut self) {
        self.typing = false;
        let sheet = self.solve.sheet().as_puzzle();
        self.solve.editing = false;
        if sheet != *self.solve.sheet() {
            self.solve.put(sheet);
            self.say_undoable(en::now_givens(sheet.given_cells().len()));
        }
    }

    pub(crate) fn edit_givens(&mut self, on: bool) {
        self.solve.editing = on;
        self.solve.look = Look::Now;
        self.details = !on;
        if on && self.selection.cells.is_empty() {
            self.selection = Selection::of(self.selection.cursor);
        }
    }

    /// Begins to type a puzzle on an empty board; what stood on it comes back with undo.
    pub(crate) fn type_puzzle(&mut self) {
        self.close();
        self.room = Room::Solve;
        let replaces = *self.solve.history.now() != Act::default();
        self.solve.act(Act::default());
        self.edit_givens(true);
        self.to_board += 1;
        self.selection = Selection::first();
        if replaces {
            self.say_undoable("The board is empty for your puzzle.");
        }
    }

    pub(crate) fn take_fix(&mut self, fix: Fix) {
        if !self.solve.diagnosis.as_ref().is_some_and(|diagnosis| diagnosis.fixes.contains(&fix)) {
            return; // it was about another board
        }
        let (sheet, cell) = (*self.solve.sheet(), fix.cell());
        let digit = fix.apply(sheet.grid())[cell];
        let given = sheet.given_cells().contains(cell);
        self.solve.put(match fix {
            Fix::Restore(candidate) => sheet.with_toggled(candidate),
            _ if given => sheet.with_given(cell, digit),
            _ => sheet.with_entered(cell, digit),
        });
        self.mended(cell);
    }

    pub(crate) fn add_given(&mut self, Candidate { cell, digit }: Candidate) {
        self.solve.put(self.solve.sheet().with_given(cell, Some(digit)));
        self.mended(cell);
    }

    fn mended(&mut self, cell: Cell) {
        self.typing = false;
        self.selection = Selection::of(cell);
        self.say_undoable(self.solve.judged.status(self.notation()));
    }
}
