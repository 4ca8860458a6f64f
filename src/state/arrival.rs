//! A puzzle comes in: as text from the clipboard, the box or a file, by the address, or as a sample.

use super::{Act, Look, Overlay, SEE_IN_SOLVE, Selection, State, UNDO, collection::begun_game};
use crate::{
    action::{Action, BoardAction, Export, FileFault, PlayAction, ShellAction},
    shell::samples,
    text::en,
    view::{EntryView, Offer, Room},
};
use nonet_core::board::{CandidateSet, DigitSet, Grid};
use nonet_formats::{Address, AddressError, Output, Position, own_address};
use nonet_game::{Game, History, Move, Sheet, Truth, archive::Copy};
use nonet_protocol::{ReadPuzzle, TextSource, Unreadable};
use std::rc::Rc;

/// The longest text that is read from the clipboard or the box, in bytes.
const LONGEST_TEXT: usize = 20_000_000;

/// How long a text may be that can be one puzzle, in bytes: a longer one is a list.
const LONGEST_PUZZLE: usize = 1_000_000;

/// The longest unreadable text that is shown in the box, in bytes.
const LONGEST_SHOWN: usize = 20_000;

/// A text that the worker reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arriving {
    /// The text.
    pub text: Rc<str>,
    /// The name of the file that it comes from.
    file: Option<String>,
    /// The room that it came to.
    room: Room,
    /// What stood in the box then.
    entry: String,
}

