//! Digits that a program or a spreadsheet wrote as decimal numbers: `5.0`, `5,00`, `5.`.

use super::{Sign, Staged};
use crate::ReadError;

/// The text with a digit for each such number; nothing if there is none, or a number that is no digit.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    let mut all = Vec::new();
    let mut found = false;
    for piece in signs.chunk_by(|one, next| is_apart(one.ch) == is_apart(next.ch)) {
        match piece {
            [digit, point, zeros @ ..] if digit.ch.is_ascii_digit() && point.ch == '.' => {
                if zeros.iter().any(|zero| zero.ch != '0') || zeros.len() > 6 {
                    return None;
                }
                found = true;
                all.push(*digit);
            }
            _ => all.extend_from_slice(piece),
        }
    }
    found.then(|| Ok(Staged::of(all)))
}

/// Whether a character parts two numbers.
const fn is_apart(ch: char) -> bool {
    matches!(ch, ' ' | '\t' | '\n' | '|' | ',' | ';' | '[' | ']' | '(' | ')' | '{' | '}' | '"' | '\'')
}
