//! The book: which puzzles are asked for, which are made, and how they go out.

use super::{
    book_puzzle::{self, book_puzzle_of, lines_of, read_puzzles},
    editor::Editor,
    keeping::KeptMake,
    pages::Pages,
};
use crate::{
    action::MakeTab,
    session::{
        record::{Form, Later, Record},
        settings::{BookCount, BookLevel, BookSettings, Settings},
    },
};
use nonet_core::Level;
use nonet_protocol::{BookPuzzle, Made, Make as Request, PuzzleLevel, Question, Seed};
use std::rc::Rc;

/// The Make room.
#[derive(Clone, Debug)]
pub struct Make {
    /// The part that is open.
    pub part: MakeTab,
    /// The book that is being made.
    pub book: Book,
    /// The book in whose place it came.
    pub other: Option<Rc<OtherBook>>,
    /// Its pages.
    pub pages: Pages,
    /// What the book is called.
    pub title: Rc<str>,
    /// The puzzle that is set by hand.
    pub editor: Editor,
}

impl Make {
    /// The room as it was kept.
    #[must_use]
    pub fn kept(book: Book, other: Option<OtherBook>, kept: KeptMake) -> Make {
        let KeptMake { part, history, title } = kept;
        Make { part, book, other: other.map(Rc::new), pages: Pages::default(), title, editor: Editor::new(history) }
    }

    /// What is kept of the room beside the book.
    #[must_use]
    pub fn to_keep(&self) -> KeptMake {
        KeptMake { part: self.part, history: self.editor.history.latest(KeptMake::ACTS), title: Rc::clone(&self.title) }
    }

    /// Whether a puzzle is set by hand, so that there is a board.
    #[must_use]
    pub fn is_setting(&self) -> bool {
        self.part == MakeTab::Editor
    }
}

/// The puzzles that are made for a book, and those that are still to be made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// Those that are made.
    pub puzzles: Rc<Vec<BookPuzzle>>,
    /// What it is made from.
    pub order: BookOrder,
    /// What was made of it at an earlier visit, as [`Book::text`] writes it: read once the Make room is entered.
    pub unparsed: Option<Rc<str>>,
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
    /// How its puzzles are kept.
    pub const FORM: Form = book_puzzle::PUZZLES;

    /// A book of an earlier visit, with what was made of it.
    #[must_use]
    pub fn kept(order: BookOrder, text: &str) -> Book {
        Book { order, unparsed: Some(text.into()), ..Book::default() }
    }

    /// Takes up what was made at an earlier visit. What is damaged is made again.
    pub fn load(&mut self) {
        let Some(text) = self.unparsed.take() else { return };
        self.take_up(read_puzzles(&text));
    }

    fn take_up(&mut self, made: Option<(u32, Vec<BookPuzzle>)>) {
        if let Some((tried, puzzles)) = made.filter(|(_, puzzles)| puzzles.len() <= self.order.wanted) {
            (self.tried, self.puzzles) = (tried, Rc::new(puzzles));
        }
    }

    /// What was made so far, as it is kept.
    #[must_use]
    pub fn text(&self) -> String {
        Book::FORM.write(&lines_of(self.tried, &self.puzzles))
    }

    /// Whether puzzles are being made.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.unparsed.is_none() && self.puzzles.len() < self.order.wanted
    }

    /// Whether its puzzles were there before, in a list.
    #[must_use]
    pub fn is_taken(&self) -> bool {
        !self.puzzles.is_empty() && self.order.seed.is_none()
    }

    /// Whether it holds what these wishes ask for.
    #[must_use]
    pub fn is_of(&self, wishes: &BookSettings) -> bool {
        let made = self.order.settings.book;
        let puzzles = |book: &BookSettings| (book.count, book.level, book.explainer, book.needs, book.symmetry, book.minimal);
        !self.puzzles.is_empty() && self.order.seed.is_some() && puzzles(&made) == puzzles(wishes)
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
            BookLevel::Rising => PuzzleLevel::Of(Level::ALL[(self.puzzles.len() * LEVELS / count).min(LEVELS - 1)]),
            BookLevel::Mixed => PuzzleLevel::Mixed { place: self.puzzles.len() as u32 },
            BookLevel::Of(level) => PuzzleLevel::Of(level),
        };
        let (seed, explainer) = (Seed { of: self.order.seed.unwrap_or_default(), nth: self.tried }, explainer.0);
        Request::Book { seed, level, explainer, needs, symmetry: symmetry.0, minimal }
    }

    /// Takes a puzzle that was made, unless it is one of the others in another isomorph. If none was found, the book ends.
    pub(super) fn take(&mut self, made: Option<&Rc<Made>>) {
        self.tried += 1;
        let Some(puzzle) = made.map(|made| book_puzzle_of(made)) else {
            self.order.wanted = self.puzzles.len();
            return;
        };
        if self.puzzles.iter().all(|other| other.form != puzzle.form) {
            let rises = self.order.settings.book.level == BookLevel::Rising;
            let puzzles = Rc::make_mut(&mut self.puzzles);
            // Where another wish decides of what level they are, the order is made here.
            let place = if rises { puzzles.partition_point(|other| other.level <= puzzle.level) } else { puzzles.len() };
            puzzles.insert(place, puzzle);
        }
    }
}

