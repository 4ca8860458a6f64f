//! A puzzle is read from a text.

use nonet_collection::Source;
use nonet_formats::{Certainty, Form, ReadError, ReadErrorKind, Reading};
use nonet_protocol::{BegunGame, ReadPuzzle, Unreadable};
use std::rc::Rc;

/// The puzzle in a text of any known form; none if it holds many.
pub(super) fn read(text: &str) -> Option<Result<Rc<ReadPuzzle>, Unreadable>> {
    let told = |error: ReadError| Unreadable { words: error.to_string(), place: place_in(text, &error) };
    let read = nonet_formats::read(text).map(|reading| of_table(text, reading));
    let one = |reading: Reading| ReadPuzzle { form: format!("{}{}", reading.form, left_out(text)), ..puzzle(reading) };
    (!is_many(text, &read)).then(|| read.map(|reading| Rc::new(one(reading))).map_err(told))
}

/// What a text holds that reads as one line: in a table with one row, which column is the puzzle is known by its name.
fn of_table(text: &str, read: Reading) -> Reading {
    let row = || Source::new(text.as_bytes()).ok().filter(|source| source.header().len() > 1)?.next()?.ok()?.reading.ok();
    let is_line = matches!(read.form, Form::Line { .. }) && read.more == 0;
    row().filter(|_| is_line).unwrap_or(read)
}

/// What is said of a table with one row: the board has no place for its other columns.
fn left_out(text: &str) -> &'static str {
    let has_others = Source::new(text.as_bytes()).is_ok_and(|source| source.header().len() > 1);
    if has_others { ", without its other columns" } else { "" }
}

/// Whether a text holds more than one puzzle. Of a list or a table the bad rows count too, as long as one is good: each has its place.
pub(super) fn is_many(text: &str, read: &Result<Reading, ReadError>) -> bool {
    let Ok(source) = Source::new(text.as_bytes()) else { return false };
    // The lines of a grid look like those of a list, where its cells are long or written as numbers.
    let is_grid = |form: &Form| matches!(form, Form::Rows { .. } | Form::Framed { .. } | Form::CandidateGrid { .. });
    if source.certainty() == Certainty::Doubtful {
        return true; // it is asked there
    }
    if read.as_ref().is_ok_and(|reading| reading.more == 0 && (source.is_loose() || is_grid(&reading.form))) {
        return false;
    }
    let (mut count, mut good) = (0, false);
    for row in source.map_while(Result::ok) {
        count += 1;
        good |= row.reading.is_ok();
        if count > 1 && good {
            return true;
        }
    }
    false
}

/// What the page needs of a reading.
pub(super) fn puzzle(reading: Reading) -> ReadPuzzle {
    let form = reading.form.to_string();
    let separator = match reading.form {
        Form::Csv { separator, .. } => Some(separator),
        _ => None,
    };
    let Reading { grid, entered, candidates, other, game, .. } = reading;
    let (other, game) = (other.map(|other| Box::new(puzzle(*other))), game.map(|game| BegunGame::of(&game)));
    ReadPuzzle { grid, entered, candidates, form, separator, other, game }
}

/// The characters that the error is about, counted in UTF-16 units: the bad character, else the line.
fn place_in(text: &str, error: &ReadError) -> (u32, u32) {
    let units = |text: &str| u32::try_from(text.encode_utf16().count()).unwrap_or(u32::MAX);
    let before: String = text.split_inclusive('\n').take(error.line - 1).collect();
    let line = text.lines().nth(error.line - 1).unwrap_or_default();
    let start = units(&before);
    let one = match &error.kind {
        ReadErrorKind::BadCharacter(_) => 1,
        ReadErrorKind::BadGroup(group) => group.chars().count(),
        _ => return (start, start + units(line)),
    };
    let skipped: String = line.chars().take(error.column - 1).collect();
    let shown: String = line.chars().skip(error.column - 1).take(one).collect();
    let start = start + units(&skipped);
    (start, start + units(&shown))
}