impl State {
    /// Has a text read, from a file if `file` names one. What can be read replaces the board; else the board stays.
    pub(crate) fn receive(&mut self, text: String, file: Option<String>) {
        if file.is_none() && text.len() > LONGEST_TEXT {
            return self.say_fault("Not read: the text is longer than 20 MB. Save it as a file, and open that.".to_owned());
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
        self.arriving = Some(Arriving { text: text.into(), file, room: self.room, entry: self.entry.text.clone() });
    }

    /// The worker has read the text, or says why it can't be read.
    pub(crate) fn take_read(&mut self, read: Result<Rc<ReadPuzzle>, Unreadable>) {
        let Some(Arriving { text, file, entry, .. }) = self.arriving.take() else { return };
        let was_typed = self.entry.text != entry; // since: then what stands in the box stays
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
        let Some(Arriving { text, file, .. }) = self.arriving.take() else { return };
        self.leave_entry();
        self.import(file.map_or_else(|| en::PASTED.into(), Into::into), TextSource::Text(text));
    }

    /// Brings a puzzle of a collection into this room.
    pub(crate) fn bring_puzzle(&mut self, room: Room, reading: &ReadPuzzle) {
        let is_full = reading.grid.within(!reading.entered).empty().is_empty();
        if room == Room::Play && is_full {
            return self.show_full(&reading.grid);
        }
        self.room = room;
        if room == Room::Play {
            self.play_puzzle(reading);
            return;
        }
        self.selection = Selection::first();
        self.replace(sheet_of(reading), None);
    }

    /// The worker could not read the text: it is kept in the box, to be tried again.
    pub(crate) fn not_read(&mut self) {
        if let Some(Arriving { text, entry, .. }) = self.arriving.take()
            && text.len() <= LONGEST_SHOWN
            && self.entry.text == entry
        {
            self.entry = EntryView { text: text.as_ref().to_owned(), ..EntryView::default() };
            self.open(Overlay::Entry);
        }
    }

    /// What was to be brought into a room that was left meanwhile is not.
    pub(crate) fn forget_arriving(&mut self) {
        self.arriving = self.arriving.take().filter(|arriving| arriving.room == self.room);
    }

    fn take_reading(&mut self, mut reading: ReadPuzzle, from_file: bool) {
        self.other = reading.other.take();
        let begun = reading.game.take().filter(|_| !self.is_setting());
        if let Some(game) = begun.as_ref().filter(|_| self.room == Room::Play).and_then(begun_game) {
            let keeps = self.keeps_game();
            self.begin_or_continue(game);
            return self.say(en::new_game(&reading, keeps), Vec::new());
        }
        if let Some(begun) = begun {
            self.keep_begun(&[begun], None);
        }
        let tabular = reading.separator.is_some();
        // Nothing of a complete grid is left to be played.
        let complete = reading.grid.empty().is_empty();
        if self.room == Room::Play && !(from_file && tabular) && !complete {
            // Of two readings, a game is the one that has givens.
            let other = self.other.take();
            return self.play_reading(other.as_deref().unwrap_or(&reading));
        }
        if self.is_setting() {
            return self.set_reading(&reading);
        }
        // A table is work to be done: it is brought to Solve, and the game stays as it is.
        self.close();
        self.room = Room::Solve;
        let sheet = sheet_of(&reading);
        self.replace(sheet, reading.separator);
        let solves = from_file && tabular && !complete && self.solve.fill_arrived();
        let mut offers = vec![UNDO];
        if solves {
            self.givens_only = false; // what is offered is the solution
            offers.insert(
                0,
                Offer { label: "Download CSV", action: Action::Shell(ShellAction::Download(Export::Board(Output::CSV))) },
            );
        }
        if self.other.is_some() {
            offers.push(Offer { label: "Take lone digits as givens", action: Action::Shell(ShellAction::TakeOther) });
        }
        self.say(en::read_as(&reading, solves), offers);
    }

    /// Begins this game, which was begun elsewhere, or goes on with it where it was opened before and stands as it did.
    fn begin_or_continue(&mut self, game: Game) {
        let is_it = |copy: &&Copy| copy.game.givens() == game.givens() && copy.game.grid() == game.grid();
        match self.archive.copies().iter().find(is_it).map(|copy| copy.id) {
            Some(id) => self.open_kept(id),
            None => self.begin(game),
        }
    }

    fn play_reading(&mut self, reading: &ReadPuzzle) {
        let keeps = self.keeps_game();
        if self.play_puzzle(reading) {
            // What would mend a puzzle is found in Solve.
            let offers = if self.play.truth.as_deref().is_some_and(Truth::is_unique) { Vec::new() } else { vec![SEE_IN_SOLVE] };
            self.say(en::new_game(reading, keeps), offers);
        }
    }

    /// Opens a game of a puzzle. Says whether it is a new one.
    fn play_puzzle(&mut self, reading: &ReadPuzzle) -> bool {
        let givens = reading.grid.within(!reading.entered);
        if reading.entered.is_empty() && self.archive.of_givens(&givens).is_some() {
            self.open_game(&givens);
            return false;
        }
        self.begin(self.new_game(&givens));
        for (cell, digit) in reading.grid.within(reading.entered).iter() {
            self.play.play(Move::Set(cell.into(), digit));
        }
        true
    }

    /// Makes `sheet` the board, as one act.
    fn replace(&mut self, sheet: Sheet, separator: Option<char>) {
        self.typing = false;
        self.solve.editing = false;
        self.details = true;
        self.solve.separator = separator;
        self.solve.look = Look::Now;
        self.solve.act(Act { sheet, log: Vec::new() });
        self.to_board += 1;
        self.lit = DigitSet::EMPTY;
    }

    /// Takes the other way to read what was read last, in place of the first.
    pub(crate) fn take_other(&mut self) {
        if let Some(other) = self.other.take() {
            let sheet = sheet_of(&other);
            self.solve.history.undo();
            self.replace(sheet, other.separator);
            self.say_undoable(en::read_as(&other, false));
        }
    }

    /// Shows the text in the box, with the place where reading failed.
    fn refuse(&mut self, text: &str, why: Unreadable, file: Option<&str>) {
        let words = en::not_read(&why.words, file);
        if text.len() > LONGEST_SHOWN || text.trim().is_empty() && self.overlay != Some(Overlay::Entry) {
            return self.say_fault(words);
        }
        self.entry = EntryView { text: text.to_owned(), error: Some(words), error_at: Some(why.place), mended: why.mended };
        self.open(Overlay::Entry);
    }

    /// What stood in the box was taken.
    pub(super) fn leave_entry(&mut self) {
        self.entry = EntryView::default();
        if self.overlay == Some(Overlay::Entry) {
            self.close();
        }
    }

    pub(crate) fn paste_refused(&mut self) {
        self.open(Overlay::Entry);
        self.entry.error = Some("The browser did not let the page read the clipboard. Paste into the box instead.".to_owned());
    }

    /// A file could not be opened: it is said where it was chosen.
    pub(crate) fn not_opened(&mut self, name: &str, why: FileFault) {
        let words = format!("{name} {why}.");
        if self.overlay == Some(Overlay::Entry) {
            self.entry.error = Some(words);
        } else {
            self.say_fault(words);
        }
    }

    /// Opens what the address asks for.
    pub(crate) fn follow(&mut self, fragment: &str) {
        match Address::read(fragment) {
            Ok(None) => {}
            Ok(Some(asked)) if asked == self.shown_address() => {}
            Ok(Some(asked)) => {
                self.close(); // what was open was open over what was there
                self.go(asked);
            }
            Err(error) => self.say_fault(en::not_followed(&error)),
        }
    }

    fn go(&mut self, asked: Address) {
        match asked {
            // A room is found as it was left, also where the address tells what it holds.
            Address::Room(room) => self.enter(room),
            Address::Learn(technique) => {
                self.open(Overlay::Techniques(technique));
                self.find_lesson();
            }
            asked if asked == self.address() => {}
            Address::Puzzle(_) | Address::Sheet(_) if asked == self.address_of(Room::Solve) => self.enter(Room::Solve),
            Address::Game(_) if asked == self.address_of(Room::Play) => self.enter(Room::Play),
            Address::Puzzle(_) | Address::Sheet(_) if self.find_again(&asked) => {}
            Address::Puzzle(givens) => self.open_puzzle(&givens),
            Address::Step(givens, step) => {
                self.go(Address::Puzzle(givens));
                self.solve.go_to(step as usize - 1);
                if !self.solve.can_be_rated() {
                    self.say(en::NO_STEP, Vec::new());
                }
            }
            Address::Sheet(position) => self.open_sheet(&position),
            Address::Generated { givens, recipe } => {
                self.open_game(&givens);
                // A later generator may know words that this one doesn't: the puzzle is there all the same.
                if let Some(seed) = seed_of(&recipe) {
                    self.say(en::generated(seed), Vec::new());
                }
            }
            Address::Game(givens) => self.open_game(&givens),
            Address::Position(position) => {
                self.open_game(&position.givens);
                if self.play.game.moves().is_empty() {
                    self.play.bring(&position);
                } else {
                    let offer = Offer { label: "Start from the link", action: Action::Play(PlayAction::TakePosition(position)) };
                    self.say(en::keeping::GOING_ON, vec![offer]);
                }
            }
        }
    }

    /// Says so where the lesson that is open is none, once it is known which there are.
    pub(super) fn find_lesson(&mut self) {
        let (Some(Overlay::Techniques(lesson)), Some(entries)) = (&self.overlay, &self.entries) else { return };
        if !lesson.is_empty() && entries.iter().all(|entry| entry.name.name != *lesson) {
            self.open(Overlay::Techniques(String::new()));
            self.say_fault(en::not_followed(&AddressError::Unknown));
        }
    }

    /// Begins a game at this position.
    pub(crate) fn take_position(&mut self, position: &Position) {
        self.begin(Game::new(position.givens));
        self.play.bring(position);
    }

    /// Shows a full board, of which nothing is left to be played, where it is judged.
    pub(crate) fn show_full(&mut self, givens: &Grid) {
        self.open_puzzle(givens);
        self.say(en::NOTHING_TO_PLAY, Vec::new());
    }

    fn open_puzzle(&mut self, givens: &Grid) {
        self.open_sheet(&Position::of_givens(*givens));
    }

    /// Opens a puzzle in Solve that stood there before as it was left, with its digits and steps. Says whether there is one.
    fn find_again(&mut self, asked: &Address) -> bool {
        let left = self.solve.history.past().find(|act| State::address_of_sheet(&act.sheet) == *asked).cloned();
        left.map(|left| {
            self.room = Room::Solve;
            self.selection = Selection::first();
            self.replace(left.sheet, None);
            if left.sheet != left.sheet.with_givens_only() {
                let offer = Offer { label: "Back to the givens", action: Action::Board(BoardAction::Restart) };
                self.say("This puzzle is as you left it.", vec![offer]);
            }
            self.solve.history.amend(left);
        })
        .is_some()
    }

    /// Brings a position to Solve: of a cell with notes they are all that it may hold.
    pub(crate) fn open_sheet(&mut self, position: &Position) {
        let noted = position.notes.cells();
        let allowed = position.notes | CandidateSet::product(!noted, DigitSet::ALL);
        let entered = position.entered.filled() - position.givens.filled();
        self.room = Room::Solve;
        self.selection = Selection::first();
        let is_fresh = *self.solve.sheet() == Sheet::EMPTY && !self.solve.history.can_undo();
        self.replace(Sheet::of_givens(&position.grid()).with_entered_cells(entered).with_allowed(&allowed), None);
        if is_fresh {
            self.solve.history = History::new(self.solve.history.now().clone()); // the empty board is nothing to go back to
        }
        self.solve.candidates |= !noted.is_empty();
    }

    pub(crate) fn take_sample(&mut self, number: usize) {
        let (Some(sample), Some(givens)) = (samples::ALL.get(number), samples::grid(number)) else { return };
        if self.overlay == Some(Overlay::Entry) {
            self.close();
        }
        if self.room == Room::Play {
            return self.open_game(&givens);
        }
        let replaces = *self.solve.sheet() != Sheet::EMPTY;
        self.open_puzzle(&givens);
        if replaces {
            self.say_undoable(en::sample(sample.view.name));
        }
    }
}

/// The seed that a generator's request begins with: `seed-7.hard`.
fn seed_of(recipe: &str) -> Option<u64> {
    recipe.split('.').next()?.strip_prefix("seed-")?.parse().ok()
}

fn sheet_of(reading: &ReadPuzzle) -> Sheet {
    let sheet = Sheet::of_givens(&reading.grid).with_entered_cells(reading.entered);
    reading.candidates.map_or(sheet, |allowed| sheet.with_allowed(&allowed))
}
