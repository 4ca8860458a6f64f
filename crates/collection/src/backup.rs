//! A collection as text, as a backup has it and as it is kept: lines of a word and what it says, as games are written.
//!
//! ```text
//! nonet collection 1
//! id 1764000000000
//! name puzzles.csv
//! size 2
//! opened 1764000000000
//! separator ,
//! tags 1764000000500 * Commute
//! columns id  puzzle
//! row 2    0430..    7  0430..
//! about Ada  For a Sunday
//! row 3    0430..    8  0430..
//! error {"fault":{"Text":{"kind":{"CellCount":{"found":1}},"line":4,"column":1}}}
//! row 4  1 cell, expected 81 in rows of 9      9  4
//! end
//! ```
//!
//! Between the fields of columns and rows there is a tab. A row says on which line of its file it stood, what is wrong with it, its
//! board and its candidates (as a [`BoardState`] writes them; nothing where there is none), and then the file's own columns. Before it may
//! stand what the file tells about its puzzle (`about`), a second way to understand it (`other`), and what is wrong with it as JSON
//! (`error`), so that it can be told in each language. A word that is not known is passed over. What earlier builds wrote has no `end`,
//! and no `opened`: their `id` was that time. It has no `error` either: then the sentence in the row is what is wrong, as it is where a
//! later build knows an error that this one does not.
//!
//! A kept collection (`kept.rs`) has more words, for which a backup has no use: `bad`, `run`, `explainer`, `binned`, `seen-old`, `coming`.

use super::{Collection, Condition, Row, RowError, Run, earlier::told, kept::unknown_collection};
use nonet_core::board::Grid;
use nonet_formats::{About, BoardState, Fillers, Form, Reading};

/// The first line of a collection in a backup.
pub const BACKUP_HEAD: &str = "nonet collection 1";

/// The last line of a collection: by it one is known that is cut off.
pub const END: &[u8] = b"end";

/// The first lines of a collection's text: all that is known of the collection but its rows. They end with a line break, and so does each
/// row.
#[must_use]
pub fn head_text(collection: &Collection) -> Vec<u8> {
    let Collection { id, name, rows, opened, columns, separator, tags, .. } = collection;
    let [name, tags] = [name, tags].map(|text| String::from_utf8_lossy(&escaped(text.as_bytes())).into_owned());
    let tags = if tags.is_empty() { tags } else { format!("tags {tags}\n") };
    let head = format!("\nid {id}\nname {name}\nsize {rows}\nopened {opened}\n{tags}separator ");
    let columns = if columns.is_empty() { Vec::new() } else { line(b"columns", columns.iter().map(String::as_bytes)) };
    [BACKUP_HEAD.as_bytes(), head.as_bytes(), &escaped(&[*separator]), b"\n", &columns].concat()
}

/// A row as its line, with the lines before it that say more of it.
#[must_use]
pub fn row_text(row: &Row) -> Vec<u8> {
    let reading = row.reading.as_ref().ok();
    let mut text = Vec::new();
    if let Some(about) = reading.map(|reading| &reading.about).filter(|about| **about != About::default()) {
        text.extend(line(b"about", about.clone().fields_mut().map(|(_, field)| field.as_bytes())));
    }
    if let Some(other) = reading.and_then(|reading| reading.other.as_ref()) {
        let boards = boards(other);
        text.extend(line(b"other", [boards[0].as_bytes(), boards[1].as_bytes()]));
    }
    if let Some(error) = row.error().and_then(|error| serde_json::to_vec(error).ok()) {
        text.extend(line(b"error", [error.as_slice()]));
    }
    let boards = reading.map(boards).unwrap_or_default();
    let number = row.line.to_string();
    let error = row.error().map(ToString::to_string).unwrap_or_default();
    let ours = [&number, &error, &boards[0], &boards[1]].map(|text| text.as_bytes());
    text.extend(line(b"row", ours.into_iter().chain(row.columns.iter().map(Vec::as_slice))));
    text
}

