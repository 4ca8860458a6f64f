//! A puzzle comes in: as text from the clipboard, the box or a file, by the address, or as a sample.

use crate::{
    action::{Action, Export, FileFault, Overlay, ShellAction},
    app::{State, library::begun_game},
    session::{Offer, SEE_IN_SOLVE, Selection, UNDO},
    shell::{samples, state::Arriving, view::EntryView},
    text::en,
};
use nonet_formats::{Address, BoardState, Output, Room, own_address};
use nonet_game::{Move, SolveBoard, Truth};
use nonet_protocol::{ReadPuzzle, TextSource, Unreadable};
use std::rc::Rc;

/// The longest text that is read from the clipboard or the box, in bytes.
const LONGEST_TEXT: usize = 20_000_000;

/// How long a text may be that can be one puzzle, in bytes: a longer one is a list.
const LONGEST_PUZZLE: usize = 1_000_000;

/// The longest unreadable text that is shown in the box, in bytes.
const LONGEST_SHOWN: usize = 20_000;

impl State {
    /// Has a text read, from a file if `file` names one. What can be read replaces the board; else the board stays.
    pub(crate) fn receive(&mut self, text: String, file: Option<String>) {
        if file.is_none() && text.len() > LONGEST_TEXT {
            return self.say_fault(en::app::TEXT_TOO_LONG.to_owned());
        }
        if self.restore(&text) {
            return self.leave_entry();
        }
        // A link of this page to a position, a step or a game holds more than a board: it is followed rather than read.
        if file.is_none()
            && !self.is_setting()
            && text.len() <= LONGEST_SHOWN
            && let Some(asked) = own_address(&text).filter(|asked| !matches!(asked, Address::Puzzle(_)))
        {
            self.leave_entry();
            self.close(); // what else was open was open over what was there
            return self.go(asked);
        }
        if file.is_none() && text.len() > LONGEST_PUZZLE {
            return self.import(en::PASTED.into(), TextSource::Text(text.into()));
        }
        self.shell.arriving =
            Some(Arriving { text: text.into(), file, room: self.session.room, entry: self.shell.entry.text.clone() });
    }

    /// The worker has read the text, or says why it can't be read.
    pub(crate) fn take_read(&mut self, read: Result<Rc<ReadPuzzle>, Unreadable>) {
        let Some(Arriving { text, file, entry, .. }) = self.shell.arriving.take() else { return };
        let was_typed = self.shell.entry.text != entry; // since: then what stands in the box stays
        match read {
            Ok(reading) => {
                if !was_typed {
                    self.leave_entry();
                }
                self.take_reading(Rc::unwrap_or_clone(reading), file.is_some());
            }
            Err(why) if was_typed => self.say_fault(en::not_read(&why.words, file.as_deref())),
            Err(why) => self.refuse(&text, why, file.as_deref()),
        }
    }

    /// The text holds many puzzles.
    pub(crate) fn take_many(&mut self) {
        let Some(Arriving { text, file, .. }) = self.shell.arriving.take() else { return };
        self.leave_entry();
        self.import(file.map_or_else(|| en::PASTED.into(), Into::into), TextSource::Text(text));
    }

    /// Brings a puzzle of a collection into this room.
    pub(crate) fn bring_puzzle(&mut self, room: Room, reading: &ReadPuzzle) {
        let is_full = reading.grid.within(!reading.entered).empty().is_empty();
        if room == Room::Play && is_full {
            return self.show_full(&reading.grid);
        }
        self.session.room = room;
        if room == Room::Play {
            self.play_puzzle(reading);
            return;
        }
        self.session.board.selection = Selection::first();
        self.in_solve(|solve, context| solve.replace(board_of(reading), None, context));
    }

    /// The worker could not read the text: it is kept in the box, to be tried again.
    pub(crate) fn not_read(&mut self) {
        if let Some(Arriving { text, entry, .. }) = self.shell.arriving.take()
            && text.len() <= LONGEST_SHOWN
            && self.shell.entry.text == entry
        {
            self.shell.entry = EntryView { text: text.as_ref().to_owned(), ..EntryView::default() };
            self.open(Overlay::Entry);
        }
    }

    /// What was to be brought into a room that was left meanwhile is not.
    pub(crate) fn forget_arriving(&mut self) {
        self.shell.arriving = self.shell.arriving.take().filter(|arriving| arriving.room == self.session.room);
    }

