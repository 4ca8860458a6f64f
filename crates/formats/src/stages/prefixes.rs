//! The same sign before each row: a comment of a program, a bullet of a list, the apostrophe of a spreadsheet.

use super::{Sign, Staged, joined, lines, starts_with, text_of, trimmed};
use crate::{ReadError, text_lines::is_heading};

/// The signs that may stand before rows.
const PREFIXES: [&str; 14] = ["//", "--", "###", "##", "#", ";;", ";", "%", "*", "-", "•", "+", "'", "$"];

/// The rows without what stands before each.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    let mut lines = lines(signs);
    lines.retain(|line| !is_heading(&text_of(line))); // the name of a list
    let rows = || lines.iter().map(|line| trimmed(line)).filter(|line| !line.is_empty());
    let prefix = PREFIXES.iter().find(|prefix| rows().all(|row| starts_with(row, prefix)))?;
    let bare = lines.iter().map(|line| {
        let row = trimmed(line);
        row.get(prefix.chars().count()..).unwrap_or_default().to_vec()
    });
    Some(Ok(Staged::of(joined(&bare.collect::<Vec<_>>()))))
}
