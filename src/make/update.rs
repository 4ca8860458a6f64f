//! The updates of the Make room: actions on the book, and edits of the puzzle that is being set.

use super::{
    book_validation::objection,
    keeping::KeptMake,
    state::{Book, BookOrder, Make, OtherBook},
};
use crate::{
    action::{BoardAction, MakeAction, MakeTab},
    session::{Context, Request, Selection, Session},
    text,
};
use nonet_core::board::{Candidate, CellSet, Digit, DigitSet, Grid, Transform};
use nonet_formats::NonetLink;
use nonet_protocol::{BookPuzzle, Exported, Question, Rated, ReadPuzzle, Room, Study};
use std::rc::Rc;

/// The maximum number of puzzles in a book that is made from a list.
const LONGEST: usize = 200;

impl Make {
    /// Handles an action of the Make room.
    pub fn update(&mut self, action: MakeAction, context: &mut Context<'_>) {
        match action {
            MakeAction::MakeBook => self.make_book(context),
            MakeAction::StopBook => self.stop_book(),
            MakeAction::Print => self.print_book(context),
            MakeAction::DownloadBook { csv } => {
                context.ask(Request::Download(Exported::Book { puzzles: Rc::clone(&self.book.puzzles), csv }));
            }
            MakeAction::Open(part) => self.part = part,
            MakeAction::Title(title) => (self.title, self.book.named) = (title.into(), false),
            MakeAction::Edit(act) => self.editor.pending = Some((act, context.session.generator.fresh_seed())),
            MakeAction::Turn => self.set_puzzle(Transform::TURN.grid(self.editor.grid()), context),
            MakeAction::Mirror => self.set_puzzle(Transform::MIRROR.grid(self.editor.grid()), context),
            MakeAction::AddGiven(given) => self.add_given(given, context),
            MakeAction::FromSolve => context.ask(Request::SetFromSolve),
            MakeAction::TakeTo(room) => self.take_to(room, context),
            MakeAction::Rule(action) => self.change_rules(action, context),
            MakeAction::Search(action) => self.search(action, context),
        }
    }

    /// Returns the room's questions to the worker. `asked` is the page layout that the worker is already making, if any.
    #[must_use]
    pub(super) fn needed_questions(&self, asked: Option<&Question>, session: &Session) -> Vec<Question> {
        let mut questions = Vec::new();
        if self.is_setting() {
            self.editor.questions(&mut questions);
        } else {
            questions.extend(self.pages_question(asked, session));
        }
        questions
    }

    // Actions on the book.

    fn make_book(&mut self, context: &mut Context<'_>) {
        if objection(&context.session.settings.book).is_some() {
            return; // the form shows the objection
        }
        let (seed, settings) = (Some(context.session.generator.fresh_number()), context.session.settings);
        let book = Book { order: BookOrder { wanted: settings.book.count.0, seed, settings: settings.book }, ..Book::default() };
        // The name of a list doesn't fit other puzzles.
        let title = if self.book.named { KeptMake::default().title } else { Rc::clone(&self.title) };
        self.replace_book(book, title, None, context);
    }

    /// Replaces the book by another one. A message says so if the old book had puzzles. `left_out` is a sentence on puzzles that
    /// the new book lacks.
    fn replace_book(&mut self, book: Book, title: Rc<str>, left_out: Option<&str>, context: &mut Context<'_>) {
        self.book.load();
        let had_one = !self.book.puzzles.is_empty();
        let before = self.put_in_place(book, title);
        if had_one {
            self.other = Some(Rc::new(before));
        }
        match (had_one, left_out) {
            (true, words) => context.say_undoable(words.map_or_else(|| text::book::BEFORE_KEPT.say(), str::to_owned)),
            (false, Some(words)) => context.say(words, Vec::new()),
            (false, None) => {}
        }
    }

    /// Exchanges the book with the one that it replaced, or back.
    fn change_books(&mut self, context: &mut Context<'_>) {
        if let Some(other) = self.other.take() {
            let OtherBook { title, book } = Rc::unwrap_or_clone(other);
            let has_one = !self.book.puzzles.is_empty() || self.book.is_running();
            let before = self.put_in_place(book, title);
            self.other = has_one.then(|| Rc::new(before));
            context.session.messages.toast = None;
        }
    }

    /// Replaces the book and its title, and returns the previous book.
    fn put_in_place(&mut self, book: Book, title: Rc<str>) -> OtherBook {
        let book = std::mem::replace(&mut self.book, book);
        OtherBook { title: std::mem::replace(&mut self.title, title), book }
    }

    /// Stops making puzzles; the book ends with those that it has.
    pub fn stop_book(&mut self) {
        self.book.order.wanted = self.book.puzzles.len();
    }

    /// Makes a book of existing puzzles. `left_out` is a sentence on puzzles that the book lacks.
    pub fn take_book(
        &mut self,
        made: &[Rc<BookPuzzle>],
        title: Option<&Rc<str>>,
        left_out: Option<&str>,
        context: &mut Context<'_>,
    ) {
        let order = BookOrder { settings: context.session.settings.book, ..BookOrder::default() };
        let mut book = Book { order, named: title.is_some(), ..Book::default() };
        book.puzzles = Rc::new(made.iter().take(LONGEST).map(|made| BookPuzzle::clone(made)).collect());
        book.order.wanted = book.puzzles.len();
        self.part = MakeTab::Book;
        context.ask(Request::Close);
        context.ask(Request::Enter(Room::Make));
        let title = Rc::clone(title.unwrap_or(&self.title));
        self.replace_book(book, title, left_out, context);
    }

