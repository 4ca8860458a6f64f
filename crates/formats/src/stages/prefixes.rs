//! The same sign before each row: a comment of a program, a bullet of a list, the apostrophe of a spreadsheet.

use super::{Sign, Staged, joined, lines, starts_with, trimmed};
use crate::ReadError;

/// What may stand before rows.
const PREFIXES: [&str; 14] = ["//", "--", "###", "##", "#", ";;", ";", "%", "*", "-", "•", "+", "'", "$"];

/// The rows without what stands before each.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    let lines = lines(signs);
    let rows = || lines.iter().map(|line| trimmed(line)).filter(|line| !line.is_empty());
    let prefix = PREFIXES.iter().find(|prefix| rows().all(|row| starts_with(row, prefix)))?;
    let bare = lines.iter().map(|line| {
        let row = trimmed(line);
        row.get(prefix.chars().count()..).unwrap_or_default().to_vec()
    });
    Some(Ok(Staged::of(joined(&bare.collect::<Vec<_>>()))))
}
