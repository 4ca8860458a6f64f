//! A collection as text, as a backup has it: lines of a word and what it says, as games are written.
//!
//! ```text
//! nonet collection 1
//! id 1764000000000
//! name puzzles.csv
//! size 2
//! separator ,
//! tags 1764000000500 * Commute
//! columns id  puzzle
//! row 2    0430..    7  0430..
//! row 3  line 3 has 1 cell, expected 81      8  4
//! end
//! ```
//!
//! Between the fields of columns and rows there is a tab. A row says on which line of its file it stood, what is wrong with it, its
//! board and its candidates (as a [`Position`] writes them; nothing where there is none), and then the file's own columns. What earlier
//! builds wrote has no `end`.

use super::{
    Fill, Row,
    lines::{Line, Lines},
    text::Text,
};
use nonet_formats::{Position, Reading, line, read};
use nonet_protocol::{BACKUP_HEAD, Collection, Run};
use std::io;

/// What is known of a collection but its rows, as the first lines of its text. It ends with a line break, and so does each row.
#[must_use]
pub fn head_text(collection: &Collection) -> Vec<u8> {
    let Collection { id, name, rows, columns, separator, tags, .. } = collection;
    let tags = if tags.is_empty() { String::new() } else { format!("tags {tags}\n") };
    let name = String::from_utf8_lossy(&escaped(name.as_bytes())).into_owned();
    let head = format!("\nid {id}\nname {name}\nsize {rows}\n{tags}separator ");
    let columns: Vec<Vec<u8>> = columns.iter().map(|name| escaped(name.as_bytes())).collect();
    [BACKUP_HEAD.as_bytes(), head.as_bytes(), &escaped(&[*separator]), b"\ncolumns ", &columns.join(&b'\t'), b"\n"].concat()
}

/// A row as its line.
#[must_use]
pub fn row_text(row: &Row) -> Vec<u8> {
    let reading = row.reading.as_ref().ok();
    let board = reading.map_or_else(String::new, |Reading { grid, entered, .. }| {
        Position { givens: grid.within(!*entered), entered: grid.within(*entered), ..Position::default() }.to_string()
    });
    let candidates = reading.and_then(|reading| reading.candidates);
    let candidates = candidates.map_or_else(String::new, |notes| Position { notes, ..Position::default() }.to_string());
    let own = row.columns.iter().map(Vec::as_slice);
    let number = row.line.to_string();
    let ours = [&number, row.error(), &board, &candidates].map(str::as_bytes);
    let fields: Vec<Vec<u8>> = ours.into_iter().chain(own).map(escaped).collect();
    [b"row ", fields.join(&b'\t').as_slice(), b"\n"].concat()
}

/// A collection of which nothing is known.
#[must_use]
pub fn unknown() -> Collection {
    Collection {
        id: 0,
        name: String::new(),
        rows: 0,
        bad: 0,
        columns: Vec::new(),
        separator: b',',
        run: Run::Going,
        tags: String::new(),
        binned: None,
        explainer: false,
    }
}

/// Takes what a line of its text, after the first, says of a collection; gives the row, if it is one. What can't be read is passed over.
pub fn take_line(collection: &mut Collection, line: &[u8]) -> Option<Row> {
    let space = line.iter().position(|byte| *byte == b' ').unwrap_or(line.len());
    let (word, rest) = (&line[..space], line.get(space + 1..).unwrap_or_default());
    if word == b"row" {
        return row_of(rest);
    }
    take_word(collection, word, rest);
    None
}

fn take_word(collection: &mut Collection, word: &[u8], rest: &[u8]) -> Option<()> {
    let text = || String::from_utf8_lossy(&unescaped(rest)).into_owned();
    match word {
        b"id" => collection.id = text().parse().ok()?,
        b"name" => collection.name = text(),
        b"size" => collection.rows = text().parse().ok()?,
        b"separator" => collection.separator = *unescaped(rest).first()?,
        b"tags" => collection.tags = text(),
        b"columns" => {
            let name = |field: &[u8]| String::from_utf8_lossy(&unescaped(field)).into_owned();
            collection.columns = rest.split(|byte| *byte == b'\t').map(name).collect();
        }
        _ => return None,
    }
    Some(())
}

fn row_of(text: &[u8]) -> Option<Row> {
    let mut fields = text.split(|byte| *byte == b'\t').map(unescaped);
    let mut ours = || String::from_utf8(fields.next()?).ok();
    let (number, error, board, candidates) = (ours()?, ours()?, ours()?, ours()?);
    let row =
        |reading, objection| Row { line: number.parse().unwrap_or_default(), columns: fields.collect(), reading, objection };
    if board.is_empty() {
        return Some(row(Err(error), String::new()));
    }
    let position: Position = board.parse().ok()?;
    let reading = read(&line(&position.grid())).ok()?;
    let candidates = candidates.parse().ok().map(|position: Position| position.notes);
    Some(row(Ok(Reading { entered: position.entered.filled(), candidates, ..reading }), error))
}

/// A field without tabs and ends of lines.
fn escaped(field: &[u8]) -> Vec<u8> {
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

/// What does not stand in a field as it is, and the letter that stands for it after a backslash.
const ESCAPES: [(u8, u8); 4] = [(b'\t', b't'), (b'\n', b'n'), (b'\r', b'r'), (b'\\', b'\\')];

/// The lines of a text, one at a time.
pub struct TextLines<'a>(Lines<Text<'a>>);

impl<'a> TextLines<'a> {
    /// The lines of the text whose bytes this gives.
    ///
    /// # Errors
    /// Where its beginning can't be read.
    pub fn of(source: Fill<'a>) -> io::Result<TextLines<'a>> {
        Text::new(source).map(Lines::new).map(TextLines)
    }
}

impl Iterator for TextLines<'_> {
    type Item = io::Result<Vec<u8>>;
    fn next(&mut self) -> Option<io::Result<Vec<u8>>> {
        let line = self.0.next().transpose()?;
        Some(line.map(|Line { bytes, .. }| bytes))
    }
}