/// A line of this word and these fields.
fn line<'a>(word: &[u8], fields: impl IntoIterator<Item = &'a [u8]>) -> Vec<u8> {
    let fields: Vec<Vec<u8>> = fields.into_iter().map(escaped).collect();
    [word, b" ", &fields.join(&b'\t'), b"\n"].concat()
}

/// The board of a reading and its candidates, each as a position.
fn boards(reading: &Reading) -> [String; 2] {
    let Reading { grid, entered, candidates, .. } = reading;
    let board = BoardState { givens: grid.within(!*entered), entered: grid.within(*entered), ..BoardState::default() };
    let candidates = candidates.map(|notes| BoardState { notes, ..BoardState::default() }.to_string());
    [board.to_string(), candidates.unwrap_or_default()]
}

/// The reading with this board and these candidates.
fn reading_of(board: &str, candidates: &str) -> Option<Reading> {
    let position: BoardState = board.parse().ok()?;
    let grid: Grid = position.grid();
    let candidates = match candidates {
        "" => None,
        text => Some(text.parse::<BoardState>().ok()?.notes),
    };
    let form = Form::Line { fillers: Fillers::default() };
    Some(Reading::new(grid, position.entered.filled_cells(), candidates, form))
}

/// Reads the lines of a collection, one after the other.
pub struct Reader {
    /// The collection, as far as the lines so far tell of it.
    pub collection: Collection,
    about: About,
    other: Option<Reading>,
    error: Option<RowError>,
}

/// The content of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BackupLine {
    /// Something about the collection, or about the row that follows.
    About,
    /// A row.
    Row(Box<Row>),
    /// The end of the collection.
    End,
    /// Nothing that is known: a later version may have written it.
    Unknown,
    /// Something that can't be read, though its word is known.
    Damaged,
}

impl Default for Reader {
    /// Nothing was read yet.
    fn default() -> Reader {
        Reader { collection: unknown_collection(), about: About::default(), other: None, error: None }
    }
}

impl Reader {
    /// Takes a line after the first.
    pub fn take(&mut self, line: &[u8]) -> BackupLine {
        let space = line.iter().position(|byte| *byte == b' ').unwrap_or(line.len());
        let (word, rest) = (&line[..space], line.get(space + 1..).unwrap_or_default());
        let said = match word {
            END => Some(BackupLine::End),
            b"row" => self.row(rest).map(|row| BackupLine::Row(Box::new(row))),
            b"about" => self.about(rest),
            b"other" => self.other(rest),
            b"error" => {
                self.error = serde_json::from_slice(&unescaped(rest)).ok();
                Some(BackupLine::About)
            }
            _ => take_word(&mut self.collection, word, rest),
        };
        said.unwrap_or(BackupLine::Damaged)
    }

    fn about(&mut self, rest: &[u8]) -> Option<BackupLine> {
        let fields = texts(rest)?;
        self.about = About::default();
        for ((_, field), said) in self.about.fields_mut().into_iter().zip(fields) {
            *field = said;
        }
        Some(BackupLine::About)
    }

    fn other(&mut self, rest: &[u8]) -> Option<BackupLine> {
        let fields = texts(rest)?;
        let [board, candidates] = fields.as_slice() else { return None };
        self.other = Some(reading_of(board, candidates)?);
        Some(BackupLine::About)
    }

    fn row(&mut self, text: &[u8]) -> Option<Row> {
        let (about, other, error) = (std::mem::take(&mut self.about), self.other.take().map(Box::new), self.error.take());
        let mut fields = text.split(|byte| *byte == b'\t').map(unescaped);
        let mut ours = || String::from_utf8(fields.next()?).ok();
        let (number, sentence, board, candidates) = (ours()?, ours()?, ours()?, ours()?);
        let line = number.parse().ok()?;
        let columns = fields.collect();
        if board.is_empty() {
            return Some(Row::bad(line, columns, error.unwrap_or_else(|| told(sentence))));
        }
        let reading = reading_of(&board, &candidates)?;
        let objection = error.or_else(|| Some(sentence).filter(|it| !it.is_empty()).map(told));
        Some(Row { line, columns, reading: Ok(Reading { about, other, ..reading }), objection })
    }
}

