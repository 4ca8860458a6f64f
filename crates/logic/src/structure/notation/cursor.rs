//! A place in a text that is read, and the small parts that all notations share: digits, cells, links, arrows.

use super::{Expected, ParseNotationError};
use crate::structure::Strength;
use alloc::vec::Vec;
use nonet_core::board::{Cell, CellSet, Digit, DigitSet, House, HouseKind};

/// A text, and how far it is read.
pub(super) struct Cursor {
    chars: Vec<char>,
    at: usize,
}

/// Whether a character is the sign of a link.
pub(super) fn is_link(ch: char) -> bool {
    strength(ch).is_some()
}

/// The kind of link that a sign stands for.
fn strength(ch: char) -> Option<Strength> {
    match ch {
        '=' => Some(Strength::Strong),
        '-' | '–' | '—' | '−' => Some(Strength::Weak),
        _ => None,
    }
}

/// Whether a character may stand between the cells of a node or the digits of a set.
fn is_separator(ch: char) -> bool {
    matches!(ch, ',' | '|' | '&' | '+')
}

impl Cursor {
    pub(super) fn new(text: &str) -> Cursor {
        Cursor { chars: text.chars().map(|ch| ch.to_ascii_lowercase()).collect(), at: 0 }
    }

    /// The place, in characters.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// Goes back, or on, to a place.
    pub(super) fn go_to(&mut self, at: usize) {
        self.at = at;
    }

    /// The error that something else is expected here.
    pub(super) fn error<T>(&self, expected: Expected) -> Result<T, ParseNotationError> {
        Err(ParseNotationError { at: self.at.min(self.chars.len()), expected })
    }

    fn get(&self, i: usize) -> Option<char> {
        self.chars.get(i).copied()
    }

