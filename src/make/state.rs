//! The state of the Make room: the book with its puzzles, the book that it replaced, and the puzzle editor.

use super::{
    book_puzzle::{MadePuzzles, PUZZLES},
    earlier,
    editor::Editor,
    keeping::KeptMake,
    pages::Pages,
};
use crate::{
    action::MakeTab,
    record::{NewerVersion, Record, RecordFormat, or_default},
    session::settings::{BookCount, BookLevel, BookSettings},
};
use nonet_protocol::{BookPuzzle, Level, Make as MakeRequest, PuzzleLevel, Question, Seed};
use serde::{Deserialize, Deserializer, Serialize};
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
        let KeptMake { part, history, title, rules, masks } = kept;
        let editor = Editor { rules, masks, ..Editor::new(history) };
        Make { part, book, other: other.map(Rc::new), pages: Pages::default(), title, editor }
    }

    /// Returns the stored state of the room, without the books.
    #[must_use]
    pub fn to_keep(&self) -> KeptMake {
        KeptMake {
            part: self.part,
            history: self.editor.history.latest(KeptMake::ACTS),
            title: Rc::clone(&self.title),
            rules: self.editor.rules,
            masks: self.editor.masks.clone(),
        }
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct BookOrder {
    /// The number of puzzles that the book is to have.
    #[serde(deserialize_with = "number_of_puzzles")]
    pub wanted: usize,
    #[serde(deserialize_with = "or_default")]
    pub(super) seed: Option<u64>, // None if the puzzles came from a list
    pub(super) settings: BookSettings, // as they stood when the book was begun
}

impl Book {
    /// The stored form of the puzzles.
    pub const FORMAT: RecordFormat = PUZZLES;

    /// Restores a book from its order and the text of its puzzles, which is not parsed yet.
    #[must_use]
    pub fn kept(order: BookOrder, text: &str) -> Book {
        Book { order, unparsed: Some(text.into()), ..Book::default() }
    }

    /// Parses the stored puzzles of an earlier visit, if that was not done yet. Damaged puzzles are made again.
    pub fn load(&mut self) {
        let Some(text) = self.unparsed.take() else { return };
        self.take_up(MadePuzzles::read(&text));
    }

    fn take_up(&mut self, made: Option<MadePuzzles>) {
        if let Some(MadePuzzles { tried, puzzles }) = made.filter(|made| made.puzzles.len() <= self.order.wanted) {
            (self.tried, self.puzzles) = (tried, puzzles);
        }
    }

    fn made(&self) -> MadePuzzles {
        MadePuzzles { tried: self.tried, puzzles: Rc::clone(&self.puzzles) }
    }

    /// Returns the puzzles that are made as stored text.
    #[must_use]
    pub fn text(&self) -> String {
        Book::FORMAT.write_json(&self.made())
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
        let made = self.order.settings;
        let puzzles = |book: &BookSettings| (book.count, book.level, book.explainer, book.needs, book.symmetry, book.minimal);
        !self.puzzles.is_empty() && self.order.seed.is_some() && puzzles(&made) == puzzles(settings)
    }

    /// Returns the question for the next puzzle. None if no more are to be made.
    pub(crate) fn question(&self) -> Option<Question> {
        self.is_running().then(|| Question::Make(self.request()))
    }

    /// Returns the request for the next puzzle.
    fn request(&self) -> MakeRequest {
        let BookSettings { count: BookCount(count), level, explainer, needs, symmetry, minimal, .. } = self.order.settings;
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
            let rises = self.order.settings.level == BookLevel::Rising;
            let puzzles = Rc::make_mut(&mut self.puzzles);
            // If another setting decides the levels, the puzzles are sorted by level as they come.
            let place = if rises { puzzles.partition_point(|other| other.level <= puzzle.level) } else { puzzles.len() };
            puzzles.insert(place, puzzle);
        }
    }
}

impl BookOrder {
    /// The stored form. Versions 0 and 1 have lines (`earlier.rs`).
    pub const FORMAT: RecordFormat = RecordFormat::new("book", 2);

    /// Returns the order as text.
    #[must_use]
    pub fn text(&self) -> String {
        BookOrder::FORMAT.write_json(self)
    }

    /// Reads a text of [`text`](BookOrder::text). A text that can't be read gives an order for no puzzles.
    #[must_use]
    pub fn read(text: &str) -> BookOrder {
        match BookOrder::FORMAT.read(text) {
            Err(NewerVersion) => BookOrder::default(),
            Ok(Record { version: 0, body }) => earlier::read_unkeyed_order(body),
            Ok(record @ Record { version: 1, .. }) => earlier::read_order(record),
            Ok(record) => record.json().unwrap_or_default(),
        }
    }
}

/// Reads the number of puzzles of a book. A damaged number, which may be huge, counts as 0.
fn number_of_puzzles<'de, D: Deserializer<'de>>(number: D) -> Result<usize, D::Error> {
    or_default::<_, u8>(number).map(usize::from)
}

/// The body of the record of a book that was replaced.
#[derive(Serialize, Deserialize)]
pub(super) struct OtherBody {
    pub(super) title: Rc<str>,
    #[serde(default, deserialize_with = "or_default")]
    pub(super) order: BookOrder,
    /// None if they are damaged.
    #[serde(default, deserialize_with = "or_default")]
    pub(super) made: Option<MadePuzzles>,
}

impl OtherBook {
    /// The stored form. Versions 0 and 1 have lines (`earlier.rs`).
    pub const FORMAT: RecordFormat = RecordFormat::new("other-book", 2);

    /// Returns the book as text: its title, its order and its puzzles.
    #[must_use]
    pub fn text(&self) -> String {
        let (title, order, made) = (Rc::clone(&self.title), self.book.order, Some(self.book.made()));
        OtherBook::FORMAT.write_json(&OtherBody { title, order, made })
    }

    /// Reads a text of [`text`](OtherBook::text). None if it is damaged or from a later version.
    #[must_use]
    pub fn read(text: &str) -> Option<OtherBook> {
        let record = OtherBook::FORMAT.read(text).ok()?;
        let OtherBody { title, order, made } = match record.version {
            0 => earlier::read_unkeyed_other(record.body),
            1 => earlier::read_other(record),
            _ => record.json(),
        }?;
        let mut book = Book { order, ..Book::default() };
        book.take_up(made);
        Some(OtherBook { title, book })
    }
}

const LEVELS: usize = Level::ALL.len();
