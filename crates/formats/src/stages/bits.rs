//! Boards of programs that keep a cell as a number with one bit for its digit: 1, 2, 4, 8 and so on.

use super::{Sign, Staged};
use crate::{ReadError, Remark, steps};

/// The cells of a board.
const CELLS: usize = 81;

/// The least number that only a bit can be: smaller ones are digits of other boards too.
const LEAST: u16 = 16;

/// Whether the numbers of a text are 81, each 0 or one bit, and some are no digits. A board of candidates has a 3 or a 5 somewhere.
pub(super) fn are_bits(text: &str) -> bool {
    steps::count(text.len());
    let mut numbers = 0;
    let mut has_large = false;
    for run in text.split(|ch: char| !ch.is_ascii_digit()).filter(|run| !run.is_empty()) {
        let Ok(number @ 0..=512) = run.parse::<u16>() else { return false };
        if number.count_ones() > 1 || numbers == CELLS {
            return false;
        }
        numbers += 1;
        has_large |= number >= LEAST;
    }
    numbers == CELLS && has_large
}

/// The board with each bit as its digit. The bits are counted from 0, or from 1 where the ninth of these is there and the first of the
/// others is not.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    let runs = signs.chunk_by(|one, other| one.ch.is_ascii_digit() && other.ch.is_ascii_digit());
    let numbers: Vec<(Sign, u16)> = runs
        .filter_map(|run| {
            let text: String = run.iter().map(|sign| sign.ch).collect();
            Some((*run.first()?, text.parse().ok()?))
        })
        .collect();
    let has = |number: u16| numbers.iter().any(|(_, other)| *other == number);
    let first_bit = u32::from(has(512));
    if first_bit == 1 && has(1) {
        return None;
    }
    let digit = |number: u16| if number == 0 { 0 } else { number.trailing_zeros() + 1 - first_bit };
    let cells = numbers.iter().filter_map(|(sign, number)| Some(sign.becoming(char::from_digit(digit(*number), 10)?)));
    Some(Ok(Staged::of(cells.collect()).remarked(Remark::Bits)))
}
