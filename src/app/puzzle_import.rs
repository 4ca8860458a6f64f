//! A puzzle arrives: as text from the clipboard, the entry dialog or a file, by an address, or as a sample.

use crate::{
    action::{Action, Export, FileFault, Overlay, ShellAction},
    app::{State, library::begun_game},
    library::imports::ImportState,
    session::{Offer, UNDO},
    shell::{samples, state::PendingText, view::EntryView},
    solve::writing::board_of,
    text,
};
use nonet_core::{
    board::CandidateSet,
    solver::{self, Problem},
};
use nonet_formats::{BoardState, NonetLink, Output};
use nonet_game::SolveBoard;
use nonet_protocol::{CollectionQuestion, Question, QuestionId, ReadPuzzle, Room, TextSource, Unreadable};
use std::{collections::VecDeque, rc::Rc};

/// The longest text that is accepted from the clipboard or the entry dialog, in bytes.
const LONGEST_TEXT: usize = 20_000_000;

/// The longest text that is read as a single puzzle, in bytes. A longer text is imported as a collection.
const LONGEST_PUZZLE: usize = 1_000_000;

/// The longest unreadable text that the entry dialog shows, in bytes.
const LONGEST_SHOWN: usize = 20_000;

impl State {
    /// Sends a text to the worker to be read; `file` is the name of the file that it came from, if any. A readable text replaces
    /// the board; otherwise the board stays.
    pub(crate) fn receive(&mut self, text: String, file: Option<String>) {
        if file.is_none() && text.len() > LONGEST_TEXT {
            return self.say_fault(text::app::TEXT_TOO_LONG.say());
        }
        if self.restore(&text) {
            return self.leave_entry();
        }
        if file.is_none() && text.len() > LONGEST_PUZZLE {
            return self.import(text::PASTED.into(), TextSource::Text(text.into()));
        }
        let opening = self.shell.overlay.is_some().then_some(self.shell.opening);
        let entry = self.shell.entry.text.clone();
        let room = self.session.room;
        self.shell.pending_texts.push_back(PendingText { text: text.into(), file, room, entry, opening, is_slow: false });
    }

    /// Takes the worker's answer: the puzzle that it read, or the reason why the text is unreadable.
    pub(crate) fn take_read(&mut self, read: Result<Rc<ReadPuzzle>, Unreadable>) {
        let Some(PendingText { text, file, entry, .. }) = self.next_read() else { return };
        let was_typed = self.shell.entry.text != entry; // the player typed since the question, so the text of the dialog stays
        match read {
            Ok(reading) => {
                if !was_typed {
                    self.leave_entry();
                }
                // A link to more than a board is followed.
                let link = reading.link.as_deref().filter(|_| file.is_none() && !self.is_setting());
                match link.map(NonetLink::read) {
                    Some(Ok(asked)) => {
                        self.close(); // any other overlay belonged to what is left
                        self.go(asked.into());
                    }
                    Some(Err(_)) | None => self.take_reading(Rc::unwrap_or_clone(reading), file.is_some()),
                }
            }
            Err(why) if was_typed => self.say_fault(text::not_read(&why.words, file.as_deref())),
            Err(why) => self.refuse(&text, why, file.as_deref()),
        }
    }

    /// Imports the text as a collection: the worker found many puzzles in it.
    pub(crate) fn take_many(&mut self) {
        let Some(PendingText { text, file, .. }) = self.next_read() else { return };
        self.leave_entry();
        self.import(file.map_or_else(|| text::PASTED.into(), Into::into), TextSource::Text(text));
    }

    /// Opens a puzzle of a table in this room. Where a game is played, a full grid is shown in Solve instead, and so is a puzzle only by
    /// its candidates, since a game has its givens alone.
    pub(crate) fn bring_puzzle(&mut self, room: Room, puzzle: &ReadPuzzle) {
        let is_game = self.room_of(room).game().is_some();
        let is_full = puzzle.grid.within(!puzzle.entered).empty_cells().is_empty();
        if is_game && is_full {
            return self.show_full(&puzzle.grid);
        }
        let is_for_solve = is_game && is_proper_only_by_candidates(puzzle);
        if is_for_solve {
            self.say(text::app::FOR_SOLVE, Vec::new());
        }
        self.session.room = if is_for_solve { Room::Solve } else { room };
        self.in_room(|room, context| room.take_listed(puzzle, context));
    }

