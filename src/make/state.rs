//! The state of the Make room: the book with its puzzles, the book that it replaced, and the puzzle editor.

use super::{
    book_puzzle::{self, lines_of, read_puzzles},
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
use nonet_protocol::{BookPuzzle, Level, Make as MakeRequest, PuzzleLevel, Question, Seed};
use std::rc::Rc;

/// The state of the Make room.
#[derive(Clone, Debug)]
pub struct Make {
    /// The open tab.
    pub part: MakeTab,
    /// The current book.
    pub book: Book,
    /// The book that the current one replaced. None if there is none.
    pub other: Option<Rc<OtherBook>>,
    /// The layout of the current book.
    pub pages: Pages,
    /// The title of the current book.
    pub title: Rc<str>,
    /// The puzzle editor.
    pub editor: Editor,
}

impl Make {
    /// Restores the room from its stored state.
    #[must_use]
    pub fn kept(book: Book, other: Option<OtherBook>, kept: KeptMake) -> Make {
        let KeptMake { part, history, title } = kept;
        Make { part, book, other: other.map(Rc::new), pages: Pages::default(), title, editor: Editor::new(history) }
    }

    /// Returns the stored state of the room, without the books.
    #[must_use]
    pub fn to_keep(&self) -> KeptMake {
        KeptMake { part: self.part, history: self.editor.history.latest(KeptMake::ACTS), title: Rc::clone(&self.title) }
    }

    /// Whether the puzzle editor is open. Only then does the room have a board.
    #[must_use]
    pub fn is_setting(&self) -> bool {
        self.part == MakeTab::Editor
    }
}

/// The puzzles of a book, and how many are still to be made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// The puzzles that are made.
    pub puzzles: Rc<Vec<BookPuzzle>>,
    /// The order that the book is made to.
    pub order: BookOrder,
    /// The stored puzzles of an earlier visit, as [`Book::text`] writes them. They are parsed when the Make room is entered; None
    /// after that.
    pub unparsed: Option<Rc<str>>,
    /// The time that making the book has taken so far, in seconds.
    pub seconds: u32,
    pub(super) named: bool, // whether the title is the name of the list that the book was made from
    pub(super) tried: u32,  // the number of generated puzzles, accepted or not: the index of the next seed
}

/// A book that was replaced by another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OtherBook {
    /// The title of the book.
    pub title: Rc<str>,
    /// The book.
    pub book: Book,
}

/// The order of a book. Its seed and its settings determine the puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BookOrder {
    /// The number of puzzles that the book is to have.
    pub wanted: usize,
    pub(super) seed: Option<u64>, // None if the puzzles came from a list
    pub(super) settings: Settings,
}

impl Book {
    /// The stored form of the puzzles.
    pub const FORM: Form = book_puzzle::PUZZLES;

    /// Restores a book from its order and the text of its puzzles, which is not parsed yet.
    #[must_use]
    pub fn kept(order: BookOrder, text: &str) -> Book {
        Book { order, unparsed: Some(text.into()), ..Book::default() }
    }

    /// Parses the stored puzzles of an earlier visit, if that was not done yet. Damaged puzzles are made again.
    pub fn load(&mut self) {
        let Some(text) = self.unparsed.take() else { return };
        self.take_up(read_puzzles(&text));
    }

    fn take_up(&mut self, made: Option<(u32, Vec<BookPuzzle>)>) {
        if let Some((tried, puzzles)) = made.filter(|(_, puzzles)| puzzles.len() <= self.order.wanted) {
            (self.tried, self.puzzles) = (tried, Rc::new(puzzles));
        }
    }

    /// Returns the puzzles that are made as stored text.
    #[must_use]
    pub fn text(&self) -> String {
        Book::FORM.write(&lines_of(self.tried, &self.puzzles))
    }

