//! A sign of a text as a sentence names it.

use super::mark;
use std::fmt;

/// A sign of a text, or what stands in its place, as a sentence names it: quoted where it can be seen, else by its number or by a word.
/// [`Display`](fmt::Display) writes it in English.
///
/// ```
/// use nonet_formats::ShownSign;
/// assert_eq!(ShownSign::of('?').to_string(), "'?'");
/// assert_eq!(ShownSign::of('\u{200b}'), ShownSign::Code('\u{200b}'));
/// assert_eq!(ShownSign::of('\u{200b}').to_string(), "U+200B");
/// ```
///
/// The enum is not `#[non_exhaustive]`, so that a program that tells signs in another language has the compiler list what it lacks for
/// a new one.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ShownSign {
    /// A character, or a word that stands for nothing, such as `null`.
    Quoted(String),
    /// A character that is not seen.
    Code(char),
    /// A blank that stands for an empty cell.
    Blank,
    /// A field or a cell with nothing in it.
    Nothing,
}

impl ShownSign {
    /// Returns how a sentence names a character of a text or of a [`Remark`](super::Remark).
    #[must_use]
    pub fn of(sign: char) -> ShownSign {
        match mark::written(sign) {
            Some(text) => ShownSign::Quoted(text.to_owned()),
            None if sign == ' ' || is_seen(sign) => ShownSign::Quoted(sign.to_string()),
            None => ShownSign::Code(sign),
        }
    }

    /// Returns how a sentence names what stands for an empty cell: a sign, or nothing.
    pub(crate) fn of_filler(filler: Option<char>) -> ShownSign {
        match filler {
            None => ShownSign::Nothing,
            Some(' ') => ShownSign::Blank,
            Some(sign) => ShownSign::of(sign),
        }
    }
}

impl fmt::Display for ShownSign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ShownSign::Quoted(text) => write!(f, "'{text}'"),
            ShownSign::Code(sign) => write!(f, "U+{:04X}", u32::from(*sign)),
            ShownSign::Blank => f.write_str("blank"),
            ShownSign::Nothing => f.write_str("nothing"),
        }
    }
}

/// Whether a character leaves a mark of its own: blanks, controls, marks over other characters, and signs for the direction or
/// the form of what follows do not. (The standard library knows them all, by tables of 3 kB.)
fn is_seen(ch: char) -> bool {
    let is_sign = matches!(ch, '\u{AD}' | '\u{300}'..='\u{36F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}');
    !(is_sign || ch.is_control() || ch.is_whitespace())
}
