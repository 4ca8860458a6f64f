//! Markdown: tables with a head, which may hold nothing; text in bold; fences of code.

use super::{Sign, Staged, joined, lines, starts_with, text_of, trimmed};
use crate::{ReadError, mark::is_symbol};

/// The signs in which bold and other emphasized text stands.
const EMPHASIS: [&str; 6] = ["***", "**", "__", "~~", "*", "_"];

/// The text without the lines that begin and end code.
pub(super) fn without_fences(signs: Vec<Sign>) -> Vec<Sign> {
    let all = lines(&signs);
    let is_fence = |line: &&[Sign]| {
        let text = text_of(trimmed(line));
        ["```", "~~~"].iter().any(|fence| text.strip_prefix(fence).is_some_and(|name| name.chars().all(char::is_alphanumeric)))
    };
    if !all.iter().any(&is_fence) {
        return signs;
    }
    joined(&all.iter().filter(|line| !is_fence(line)).map(|line| line.to_vec()).collect::<Vec<_>>())
}

/// The rows of tables, without heads that hold nothing; lines without what makes them bold.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    let all = lines(signs);
    let mut changed: Vec<Vec<Sign>> = Vec::new();
    let mut has_changed = false;
    for line in &all {
        if is_rule(line) {
            has_changed = true;
            changed.pop_if(|head| text_of(head).chars().all(|ch| ch.is_whitespace() || ch == '|'));
        } else if let Some(bare) = without_emphasis(line) {
            has_changed = true;
            changed.push(bare.to_vec());
        } else {
            let bare = with_bare_digits(line);
            has_changed |= bare.len() < line.len();
            changed.push(bare);
        }
    }
    has_changed.then(|| Ok(Staged::of(joined(&changed))))
}

/// Whether a line parts the head of a table from its rows: `|---|:-:|`.
pub(super) fn is_rule(line: &[Sign]) -> bool {
    let text = text_of(trimmed(line));
    text.matches('|').count() >= 7 && text.contains('-') && text.chars().all(|ch| matches!(ch, '|' | '-' | ':' | ' '))
}

/// The line with a digit for each one in bold: `| **5** |`.
fn with_bare_digits(line: &[Sign]) -> Vec<Sign> {
    let is_apart = |sign: &Sign| matches!(sign.ch, ' ' | '\t' | '|');
    let mut bare = Vec::new();
    for piece in line.chunk_by(|one, next| is_apart(one) == is_apart(next)) {
        let digit = piece.iter().find(|sign| sign.ch.is_ascii_digit());
        match (digit, text_of(piece).as_str()) {
            (Some(digit), text) if ["**", "__"].iter().any(|mark| text == format!("{mark}{}{mark}", digit.ch)) => {
                bare.push(*digit)
            }
            _ => bare.extend_from_slice(piece),
        }
    }
    bare
}

/// The cells of a line, where they stand in the same signs on both sides and these are none of its cells.
fn without_emphasis(line: &[Sign]) -> Option<&[Sign]> {
    let row = trimmed(line);
    EMPHASIS.iter().find_map(|mark| {
        let (length, sign) = (mark.chars().count(), mark.chars().next()?);
        let inside = row.get(length..row.len().checked_sub(length)?)?;
        let ends = starts_with(row, mark) && starts_with(row.get(row.len() - length..)?, mark);
        let is_row = matches!(inside.len(), 9 | 81) && inside.iter().all(|cell| is_symbol(cell.ch) && cell.ch != sign);
        (ends && is_row).then_some(inside)
    })
}