    /// Shows the text in the entry dialog, to be tried again, because the worker failed to read it. A long text waits, and so does one if
    /// the player has written another there.
    pub(crate) fn not_read(&mut self) {
        let Some(pending) = self.next_read() else { return };
        if pending.text.len() <= LONGEST_SHOWN && self.shell.entry.text == pending.entry {
            self.shell.entry = EntryView { text: pending.text.as_ref().to_owned(), ..EntryView::default() };
            self.open(Overlay::Entry);
        } else {
            self.put_aside_text(pending);
        }
    }

    /// Shows that a text or a file is being read, because that takes a while.
    pub(crate) fn is_still_reading(&mut self, id: QuestionId) {
        match self.questions.get(id) {
            Some(Question::Read { .. }) => {
                self.shell.pending_texts.front_mut().into_iter().for_each(|pending| pending.is_slow = true)
            }
            Some(Question::Collection(CollectionQuestion::Import { .. })) => self.collections.imports.is_slow = true,
            _ => {}
        }
    }

    /// The question of a text or a file that is being read, nothing of which is shown yet; `None` if there is none.
    #[must_use]
    pub fn unseen_reading(&self) -> Option<QuestionId> {
        let imports = &self.collections.imports;
        let is_unseen = |question: &Question| match question {
            Question::Read { .. } => self.shell.pending_texts.front().is_some_and(|pending| !pending.is_slow),
            Question::Collection(CollectionQuestion::Import { .. }) => {
                !imports.is_slow && imports.running().is_some_and(|import| import.state == ImportState::Running(0))
            }
            _ => false,
        };
        self.questions.wanted().iter().find(|request| is_unseen(&request.question)).map(|request| request.id)
    }

    /// Takes the text that the worker has read, or tried to read. None if there is none, or if it has to wait, because an overlay was
    /// opened meanwhile.
    fn next_read(&mut self) -> Option<PendingText> {
        let read = self.shell.pending_texts.pop_front()?;
        let is_covered = !matches!(self.shell.overlay, None | Some(Overlay::Entry));
        if is_covered && read.opening != Some(self.shell.opening) {
            self.put_aside_text(read);
            return None;
        }
        Some(read)
    }

    /// Lets the texts wait that are being read and were meant for a room that the player has left.
    pub(crate) fn put_aside_pending_texts(&mut self) {
        let room = self.session.room;
        let all = std::mem::take(&mut self.shell.pending_texts).into_iter();
        let (here, left): (VecDeque<_>, VecDeque<_>) = all.partition(|pending| pending.room == room);
        self.shell.pending_texts = here;
        left.into_iter().for_each(|pending| self.put_aside_text(pending));
    }

    fn take_reading(&mut self, mut reading: ReadPuzzle, from_file: bool) {
        self.shell.other = reading.other.take();
        let begun = reading.game.take().filter(|_| !self.is_setting());
        if let Some(game) = begun.as_ref().filter(|_| self.room().game().is_some()).and_then(begun_game) {
            let keeps = self.play.keeps_game(&self.session);
            self.in_play(|play, context| play.begin_or_continue(game, context));
            return self.say(text::new_game(&reading, keeps), Vec::new());
        }
        if let Some(begun) = begun {
            self.keep_begun(&[begun], None);
        }
        let tabular = reading.separator.is_some();
        // A complete grid leaves nothing to play.
        let complete = reading.grid.empty_cells().is_empty();
        // A game has its givens alone; what is a puzzle only by its candidates is one for Solve, unless it can be read with givens.
        let is_of_candidates = self.shell.other.is_none() && is_proper_only_by_candidates(&reading);
        let is_for_solve = (from_file && tabular) || complete || is_of_candidates;
        if self.room().game().is_some() && !is_for_solve {
            // Of two readings, the one that has givens becomes the game.
            let other = self.shell.other.take();
            let reading = other.as_deref().unwrap_or(&reading);
            return self.in_room(|room, context| room.take_reading(reading, context));
        }
        if self.is_setting() {
            return self.in_room(|room, context| room.take_reading(&reading, context));
        }
        // A table is a task for Solve; the current game stays as it is.
        self.close();
        self.session.room = Room::Solve;
        let board = board_of(&reading);
        self.in_solve(|solve, context| solve.replace(board, reading.separator, context));
        let solves = from_file && tabular && !complete && self.solve.fill_arrived();
        let mut offers = vec![UNDO];
        if solves {
            self.shell.givens_only = false; // the download offers the solution
            offers.insert(
                0,
                Offer {
                    label: text::app::DOWNLOAD_CSV,
                    action: Action::Shell(ShellAction::Download(Export::Board(Output::CSV))),
                },
            );
        }
        if self.shell.other.is_some() {
            offers.push(Offer { label: text::app::LONE_DIGITS_AS_GIVENS, action: Action::Shell(ShellAction::TakeOther) });
        }
        self.say(text::read_as(&reading, solves), offers);
    }