    fn take_reading(&mut self, mut reading: ReadPuzzle, from_file: bool) {
        self.shell.other = reading.other.take();
        let begun = reading.game.take().filter(|_| !self.is_setting());
        if let Some(game) = begun.as_ref().filter(|_| self.session.room == Room::Play).and_then(begun_game) {
            let keeps = self.play.keeps_game(&self.session);
            self.in_play(|play, context| play.begin_or_continue(game, context));
            return self.say(en::new_game(&reading, keeps), Vec::new());
        }
        if let Some(begun) = begun {
            self.keep_begun(&[begun], None);
        }
        let tabular = reading.separator.is_some();
        // Nothing of a complete grid is left to be played.
        let complete = reading.grid.empty().is_empty();
        if self.session.room == Room::Play && !(from_file && tabular) && !complete {
            // Of two readings, a game is the one that has givens.
            let other = self.shell.other.take();
            return self.play_reading(other.as_deref().unwrap_or(&reading));
        }
        if self.is_setting() {
            return self.in_make(|make, context| make.set_reading(&reading, context));
        }
        // A table is work to be done: it is brought to Solve, and the game stays as it is.
        self.close();
        self.session.room = Room::Solve;
        let board = board_of(&reading);
        self.in_solve(|solve, context| solve.replace(board, reading.separator, context));
        let solves = from_file && tabular && !complete && self.solve.fill_arrived();
        let mut offers = vec![UNDO];
        if solves {
            self.shell.givens_only = false; // what is offered is the solution
            offers.insert(
                0,
                Offer { label: en::app::DOWNLOAD_CSV, action: Action::Shell(ShellAction::Download(Export::Board(Output::CSV))) },
            );
        }
        if self.shell.other.is_some() {
            offers.push(Offer { label: en::app::LONE_DIGITS_AS_GIVENS, action: Action::Shell(ShellAction::TakeOther) });
        }
        self.say(en::read_as(&reading, solves), offers);
    }

    fn play_reading(&mut self, reading: &ReadPuzzle) {
        let keeps = self.play.keeps_game(&self.session);
        if self.play_puzzle(reading) {
            // What would mend a puzzle is found in Solve.
            let offers = if self.play.truth.as_deref().is_some_and(Truth::is_unique) { Vec::new() } else { vec![SEE_IN_SOLVE] };
            self.say(en::new_game(reading, keeps), offers);
        }
    }

    /// Opens a game of a puzzle. Says whether it is a new one.
    fn play_puzzle(&mut self, reading: &ReadPuzzle) -> bool {
        let givens = reading.grid.within(!reading.entered);
        if reading.entered.is_empty() && self.session.archive.of_givens(&givens).is_some() {
            self.open_game(&givens);
            return false;
        }
        self.begin(self.play.new_game(&givens));
        for (cell, digit) in reading.grid.within(reading.entered).iter() {
            self.play.play(Move::Set(cell.into(), digit));
        }
        true
    }

    /// Takes the other way to read what was read last, in place of the first.
    pub(crate) fn take_other(&mut self) {
        if let Some(other) = self.shell.other.take() {
            let board = board_of(&other);
            self.solve.history.undo();
            self.in_solve(|solve, context| solve.replace(board, other.separator, context));
            self.say_undoable(en::read_as(&other, false));
        }
    }

    /// Shows the text in the box, with the place where reading failed.
    fn refuse(&mut self, text: &str, why: Unreadable, file: Option<&str>) {
        let words = en::not_read(&why.words, file);
        if text.len() > LONGEST_SHOWN || text.trim().is_empty() && self.shell.overlay != Some(Overlay::Entry) {
            return self.say_fault(words);
        }
        self.shell.entry = EntryView { text: text.to_owned(), error: Some(words), error_at: Some(why.place), mended: why.mended };
        self.open(Overlay::Entry);
    }

    /// What stood in the box was taken.
    pub(super) fn leave_entry(&mut self) {
        self.shell.entry = EntryView::default();
        if self.shell.overlay == Some(Overlay::Entry) {
            self.close();
        }
    }

    pub(crate) fn paste_refused(&mut self) {
        self.open(Overlay::Entry);
        self.shell.entry.error = Some(en::app::CLIPBOARD_REFUSED.to_owned());
    }

    /// A file could not be opened: it is said where it was chosen.
    pub(crate) fn not_opened(&mut self, name: &str, why: FileFault) {
        let words = en::app::not_opened(name, why);
        if self.shell.overlay == Some(Overlay::Entry) {
            self.shell.entry.error = Some(words);
        } else {
            self.say_fault(words);
        }
    }

    /// Brings a position to Solve.
    pub(crate) fn open_board(&mut self, position: &BoardState) {
        self.in_solve(|solve, context| solve.open_board(position, context));
    }

    pub(crate) fn take_sample(&mut self, number: usize) {
        let (Some(sample), Some(givens)) = (samples::ALL.get(number), samples::grid(number)) else { return };
        if self.shell.overlay == Some(Overlay::Entry) {
            self.close();
        }
        if self.session.room == Room::Play {
            return self.open_game(&givens);
        }
        let replaces = *self.solve.board() != SolveBoard::EMPTY;
        self.open_board(&BoardState::of_givens(givens));
        if replaces {
            self.say_undoable(en::sample(sample.view.name));
        }
    }
}

fn board_of(reading: &ReadPuzzle) -> SolveBoard {
    let board = SolveBoard::of_givens(&reading.grid).with_entered_cells(reading.entered);
    reading.candidates.map_or(board, |allowed| board.with_allowed(&allowed))
}
