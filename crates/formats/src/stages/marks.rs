//! Candidate grids in which people have marked groups: `*148`, `25#`, `(37)`, `**5**`. What is marked is a matter of their talk.

use super::{Sign, Staged, joined, lines};
use crate::{ReadError, Remark, mark};

/// The signs that people mark with, before or behind the digits of a cell.
fn is_mark(ch: char) -> bool {
    matches!(
        ch,
        '*' | '+' | '-' | '#' | mark::HASH | '@' | '^' | '~' | '&' | '=' | '$' | '%' | '!' | '\'' | '"' | '`' | '<' | '>'
    ) || matches!(ch, '(' | ')' | '[' | ']' | '{' | '}')
        || matches!(ch, 'a'..='t' | 'v'..='w' | 'A'..='W')
}

/// The groups without their marks; nothing if no group of digits has one.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    let mut marks: Vec<char> = Vec::new();
    let bare: Vec<Vec<Sign>> = lines(signs).iter().map(|line| without_marks(line, &mut marks)).collect();
    (!marks.is_empty()).then(|| Ok(Staged::of(joined(&bare)).remarked(Remark::Marks(marks))))
}

/// The line without the marks of its groups, which are gathered. A line that has not one piece for each cell is none of groups.
fn without_marks(line: &[Sign], marks: &mut Vec<char>) -> Vec<Sign> {
    let pieces = || line.chunk_by(|one, next| is_apart(one.ch) == is_apart(next.ch));
    let groups = pieces().filter(|piece| piece.first().is_some_and(|sign| !is_apart(sign.ch))).count();
    if !matches!(groups, 9 | 81) {
        return line.to_vec();
    }
    let mut all = Vec::new();
    for piece in pieces() {
        let Some(group) = bare(piece) else {
            all.extend_from_slice(piece);
            continue;
        };
        for mark in piece.iter().map(|sign| sign.ch).filter(|ch| is_mark(*ch)) {
            if !marks.contains(&mark) {
                marks.push(mark);
            }
        }
        all.extend_from_slice(group);
    }
    all
}

/// Whether a character parts two groups.
const fn is_apart(ch: char) -> bool {
    matches!(ch, ' ' | '\t' | '\n' | '|' | ',' | ';' | ':' | '\u{2500}'..='\u{257f}')
}

/// The digits of a group within its marks; nothing of what is no group with marks.
fn bare(piece: &[Sign]) -> Option<&[Sign]> {
    let is_digit = |sign: &Sign| matches!(sign.ch, '1'..='9');
    let (first, last) = (piece.iter().position(is_digit)?, piece.iter().rposition(is_digit)?);
    let group = piece.get(first..=last)?;
    let around = || piece.get(..first).into_iter().chain(piece.get(last + 1..)).flatten();
    let is_marked = around().next().is_some() && around().all(|sign| is_mark(sign.ch)) && group.iter().all(is_digit);
    is_marked.then_some(group)
}