impl BookOrder {
    /// How it is kept. Version 0 begins with the seed and the number of puzzles, without keys.
    pub const FORM: Form = Form::new("book", 1);

    /// It as text.
    #[must_use]
    pub fn text(&self) -> String {
        BookOrder::FORM.write(&self.lines())
    }

    fn lines(&self) -> String {
        let seed = self.seed.map_or_else(String::new, |seed| format!("seed {seed}\n"));
        format!("{seed}wanted {}\n{}", self.wanted, self.settings.text())
    }

    /// What [`text`](BookOrder::text) wrote; an order of no puzzles if it can't be read.
    #[must_use]
    pub fn read(text: &str) -> BookOrder {
        match BookOrder::FORM.read(text) {
            Err(Later) => BookOrder::default(),
            Ok(Record { version: 0, body }) => BookOrder::read_unversioned(body),
            Ok(record) => BookOrder::read_lines(record),
        }
    }

    fn read_lines(record: Record<'_>) -> BookOrder {
        let mut order = BookOrder { settings: Settings::read(record.body), ..BookOrder::default() };
        for (key, value) in record.lines() {
            match key {
                "seed" => order.seed = value.parse().ok(),
                "wanted" => order.wanted = value.parse::<u8>().unwrap_or_default().into(),
                _ => {}
            }
        }
        order
    }

    fn read_unversioned(text: &str) -> BookOrder {
        let numbers = text.split_once('\n').and_then(|(line, _)| line.split_once(' '));
        let read = numbers.and_then(|(seed, wanted)| Some((seed.parse().ok()?, wanted.parse::<u8>().ok()?)));
        let (seed, wanted) = read.unwrap_or_default(); // 0 stands for no seed
        let settings = Settings::read(text);
        BookOrder { wanted: usize::from(wanted), seed: Some(seed).filter(|seed| *seed != 0), settings }
    }
}

impl OtherBook {
    /// How it is kept. Version 0 has its title, its puzzles and its order in their versions 0, with empty lines between them.
    pub const FORM: Form = Form::new("other-book", 1);

    /// It as text: its title, what it is made from, and its puzzles.
    #[must_use]
    pub fn text(&self) -> String {
        let Book { order, tried, puzzles, .. } = &self.book;
        OtherBook::FORM.write(&format!("title {}\n{}{}", self.title, order.lines(), lines_of(*tried, puzzles)))
    }

    /// What [`text`](OtherBook::text) wrote.
    #[must_use]
    pub fn read(text: &str) -> Option<OtherBook> {
        let record = OtherBook::FORM.read(text).ok()?;
        let (title, order, made) = if record.version == 0 {
            let (title, rest) = record.body.split_once("\n\n")?;
            let (made, order) = rest.split_once("\n\n")?;
            (title, BookOrder::read_unversioned(order), book_puzzle::read_unversioned(made))
        } else {
            let title = record.lines().find(|(key, _)| *key == "title")?.1;
            (title, BookOrder::read_lines(record), book_puzzle::read_lines(record))
        };
        let mut book = Book { order, ..Book::default() };
        book.take_up(made);
        Some(OtherBook { title: title.into(), book })
    }
}

const LEVELS: usize = Level::ALL.len();
