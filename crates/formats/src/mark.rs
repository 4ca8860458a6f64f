//! The meanings that each character can have in a text that holds a Sudoku.

use super::steps;
use nonet_core::board::Digit;

/// The sign in a candidate grid for a cell without a candidate left. (A filler is an empty cell of which nothing is said.)
pub(crate) const NO_CANDIDATE: char = '!';

/// The meaning that a character can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// `1` to `9`.
    Digit(Digit),
    /// An empty cell; `-` and `*` are also drawn in frames.
    Filler,
    /// Blank or tab.
    Blank,
    /// A sign between cells or around them: frames, separators, quotes, brackets.
    Between,
    /// [`NO_CANDIDATE`].
    NoCandidate,
    /// Nothing that belongs to a Sudoku.
    Foreign,
}

impl Mark {
    pub(crate) fn of(ch: char) -> Mark {
        steps::count(1);
        if let Some(digit) = Digit::from_char(ch) {
            return Mark::Digit(digit);
        }
        match ch {
            '0' | '.' | '*' | '_' | 'X' | 'x' | '-' => Mark::Filler,
            ch if is_rare_filler(ch) => Mark::Filler,
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

/// The words that stand for nothing in programs and tables. A word is one character, a [stand-in](word_sign), while its text is read.
const WORDS: [&str; 10] = ["None", "null", "NaN", "NA", "nil", "undefined", "N/A", "empty", "Nothing", "-1"];

/// The character that stands in for the first of [`WORDS`]: a code that Unicode keeps for such uses and that no text has.
const FIRST_WORD: char = '\u{fdd0}';

/// The character that stands in for `#` where it is an empty cell and begins no comment.
pub(crate) const HASH: char = '\u{fdef}';

/// The character that stands in for a sign that is an empty cell in one text alone.
pub(crate) const ANY: char = '\u{fdee}';

/// The character that stands in for a word that means nothing, in any case.
pub(crate) fn word_sign(word: &str) -> Option<char> {
    let at = WORDS.iter().position(|known| known.eq_ignore_ascii_case(word))?;
    char::from_u32(u32::from(FIRST_WORD) + u32::try_from(at).ok()?)
}

/// Whether a character stands in for a word that means nothing.
pub(crate) fn is_word_sign(sign: char) -> bool {
    u32::from(sign).checked_sub(u32::from(FIRST_WORD)).is_some_and(|word| (word as usize) < WORDS.len())
}

/// Returns the text for which a sign stands in. None for other signs.
pub(crate) fn written(sign: char) -> Option<&'static str> {
    let word = u32::from(sign).checked_sub(u32::from(FIRST_WORD)).and_then(|at| WORDS.get(at as usize));
    word.copied().or_else(|| (sign == HASH).then_some("#"))
}

/// Whether the character is a code that stands in for something, and never one of a text itself.
pub(crate) const fn is_stand_in(ch: char) -> bool {
    matches!(ch, '\u{fdd0}'..='\u{fdef}')
}

/// The signs that people put into empty cells beside the usual ones: question marks, dashes, dots, squares, circles, crosses.
const fn is_rare_filler(ch: char) -> bool {
    is_stand_in(ch)
        || is_long_dash(ch)
        || matches!(ch, '?' | '·' | '•' | '⋅' | '∙' | '․' | '…' | '‥' | '・' | '･' | '。' | '˙' | '×' | '∅' | '␣' | '␢')
        || matches!(
            ch,
            '\u{25a0}'
                ..='\u{25ff}' | '☐' | '☒' | '⬚' | '⬛' | '⬜' | '⚪' | '⚫' | '❌' | '❎' | '✖' | '✗' | '✘' | '⭕' | '⬤'
        )
        || matches!(
            ch,
            '➖' | '❓' | '❔' | '⬝' | '⬞' | '⏹' | '█' | '░' | '▒' | '▓' | '\u{1f532}' | '\u{1f533}' | '\u{1f7e0}'..='\u{1f7eb}'
        )
}

/// The dashes that are longer than a hyphen, which frames are drawn with too.
pub(crate) const fn is_long_dash(ch: char) -> bool {
    matches!(ch, '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// Whether the character can be a digit or an empty cell of a line of 81.
pub(crate) fn is_symbol(ch: char) -> bool {
    matches!(Mark::of(ch), Mark::Digit(_) | Mark::Filler)
}
