//! The texts of making a book, other than those on its pages.

use super::query::time;
pub use crate::text::generated::book::*;
use nonet_protocol::{Level, Technique};
use nonet_words::counted;

/// Returns the number of puzzles of a book that was made from a list.
#[must_use]
pub fn of_list(puzzles: usize) -> String {
    counted(puzzles, "puzzle of a list", "puzzles of a list")
}

/// Returns the progress of a book: `12 of 100 made, about 0:08 left`. `near` is the number of puzzles that don't meet every
/// setting. Empty if no puzzles are wanted.
#[must_use]
pub fn book_so_far(made: usize, near: usize, wanted: usize, seconds: u32, running: bool) -> String {
    if wanted == 0 {
        return String::new();
    }
    let left = (seconds as usize * (wanted - made)).checked_div(made).unwrap_or(0);
    let near_so_far = if near > 0 { format!(", {near} only near what was asked for") } else { String::new() };
    match (running, left) {
        (false, _) if near > 0 => {
            format!("{} made, {near} of them only near what was asked for", counted(made, "puzzle", "puzzles"))
        }
        (false, _) => format!("{} made", counted(made, "puzzle", "puzzles")),
        (true, 0) => format!("{made} of {wanted} made{near_so_far}"),
        (true, _) => format!("{made} of {wanted} made{near_so_far}, about {} left", time(left as u32)),
    }
}

/// Returns the remark that no puzzle of this level uses this technique.
#[must_use]
pub fn too_easy(level: Level, technique: &str, least: Level) -> String {
    let (level, least) = (super::page::level(level), super::page::level(least));
    format!("No {level} puzzle uses {technique}, which takes a {least} one at least. Choose another level or another technique.")
}

/// Returns the remark that all puzzles will use this technique, whatever level that takes.
#[must_use]
pub fn levels_with(technique: &str, least: Level) -> String {
    let more = if least < Level::Extreme { " or harder" } else { "" };
    format!("The rating's path will use {technique} in each puzzle, so each will be {}{more}.", super::page::level(least))
}

/// Returns the remark on what it means that a technique must be used.
#[must_use]
pub fn on_path(technique: &str) -> String {
    format!("The rating's path, in HoDoKu's order, uses {technique}. Solve's own steps may not need it.")
}

/// Returns the name of a choice that can't be made, with the reason: a technique that is too hard for the level, or a level that
/// is too easy for the technique.
#[must_use]
pub fn not_with(name: &str, needed: Technique, is_technique: bool) -> String {
    if is_technique {
        format!("{name} ({})", super::page::level(needed.level()))
    } else {
        format!("{name} (too easy for {})", needed.title())
    }
}
