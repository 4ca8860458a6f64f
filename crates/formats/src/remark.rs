//! What is to be said of the way in which a text was read, beside its form.

use super::error::Shown;
use std::fmt;

/// A remark on how a text was read: most often, a part of the text was left out or taken for something else.
/// [`Display`](fmt::Display) writes a fragment to put behind a [`Form`](super::Form), as
/// [`Reading::description`](super::Reading::description) does.
///
/// ```
/// use nonet_formats::{Remark, read};
/// let reading = read(&"> ..7 ... ..1\n".repeat(9)).unwrap();
/// assert_eq!(reading.remarks, [Remark::Quotation]);
/// assert_eq!(reading.remarks[0].to_string(), "without the signs of a quotation");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Remark {
    /// The sign `>` before each line was left out.
    Quotation,
    /// The names of rows and columns around the board were left out.
    Labels,
    /// This sign between the rows was left out.
    Parted(char),
    /// The 81 values stand on this number of lines.
    Wrapped(usize),
    /// These signs before and behind digits were left out.
    Marks(Vec<char>),
    /// This sign was taken for the two or three signs that a program had made it of.
    Lengthened(char),
    /// This sign, which has no such meaning in other texts, stands for empty cells.
    Empty(char),
    /// The values were put into the board by columns.
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
