//! Writing digits, notes, colours and lines on the board of a game.

use super::state::Play;
use crate::{
    action::{BoardAction, Mode},
    session::{Context, Pen, Pending, Selection},
};
use nonet_core::board::{Candidate, Cell, CellSet, Digit, DigitSet};
use nonet_game::{Line, Move};

impl Play {
    /// Handles the board actions, which each room handles in its own way.
    pub(super) fn update_board(&mut self, action: BoardAction, context: &mut Context<'_>) {
        match action {
            BoardAction::Digit(digit) => self.digit(digit, false, context),
            BoardAction::Note(digit) => self.digit(digit, true, context),
            BoardAction::Erase | BoardAction::Zero => {
                context.session.board.typing = true;
                self.play_move(Move::Clear(context.session.board.selection.cells), context);
            }
            BoardAction::Space => self.next_mode(context),
            BoardAction::Undo => {
                context.session.board.typing = false;
                self.take_back(context);
            }
            BoardAction::Redo => {
                context.session.board.typing = false;
                self.make_again(context);
            }
            BoardAction::Clear | BoardAction::Restart => self.restart(context),
            BoardAction::Step => self.hint(context),
            BoardAction::Confirm => self.apply_hint(context),
            _ => {}
        }
    }

    /// Handles a typed digit: it answers a question, or is written in the current mode. With `other`, it is written as a note in
    /// digit mode, and as a digit in the other modes.
    fn digit(&mut self, digit: Digit, other: bool, context: &mut Context<'_>) {
        if context.session.board.pending == Pending::WhyNot {
            context.session.board.pending = Pending::Nothing;
            self.why_not(digit, context);
        } else if !context.session.board.light(digit, self.locked.is_some()) {
            self.write_digit(digit, other, context);
        }
    }

    fn write_digit(&mut self, digit: Digit, other: bool, context: &mut Context<'_>) {
        if !self.can_write() {
            return;
        }
        if let Some(locked) = self.locked {
            return self.lock((locked != digit).then_some(digit), context);
        }
        let mode = match (other, self.mode) {
            (false, mode) => mode,
            (true, Mode::Digit | Mode::Colour | Mode::Line) => Mode::Corner,
            (true, Mode::Corner | Mode::Centre) => Mode::Digit,
        };
        context.session.board.typing = true;
        let (selection, lit) = (context.session.board.selection, context.session.board.lit);
        let cells = selection.cells;
        if mode == Mode::Line {
            if let Some(cell) = cells.single() {
                self.take_up_end(cell);
                self.set_line_end(Candidate::new(cell, digit), context);
            }
        } else if let (Mode::Colour, Some(picked)) = (mode, self.picked_note(&selection)) {
            self.play_move(Move::Tint(cells, picked.digit, digit), context);
        } else if mode == Mode::Colour && !lit.is_empty() {
            // With lit digits, the colour goes to their candidates instead of the cells.
            lit.iter().for_each(|it| self.play_move(Move::Tint(cells, it, digit), context));
        } else if self.write(cells, digit, mode) {
            self.after_move(context);
        }
    }

    /// Locks a digit, which every tapped cell then gets. None unlocks it.
    pub fn lock(&mut self, digit: Option<Digit>, context: &mut Context<'_>) {
        if self.can_write() {
            self.locked = digit;
            let board = &mut context.session.board;
            board.lit = digit.map_or(DigitSet::EMPTY, DigitSet::of);
            board.selection = if digit.is_some() { board.selection.none() } else { Selection::of(board.selection.cursor) };
        }
    }

    /// Returns the note that colours go to: the tapped note, while its cell alone is selected. None outside of colour mode.
    #[must_use]
    pub fn picked_note(&self, selection: &Selection) -> Option<Candidate> {
        let is_current = |it: &Candidate| self.mode == Mode::Colour && selection.cells == CellSet::of(it.cell);
        self.picked.filter(is_current)
    }

    /// Handles a press on a cell, at the place of a digit's note. The cell is selected, added to the selection, or gets the
    /// locked digit. In colour mode, a note at that place is picked.
    pub(super) fn tap_board(&mut self, cell: Cell, place: Digit, context: &mut Context<'_>) {
        if self.can_draw_lines() {
            context.session.board.selection = Selection::of(cell);
            return self.set_line_end(self.end_at(cell, place), context);
        }
        let note = Candidate::new(cell, place);
        let is_note = self.mode == Mode::Colour && self.game.standing().all_notes().contains(note);
        self.picked = is_note.then_some(note);
        match self.locked {
            Some(colour) if self.can_write() && self.picked.is_some() => {
                context.session.board.selection = Selection { cells: CellSet::EMPTY, cursor: cell };
                self.play_move(Move::Tint(cell.into(), place, colour), context);
            }
            Some(digit) if self.can_write() => {
                context.session.board.selection = Selection { cells: CellSet::EMPTY, cursor: cell };
                let stands = self.mode == Mode::Digit && self.game.standing().entered()[cell] == Some(digit);
                let wrote = if stands { self.play(Move::Clear(cell.into())) } else { self.write(cell.into(), digit, self.mode) };
                if wrote {
                    self.after_move(context);
                }
            }
            _ if self.adding => context.session.board.selection = context.session.board.selection.toggled(cell),
            _ => context.session.board.selection = Selection::of(cell),
        }
    }

    // Lines.

    /// Whether presses on the board are the ends of lines.
    pub(super) fn can_draw_lines(&self) -> bool {
        self.can_write() && self.mode == Mode::Line
    }

    /// Returns the end of a line at a place in a cell: the note there, or else the middle of the cell.
    fn end_at(&self, cell: Cell, place: Digit) -> Candidate {
        let note = Candidate::new(cell, place);
        let is_note = self.game.standing().all_notes().contains(note);
        Candidate::new(cell, if is_note { place } else { Digit::D5 })
    }

    /// Sets the first end of a line, or draws the line to its second end. Two equal ends cancel it.
    fn set_line_end(&mut self, end: Candidate, context: &mut Context<'_>) {
        match self.pen.take() {
            None => self.pen = Some(Pen { from: end, to: end }),
            Some(pen) => {
                if let Some(line) = Line::between(pen.from, end) {
                    self.play_move(Move::Line(line), context);
                }
            }
        }
    }

    /// Removes the end of a line that was just set in the middle of a cell without a note there. The digit that is typed next
    /// says which candidate is the end.
    fn take_up_end(&mut self, cell: Cell) {
        let middle = Candidate::new(cell, Digit::D5);
        if self.game.standing().all_notes().contains(middle) {
            return;
        }
        let last = self.game.last_move();
        match (self.pen, last) {
            (Some(pen), _) if pen.from == middle => self.pen = None,
            (None, Some(Move::Line(line))) if line.ends().contains(&middle) => {
                let from = line.ends().into_iter().find(|end| *end != middle).unwrap_or(middle);
                self.undo();
                self.pen = Some(Pen { from, to: from });
            }
            _ => {}
        }
    }

    /// Moves the free end of a line to the cell under the pointer.
    pub(super) fn lead_line(&mut self, cell: Cell) {
        if let Some(pen) = &mut self.pen {
            pen.to = if cell == pen.from.cell { pen.from } else { Candidate::new(cell, Digit::D5) };
        }
    }

    /// Ends a line where the pointer is released, unless the line began there.
    pub(super) fn end_line_at(&mut self, cell: Cell, place: Digit, context: &mut Context<'_>) {
        let end = self.end_at(cell, place);
        if self.can_draw_lines() && self.pen.is_some_and(|pen| pen.from != end) {
            self.set_line_end(end, context);
        }
    }
}
