//! Wings.

use crate::{
    board::{Candidates, CellSet, Digit, DigitSet},
    engine::{Role, Step},
    text::{
        Notation, Prose,
        en::words::{Words, capital, digits_and, number_word},
    },
};

/// A wing: by cases where the pivot is one cell and the pincers two, else by counting.
pub(super) fn wing(
    step: &Step,
    pivot: CellSet,
    pincers: CellSet,
    digit: Digit,
    at: &Candidates,
    notation: Notation,
) -> Vec<Prose> {
    let words = || Words::new(notation);
    let holders = (pivot | pincers) & at.of_digit(digit);
    let mut sentences = match pivot.single().filter(|_| pincers.len() == 2) {
        Some(cell) => cases(pivot, at.of_cell(cell), pincers, digit, at, notation),
        None => counting(pivot, pincers, digit, at, notation),
    };
    sentences
        .push(words().text(format!("What sees every one of them that can be {digit} is not: ")).not(&step.eliminations()).stop());
    sentences.insert(sentences.len() - 1, words().text("So ").one_of(holders, Role::Cause).text(format!(" is {digit}")).stop());
    sentences
}

/// For each digit of the pivot, what follows.
fn cases(pivot: CellSet, own: DigitSet, pincers: CellSet, digit: Digit, at: &Candidates, notation: Notation) -> Vec<Prose> {
    let case = |value: Digit| {
        let words = Words::new(notation).text("If ").cells(pivot, Role::Pivot).text(format!(" is {value}, "));
        if value == digit {
            return words.text("it is so itself").stop();
        }
        let pincer = pincers & at.of_digit(value);
        words.cells(pincer, Role::Cause).text(" is not, so it is ").digit_in(digit, pincer, Role::Cause).stop()
    };
    own.iter().map(case).collect()
}

fn counting(pivot: CellSet, pincers: CellSet, digit: Digit, at: &Candidates, notation: Notation) -> Vec<Prose> {
    let words = || Words::new(notation);
    let cells = pivot | pincers;
    let digits = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | at.of_cell(cell));
    let size = number_word(cells.len());
    vec![
        words()
            .text("With ")
            .cells(pivot, Role::Pivot)
            .text(", ")
            .cells(pincers, Role::Cause)
            .text(format!(" are {size} cells with only {size} digits, {}", digits_and(digits)))
            .stop(),
        words()
            .text(format!(
                "Each of {} can be in only one of them, since the cells that have it see each other",
                digits_and(digits.without(digit))
            ))
            .stop(),
        words().text(format!("{} cells have to be filled, so {digit} is needed as well", capital(&size))).stop(),
    ]
}
