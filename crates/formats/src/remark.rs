//! The remarks on the way in which a text was read, beside its form.

use super::{ShownSign, UnreadPart};
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
///
/// The enum is not `#[non_exhaustive]`, so that a program that tells remarks in another language has the compiler list what it lacks for
/// a new one.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    /// These parts of a link or a text were left out.
    Unread(Vec<UnreadPart>),
    /// All cells behind the fifteenth are zeros, as in a number that a spreadsheet wrote out.
    Rounded,
    /// The order of row, column and digit in a list of cells.
    Places(PlaceOrder),
    /// The rows and columns of a list of cells are counted from this number.
    CountedFrom(u8),
    /// The cells of a list have one number each, counted from this one on, row by row.
    CellsFrom(u8),
    /// The digits are written as 0 to 8.
    DigitsFromZero,
    /// The digits are written as numbers with one bit each: 1, 2, 4, 8 and so on.
    Bits,
    /// This number of solutions of the puzzle was left out: nearly always one, which stands in the text as well.
    Solutions(usize),
    /// This number of other boards on the same line was left out.
    OtherBoards(usize),
    /// This number of other links in the text was left out, since they hold no puzzle that can be read.
    OtherLinks(usize),
    /// This number of full boards that the text calls solutions was left out, though they solve none of its puzzles.
    OtherSolutions(usize),
}

impl Remark {
    /// Adds this to what was said of a reading. Of boards that were left out, all are counted in one remark.
    pub(crate) fn add_to(self, said: &mut Vec<Remark>) {
        for other in said.iter_mut() {
            match (other, &self) {
                (Remark::Solutions(known), Remark::Solutions(more))
                | (Remark::OtherSolutions(known), Remark::OtherSolutions(more)) => {
                    *known += more;
                    return;
                }
                _ => {}
            }
        }
        said.push(self);
    }
}

/// The order in which a list of cells has the row, the column and the digit of each. [`Display`](fmt::Display) writes a fragment to put
/// behind a [`Form`](super::Form).
///
/// The enum is not `#[non_exhaustive]`, for the reason of [`Remark`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceOrder {
    /// The row comes first, then the column.
    RowFirst,
    /// The column comes first, then the row.
    ColumnFirst,
    /// The digit comes first, then the row and the column.
    DigitFirst,
    /// Letters name the rows.
    LettersForRows,
    /// Letters name the columns, as in a spreadsheet.
    LettersForColumns,
    /// The column is called x and the row y.
    XAcross,
    /// The box comes first, then the place in it.
    BoxFirst,
}

impl fmt::Display for PlaceOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PlaceOrder::RowFirst => "with the row of each cell before its column",
            PlaceOrder::ColumnFirst => "with the column of each cell before its row",
            PlaceOrder::DigitFirst => "with the digit of each cell before its row and column",
            PlaceOrder::LettersForRows => "with letters for rows",
            PlaceOrder::LettersForColumns => "with letters for columns",
            PlaceOrder::XAcross => "with x for columns and y for rows",
            PlaceOrder::BoxFirst => "with the box of each cell before its place in the box",
        })
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Remark::Quotation => f.write_str("without the signs of a quotation"),
            Remark::Labels => f.write_str("without the names of rows and columns"),
            Remark::Unread(parts) => {
                f.write_str("without its ")?;
                parts.iter().enumerate().try_for_each(|(at, part)| {
                    f.write_str(match at {
                        0 => "",
                        _ if at + 1 == parts.len() => " and ",
                        _ => ", ",
                    })?;
                    part.fmt(f)
                })
            }
            Remark::Parted(sign) => write!(f, "parted by {}", ShownSign::of(*sign)),
            Remark::Wrapped(lines) => write!(f, "from {lines} lines"),
            Remark::Marks(marks) => {
                f.write_str("without the marks ")?;
                marks.iter().enumerate().try_for_each(|(at, mark)| {
                    f.write_str(if at == 0 { "" } else { " " })?;
                    ShownSign::of(*mark).fmt(f)
                })
            }
            Remark::Lengthened(sign) => write!(f, "{} as the signs that it was made of", ShownSign::of(*sign)),
            Remark::Empty(sign) => write!(f, "{} for empty", ShownSign::of(*sign)),
            Remark::Bits => f.write_str("with a bit for each digit"),
            Remark::Rounded => f.write_str("with nothing behind the 15th digit, where a spreadsheet rounds numbers"),
            Remark::Places(order) => order.fmt(f),
            Remark::CountedFrom(first) => write!(f, "with rows and columns counted from {first}"),
            Remark::CellsFrom(first) => write!(f, "with cells counted from {first}"),
            Remark::Solutions(1) => f.write_str("without its solution, which is in the text too"),
            Remark::Solutions(number) => write!(f, "without {number} of its solutions, which are in the text too"),
            Remark::OtherBoards(1) => f.write_str("without another board on its line"),
            Remark::OtherBoards(number) => write!(f, "without {number} other boards on its line"),
            Remark::OtherLinks(1) => f.write_str("without another link, which holds no puzzle that can be read"),
            Remark::OtherLinks(number) => write!(f, "without {number} other links, which hold no puzzle that can be read"),
            Remark::OtherSolutions(1) => f.write_str("without a board that is called a solution and solves no puzzle here"),
            Remark::OtherSolutions(number) => {
                write!(f, "without {number} boards that are called solutions and solve no puzzle here")
            }
            Remark::DigitsFromZero => f.write_str("with digits counted from 0"),
            Remark::ByColumns => f.write_str("filled by columns, as this program does"),
        }
    }
}
