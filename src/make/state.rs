//! The book: which puzzles are asked for, which are made, and how they go out.

use super::{
    by_hand::Setter,
    keeping::KeptMake,
    leaf::{leaf_of, line_of, read_leaves},
    pages::Pages,
};
use crate::{
    action::Part,
    session::settings::{BookCount, BookLevel, BookSettings, Settings},
};
use nonet_core::Level;
use nonet_protocol::{Leaf, Made, Make as Request, PuzzleLevel, Question, Seed};
use std::rc::Rc;

/// The Make room.
#[derive(Clone, Debug)]
pub struct Make {
    /// The part that is open.
    pub part: Part,
    /// The book that is being made.
    pub book: Book,
    /// The book in whose place it came.
    pub other: Option<Rc<OtherBook>>,
    /// Its pages.
    pub pages: Pages,
    /// What the book is called.
    pub title: Rc<str>,
    /// The puzzle that is set by hand.
    pub setter: Setter,
}

impl Make {
    /// The room as it was kept.
    #[must_use]
    pub fn kept(book: Book, other: Option<OtherBook>, kept: KeptMake) -> Make {
        let KeptMake { part, history, title } = kept;
        Make { part, book, other: other.map(Rc::new), pages: Pages::default(), title, setter: Setter::new(history) }
    }

    /// What is kept of the room beside the book.
    #[must_use]
    pub fn to_keep(&self) -> KeptMake {
        KeptMake { part: self.part, history: self.setter.history.latest(KeptMake::ACTS), title: Rc::clone(&self.title) }
    }

    /// Whether a puzzle is set by hand, so that there is a board.
    #[must_use]
    pub fn is_setting(&self) -> bool {
        self.part == Part::ByHand
    }
}

/// The puzzles that are made for a book, and those that are still to be made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// Those that are made.
    pub leaves: Rc<Vec<Leaf>>,
    /// What it is made from.
    pub order: BookOrder,
    /// What was made of it at an earlier visit, as [`Book::text`] writes it: read once the Make room is entered.
    pub asleep: Option<Rc<str>>,
    /// How many seconds it has taken so far.
    pub seconds: u32,
    pub(super) named: bool, // whether its title is the name of its list
    pub(super) tried: u32,  // how many were made, those that were not taken too: the place of the next seed
}

/// A book in whose place another came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OtherBook {
    /// What it is called.
    pub title: Rc<str>,
    /// The book.
    pub book: Book,
}

/// What a book is made from: always the same one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BookOrder {
    /// How many puzzles there are to be in all.
    pub wanted: usize,
    pub(super) seed: Option<u64>, // none where the puzzles were there before, in a list
    pub(super) settings: Settings,
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
        self.is_running().then(|| Question::Make(self.request()))
    }

    /// What the next puzzle shall be like.
    fn request(&self) -> Request {
        let BookSettings { count: BookCount(count), level, explainer, needs, symmetry, minimal, .. } = self.order.settings.book;
        let level = match level {
            BookLevel::Rising | BookLevel::Mixed if needs.is_some() || explainer.0.is_some() => PuzzleLevel::Any,
            BookLevel::Rising => PuzzleLevel::Of(Level::ALL[(self.leaves.len() * LEVELS / count).min(LEVELS - 1)]),
            BookLevel::Mixed => PuzzleLevel::Mixed { place: self.leaves.len() as u32 },
            BookLevel::Of(level) => PuzzleLevel::Of(level),
        };
        let (seed, explainer) = (Seed { of: self.order.seed.unwrap_or_default(), nth: self.tried }, explainer.0);
        Request::Book { seed, level, explainer, needs, symmetry: symmetry.0, minimal }
    }

    /// Takes a puzzle that was made, unless it is one of the others in another guise. If none was found, the book ends.
    pub(super) fn take(&mut self, made: Option<&Rc<Made>>) {
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

impl OtherBook {
    /// It as text: its title, its [text](Book::text) and its [order's](BookOrder::text), with empty lines between them.
    #[must_use]
    pub fn text(&self) -> String {
        [&*self.title, &self.book.text(), &self.book.order.text()].join("\n\n")
    }

    /// What [`text`](OtherBook::text) wrote.
    #[must_use]
    pub fn read(text: &str) -> Option<OtherBook> {
        let (title, rest) = text.split_once("\n\n")?;
        let (made, order) = rest.split_once("\n\n")?;
        let mut book = Book::kept(BookOrder::read(order), made);
        book.wake();
        Some(OtherBook { title: title.into(), book })
    }
}

const LEVELS: usize = Level::ALL.len();
