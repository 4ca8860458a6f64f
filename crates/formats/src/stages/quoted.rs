//! A quotation, as mail programs and forums write it: `>` before each line. The prompt `>>>` of a program is read in the same way.

use super::{Sign, joined, lines, starts_with, trimmed};

/// The text without what quotes its lines; nothing if none is quoted.
pub(super) fn prepare(signs: &[Sign]) -> Option<Vec<Sign>> {
    let lines = lines(signs);
    if is_markup(signs) || !lines.iter().any(|line| depth(line) > 0) {
        return None;
    }
    // A blank behind the sign is a cell only where some line has none.
    let quoted = || lines.iter().filter(|line| depth(line) > 0).map(|line| behind(line));
    let has_blank = quoted().filter(|rest| !trimmed(rest).is_empty()).all(|rest| rest[0].ch == ' ');
    let unquoted = lines.iter().map(|line| match (depth(line), behind(line)) {
        (0, _) => line.to_vec(),
        (_, [blank, rest @ ..]) if has_blank && blank.ch == ' ' => rest.to_vec(),
        (_, rest) => rest.to_vec(),
    });
    Some(joined(&unquoted.collect::<Vec<_>>()))
}

/// Whether a text is XML or HTML, in which `>` may begin a line. An address may stand in such brackets, too.
fn is_markup(signs: &[Sign]) -> bool {
    let text = trimmed(signs);
    let begins = |ch: &Sign| ch.ch.is_ascii_alphabetic() || matches!(ch.ch, '!' | '?');
    starts_with(text, "<") && text.get(1).is_some_and(begins) && !starts_with(text, "<http")
}

/// The number of signs that quote a line.
fn depth(line: &[Sign]) -> usize {
    marks(line).iter().filter(|sign| sign.ch == '>').count()
}

/// The signs of a line behind those that quote it.
fn behind(line: &[Sign]) -> &[Sign] {
    line.get(marks(line).len()..).unwrap_or_default()
}

/// The signs that quote a line, and the blanks before and between them.
fn marks(line: &[Sign]) -> &[Sign] {
    let all = line.iter().take_while(|sign| matches!(sign.ch, '>' | ' ' | '\t')).count();
    let last = line.iter().take(all).rposition(|sign| sign.ch == '>');
    line.get(..last.map_or(0, |last| last + 1)).unwrap_or_default()
}
