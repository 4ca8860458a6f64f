//! The sentences about files of many puzzles.

use crate::language::{clauses, messages, number};
use nonet_words::capital;

/// Returns a number of rows: `100 rows`.
pub(crate) fn rows(count: usize) -> String {
    messages().list_row_count(count, number(count))
}

/// Returns why a row has no puzzle that could be opened, and what stands in it.
pub(crate) fn unreadable(error: &str, fields: &str) -> String {
    let error = messages().list_row_unreadable(error);
    if fields.is_empty() { error } else { format!("{error} {}", messages().list_in_row(fields)) }
}

/// Returns an error in a row as a sentence.
pub(crate) fn objection(error: &str) -> String {
    messages().list_row_error(capital(error))
}

/// Returns that rows of a file can't be read: how many, and why the first of them can't.
pub(crate) fn rows_left_out(count: usize, of: usize, named: &[String]) -> String {
    let more = count - named.len().min(count);
    let errors = clauses(named.to_vec());
    let errors = if more > 0 { messages().list_and_more(errors, number(more)) } else { errors };
    messages().list_rows_unreadable(number(count), rows(of), errors)
}

/// Returns how rows of a file were read, where that is to be said: each way with its number of rows, and how much more there is to be said.
pub(crate) fn ways_of_reading(ways: &[(String, usize)], more: usize) -> String {
    let ways = clauses(ways.iter().map(|(way, count)| messages().list_way(way, rows(*count))).collect());
    let ways = if more > 0 { messages().list_more_ways(more, ways, number(more)) } else { ways };
    messages().list_ways_of_reading(ways)
}

/// Returns that a list of which a part can't be read is in a backup as far as it can.
pub(crate) fn damaged_list(name: &str, damaged: u32, of: u32) -> String {
    match damaged {
        0 => messages().list_damaged_whole(name),
        _ => messages().list_damaged(name, number(damaged as usize), rows(of as usize)),
    }
}

/// Returns why the browser does not read a file, by the name of its error.
#[must_use]
pub fn file_fault(name: &str) -> String {
    match name {
        "NotFoundError" => messages().list_file_gone(),
        "NotReadableError" => messages().list_file_changed(),
        "SecurityError" | "NotAllowedError" => messages().list_file_not_allowed(),
        "" => messages().list_file_unknown(),
        name => messages().list_file_named(name),
    }
}

/// Returns why the browser's database refuses something, by the name of its error.
#[must_use]
pub fn storage_fault(name: &str) -> String {
    match name {
        "QuotaExceededError" => messages().list_storage_full(),
        "SecurityError" | "InvalidStateError" | "NotAllowedError" => messages().list_storage_off(),
        "" => messages().list_storage_unknown(),
        name => messages().list_storage_named(name),
    }
}
