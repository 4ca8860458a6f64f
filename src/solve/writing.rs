//! Writing on the board of the Solve room, and opening boards in it.

use super::{
    display::Viewing,
    state::{Snapshot, Solve},
};
use crate::{
    action::{Action, BoardAction, SolveAction, StepAction},
    session::{Context, Offer, REDO, Request, Selection},
    text,
};
use nonet_core::{
    board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet},
    solver::Fix,
};
use nonet_formats::{BoardState, NonetLink};
use nonet_game::{History, SolveBoard};
use nonet_protocol::{ReadPuzzle, Room};

impl Solve {
    /// Handles the board actions, which each room handles in its own way.
    pub(super) fn update_board(&mut self, action: BoardAction, context: &mut Context<'_>) {
        match action {
            BoardAction::Digit(digit) => self.digit(digit, false, context),
            BoardAction::Note(digit) => self.digit(digit, true, context),
            BoardAction::Erase => self.erase(context),
            BoardAction::Zero if self.types_givens() => self.skip(context),
            BoardAction::Zero => self.erase(context),
            BoardAction::Dot | BoardAction::Space if self.types_givens() => self.skip(context),
            BoardAction::Undo => self.undo_or_redo(true, context),
            BoardAction::Redo => self.undo_or_redo(false, context),
            BoardAction::Clear => self.clear(context),
            BoardAction::Restart => self.back_to_givens(context),
            BoardAction::Step => self.take_next_step(context),
            _ => {}
        }
    }

    /// Whether the board shows something else than the current state, so that nothing can be written. If so, a message says it.
    fn only_looks(&self, context: &mut Context<'_>) -> bool {
        let looks = self.display.viewing != Viewing::Now;
        if looks {
            let back =
                Offer { label: text::solve::BACK_TO_BOARD, action: Action::Solve(SolveAction::Step(StepAction::LookAt(None))) };
            context.say(text::solve::ONLY_A_LOOK, vec![back]);
        }
        looks
    }

    /// Handles a typed digit, which is lit or written. With `as_candidate` it is removed from the candidates, or restored.
    fn digit(&mut self, digit: Digit, as_candidate: bool, context: &mut Context<'_>) {
        if context.session.board.light(digit, false) || self.only_looks(context) {
            return;
        }
        if as_candidate {
            self.toggle_candidate(digit, context.session.board.selection.cells);
        } else {
            context.session.board.typing = true;
            self.write_selected(Some(digit), context);
        }
    }

    /// Removes a candidate from cells, or restores it where it was removed. Candidates are shown afterwards.
    fn toggle_candidate(&mut self, digit: Digit, cells: CellSet) {
        let board = cells.iter().fold(*self.board(), |board, cell| board.with_toggled(Candidate { cell, digit }));
        self.put(board);
        self.display.candidates = true;
    }

    fn write_selected(&mut self, digit: Option<Digit>, context: &mut Context<'_>) {
        if !self.write(context.session.board.selection.cells, digit) {
            let offer = Offer { label: text::solve::EDIT_GIVENS, action: Action::Solve(SolveAction::EditGivens(true)) };
            context.say(text::solve::GIVEN_STAYS, vec![offer]);
        } else if digit.is_some() && self.typing.on {
            context.session.board.advance();
        }
    }

    fn skip(&mut self, context: &mut Context<'_>) {
        let cells = context.session.board.selection.cells;
        if !self.only_looks(context) && !cells.is_empty() {
            context.session.board.typing = true;
            self.write(cells, None);
            context.session.board.advance();
        }
    }

    fn erase(&mut self, context: &mut Context<'_>) {
        if self.only_looks(context) {
            return;
        }
        context.session.board.typing = true;
        if self.types_givens() {
            context.session.board.go_back_over_empty(self.board().grid());
        }
        self.write_selected(None, context);
    }

    /// Undoes the last act, or redoes it if `back` is false.
    fn undo_or_redo(&mut self, back: bool, context: &mut Context<'_>) {
        let board = &mut context.session.board;
        board.typing = false;
        let (before, puzzle) = (*self.board().grid(), self.board().with_givens_only());
        if !self.go_back(back) {
            return;
        }
        if self.types_givens() && board.follow_typing(&before, self.board().grid()) && !back {
            board.advance();
        }
        let now = self.board().with_givens_only();
        let differ = Cell::all().filter(|&cell| puzzle.grid()[cell] != now.grid()[cell]).count();
        // One digit is what was typed last, and seen on the board.
        if back && differ > 1 {
            let words = if now.given_cells().is_empty() { text::solve::EMPTY } else { text::solve::EARLIER_GIVENS };
            context.say(words, vec![REDO]);
        }
    }

    /// Empties the board, givens included.
    fn clear(&mut self, context: &mut Context<'_>) {
        context.session.board.typing = false;
        if *self.history.now() != Snapshot::default() {
            self.record(Snapshot::default());
            self.typing.on = false;
            context.session.board.selection = Selection::first();
            context.say_undoable(text::solve::EMPTY);
        }
    }

    fn back_to_givens(&mut self, context: &mut Context<'_>) {
        context.session.board.typing = false;
        let before = *self.board();
        let givens = before.with_givens_only();
        self.display.viewing = Viewing::Now;
        self.record(Snapshot::of(givens));
        if givens != before {
            context.say_undoable(text::solve::BACK_AT_GIVENS);
        }
    }

    pub(super) fn use_as_puzzle(&mut self, context: &mut Context<'_>) {
        context.session.board.typing = false;
        let board = self.board().as_puzzle();
        self.typing.on = false;
        if board != *self.board() {
            self.put(board);
            context.say_undoable(text::solve::now_givens(board.given_cells().len()));
        }
    }

