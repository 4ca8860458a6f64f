//! SudokuWiki's code: `S9B`, then for each cell a number in base 36 of two characters.
//!
//! 1 to 9 is a given; 10 to 18 an entered digit, 9 more than it; a number above 18 is an empty cell's candidates, 18 more than a sum
//! of 1 for digit 1, 2 for digit 2, 4 for digit 3 and so on. 0 is an empty cell of which nothing is said.

use super::{BoardState, error::LinkError, number};
use nonet_core::board::{Cell, Digit, DigitSet};

/// The beginning of a code.
pub(crate) const PREFIX: &str = "S9B";

/// Reads what follows [`PREFIX`].
pub(crate) fn read(code: &str, site: &'static str) -> Result<BoardState, LinkError> {
    let damaged = LinkError::Damaged { site };
    let (pairs, []) = code.as_bytes().as_chunks::<2>() else { return Err(damaged) };
    if pairs.len() != 81 {
        return Err(damaged);
    }
    let mut position = BoardState::default();
    for (cell, pair) in Cell::all().zip(pairs) {
        let pair = std::str::from_utf8(pair).ok();
        match pair.and_then(|pair| number::read(pair, 36)).and_then(|number| u16::try_from(number).ok()) {
            Some(0) => {}
            Some(given @ 1..=9) => position.givens[cell] = digit(given),
            Some(entered @ 10..=18) => position.entered[cell] = digit(entered - 9),
            Some(notes @ 19..=529) => position.notes.set_digits(cell, DigitSet::from_bits(notes - 18)),
            _ => return Err(LinkError::DamagedCell { site, cell, code: pair.unwrap_or_default().to_owned() }),
        }
    }
    Ok(position)
}

/// Writes a position, with [`PREFIX`].
pub(crate) fn write(position: &BoardState) -> String {
    let mut code = PREFIX.to_owned();
    for cell in Cell::all() {
        let number = match (position.givens[cell], position.entered[cell]) {
            (Some(given), _) => u16::from(given.value()),
            (None, Some(entered)) => u16::from(entered.value()) + 9,
            (None, None) => match position.notes.digits_in(cell).bits() {
                0 => 0,
                notes => notes + 18,
            },
        };
        code.extend([number / 36, number % 36].into_iter().filter_map(|digit| char::from_digit(digit.into(), 36)));
    }
    code
}

fn digit(number: u16) -> Option<Digit> {
    u8::try_from(number).ok().and_then(Digit::new)
}
