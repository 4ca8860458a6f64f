//! SudokuExchange's code: one character for a digit and the empty cells behind it.
//!
//! The character's value is `n`: 0 to 9 for `0` to `9`, 10 to 35 for `A` to `Z`, 36 to 59 for `a` to `x`. The digit is `n` mod 10, 0
//! for an empty cell, and `n` div 10 empty cells follow it, 0 to 5. A puzzle takes 14 to 81 characters.

use super::{BoardState, error::LinkError};
use nonet_core::board::{Cell, Digit, Grid};

/// The characters in the order of their values.
const ALPHABET: &[u8; 60] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

/// The most empty cells that a character can have behind it.
const MOST_BEHIND: usize = 5;

/// Reads a code.
pub(crate) fn read(code: &str, site: &'static str) -> Result<BoardState, LinkError> {
    let mut givens = Grid::EMPTY;
    let mut next = 0;
    for byte in code.bytes() {
        let value = ALPHABET.iter().position(|&known| known == byte).ok_or(LinkError::Damaged { site })?;
        let cell = Cell::from_index(next).ok_or(LinkError::Damaged { site })?;
        givens[cell] = u8::try_from(value % 10).ok().and_then(Digit::new);
        next += 1 + value / 10;
    }
    if next == 81 { Ok(BoardState::of_givens(givens)) } else { Err(LinkError::Damaged { site }) }
}

/// Writes a grid as a code.
pub(crate) fn write(grid: &Grid) -> String {
    let mut code = String::new();
    let mut values = grid.values().into_iter().map(usize::from).peekable();
    while let Some(digit) = values.next() {
        let mut behind = 0;
        while behind < MOST_BEHIND && values.next_if_eq(&0).is_some() {
            behind += 1;
        }
        code.extend(ALPHABET.get(behind * 10 + digit).copied().map(char::from));
    }
    code
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two links of the site, with the puzzles that it shows for them.
    #[test]
    fn codes_are_read_and_written_as_by_the_site() {
        for (code, line) in [
            ("KDTRBQsV3CQ3p0q08RJ5avLJSRFc", "000309007001060040000010003206003100000020000008700905600070000010090800700508000"),
            (
                "7BGI5dBdrAMJFi5C3a7X1CsAc98vo0",
                "710608059000109000300000002009050400005203600073000120400000008000987000000000000",
            ),
        ] {
            let grid: Grid = line.parse().unwrap();
            assert_eq!(read(code, "").map(|position| position.givens), Ok(grid));
            assert_eq!(write(&grid), code);
            assert_eq!(read(&write(&grid), "").map(|position| position.givens), Ok(grid));
        }
        for code in ["", "KDT", "KDTRBQsV3CQ3p0q08RJ5avLJSRFcc", "KDTRBQsV3CQ3p0q08RJ5avLJSRF!"] {
            assert_eq!(read(code, "x"), Err(LinkError::Damaged { site: "x" }), "{code}");
        }
    }
}
