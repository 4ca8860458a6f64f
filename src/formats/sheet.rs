//! The front of the reader: a text as numbered lines, without comments, headings and other sections.

use super::{
    error::{ReadError, ReadErrorKind},
    mark::is_symbol,
};
use crate::board::list_of;

/// A line of the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'a> {
    /// Its number in the whole text, from 1.
    pub(super) number: usize,
    /// What it says, without its comment.
    pub(super) text: &'a str,
}

/// A piece of a line: a cell, a group, a field.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    /// The number of its line, from 1.
    pub(super) line: usize,
    /// Where it begins, in characters from 1.
    pub(super) column: usize,
    /// What it says.
    pub(super) text: &'a str,
}

impl<'a> Line<'a> {
    /// The whole line.
    pub(super) const fn whole(&self) -> Token<'a> {
        Token { line: self.number, column: 1, text: self.text }
    }

    /// The pieces of this line that consist of characters of a kind, each as long as can be.
    pub(super) fn runs(&self, is_part: impl Fn(char) -> bool) -> Vec<Token<'a>> {
        let pieces = self.pieces(|ch| !is_part(ch));
        list_of(pieces.into_iter().filter(|piece| !piece.text.is_empty()))
    }

    /// What stands before, between and after the characters of a kind: one piece more than there are of them.
    pub(super) fn pieces(&self, is_between: impl Fn(char) -> bool) -> Vec<Token<'a>> {
        let mut column = 1;
        let pieces = self.text.split(is_between).map(|text| {
            let piece = Token { line: self.number, column, text };
            column += text.chars().count() + 1;
            piece
        });
        list_of(pieces)
    }

    /// Whether there is nothing on it.
    pub(super) fn is_blank(&self) -> bool {
        self.text.trim().is_empty()
    }
}

impl<'a> Token<'a> {
    /// An error at this token.
    pub(super) const fn error(&self, kind: ReadErrorKind) -> ReadError {
        ReadError { kind, line: self.line, column: self.column }
    }

    /// The token without characters of a kind at its ends.
    pub(super) fn trimmed(&self, is_around: impl Fn(char) -> bool) -> Token<'a> {
        let text = self.text.trim_start_matches(&is_around);
        let column = self.column + self.text.chars().count() - text.chars().count();
        Token { column, text: text.trim_end_matches(&is_around), ..*self }
    }

    /// A token for each of its characters.
    pub(super) fn characters(&self) -> impl Iterator<Item = Token<'a>> + use<'a> {
        let Token { line, text, .. } = *self;
        let each = text.char_indices().zip(self.column..);
        each.map(move |((at, ch), column)| Token { line, column, text: text.get(at..at + ch.len_utf8()).unwrap_or_default() })
    }
}

/// The lines of a text that can hold cells: of several sections only the one that is called `[Puzzle]`, and neither comments
/// nor headings.
pub(super) fn lines(text: &str) -> Vec<Line<'_>> {
    let all = || text.split('\n').zip(1..).map(|(text, number)| Line { number, text });
    let has_puzzle_section = all().any(|line| is_puzzle_section(line.text));
    let mut inside = !has_puzzle_section;
    let mut lines = Vec::new();
    for line in all() {
        if is_section(line.text) {
            inside = !has_puzzle_section || is_puzzle_section(line.text);
            continue;
        }
        let (before, commented) = match line.text.split_once('#') {
            Some((before, _)) => (before, true),
            None => (line.text, false),
        };
        let only_comment = commented && before.trim().is_empty();
        if inside && !only_comment && !is_heading(before) {
            lines.push(Line { text: before, ..line });
        }
    }
    lines
}

/// `[Puzzle]`, `[State]`: what SadMan Software's files have above each part.
fn is_section(text: &str) -> bool {
    let name = text.trim().strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    name.is_some_and(|name| !name.is_empty() && name.chars().all(|ch| ch.is_alphabetic() || ch == ' '))
}

fn is_puzzle_section(text: &str) -> bool {
    text.trim().eq_ignore_ascii_case("[puzzle]")
}

/// Whether the line is words rather than cells: it has a word, and fewer cells than letters; or it begins with a word, and has
/// fewer cells than a row.
fn is_heading(text: &str) -> bool {
    let is_letter = |ch: char| ch.is_alphabetic() && !is_symbol(ch);
    let has_word = text.split(|ch| !is_letter(ch)).any(|word| word.chars().count() >= 3);
    let begins_with_word = text.trim_start().chars().take(2).filter(|&ch| is_letter(ch)).count() == 2;
    let letters = text.chars().filter(|&ch| is_letter(ch)).count();
    let cells = text.chars().filter(|&ch| is_symbol(ch)).count();
    has_word && cells < letters || begins_with_word && cells < 9
}