/// The fields of a line; none if one is not text.
fn texts(rest: &[u8]) -> Option<Vec<String>> {
    rest.split(|byte| *byte == b'\t').map(|field| String::from_utf8(unescaped(field)).ok()).collect()
}

fn take_word(collection: &mut Collection, word: &[u8], rest: &[u8]) -> Option<BackupLine> {
    let text = || String::from_utf8(unescaped(rest)).ok();
    match word {
        b"id" => collection.id = text()?.parse().ok()?,
        b"name" => collection.name = text()?,
        b"size" => collection.rows = text()?.parse().ok()?,
        b"opened" => collection.opened = text()?.parse().ok()?,
        b"separator" => collection.separator = *unescaped(rest).first()?,
        b"tags" => collection.tags = text()?,
        b"columns" => {
            let name = |field: &[u8]| String::from_utf8_lossy(&unescaped(field)).into_owned();
            collection.columns = rest.split(|byte| *byte == b'\t').map(name).collect();
        }
        b"bad" => collection.bad = text()?.parse().ok()?,
        b"run" => {
            let text = text()?;
            (collection.run, _) = RUNS.into_iter().find(|(_, word)| *word == text)?;
        }
        b"explainer" => collection.explainer = true,
        b"binned" => collection.binned = Some(text()?.parse().ok()?),
        b"seen-old" => {
            let text = text()?;
            let (at, visit) = text.split_once(' ')?;
            collection.seen_old = Some((at.parse().ok()?, visit.parse().ok()?));
        }
        b"coming" => collection.condition = Condition::Coming(text()?.parse().ok()?),
        _ => return Some(BackupLine::Unknown),
    }
    Some(BackupLine::About)
}

/// Each run with its word, in the order of [`Run`].
const RUNS: [(Run, &str); 3] = [(Run::Going, "going"), (Run::Paused, "paused"), (Run::Stopped, "stopped")];

/// The lines that a kept collection has beside its [`head_text`].
pub(super) fn kept_text(collection: &Collection) -> String {
    let Collection { bad, run, explainer, binned, seen_old, condition, .. } = collection;
    let (_, run) = RUNS[*run as usize];
    let mut text = format!("bad {bad}\nrun {run}\n");
    if *explainer {
        text += "explainer yes\n";
    }
    if let Some(at) = binned {
        text += &format!("binned {at}\n");
    }
    if let Some((at, visit)) = seen_old {
        text += &format!("seen-old {at} {visit}\n");
    }
    if let Condition::Coming(import) = condition {
        text += &format!("coming {import}\n");
    }
    text
}

/// A field without tabs and ends of lines.
#[must_use]
pub fn escaped(field: &[u8]) -> Vec<u8> {
    let mut text = Vec::with_capacity(field.len());
    for &byte in field {
        match ESCAPES.iter().find(|(plain, _)| *plain == byte) {
            Some((_, letter)) => text.extend([b'\\', *letter]),
            None => text.push(byte),
        }
    }
    text
}

fn unescaped(text: &[u8]) -> Vec<u8> {
    let mut field = Vec::with_capacity(text.len());
    let mut bytes = text.iter();
    while let Some(&byte) = bytes.next() {
        let letter = if byte == b'\\' { bytes.next() } else { None };
        let plain = letter.and_then(|letter| ESCAPES.iter().find(|(_, other)| other == letter));
        field.push(plain.map_or(byte, |(plain, _)| *plain));
    }
    field
}

/// The characters that do not stand in a field as they are, and the letter that stands for each after a backslash.
const ESCAPES: [(u8, u8); 4] = [(b'\t', b't'), (b'\n', b'n'), (b'\r', b'r'), (b'\\', b'\\')];
