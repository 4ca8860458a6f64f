//! What is to be said of the way in which a text was read, beside its form.

use super::error::Shown;
use std::fmt;

/// Something that a reader of a text did not take as it stands there. [`Display`](fmt::Display) gives a fragment that stands behind a
/// [`Form`](super::Form): `without the signs of a quotation`.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Remark {
    /// `>` before each line.
    Quotation,
    /// Names of rows and columns around the board.
    Labels,
    /// A sign between rows.
    Parted(char),
    /// 81 values on so many lines.
    Wrapped(usize),
    /// Signs before and behind digits.
    Marks(Vec<char>),
    /// A sign that stands for two or three.
    Lengthened(char),
    /// A sign that stands for empty cells here alone.
    Empty(char),
    /// The values fill the board by columns.
    ByColumns,
    /// All cells behind the fifteenth are zeros, as in a number that a spreadsheet wrote out.
    Rounded,
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Remark::Quotation => f.write_str("without the signs of a quotation"),
            Remark::Labels => f.write_str("without the names of rows and columns"),
            Remark::Parted(sign) => write!(f, "parted by {}", Shown(*sign)),
            Remark::Wrapped(lines) => write!(f, "from {lines} lines"),
            Remark::Marks(marks) => {
                f.write_str("without the marks ")?;
                marks.iter().enumerate().try_for_each(|(at, mark)| {
                    f.write_str(if at == 0 { "" } else { " " })?;
                    f.write_str(&super::mark::name_of(*mark))
                })
            }
            Remark::Lengthened(sign) => write!(f, "{} as the signs that it was made of", Shown(*sign)),
            Remark::Empty(sign) => write!(f, "{} for empty", Shown(*sign)),
            Remark::Rounded => f.write_str("with nothing behind the 15th digit, where a spreadsheet rounds numbers"),
            Remark::ByColumns => f.write_str("filled by columns, as this program does"),
        }
    }
}
