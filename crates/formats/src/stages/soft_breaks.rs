//! The encoding quoted-printable of mails: `=` at the end of a line that goes on below, and `=20` for a blank at an end.

use super::Sign;
use crate::{mark::is_symbol, steps};

/// Mail programs break longer lines, at the 76th character at the latest.
const LONG: usize = 60;

/// The text with the lines that were broken as one.
pub(super) fn prepare(signs: Vec<Sign>) -> Vec<Sign> {
    steps::count(signs.len());
    if !signs.windows(2).any(|two| two[0].ch == '=' && matches!(two[1].ch, '\n' | '2')) {
        return signs;
    }
    let mut all: Vec<Sign> = Vec::with_capacity(signs.len());
    let (mut at, mut length) = (0, 0);
    while let Some(sign) = signs.get(at) {
        let is_next = |place: usize, ch: char| signs.get(at + place).is_some_and(|sign| sign.ch == ch);
        let is_behind_cell = all.last().is_some_and(|last| is_symbol(last.ch) || last.ch == ' ');
        let is_blank = is_next(1, '2') && is_next(2, '0') && (is_next(3, '\n') || at + 3 == signs.len());
        match sign.ch {
            '=' if is_behind_cell && length >= LONG && is_next(1, '\n') => {
                (at, length) = (at + 2, 0);
                continue;
            }
            '=' if is_behind_cell && is_blank => {
                all.push(sign.becoming(' '));
                at += 2;
            }
            _ => all.push(*sign),
        }
        length = if sign.ch == '\n' { 0 } else { length + 1 };
        at += 1;
    }
    all
}
