//! What each character can be in a text that holds a Sudoku.

use nonet_core::board::Digit;

/// What stands in a candidate grid for a cell without a candidate left. (A filler is an empty cell of which nothing is said.)
pub(crate) const NO_CANDIDATE: char = '!';

/// What a character can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// `1` to `9`.
    Digit(Digit),
    /// An empty cell; `-` and `*` are also drawn in frames.
    Filler,
    /// Blank or tab.
    Blank,
    /// What stands between cells and around them: frames, separators, quotes, brackets.
    Between,
    /// [`NO_CANDIDATE`].
    NoCandidate,
    /// Nothing that belongs to a Sudoku.
    Foreign,
}

impl Mark {
    pub(crate) fn of(ch: char) -> Mark {
        if let Some(digit) = Digit::from_char(ch) {
            return Mark::Digit(digit);
        }
        match ch {
            '0' | '.' | '*' | '_' | 'X' | 'x' | '-' => Mark::Filler,
            ' ' | '\t' | '\u{a0}' => Mark::Blank,
            '|' | '+' | '=' | ':' | ',' | ';' | '"' | '\'' | '`' | '[' | ']' | '(' | ')' | '{' | '}' => Mark::Between,
            '\u{2500}'..='\u{257f}' => Mark::Between, // box drawing
            NO_CANDIDATE => Mark::NoCandidate,
            _ => Mark::Foreign,
        }
    }

    /// Whether the character alone can be a cell, blanks aside.
    pub(crate) const fn is_cell(self) -> bool {
        matches!(self, Mark::Digit(_) | Mark::Filler | Mark::NoCandidate)
    }
}

/// Whether the character can be a digit or an empty cell of a line of 81.
pub(crate) fn is_symbol(ch: char) -> bool {
    matches!(Mark::of(ch), Mark::Digit(_) | Mark::Filler)
}
