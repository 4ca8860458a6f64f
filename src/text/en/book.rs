//! The texts of making a book, other than those on its pages.

use super::query::time;
use nonet_protocol::{Level, Technique};
use nonet_words::counted;

/// The name of the form in which a book is made.
pub const MAKE_A_BOOK: &str = "Make a book";
/// The field for the title of the book.
pub const TITLE: &str = "Title";
/// The default title of a book.
pub const DEFAULT_TITLE: &str = "Sudoku";
/// The name of the progress bar of the made puzzles.
pub const MADE: &str = "Made";
/// The button that makes the first book.
pub const MAKE: &str = "Make";
/// The button that makes another book by the same settings.
pub const MAKE_AGAIN: &str = "Make again";
/// The button that makes another book by changed settings.
pub const MAKE_ANOTHER: &str = "Make another";
/// The button that stops making puzzles.
pub const STOP: &str = "Stop";
/// The button that prints the book.
pub const PRINT: &str = "Print";
/// The button that downloads the puzzles as text, one line each.
pub const TEXT: &str = "Text";
/// The button that downloads the puzzles as CSV.
pub const CSV: &str = "CSV";
/// The button that brings back the book that this one replaced.
pub const OTHER_BOOK: &str = "Other book";
/// The message that the previous book is kept.
pub const BEFORE_KEPT: &str = "The book before this one is kept.";

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

/// The remark that puzzles with these settings are rare.
pub const RARE_PATTERN: &str =
    "Minimal puzzles of this pattern are rare: they take longer, and some may only come near what is asked for.";

/// The remark that making the book may take long, because the settings combine two scales.
pub const TWO_SCALES: &str =
    "Few puzzles may meet both the SE rating and the rest: they take longer, and some may only come near what is asked for.";

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
