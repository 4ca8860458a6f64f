//! The book: which puzzles are asked for, which are made, and how they go out.

use super::{
    keeping::KeptMake,
    leaf::{leaf_of, line_of, read_leaves},
    wishes::objection,
};
use crate::{
    action::MakeAction,
    state::{BookCount, BookLevel, BookSettings, Part, Settings, State},
    text::en,
    view::Room,
};
use nonet_core::Level;
use nonet_protocol::{Exported, Leaf, Made, Make, PuzzleLevel, Question, Seed};
use std::rc::Rc;

/// The puzzles that are made for a book, and those that are still to be made.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// Those that are made.
    pub leaves: Rc<Vec<Leaf>>,
    /// What it is made from.
    pub order: BookOrder,
    /// What was made of it at an earlier visit, as [`Book::text`] writes it: read once the Make room is entered.
    pub asleep: Option<Rc<str>>,
    /// How many seconds it has taken so far.
    pub seconds: u32,
    named: bool, // whether its title is the name of its list
    tried: u32,  // how many were made, those that were not taken too: the place of the next seed
}

/// What a book is made from: always the same one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BookOrder {
    /// How many puzzles there are to be in all.
    pub wanted: usize,
    seed: Option<u64>, // none where the puzzles were there before, in a list
    settings: Settings,
}

impl Book {
    /// A book of an earlier visit, with what was made of it.
    #[must_use]
    pub fn kept(order: BookOrder, text: &str) -> Book {
        Book { order, asleep: Some(text.into()), ..Book::default() }
    }

    /// Takes up what was made at an earlier visit. What is damaged is made again.
    pub(crate) fn wake(&mut self) {
        let Some(text) = self.asleep.take() else { return };
        if let Some((tried, leaves)) = read_leaves(&text).filter(|(_, leaves)| leaves.len() <= self.order.wanted) {
            (self.tried, self.leaves) = (tried, Rc::new(leaves));
        }
    }

    /// What was made so far, a line each, after the number of those that were tried.
    #[must_use]
    pub fn text(&self) -> String {
        self.leaves.iter().fold(self.tried.to_string(), |text, leaf| text + "\n" + &line_of(leaf))
    }

    /// Whether puzzles are being made.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.asleep.is_none() && self.leaves.len() < self.order.wanted
    }

    /// Whether its puzzles were there before, in a list.
    #[must_use]
    pub fn is_taken(&self) -> bool {
        !self.leaves.is_empty() && self.order.seed.is_none()
    }

    /// Whether it holds what these wishes ask for.
    #[must_use]
    pub fn is_of(&self, wishes: &BookSettings) -> bool {
        let made = self.order.settings.book;
        let puzzles = |book: &BookSettings| (book.count, book.level, book.explainer, book.needs, book.symmetry, book.minimal);
        !self.leaves.is_empty() && self.order.seed.is_some() && puzzles(&made) == puzzles(wishes)
    }

    /// The next puzzle.
    pub(crate) fn question(&self) -> Option<Question> {
        self.is_running().then(|| Question::Make(self.make()))
    }

    /// What the next puzzle shall be like.
    fn make(&self) -> Make {
        let BookSettings { count: BookCount(count), level, explainer, needs, symmetry, minimal, .. } = self.order.settings.book;
        let level = match level {
            BookLevel::Rising | BookLevel::Mixed if needs.is_some() || explainer.0.is_some() => PuzzleLevel::Any,
            BookLevel::Rising => PuzzleLevel::Of(Level::ALL[(self.leaves.len() * LEVELS / count).min(LEVELS - 1)]),
            BookLevel::Mixed => PuzzleLevel::Mixed { place: self.leaves.len() as u32 },
            BookLevel::Of(level) => PuzzleLevel::Of(level),
        };
        let (seed, explainer) = (Seed { of: self.order.seed.unwrap_or_default(), nth: self.tried }, explainer.0);
        Make::Book { seed, level, explainer, needs, symmetry: symmetry.0, minimal }
    }

    /// Takes a puzzle that was made, unless it is one of the others in another guise. If none was found, the book ends.
    fn take(&mut self, made: Option<&Rc<Made>>) {
        self.tried += 1;
        let Some(leaf) = made.map(|made| leaf_of(made)) else {
            self.order.wanted = self.leaves.len();
            return;
        };
        if self.leaves.iter().all(|other| other.form != leaf.form) {
            let rises = self.order.settings.book.level == BookLevel::Rising;
            let leaves = Rc::make_mut(&mut self.leaves);
            // Where another wish decides of what level they are, the order is made here.
            let place = if rises { leaves.partition_point(|other| other.level <= leaf.level) } else { leaves.len() };
            leaves.insert(place, leaf);
        }
    }
}

impl BookOrder {
    /// It as text.
    #[must_use]
    pub fn text(&self) -> String {
        format!("{} {}\n{}", self.seed.unwrap_or_default(), self.wanted, self.settings.text())
    }

    /// What [`text`](BookOrder::text) wrote; an order of no puzzles if it can't be read.
    #[must_use]
    pub fn read(text: &str) -> BookOrder {
        let numbers = text.split_once('\n').and_then(|(line, _)| line.split_once(' '));
        let read = numbers.and_then(|(seed, wanted)| Some((seed.parse().ok()?, wanted.parse::<u8>().ok()?)));
        let (seed, wanted) = read.unwrap_or_default(); // 0 stands for no seed
        let settings = Settings::read(text);
        BookOrder { wanted: usize::from(wanted), seed: Some(seed).filter(|seed| *seed != 0), settings }
    }
}

