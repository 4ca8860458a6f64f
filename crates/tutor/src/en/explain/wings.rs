//! Wings.

use crate::en::words::Words;
use nonet_core::{
    Role,
    board::{Candidates, CellSet, Digit, DigitSet},
    words::{capital, digits_and, number_word},
};
use nonet_logic::Step;

/// A wing: by cases where the pivot is one cell and the pincers two, else by counting.
pub(super) fn wing(step: &Step, pivot: CellSet, pincers: CellSet, digit: Digit, at: &Candidates, words: &mut Words) {
    let holders = (pivot | pincers) & at.of_digit(digit);
    match pivot.single().filter(|_| pincers.len() == 2) {
        Some(cell) => cases(pivot, at.of_cell(cell), pincers, digit, at, words),
        None => counting(pivot, pincers, digit, at, words),
    }
    words.text("So ").one_of(holders, Role::Cause).text(format!(" is {digit}")).stop();
    words.text(format!("A cell that sees all of them cannot be {digit}: ")).not(&step.eliminations()).stop();
}

/// For each digit of the pivot, what follows.
fn cases(pivot: CellSet, own: DigitSet, pincers: CellSet, digit: Digit, at: &Candidates, words: &mut Words) {
    for value in own {
        words.text("If ").cells(pivot, Role::Pivot).text(format!(" is {value}, "));
        let pincer = pincers & at.of_digit(value);
        if value == digit {
            words.text("it is so itself");
        } else {
            words.cells(pincer, Role::Cause).text(" is not, so ");
            words.cells(pincer, Role::Cause).text(" is ").digit_in(digit, pincer, Role::Cause);
        }
        words.stop();
    }
}

fn counting(pivot: CellSet, pincers: CellSet, digit: Digit, at: &Candidates, words: &mut Words) {
    let cells = pivot | pincers;
    let digits = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | at.of_cell(cell));
    let size = number_word(cells.len());
    words
        .text(format!("Only {size} digits, {}, are in {size} cells: ", digits_and(digits)))
        .cells(pivot, Role::Pivot)
        .text(" with ")
        .cells(pincers, Role::Cause)
        .stop();
    words
        .text(format!(
            "Each of {} can be in only one of them, since the cells that have it see each other",
            digits_and(digits.without(digit))
        ))
        .stop();
    words.text(format!("{} cells have to be filled, so {digit} is needed as well", capital(&size))).stop();
}