    /// Replaces the puzzle that was read last by the other reading of its text.
    pub(crate) fn take_other(&mut self) {
        if let Some(other) = self.shell.other.take() {
            let board = board_of(&other);
            self.solve.history.undo();
            self.in_solve(|solve, context| solve.replace(board, other.separator, context));
            self.say_undoable(text::read_as(&other, false));
        }
    }

    /// Shows an unreadable text in the entry dialog, with the place of the error. A long or blank text only gives a message.
    fn refuse(&mut self, text: &str, why: Unreadable, file: Option<&str>) {
        let words = text::not_read(&why.words, file);
        if text.len() > LONGEST_SHOWN || text.trim().is_empty() && self.shell.overlay != Some(Overlay::Entry) {
            return self.say_fault(words);
        }
        let (error, error_at) = (Some(words), Some(why.place));
        self.shell.entry = EntryView { text: text.to_owned(), error, error_at, mended: why.mended, ..EntryView::default() };
        self.open(Overlay::Entry);
    }

    /// Clears the entry dialog and closes it, because its text was accepted.
    pub(super) fn leave_entry(&mut self) {
        self.shell.entry = EntryView::default();
        if self.shell.overlay == Some(Overlay::Entry) {
            self.close();
        }
    }

    pub(crate) fn paste_refused(&mut self) {
        self.open(Overlay::Entry);
        self.shell.entry.error = Some(text::app::CLIPBOARD_REFUSED.say());
    }

    /// Reports that a file could not be opened: in the entry dialog if it is open, otherwise as a message.
    pub(crate) fn not_opened(&mut self, name: &str, why: FileFault) {
        let words = text::app::not_opened(name, why);
        if self.shell.overlay == Some(Overlay::Entry) {
            self.shell.entry.error = Some(words);
        } else {
            self.say_fault(words);
        }
    }

    /// Opens a board in Solve.
    pub(crate) fn open_board(&mut self, position: &BoardState) {
        self.in_solve(|solve, context| solve.open_board(position, context));
    }

    pub(crate) fn take_sample(&mut self, number: usize) {
        let (Some(sample), Some(givens)) = (samples::ALL.get(number), samples::grid(number)) else { return };
        if self.shell.overlay == Some(Overlay::Entry) {
            self.close();
        }
        if self.room().game().is_some() {
            return self.open_game(&givens);
        }
        let replaces = *self.solve.board() != SolveBoard::EMPTY;
        self.open_board(&BoardState::of_givens(givens));
        if replaces {
            self.say_undoable(text::sample(sample.view.name));
        }
    }
}

/// Whether a puzzle has one solution by its candidates, and not by its givens.
fn is_proper_only_by_candidates(reading: &ReadPuzzle) -> bool {
    let is_proper = |allowed: &CandidateSet| solver::count(allowed, 2) == 1;
    let rules_out = !reading.eliminations().is_empty();
    rules_out && reading.candidates.is_some_and(|allowed| is_proper(&allowed)) && !is_proper(&reading.grid.domains())
}
