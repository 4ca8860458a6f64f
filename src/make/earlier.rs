//! The stored state of the Make room, its books and their puzzles in versions 0 and 1, which had lines: version 0 in a fixed order,
//! version 1 with a key each.

use super::{
    book_puzzle::MadePuzzles,
    keeping::Body,
    state::{BookOrder, OtherBody},
};
use crate::{action::MakeTab, record::Record, session::Settings};
use nonet_core::{board::Grid, solver::Puzzle};
use nonet_protocol::{BookPuzzle, Level};
use std::rc::Rc;

/// Reads the room of version 1.
pub(super) fn read_make(record: Record<'_>) -> Body {
    let mut body = Body::default();
    for (key, value) in record.lines() {
        match key {
            "part" if value == "hand" => body.tab = MakeTab::Editor,
            "givens" => body.givens = value.parse().unwrap_or_default(),
            "title" => body.title = Some(value.into()),
            "past" => body.past.extend(value.parse::<Grid>()),
            _ => {}
        }
    }
    body
}

/// Reads the room of version 0: the tab, the puzzle, the title, and one line for each undoable act.
pub(super) fn read_unkeyed_make(text: &str) -> Body {
    let mut lines = text.lines();
    let tab = if lines.next() == Some("1") { MakeTab::Editor } else { MakeTab::Book };
    let givens = lines.next().and_then(|line| line.parse().ok()).unwrap_or_default();
    let title = lines.next().map(Rc::from);
    Body { tab, givens, title, past: lines.filter_map(|line| line.parse().ok()).collect(), ..Body::default() }
}

/// Reads the order of a book of version 1, which may stand among other lines.
pub(super) fn read_order(record: Record<'_>) -> BookOrder {
    let mut order = BookOrder { settings: Settings::read(record.body).book, ..BookOrder::default() };
    for (key, value) in record.lines() {
        match key {
            "seed" => order.seed = value.parse().ok(),
            "wanted" => order.wanted = value.parse::<u8>().unwrap_or_default().into(),
            _ => {}
        }
    }
    order
}

/// Reads the order of a book of version 0, which begins with the seed and the number of puzzles.
pub(super) fn read_unkeyed_order(text: &str) -> BookOrder {
    let numbers = text.split_once('\n').and_then(|(line, _)| line.split_once(' '));
    let read = numbers.and_then(|(seed, wanted)| Some((seed.parse().ok()?, wanted.parse::<u8>().ok()?)));
    let (seed, wanted) = read.unwrap_or_default(); // 0 means no seed
    let settings = Settings::read(text).book;
    BookOrder { wanted: usize::from(wanted), seed: Some(seed).filter(|seed| *seed != 0), settings }
}

/// Reads the replaced book of version 1.
pub(super) fn read_other(record: Record<'_>) -> Option<OtherBody> {
    let title = record.lines().find(|(key, _)| *key == "title")?.1.into();
    Some(OtherBody { title, order: read_order(record), made: read_puzzles(record) })
}

/// Reads the replaced book of version 0: the title, the puzzles and the order, with empty lines between them.
pub(super) fn read_unkeyed_other(text: &str) -> Option<OtherBody> {
    let (title, rest) = text.split_once("\n\n")?;
    let (made, order) = rest.split_once("\n\n")?;
    Some(OtherBody { title: title.into(), order: read_unkeyed_order(order), made: read_unkeyed_puzzles(made) })
}

/// Reads the puzzles of version 1, which may stand among other lines. None if any of these lines is damaged.
pub(super) fn read_puzzles(record: Record<'_>) -> Option<MadePuzzles> {
    let number = |name: &str| record.lines().find(|(key, _)| *key == name)?.1.parse::<u32>().ok();
    let puzzles = record.lines().filter(|(key, _)| *key == "leaf").map(|(_, line)| read_puzzle(line));
    let puzzles: Vec<BookPuzzle> = puzzles.collect::<Option<_>>()?;
    // A truncated text has too few puzzles, or lacks the line break at its end.
    let is_whole = record.body.ends_with('\n') && number("made")? as usize == puzzles.len();
    Some(MadePuzzles { tried: number("tried")?, puzzles: Rc::new(puzzles) }).filter(|_| is_whole)
}

/// Reads the puzzles of version 0: the number of generated puzzles, and one line for each puzzle.
pub(super) fn read_unkeyed_puzzles(text: &str) -> Option<MadePuzzles> {
    let mut lines = text.lines();
    let tried = lines.next()?.parse().ok()?;
    Some(MadePuzzles { tried, puzzles: Rc::new(lines.map(read_unkeyed_puzzle).collect::<Option<_>>()?) })
}

/// Reads the puzzle of a line. None if the line is damaged. Unknown facts are skipped.
fn read_puzzle(text: &str) -> Option<BookPuzzle> {
    let mut words = text.split(' ');
    let (givens, form): (Grid, Grid) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    Puzzle::new(givens).ok()?;
    let facts: Vec<(&str, &str)> = words.filter_map(|word| word.split_once('=')).collect();
    let fact = |name: &str| facts.iter().find(|(key, _)| *key == name).map(|(_, value)| *value);
    let level = fact("level")?;
    Some(BookPuzzle {
        givens,
        form,
        level: level.parse().ok()?,
        score: fact("score")?.parse().ok()?,
        hardest: fact("hardest")?.parse().ok(),
        meets: fact("meets")? == "yes",
        recipe: fact("recipe")?.to_owned(),
        explainer: fact("se").and_then(|tenths| tenths.parse().ok()),
    })
}

/// Reads a puzzle of version 0.
fn read_unkeyed_puzzle(text: &str) -> Option<BookPuzzle> {
    let mut fields = text.split(' ');
    let mut next = || fields.next();
    let (givens, form): (Grid, Grid) = (next()?.parse().ok()?, next()?.parse().ok()?);
    Puzzle::new(givens).ok()?;
    Some(BookPuzzle {
        givens,
        form,
        level: *Level::ALL.get(next()?.parse::<usize>().ok()?)?,
        score: next()?.parse().ok()?,
        hardest: next()?.parse().ok(),
        meets: next()? == "1",
        recipe: next()?.to_owned(),
        explainer: next().and_then(|tenths| tenths.parse().ok()), // earlier builds did not store a rating
    })
}