    /// Whether puzzles are still being made.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.unparsed.is_none() && self.puzzles.len() < self.order.wanted
    }

    /// Whether the puzzles came from a list.
    #[must_use]
    pub fn is_taken(&self) -> bool {
        !self.puzzles.is_empty() && self.order.seed.is_none()
    }

    /// Whether the book was made by settings that ask for the same puzzles.
    #[must_use]
    pub fn is_of(&self, settings: &BookSettings) -> bool {
        let made = self.order.settings.book;
        let puzzles = |book: &BookSettings| (book.count, book.level, book.explainer, book.needs, book.symmetry, book.minimal);
        !self.puzzles.is_empty() && self.order.seed.is_some() && puzzles(&made) == puzzles(settings)
    }

    /// Returns the question for the next puzzle. None if no more are to be made.
    pub(crate) fn question(&self) -> Option<Question> {
        self.is_running().then(|| Question::Make(self.request()))
    }

    /// Returns the request for the next puzzle.
    fn request(&self) -> MakeRequest {
        let BookSettings { count: BookCount(count), level, explainer, needs, symmetry, minimal, .. } = self.order.settings.book;
        let level = match level {
            BookLevel::Rising | BookLevel::Mixed if needs.is_some() || explainer.0.is_some() => PuzzleLevel::Any,
            BookLevel::Rising => PuzzleLevel::Of(Level::ALL[(self.puzzles.len() * LEVELS / count).min(LEVELS - 1)]),
            BookLevel::Mixed => PuzzleLevel::Mixed { place: self.puzzles.len() as u32 },
            BookLevel::Of(level) => PuzzleLevel::Of(level),
        };
        let (seed, explainer) = (Seed { of: self.order.seed.unwrap_or_default(), nth: self.tried }, explainer.0);
        MakeRequest::Book { seed, level, explainer, needs, symmetry: symmetry.0, minimal }
    }

    /// Takes a puzzle from the generator, unless it is an isomorph of a puzzle of the book. If the generator found none, the book
    /// ends.
    pub(super) fn take(&mut self, made: Option<&Rc<BookPuzzle>>) {
        self.tried += 1;
        let Some(puzzle) = made.map(|made| BookPuzzle::clone(made)) else {
            self.order.wanted = self.puzzles.len();
            return;
        };
        if self.puzzles.iter().all(|other| other.form != puzzle.form) {
            let rises = self.order.settings.book.level == BookLevel::Rising;
            let puzzles = Rc::make_mut(&mut self.puzzles);
            // Where another setting decides the levels, the puzzles are sorted by level as they come.
            let place = if rises { puzzles.partition_point(|other| other.level <= puzzle.level) } else { puzzles.len() };
            puzzles.insert(place, puzzle);
        }
    }
}

impl BookOrder {
    /// The stored form. Version 0 has no keys and begins with the seed and the number of puzzles.
    pub const FORM: Form = Form::new("book", 1);

    /// Returns the order as text.
    #[must_use]
    pub fn text(&self) -> String {
        BookOrder::FORM.write(&self.lines())
    }

    fn lines(&self) -> String {
        let seed = self.seed.map_or_else(String::new, |seed| format!("seed {seed}\n"));
        format!("{seed}wanted {}\n{}", self.wanted, self.settings.text())
    }

    /// Reads a text of [`text`](BookOrder::text). A text that can't be read gives an order for no puzzles.
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
        let (seed, wanted) = read.unwrap_or_default(); // 0 means no seed
        let settings = Settings::read(text);
        BookOrder { wanted: usize::from(wanted), seed: Some(seed).filter(|seed| *seed != 0), settings }
    }
}

impl OtherBook {
    /// The stored form. Version 0 has the title, the puzzles and the order, each in its own version 0, with empty lines between
    /// them.
    pub const FORM: Form = Form::new("other-book", 1);

    /// Returns the book as text: its title, its order and its puzzles.
    #[must_use]
    pub fn text(&self) -> String {
        let Book { order, tried, puzzles, .. } = &self.book;
        OtherBook::FORM.write(&format!("title {}\n{}{}", self.title, order.lines(), lines_of(*tried, puzzles)))
    }

    /// Reads a text of [`text`](OtherBook::text). None if it is damaged or from a later version.
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
