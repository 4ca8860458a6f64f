//! What is said of files of many puzzles.

use nonet_words::{capital, counted, thousands};

/// There is no next puzzle.
pub const ALL_SOLVED: &str = "All puzzles of this list are solved.";

/// What else the file says in a row.
#[must_use]
pub fn in_row(fields: &str) -> String {
    format!("In it: {fields}.")
}

/// Why a row has no puzzle that could be opened, and what stands in it.
#[must_use]
pub fn unreadable(error: &str, fields: &str) -> String {
    let fields = if fields.is_empty() { String::new() } else { format!(" {}", in_row(fields)) };
    format!("This row has no puzzle: {error}.{fields}")
}

/// An error in a row, as a message.
#[must_use]
pub fn objection(error: &str) -> String {
    capital(error) + "."
}

/// A list and how many rows it has: `puzzles.csv, 100 rows`.
#[must_use]
pub fn named_rows(name: &str, rows: u32) -> String {
    format!("{name}, {}", counted(rows as usize, "row", "rows"))
}

/// What became of a list that came back from a backup: it was not here,
pub const ADDED: &str = "Added.";
/// or it was,
pub const HERE_ALREADY: &str = "Already here.";
/// or it was in the bin.
pub const BACK_FROM_BIN: &str = "Back from the bin.";

/// Of a list only a part came back, since the file lacks the rest.
#[must_use]
pub fn added_in_part(rows: u32, of: u32) -> String {
    format!("Added, {} of {}: the file is cut off.", thousands(rows.into()), counted(of as usize, "row", "rows"))
}

/// Rows of a list are not in the book that was made of it.
#[must_use]
pub fn left_out(rows: usize, of: usize, most: usize) -> String {
    let (rows, of) = (thousands(rows as u64), counted(of, "row", "rows"));
    format!("{rows} of {of} left out: a book takes puzzles with one solution, at most {most}.")
}

/// Rows of a list have candidates that are ruled out, which the written file can't hold.
#[must_use]
pub fn without_eliminations(rows: usize) -> String {
    let (rows, own) = if rows == 1 {
        ("1 row has".to_owned(), "its puzzle")
    } else {
        (format!("{} rows have", thousands(rows as u64)), "their puzzles")
    };
    format!("{rows} candidates that are ruled out, which this form can't hold: without that {own} may have more solutions.")
}

/// Rows that were left out of a book have one solution only by the candidates that are ruled out, which a book does not print.
#[must_use]
pub fn left_out_by_eliminations(rows: usize) -> String {
    let have = if rows == 1 { "1 of them has" } else { &format!("{} of them have", thousands(rows as u64)) };
    format!("{have} one solution only by candidates that are ruled out, which a book does not print.")
}

/// A CSV has puzzles with several solutions.
pub const SEVERAL_IN_CSV: &str = "Of a puzzle with several solutions, the column solution has the first.";

/// The solutions of some puzzles in a CSV were counted up to a limit.
#[must_use]
pub fn counted_in_csv(limit: u64) -> String {
    format!("In the column solutions, {limit} stands for {} or more, as solutions_counted says.", thousands(limit))
}

/// Something that was asked for at a table or in the library was refused.
#[must_use]
pub fn not_done(why: &str) -> String {
    format!("That was not done: {why}.")
}

/// There is nothing to do it with.
pub const NO_ROW: &str = "The filter leaves no row for that.";

/// There are rows, and those that are picked are not among them.
pub const NO_PICKED_ROW: &str = "The filter hides the rows that are picked.";

/// Rows of a file can't be read: how many, and why the first of them can't.
#[must_use]
pub fn rows_left_out(rows: usize, of: usize, named: &[String]) -> String {
    let more = rows - named.len().min(rows);
    let more = if more > 0 { format!("; and {} more", thousands(more as u64)) } else { String::new() };
    let (rows, of) = (thousands(rows as u64), counted(of, "row", "rows"));
    format!("{rows} of {of} can't be read: {}{more}.", named.join("; "))
}

/// How rows of a file were read, where that is to be said: each way with its number of rows, and how much more there is to be said.
#[must_use]
pub fn ways_of_reading(ways: &[(String, usize)], more: usize) -> String {
    let more = if more > 0 { format!("; and {}", counted(more, "more remark", "more remarks")) } else { String::new() };
    let ways = ways.iter().map(|(way, rows)| format!("{way} ({})", counted(*rows, "row", "rows")));
    format!("How rows were read: {}{more}.", ways.collect::<Vec<_>>().join("; "))
}

/// No board of a file has an empty cell.
pub const ONLY_FULL_BOARDS: &str = "All boards in this file are full: it has no puzzle to solve.";

/// Of several files that are opened together, one has columns that look alike.
pub const UNCLEAR_COLUMN: &str = "it is not clear which of its columns holds the puzzles, open it by itself to choose";

/// Rows without a puzzle are not in a file of puzzles alone.
#[must_use]
pub fn lacking(rows: usize, ending: &str) -> String {
    format!("The .{ending} file lacks {} that can't be read.", counted(rows, "row", "rows"))
}

/// It was here and is damaged, so that it is kept beside what is left.
pub const ADDED_BESIDE: &str = "Added, beside the one here, which is damaged.";

/// A list that is damaged, or of a later version, is not changed.
pub const LEFT_AS_IT_IS: &str = "this list can't be read as a whole, and is left as it is";

/// A list that was deleted meanwhile.
pub const GONE: &str = "the list was deleted";

/// A list whose name is lost.
pub const NAMELESS: &str = "List without a name";

/// A column whose name is lost, by its number.
#[must_use]
pub fn column(number: usize) -> String {
    format!("column {number}")
}

/// A list of which a part can't be read is in a backup as far as it can.
#[must_use]
pub fn damaged_list(name: &str, damaged: u32, rows: u32) -> String {
    let left = "It is left as it is, and can be saved as a file: Library, Show: Unreadable.";
    match damaged {
        0 => format!("{name} is damaged, but all its rows can be read and are in the backup. {left}"),
        _ => format!(
            "{name} is damaged: {} of {} can't be read, and are not in the backup. {left}",
            thousands(damaged.into()),
            counted(rows as usize, "row", "rows")
        ),
    }
}

/// A list that a later version keeps is not in a backup.
#[must_use]
pub fn later_list(name: &str) -> String {
    format!("{name} was kept by a later version of this page, and is not in the backup.")
}

/// A file could not be read to its end.
#[must_use]
pub fn file_not_read(why: &str) -> String {
    format!("the file could not be read: {why}")
}

/// Why the browser does not read a file, by the name of its error.
#[must_use]
pub fn file_fault(name: &str) -> String {
    match name {
        "NotFoundError" => "it is no longer where it was".to_owned(),
        "NotReadableError" => "it was changed since it was chosen, or the browser may not read it".to_owned(),
        "SecurityError" | "NotAllowedError" => "the browser does not allow it".to_owned(),
        "" => "the browser does not say why".to_owned(),
        name => format!("the browser says {name}"),
    }
}

/// Why the browser's database refuses something, by the name of its error.
#[must_use]
pub fn storage_fault(name: &str) -> String {
    match name {
        "QuotaExceededError" => "the browser's storage is full".to_owned(),
        "SecurityError" | "InvalidStateError" | "NotAllowedError" => "the browser's storage is switched off".to_owned(),
        "" => "the browser does not keep it, its storage may be full or switched off".to_owned(),
        name => format!("the browser's storage failed ({name})"),
    }
}

/// A backup lacks its end.
pub const CUT_OFF: &str = "The backup is cut off: what it lacks did not come back.";