    pub(super) fn skip_spaces(&mut self) {
        while self.get(self.at).is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    /// The next character that is no space.
    pub(super) fn peek(&mut self) -> Option<char> {
        self.skip_spaces();
        self.get(self.at)
    }

    /// Takes a character if it comes next.
    pub(super) fn take(&mut self, ch: char) -> bool {
        let found = self.peek() == Some(ch);
        self.at += usize::from(found);
        found
    }

    /// Takes one of the characters that is asked for.
    pub(super) fn take_if(&mut self, wanted: impl Fn(char) -> bool) -> bool {
        let found = self.peek().is_some_and(wanted);
        self.at += usize::from(found);
        found
    }

    /// Takes a word if it comes next, with letters in lower case, whatever follows it.
    pub(super) fn take_word(&mut self, word: &str) -> bool {
        self.skip_spaces();
        let found = self.has_at(self.at, word);
        self.at += if found { word.chars().count() } else { 0 };
        found
    }

    /// Whether these characters stand at a place.
    fn has_at(&self, at: usize, word: &str) -> bool {
        word.chars().enumerate().all(|(i, ch)| self.get(at + i) == Some(ch))
    }

    /// Skips words of letters alone, three at least, as in `; stte` behind the claims; says whether there was one.
    pub(super) fn skip_word(&mut self) -> bool {
        self.skip_spaces();
        let letters = (self.at..).take_while(|i| self.get(*i).is_some_and(char::is_alphabetic)).count();
        let found = letters > 2 && !self.get(self.at + letters).is_some_and(char::is_numeric);
        self.at += if found { letters } else { 0 };
        found
    }

    /// The length of the arrow that stands at a place: `=>`, `->`, `-->`, `→`, `⇒`, or a word for it. None if no arrow stands there.
    fn arrow_at(&self, start: usize) -> Option<usize> {
        match self.get(start)? {
            '→' | '⇒' => return Some(1),
            't' | 's' => return ["therefore", "so "].iter().find(|word| self.has_at(start, word)).map(|word| word.len()),
            first if !is_link(first) => return None,
            _ => {}
        }
        let stems = (start..).take_while(|i| self.get(*i).is_some_and(is_link)).count();
        (self.get(start + stems) == Some('>')).then_some(stems + 1)
    }

    /// Takes an arrow if it comes next.
    pub(super) fn take_arrow(&mut self) -> bool {
        self.skip_spaces();
        let length = self.arrow_at(self.at);
        self.at += length.unwrap_or(0);
        length.is_some()
    }

    /// Whether an arrow or the end of the text comes next.
    pub(super) fn is_at_end(&mut self) -> bool {
        self.peek().is_none() || self.arrow_at(self.at).is_some()
    }

    /// Whether such a character stands before the arrow.
    pub(super) fn has_before_arrow(&self, wanted: impl Fn(char) -> bool) -> bool {
        let before = (self.at..self.chars.len()).take_while(|i| self.arrow_at(*i).is_none());
        before.filter_map(|i| self.get(i)).any(wanted)
    }

    /// Whether a link has a digit on it before the arrow, as in `-2-`.
    pub(super) fn has_label(&self) -> bool {
        let is_label = |i: &usize| {
            let [first, second, third] = [0, 1, 2].map(|more| self.get(i + more));
            first.is_some_and(is_link) && second.and_then(Digit::from_char).is_some() && third.is_some_and(is_link)
        };
        (self.at..self.chars.len()).take_while(|i| self.arrow_at(*i).is_none()).any(|i| is_label(&i))
    }

    /// Takes digits before a space, as `4/8 `. Empty if there are none.
    pub(super) fn digits_apart(&mut self) -> DigitSet {
        let before = self.at;
        let digits = self.digit_list().ok().filter(|_| self.take_blank());
        digits.unwrap_or_else(|| {
            self.at = before;
            DigitSet::EMPTY
        })
    }

    /// Skips the name of a technique: words, and all up to a colon.
    pub(super) fn skip_name(&mut self) {
        let is_name = |ch: &char| !matches!(ch, '{' | '}' | '=' | '<' | '>');
        let colon = self.chars.iter().take_while(|ch| is_name(ch)).position(|ch| *ch == ':');
        if let Some(colon) = colon.filter(|colon| !self.ends_with_als(*colon)) {
            self.at = colon + 1;
        }
        while self.begins_word() {
            while self.get(self.at).is_some_and(|ch| ch.is_alphabetic() || matches!(ch, '-' | '_')) {
                self.at += 1;
            }
        }
    }

    /// Whether a word comes next, and not houses or cells. Words have two letters at least.
    fn begins_word(&mut self) -> bool {
        self.skip_spaces();
        let [first, second, third] = [0, 1, 2].map(|i| self.get(self.at + i));
        let is_letter = |ch: Option<char>| ch.is_some_and(char::is_alphabetic);
        let is_in = first == Some('i') && second == Some('n') && !is_letter(third); // `16 in r1c29`
        let is_word = is_letter(first) && (is_letter(second) || second == Some('-'));
        is_word && !is_in && !self.begins_als(self.at)
    }

    fn begins_als(&self, at: usize) -> bool {
        self.has_at(at, "als:")
    }

    fn ends_with_als(&self, colon: usize) -> bool {
        colon.checked_sub(3).is_some_and(|at| self.begins_als(at))
    }

    /// Takes a digit if it comes next, also behind spaces.
    pub(super) fn take_digit(&mut self) -> Option<Digit> {
        let digit = self.peek().and_then(Digit::from_char)?;
        self.at += 1;
        Some(digit)
    }

    /// Takes digits, one at least, that stand together.
    pub(super) fn digits(&mut self, expected: Expected) -> Result<DigitSet, ParseNotationError> {
        self.skip_spaces();
        let digits = self.digits_at_once();
        if digits.is_empty() { self.error(expected) } else { Ok(digits) }
    }

    /// Takes the digits that come next without a space before them.
    pub(super) fn digits_at_once(&mut self) -> DigitSet {
        let mut digits = DigitSet::EMPTY;
        while let Some(digit) = self.get(self.at).and_then(Digit::from_char) {
            digits = digits.with(digit);
            self.at += 1;
        }
        digits
    }

    /// Takes a character if it comes next without a space before it.
    pub(super) fn take_at_once(&mut self, ch: char) -> bool {
        let found = self.get(self.at) == Some(ch);
        self.at += usize::from(found);
        found
    }

    /// Takes spaces; says whether there were any.
    pub(super) fn take_blank(&mut self) -> bool {
        let before = self.at;
        self.skip_spaces();
        self.at > before
    }

    /// Takes digits with commas or nothing between them, as `1,6` or `16`.
    pub(super) fn digit_list(&mut self) -> Result<DigitSet, ParseNotationError> {
        let mut digits = self.digits(Expected::Digit)?;
        loop {
            let before = self.at;
            if !self.take_if(|ch| is_separator(ch) || ch == '/') || self.peek().and_then(Digit::from_char).is_none() {
                self.at = before;
                return Ok(digits);
            }
            digits |= self.digits(Expected::Digit)?;
        }
    }

    /// Takes a number of up to four figures if it comes next.
    pub(super) fn take_number(&mut self) -> Option<usize> {
        self.skip_spaces();
        let figures = (self.at..self.at + 4).map_while(|i| self.get(i).and_then(|ch| ch.to_digit(10)));
        let (mut number, mut length) = (0, 0);
        for figure in figures {
            (number, length) = (10 * number + figure as usize, length + 1); // a figure is below ten
        }
        self.at += length;
        (length > 0).then_some(number)
    }

    /// Whether a cell comes next: `r`, `b`, or a bracket before it.
    pub(super) fn is_at_cell(&mut self) -> bool {
        matches!(self.peek(), Some('r' | 'b' | '['))
    }

    /// Takes cells: `r6c3`, `r78c3`, `b5p37`, and lists of them with `,`, `|`, `&` or `+` between, or all that in brackets.
    pub(super) fn cells(&mut self) -> Result<CellSet, ParseNotationError> {
        if self.take('[') {
            let cells = self.list_of_cells()?;
            return if self.take(']') { Ok(cells) } else { self.error(Expected::Bracket) };
        }
        self.list_of_cells()
    }

    fn list_of_cells(&mut self) -> Result<CellSet, ParseNotationError> {
        let mut cells = self.block_of_cells()?;
        loop {
            let before = self.at;
            if !self.take_if(is_separator) || !self.is_at_cell() {
                self.at = before;
                return Ok(cells);
            }
            cells |= self.block_of_cells()?;
        }
    }

    /// Takes the cells where some rows and columns cross, or those at some positions of boxes.
    pub(super) fn block_of_cells(&mut self) -> Result<CellSet, ParseNotationError> {
        if self.take('b') {
            let boxes = self.digits(Expected::Row)?;
            if !self.take('p') {
                return self.error(Expected::Position);
            }
            let positions = self.digits(Expected::Position)?;
            let of_box = |it: Digit| House::new(HouseKind::Box, it.index()).map_or(CellSet::EMPTY, House::cells);
            let at = |house: CellSet| {
                house.iter().enumerate().filter(|(i, _)| positions.iter().any(|it| it.index() == *i)).map(|(_, it)| it)
            };
            return Ok(boxes.iter().flat_map(|it| at(of_box(it)).collect::<Vec<Cell>>()).collect());
        }
        if !self.take('r') {
            return self.error(Expected::Row);
        }
        let rows = self.digits(Expected::Row)?;
        if !self.take('c') {
            return self.error(Expected::Column);
        }
        let columns = self.digits(Expected::Column)?;
        Ok(crossing(rows, columns))
    }

    /// Takes the sign of a link if it comes next; two equal signs count as one. An arrow is no link.
    pub(super) fn take_link(&mut self) -> Option<Strength> {
        let first = self.peek().and_then(strength)?;
        if self.arrow_at(self.at).is_some() {
            return None;
        }
        self.at += 1;
        if self.get(self.at).and_then(strength) == Some(first) {
            self.at += 1;
        }
        Some(first)
    }
}

/// Returns the cells where these rows and columns cross; digits stand for their numbers.
pub(super) fn crossing(rows: DigitSet, columns: DigitSet) -> CellSet {
    let of = |kind: HouseKind, numbers: DigitSet| {
        let lines = numbers.iter().filter_map(move |it| House::new(kind, it.index()));
        lines.fold(CellSet::EMPTY, |all, line| all | line.cells())
    };
    of(HouseKind::Row, rows) & of(HouseKind::Column, columns)
}