    pub(super) fn edit_givens(&mut self, on: bool, context: &mut Context<'_>) {
        self.typing.on = on;
        self.display.viewing = Viewing::Now;
        self.details = !on;
        let selection = &mut context.session.board.selection;
        if on && selection.cells.is_empty() {
            *selection = Selection::of(selection.cursor);
        }
    }

    /// Starts typing a puzzle on an empty board. The previous board comes back with undo.
    pub fn type_puzzle(&mut self, context: &mut Context<'_>) {
        context.ask(Request::Close);
        context.session.room = Room::Solve;
        let replaces = *self.history.now() != Snapshot::default();
        self.record(Snapshot::default());
        self.edit_givens(true, context);
        context.session.board.focus_requests += 1;
        context.session.board.selection = Selection::first();
        if replaces {
            context.say_undoable(text::solve::EMPTY_FOR_PUZZLE);
        }
    }

    /// Returns the cell at which typing continues: where it was interrupted, or else the cell after the last digit.
    #[must_use]
    pub(super) fn typing_continues_at(&self) -> Cell {
        let last = self.board().grid().filled_cells().iter().next_back();
        let left = self.typing.cell.filter(|_| last.is_some());
        left.unwrap_or_else(|| last.map_or(Cell::FIRST, |last| Cell::from_index(last.index() + 1).unwrap_or(last)))
    }

    pub(super) fn take_fix(&mut self, fix: Fix, context: &mut Context<'_>) {
        if !self.findings.diagnosis.as_ref().is_some_and(|diagnosis| diagnosis.fixes.contains(&fix)) {
            return; // the suggestion was about another board
        }
        let (board, cell) = (*self.board(), fix.cell());
        let digit = fix.apply(board.grid())[cell];
        let given = board.given_cells().contains(cell);
        self.put(match fix {
            Fix::Restore(candidate) => board.with_toggled(candidate),
            _ if given => board.with_given(cell, digit),
            _ => board.with_entered(cell, digit),
        });
        self.say_mended(cell, context);
    }

    pub(super) fn add_given(&mut self, Candidate { cell, digit }: Candidate, context: &mut Context<'_>) {
        self.put(self.board().with_given(cell, Some(digit)));
        self.say_mended(cell, context);
    }

    fn say_mended(&self, cell: Cell, context: &mut Context<'_>) {
        context.session.board.typing = false;
        context.session.board.selection = Selection::of(cell);
        context.say_undoable(self.assessment.status(context.session.notation()));
    }

    // Opening boards.

    /// Replaces the board, as one undoable act.
    pub fn replace(&mut self, board: SolveBoard, separator: Option<char>, context: &mut Context<'_>) {
        self.typing.on = false;
        self.details = true;
        self.separator = separator;
        self.display.viewing = Viewing::Now;
        self.record(Snapshot::of(board));
        let board = &mut context.session.board;
        board.typing = false;
        board.focus_requests += 1;
        board.lit = DigitSet::EMPTY;
    }

    /// Opens a board. In a cell with notes, the notes are its only candidates, and what was ruled out is none.
    pub fn open_board(&mut self, position: &BoardState, context: &mut Context<'_>) {
        let noted = position.notes.cells();
        let allowed = (position.notes | CandidateSet::product(!noted, DigitSet::ALL)) - position.ruled_out;
        let entered = position.entered.filled_cells() - position.givens.filled_cells();
        context.session.room = Room::Solve;
        context.session.board.selection = Selection::first();
        let is_fresh = *self.board() == SolveBoard::EMPTY && !self.history.can_undo();
        self.replace(SolveBoard::of_givens(&position.grid()).with_entered_cells(entered).with_allowed(&allowed), None, context);
        if is_fresh {
            self.history = History::new(self.history.now().clone()); // no undo to the empty board
        }
        self.display.candidates |= !noted.is_empty() || !position.ruled_out.is_empty();
    }

    /// Opens the board of the history that a link leads to, with its digits and steps. Returns whether there is one.
    pub fn find_again(&mut self, asked: &NonetLink, context: &mut Context<'_>) -> bool {
        let Some(left) = self.history.past().find(|snapshot| link_of(&snapshot.board) == *asked).cloned() else {
            return false;
        };
        context.session.room = Room::Solve;
        context.session.board.selection = Selection::first();
        self.replace(left.board, None, context);
        if left.board != left.board.with_givens_only() {
            let offer = Offer { label: text::solve::BACK_TO_GIVENS, action: Action::Board(BoardAction::Restart) };
            context.say(text::solve::AS_YOU_LEFT_IT, vec![offer]);
        }
        self.history.amend(left);
        true
    }
}

/// Returns the link to a board: its puzzle, and the candidates that were ruled out beyond those that its digits exclude.
#[must_use]
pub(crate) fn link_of(board: &SolveBoard) -> NonetLink {
    let givens = board.puzzle();
    let ruled_out = board.ruled_out();
    let cells = ruled_out.cells() & givens.empty_cells();
    if cells.is_empty() {
        return NonetLink::Puzzle(givens);
    }
    // The notes include digits that a peer holds: otherwise a cell without candidates would have no notes, and that means no
    // restriction.
    let notes = CandidateSet::product(cells, DigitSet::ALL) - ruled_out;
    NonetLink::PositionToSolve(Box::new(BoardState { notes, ..BoardState::of_givens(givens) }))
}

/// Returns the board of a puzzle that was read.
pub(crate) fn board_of(reading: &ReadPuzzle) -> SolveBoard {
    let board = SolveBoard::of_givens(&reading.grid).with_entered_cells(reading.entered);
    reading.candidates.map_or(board, |allowed| board.with_allowed(&allowed))
}