/// What [`State::other_book`] says: the book and its title.
fn read_other(text: &str) -> Option<(Book, Rc<str>)> {
    let (title, rest) = text.split_once("\n\n")?;
    let (made, order) = rest.split_once("\n\n")?;
    let mut book = Book::kept(BookOrder::read(order), made);
    book.wake();
    Some((book, title.into()))
}

impl State {
    /// Asks the generator, or does something with what it made.
    pub(crate) fn take_make_action(&mut self, action: MakeAction) {
        match action {
            MakeAction::Wish(wish) => self.wish(wish),
            MakeAction::StopMaking => self.stop_making(),
            MakeAction::MakeBook => self.make_book(),
            MakeAction::StopBook => self.stop_book(),
            MakeAction::Print => self.print_book(),
            MakeAction::DownloadBook { csv } => self.export_book(csv),
            MakeAction::Open(part) => self.part = part,
            MakeAction::Title(title) => (self.title, self.book.named) = (title.into(), false),
            MakeAction::ByHand(act) => self.by_hand(act),
            MakeAction::AddGiven(given) => self.add_to_set(given),
            MakeAction::FromSolve => self.set_from_solve(),
            MakeAction::TakeTo(room) => self.take_set_to(room),
        }
    }

    /// Whether seconds count: in a game, or while a book is made.
    #[must_use]
    pub fn is_timed(&self) -> bool {
        self.plays_on() || self.book.is_running()
    }

    /// Whether the game goes on: nobody plays who reads in a dialog.
    fn plays_on(&self) -> bool {
        self.room == Room::Play && self.overlay.is_none() && self.play.is_running()
    }

    pub(crate) fn tick(&mut self) {
        if self.plays_on() {
            self.play.tick();
            if self.play.is_kept_waiting() {
                self.say(en::LOOKING, Vec::new());
            }
        }
        self.book.seconds += u32::from(self.book.is_running());
    }

    pub(crate) fn make_book(&mut self) {
        let entries = self.entries.as_deref().map_or(&[][..], Vec::as_slice);
        if objection(&self.settings.book, entries).is_some() {
            return; // the form says so
        }
        let (seed, settings) = (Some(self.making.fresh_number()), self.settings);
        let book = Book { order: BookOrder { wanted: settings.book.count.0, seed, settings }, ..Book::default() };
        // What a list is called is no title of other puzzles.
        let title = if self.book.named { KeptMake::default().title } else { Rc::clone(&self.title) };
        self.replace_book(book, title, None);
    }

    /// Another book is there, which is said if it takes the place of one. `left_out` says which puzzles are not in it.
    fn replace_book(&mut self, book: Book, title: Rc<str>, left_out: Option<&str>) {
        self.book.wake();
        let had_one = !self.book.leaves.is_empty();
        let before = self.put_in_place(book, title);
        if had_one {
            self.other_book = before;
        }
        match (had_one, left_out) {
            (true, words) => self.say_undoable(words.unwrap_or("The book before this one is kept.")),
            (false, Some(words)) => self.say(words, Vec::new()),
            (false, None) => {}
        }
    }

    /// The book in whose place this one came is there again, or this one.
    pub(crate) fn change_books(&mut self) {
        if let Some((book, title)) = read_other(&self.other_book) {
            let has_one = !self.book.leaves.is_empty() || self.book.is_running();
            self.other_book = Some(self.put_in_place(book, title)).filter(|_| has_one).unwrap_or_default();
            self.toast = None;
        }
    }

    /// Gives the book that was there, with its title, as text.
    fn put_in_place(&mut self, book: Book, title: Rc<str>) -> Rc<str> {
        let text = [&*self.title, &self.book.text(), &self.book.order.text()].join("\n\n");
        (self.book, self.title) = (book, title);
        text.into()
    }

    pub(crate) fn stop_book(&mut self) {
        self.book.order.wanted = self.book.leaves.len();
    }

    /// Makes a book of puzzles that are there. `left_out` says which are not in it.
    pub(crate) fn take_book(&mut self, made: &[Rc<Made>], title: Option<&Rc<str>>, left_out: Option<&str>) {
        let order = BookOrder { settings: self.settings, ..BookOrder::default() };
        let mut book = Book { order, named: title.is_some(), ..Book::default() };
        book.leaves = Rc::new(made.iter().take(LONGEST).map(|made| leaf_of(made)).collect());
        book.order.wanted = book.leaves.len();
        self.part = Part::Book;
        self.close();
        self.enter(Room::Make);
        self.replace_book(book, Rc::clone(title.unwrap_or(&self.title)), left_out);
    }

    /// Takes a puzzle if it was made for the book.
    pub(crate) fn take_leaf(&mut self, question: &Question, made: Option<&Rc<Made>>) -> bool {
        let is_ours = self.book.question().as_ref() == Some(question);
        if is_ours {
            self.book.take(made);
        }
        is_ours
    }

    /// How many puzzles there are to be: before any is made, as many as are wished for.
    pub(crate) fn puzzles_in_book(&self) -> usize {
        let Book { leaves, order, .. } = &self.book;
        if leaves.is_empty() && !self.book.is_running() { self.settings.book.count.0 } else { order.wanted }
    }

    /// Downloads the puzzles, as a list of lines or as CSV.
    fn export_book(&mut self, csv: bool) {
        self.write_out(Exported::Book { leaves: Rc::clone(&self.book.leaves), csv }, false);
    }
}

/// The most puzzles of a book that are not made for it.
const LONGEST: usize = 200;

const LEVELS: usize = Level::ALL.len();
