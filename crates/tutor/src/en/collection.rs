//! What is said of files of many puzzles.

use nonet_core::words::{capital, counted, thousands};
use nonet_protocol::{Finding, Run};

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

/// That what a file gives as the solution of a puzzle is none of it, in short,
pub const OBJECTED: &str = "bad solution";

/// or as a message, of such an error.
#[must_use]
pub fn objection(error: &str) -> String {
    capital(error) + "."
}

/// What follows how far judging is, while it waits.
pub const PAUSED: &str = ", paused";

/// What is done with the rows of a list that is not in sight.
#[must_use]
pub const fn run(run: Run) -> &'static str {
    match run {
        Run::Going => "being checked",
        Run::Paused | Run::Stopped => "not all checked",
    }
}

/// How many rows there are: `1,000 rows, 2 with errors`.
#[must_use]
pub fn rows(rows: u32, bad: u32) -> String {
    shown(rows, rows, 0) + &with_errors(bad)
}

/// The two ways to sort by a column of the file.
#[must_use]
pub fn sorted_by(column: &str) -> [String; 2] {
    [format!("Sort: {column}"), format!("Sort: {column}, last first")]
}

/// A list and how many rows it has: `puzzles.csv, 100 rows`.
#[must_use]
pub fn named_rows(name: &str, rows: u32) -> String {
    format!("{name}, {}", counted(rows as usize, "row", "rows"))
}

/// What a puzzle with so many solutions is called; nothing where there is one, or nobody has looked.
#[must_use]
pub fn improper(solutions: &str) -> Option<&'static str> {
    match solutions {
        "" | "1" => None,
        "0" => Some("no solution"),
        _ => Some("2+ solutions"),
    }
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

/// How a CSV says that there are several solutions.
pub const SEVERAL_IN_CSV: &str =
    "In the column solutions, 2 stands for 2 or more, as solutions_counted says, and the solution is the first found.";

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

/// How far judging is: `12,300 of 100,000 checked, 410 a second, 3:30 left`; where it goes as far as Sudoku Explainer's scale, `checked,
/// with SE`. `pace` is when it began and when it came so far, in milliseconds, and how many rows it took between.
#[must_use]
pub fn progress(judged: u32, rows: u32, explainer: bool, pace: Option<(u64, u64, u64)>) -> String {
    let done = if explainer { "checked, with SE" } else { "checked" };
    let mut words = format!("{} of {} {done}", thousands(judged.into()), thousands(rows.into()));
    if let Some((first, last, done)) = pace.filter(|(first, last, done)| last > first && *done > 0) {
        let left = u64::from(rows.saturating_sub(judged)) * (last - first) / done / 1000;
        words += &format!(", {} a second, {}:{:02} left", thousands(done * 1000 / (last - first)), left / 60, left % 60);
    }
    words
}

/// What is shown of a table: `24 of 100,000 rows shown, 3 picked`.
#[must_use]
pub fn shown(shown: u32, rows: u32, picked: usize) -> String {
    let words = counted(rows as usize, "row", "rows");
    let words = if shown == rows { words } else { format!("{} of {words} shown", thousands(shown.into())) };
    words + &also(picked as u64, "picked")
}

/// What follows how many rows there are, where some of them are so.
fn also(number: u64, what: &str) -> String {
    if number == 0 { String::new() } else { format!(", {} {what}", thousands(number)) }
}

/// Of some rows something is wrong with what the file says: `, 2 with errors`.
#[must_use]
pub fn with_errors(rows: u32) -> String {
    also(rows.into(), "with errors")
}

/// Some puzzles have no solution: `, 3 with no solution`.
#[must_use]
pub fn without_solution(rows: u32) -> String {
    also(rows.into(), "with no solution")
}

/// Some puzzles have several solutions: `, 3 with several`.
#[must_use]
pub fn with_several(rows: u32) -> String {
    also(rows.into(), "with several solutions")
}

/// The rows of which this was found, as a choice.
#[must_use]
pub const fn finding(finding: Finding) -> &'static str {
    match finding {
        Finding::Problem => "Any problem",
        Finding::Unreadable => "Can't be read",
        Finding::WrongSolution => "Wrong solution in the file",
        Finding::NoSolution => "No solution",
        Finding::SeveralSolutions => "Several solutions",
        Finding::OneSolution => "One solution",
    }
}

/// The number of a row, counted from 0: `1,204`.
#[must_use]
pub fn number(row: u32) -> String {
    thousands(u64::from(row) + 1)
}

/// The place of a puzzle: `12 of 100,000`.
#[must_use]
pub fn place(row: u32, rows: u32) -> String {
    format!("{} of {}", number(row), thousands(rows.into()))
}

/// A choice of rows: `at most 24 givens`.
#[must_use]
pub fn givens_at_most(most: u8) -> String {
    format!("at most {most} givens")
}
