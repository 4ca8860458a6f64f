//! Digits, notes, colours and lines are written on the board of a game.

use super::state::Play;
use crate::{
    action::{BoardAction, Mode},
    session::{Context, Pen, Pending, Selection},
};
use nonet_core::board::{Candidate, Cell, CellSet, Digit, DigitSet};
use nonet_game::{Line, Move};

impl Play {
    /// Does on the board of the game what is done in another way in other rooms.
    pub fn update_board(&mut self, action: BoardAction, context: &mut Context<'_>) {
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
            _ => {}
        }
    }

    /// A digit is typed: it answers what was asked for before, or is written as the mode says, or with `other` as a note where digits
    /// are written and the other way round.
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
                self.put_pen(Candidate::new(cell, digit), context);
            }
        } else if let (Mode::Colour, Some(picked)) = (mode, self.picked_note(&selection)) {
            self.play_move(Move::Tint(cells, picked.digit, digit), context);
        } else if mode == Mode::Colour && !lit.is_empty() {
            // What is coloured are the candidates of the lit digits, not the cells.
            lit.iter().for_each(|it| self.play_move(Move::Tint(cells, it, digit), context));
        } else if self.write(cells, digit, mode) {
            self.after_move(context);
        }
    }

    /// Every tapped cell gets this digit, or none any more.
    pub fn lock(&mut self, digit: Option<Digit>, context: &mut Context<'_>) {
        if self.can_write() {
            self.locked = digit;
            let board = &mut context.session.board;
            board.lit = digit.map_or(DigitSet::EMPTY, DigitSet::of);
            board.selection = if digit.is_some() { board.selection.none() } else { Selection::of(board.selection.cursor) };
        }
    }

    /// The note that colours go to: one that was tapped, while its cell alone is selected.
    #[must_use]
    pub fn picked_note(&self, selection: &Selection) -> Option<Candidate> {
        let is_current = |it: &Candidate| self.mode == Mode::Colour && selection.cells == CellSet::of(it.cell);
        self.picked.filter(is_current)
    }

    /// A cell is pressed, at the place of this digit's note: it is selected, added to the selection, or gets the locked digit. Where
    /// colours are written, they go to the note if there is one.
    pub fn tap(&mut self, cell: Cell, place: Digit, context: &mut Context<'_>) {
        if self.draws_lines() {
            context.session.board.selection = Selection::of(cell);
            return self.put_pen(self.end_at(cell, place), context);
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

    /// Whether what is pressed on the board are the ends of lines.
    #[must_use]
    pub fn draws_lines(&self) -> bool {
        self.can_write() && self.mode == Mode::Line
    }

    /// Whether a press writes on the board when it is released: the digit that was chosen first, or the other end of a line.
    #[must_use]
    pub fn writes_when_released(&self) -> bool {
        self.can_write() && self.locked.is_some() || self.draws_lines() && self.pen.is_some()
    }

    /// The end of a line at this place in a cell: its note there, else the middle of the cell.
    fn end_at(&self, cell: Cell, place: Digit) -> Candidate {
        let note = Candidate::new(cell, place);
        let is_note = self.game.standing().all_notes().contains(note);
        Candidate::new(cell, if is_note { place } else { Digit::D5 })
    }

    /// An end of a line: the first one, or the other. The first one again and there is none.
    fn put_pen(&mut self, end: Candidate, context: &mut Context<'_>) {
        match self.pen.take() {
            None => self.pen = Some(Pen { from: end, to: end }),
            Some(pen) => {
                if let Some(line) = Line::between(pen.from, end) {
                    self.play_move(Move::Line(line), context);
                }
            }
        }
    }

    /// Takes up the end of a line that was just put in the middle of this cell, where no note is: the digit that comes tells of
    /// which candidate it is.
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

    /// The pointer comes to a cell while a line is drawn.
    pub fn lead_pen(&mut self, cell: Cell) {
        if let Some(pen) = &mut self.pen {
            pen.to = if cell == pen.from.cell { pen.from } else { Candidate::new(cell, Digit::D5) };
        }
    }

    /// The pointer is let go: elsewhere than where the line began, it ends there.
    pub fn let_go(&mut self, cell: Cell, place: Digit, context: &mut Context<'_>) {
        let end = self.end_at(cell, place);
        if self.draws_lines() && self.pen.is_some_and(|pen| pen.from != end) {
            self.put_pen(end, context);
        }
    }
}
