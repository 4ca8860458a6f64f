//! Words that stand for nothing in an empty cell: `None`, `null`, `NaN`. Each becomes one sign.

use super::{Sign, text_of};
use crate::mark::word_sign;

/// The text that may stand before such a word and belongs to it: its module, its type, or the sign of an error.
const BEFORE: [&str; 7] = ["np.", "numpy.", "math.", "pd.", "float(\"", "float('", "#"];

/// A number that is an empty cell in programs.
const MINUS_ONE: &str = "-1";

/// Whether a text may have such a word. In a text of rows that have some, a row without any is none by itself.
pub(super) fn may_be_in(text: &str) -> bool {
    let is_value =
        |word: &str| word.len() > 1 && word.bytes().any(|byte| byte.is_ascii_alphabetic()) && word_sign(word).is_some();
    text.contains([',', '[']) && text.split(|ch: char| !ch.is_ascii_alphanumeric() && ch != '/').any(is_value)
}

/// The text with a sign for each word that means nothing and stands where a value does. (`None of these` does not.)
pub(super) fn prepare(signs: Vec<Sign>) -> Vec<Sign> {
    let mut all: Vec<Sign> = Vec::with_capacity(signs.len());
    let mut at = 0;
    let mut found = false;
    // In a grid of candidates, a digit with a mark before it is no empty cell.
    let has_groups = signs.windows(2).any(|two| two.iter().all(|sign| sign.ch.is_ascii_digit()));
    // If other digits have a minus before them, too, the minus marks them, and no cell is empty by it.
    let has_marks = signs.windows(3).filter(|three| is_negative_digit(three)).take(2).count() == 2;
    while let Some(first) = signs.get(at) {
        let length = signs.get(at..).unwrap_or_default().iter().take_while(|sign| is_part(sign.ch)).count();
        let word = text_of(signs.get(at..at + length).unwrap_or_default());
        let behind = signs.get(at + length..).unwrap_or_default();
        let is_mark = (has_groups || has_marks) && word == MINUS_ONE;
        match word_sign(&word).filter(|_| length > 1 && !is_mark && ends_value(behind) && begins_value(before(&all))) {
            Some(sign) => {
                all.truncate(before(&all).len());
                all.push(first.becoming(sign));
                found = true;
            }
            None if length == 0 => {
                all.push(*first);
            }
            None => all.extend_from_slice(signs.get(at..at + length).unwrap_or_default()),
        }
        at += length.max(1);
    }
    if found { all } else { signs }
}

/// Whether these three signs are a minus before a digit above 1, and what stands before it.
fn is_negative_digit(three: &[Sign]) -> bool {
    let is_apart = |ch: char| ch.is_whitespace() || matches!(ch, ',' | ';' | '[' | '(' | '{' | '|' | '"' | '\'');
    matches!(three, [before, minus, digit] if is_apart(before.ch) && minus.ch == '-' && matches!(digit.ch, '2'..='9'))
}

/// Whether a character is one of a word; `-1` is one, and `N/A`.
const fn is_part(ch: char) -> bool {
    ch.is_ascii_alphanumeric() || matches!(ch, '-' | '/')
}

/// The signs before a word, without those that belong to it.
fn before(signs: &[Sign]) -> &[Sign] {
    let end: Vec<Sign> = signs.iter().rev().take(8).rev().copied().collect();
    let text = text_of(&end);
    let own = BEFORE.iter().find(|own| text.ends_with(**own)).map_or(0, |own| own.chars().count());
    signs.get(..signs.len() - own).unwrap_or_default()
}

/// Whether a value can begin behind these signs: at the beginning of a line, or where one was separated from the last.
fn begins_value(signs: &[Sign]) -> bool {
    let last = signs.iter().rev().map(|sign| sign.ch).find(|ch| !matches!(ch, ' ' | '\t'));
    let is_apart = signs.last().is_none_or(|sign| !is_part(sign.ch));
    is_apart && last.is_none_or(|ch| is_between(ch) || is_cell(ch))
}

/// Whether a value can end before these signs.
fn ends_value(signs: &[Sign]) -> bool {
    let next = signs.iter().map(|sign| sign.ch).find(|ch| !matches!(ch, ' ' | '\t'));
    next.is_none_or(|ch| is_between(ch) || is_cell(ch) || is_word_beside(signs))
}

/// Whether the next word means nothing as well: `None None 7`.
fn is_word_beside(signs: &[Sign]) -> bool {
    let rest: Vec<Sign> = signs.iter().copied().skip_while(|sign| matches!(sign.ch, ' ' | '\t')).take(16).collect();
    let rest = text_of(&rest);
    let rest = BEFORE.iter().find_map(|own| rest.strip_prefix(own)).unwrap_or(&rest);
    let word: String = rest.chars().take_while(|ch| is_part(*ch)).collect();
    word_sign(&word).is_some()
}

const fn is_between(ch: char) -> bool {
    matches!(ch, '\n' | ',' | ';' | ':' | '=' | '[' | ']' | '(' | ')' | '{' | '}' | '"' | '\'' | '|' | '<' | '>' | '&')
}

const fn is_cell(ch: char) -> bool {
    ch.is_ascii_digit() || crate::mark::is_stand_in(ch) || matches!(ch, '.' | '_' | '-')
}