    // Edits of the puzzle that is being set.

    /// Handles the board actions, which each room handles in its own way. While the book is open there is no board: undo and redo
    /// exchange the books, and other actions do nothing.
    pub(super) fn update_board(&mut self, action: BoardAction, context: &mut Context<'_>) {
        match action {
            BoardAction::Undo | BoardAction::Redo if !self.is_setting() => self.change_books(context),
            _ if !self.is_setting() => {}
            BoardAction::Digit(digit) | BoardAction::Note(digit) => self.digit(digit, context),
            BoardAction::Erase => {
                context.session.board.typing = true;
                context.session.board.go_back_over_empty(self.editor.grid());
                self.set_givens(None, context);
            }
            BoardAction::Zero | BoardAction::Dot | BoardAction::Space => self.skip(context),
            BoardAction::Undo => self.undo_or_redo(true, context),
            BoardAction::Redo => self.undo_or_redo(false, context),
            BoardAction::Clear => self.clear(context),
            _ => {}
        }
    }

    /// Lights the digit if the next digit is to be lit, and writes it as a given otherwise.
    fn digit(&mut self, digit: Digit, context: &mut Context<'_>) {
        if !context.session.board.light(digit, false) {
            self.set_givens(Some(digit), context);
            context.session.board.advance();
        }
    }

    /// Empties the selected cells and advances the cursor.
    fn skip(&mut self, context: &mut Context<'_>) {
        if !context.session.board.selection.cells.is_empty() {
            context.session.board.typing = true;
            self.set_givens(None, context);
            context.session.board.advance();
        }
    }

    /// Writes a given into the selected cells, as far as the rules allow it; None empties them, each with its symmetric ones.
    fn set_givens(&mut self, digit: Option<Digit>, context: &mut Context<'_>) {
        let cells = self.writable_cells(digit, context);
        let givens = cells.iter().fold(*self.editor.grid(), |grid: Grid, cell| grid.with(cell, digit));
        self.set_puzzle(givens, context);
    }

    /// Adds a given and selects its cell.
    fn add_given(&mut self, Candidate { cell, digit }: Candidate, context: &mut Context<'_>) {
        context.session.board.selection = Selection::of(cell);
        self.set_puzzle(self.editor.grid().with(cell, Some(digit)), context);
    }

    /// Removes all givens.
    fn clear(&mut self, context: &mut Context<'_>) {
        if !self.editor.grid().filled_cells().is_empty() {
            let locked = self.editor.rules.locked_givens(self.editor.grid());
            self.set_puzzle(self.editor.grid().within(locked), context);
            context.session.board.selection = Selection::first(); // a puzzle is typed from there
            context.say_undoable(text::editor::CLEARED);
        }
    }

    /// Undoes the last act, or redoes it if `back` is false.
    fn undo_or_redo(&mut self, back: bool, context: &mut Context<'_>) {
        let board = &mut context.session.board;
        board.typing = false;
        let before = *self.editor.grid();
        let history = &mut self.editor.history;
        if if back { history.undo() } else { history.redo() } {
            self.editor.changed();
            if board.follow_typing(&before, self.editor.grid()) && !back {
                board.advance();
            }
        }
    }

    /// Takes the worker's answer to an edit. None if the edit was not possible.
    pub fn take_edited(&mut self, puzzle: Option<Grid>, context: &mut Context<'_>) {
        self.editor.pending = None;
        if let Some(givens) = puzzle {
            self.set_puzzle(givens, context);
        }
    }

    /// Takes the worker's study of the givens.
    pub fn take_study(&mut self, question: &Question, study: Rc<Study>) {
        if let Question::Study { grid } = question {
            self.editor.studied = Some((*grid, study));
        }
    }

    /// Takes the worker's rating of the puzzle.
    pub fn take_rating(&mut self, question: &Question, rated: Rc<Rated>) {
        if let Question::Rate { grid, .. } = question {
            self.editor.rated = Some((*grid, rated));
        }
    }

    /// Takes the digits of a puzzle that was pasted or opened, all as givens.
    pub fn set_reading(&mut self, reading: &ReadPuzzle, context: &mut Context<'_>) {
        context.ask(Request::Close);
        self.set_puzzle(reading.grid, context);
        let mut told = reading.clone();
        if told.candidates.take().is_some() && !reading.eliminations().is_empty() {
            told.remarks.push_str(&text::make::WITHOUT_CANDIDATES.say()); // givens are all that is set here
        }
        context.say_undoable(text::read_as(&told, false));
    }

    /// Opens the puzzle in the Solve room, or a game of it in the Play room.
    fn take_to(&self, room: Room, context: &mut Context<'_>) {
        let givens = *self.editor.grid();
        if !givens.filled_cells().is_empty() {
            let link = if room == Room::Play { NonetLink::Game(givens) } else { NonetLink::Puzzle(givens) };
            context.ask(Request::Follow(link.into()));
        }
    }

    /// Replaces the givens, as one undoable act.
    pub fn set_puzzle(&mut self, givens: Grid, context: &mut Context<'_>) {
        let board = &mut context.session.board;
        board.lit = DigitSet::EMPTY;
        self.editor.put(givens);
        if board.selection.cells.is_empty() {
            board.selection.cells = CellSet::of(board.selection.cursor);
        }
    }
}
