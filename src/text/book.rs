//! The texts of making a book, other than those on its pages.

use super::{
    counts::{number, puzzles},
    query::time,
};
pub use crate::text::generated::book::*;
use crate::text::messages;
use nonet_protocol::{Level, Technique};

/// Returns the number of puzzles of a book that was made from a list.
#[must_use]
pub fn of_list(puzzles: usize) -> String {
    messages().book_of_list(puzzles, number(puzzles as u64))
}

/// Returns the progress of a book: `12 of 100 made, about 0:08 left`. `near` is the number of puzzles that don't meet every
/// setting. Empty if no puzzles are wanted.
#[must_use]
pub fn book_so_far(made: usize, near: usize, wanted: usize, seconds: u32, running: bool) -> String {
    if wanted == 0 {
        return String::new();
    }
    let left = (seconds as usize * (wanted - made)).checked_div(made).unwrap_or(0);
    let so_far = match (running, near) {
        (false, 0) => messages().book_so_many_made(puzzles(made)),
        (false, _) => messages().book_made_near(puzzles(made), near),
        (true, 0) => messages().book_making(made, wanted),
        (true, _) => messages().book_making_near(made, wanted, near),
    };
    if running && left > 0 { messages().book_time_left(so_far, time(left as u32)) } else { so_far }
}

/// Returns the remark that no puzzle of this level uses this technique.
#[must_use]
pub fn too_easy(level: Level, technique: &str, least: Level) -> String {
    let [level, least] = [level, least].map(|level| super::page::level(level).say());
    messages().book_too_easy(level, technique, least)
}

/// Returns the remark that all puzzles will use this technique, whatever level that takes.
#[must_use]
pub fn levels_with(technique: &str, least: Level) -> String {
    let level = super::page::level(least).say();
    if least < Level::Extreme {
        messages().book_levels_with(technique, level)
    } else {
        messages().book_hardest_with(technique, level)
    }
}

/// Returns the remark on what it means that a technique must be used.
#[must_use]
pub fn on_path(technique: &str) -> String {
    messages().book_on_path(technique)
}

/// Returns the name of a choice that can't be made, with the reason: a technique that is too hard for the level, or a level that
/// is too easy for the technique.
#[must_use]
pub fn not_with(name: &str, needed: Technique, is_technique: bool) -> String {
    if is_technique {
        messages().book_too_hard_technique(name, super::page::level(needed.level()).say())
    } else {
        messages().book_too_easy_level(name, super::page::title(needed))
    }
}
