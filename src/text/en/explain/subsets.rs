//! Locked candidates and subsets.

use crate::{
    board::{CellSet, Digit, DigitSet, House, HouseSet},
    engine::{Role, Step},
    text::{
        Notation, Prose,
        en::words::{Words, capital, number_word},
    },
};

/// Locked candidates.
pub(super) fn locked(step: &Step, digit: Digit, from: House, to: House, cells: CellSet, notation: Notation) -> Vec<Prose> {
    let words = || Words::new(notation);
    vec![
        words()
            .text("In ")
            .house(from)
            .text(", ")
            .digit_in(digit, cells, Role::Cause)
            .text(" can only be in ")
            .cells(cells, Role::Cause)
            .text(", and all of these lie in ")
            .house(to)
            .stop(),
        words().text(format!("One of them must be {digit}, so nothing else in ")).house(to).text(" can be").stop(),
        words().not(&step.eliminations()).stop(),
    ]
}

/// A naked subset.
pub(super) fn naked(step: &Step, houses: HouseSet, cells: CellSet, digits: DigitSet, notation: Notation) -> Vec<Prose> {
    let words = || Words::new(notation);
    let size = number_word(cells.len());
    vec![
        words()
            .text("In ")
            .houses(houses)
            .text(", ")
            .cells(cells, Role::Cause)
            .text(" have no other candidates than ")
            .digits_in(digits, cells, Role::Cause)
            .stop(),
        words().text(format!("That is {size} cells for {size} digits: they share these out among them")).stop(),
        words().text("So no other cell of ").houses(houses).text(" holds one of these digits: ").not(&step.eliminations()).stop(),
    ]
}

/// A hidden subset.
pub(super) fn hidden(step: &Step, house: House, cells: CellSet, digits: DigitSet, notation: Notation) -> Vec<Prose> {
    let words = || Words::new(notation);
    let size = number_word(cells.len());
    vec![
        words()
            .text("In ")
            .house(house)
            .text(", ")
            .digits_in(digits, cells, Role::Cause)
            .text(format!(" have only {size} places, "))
            .cells(cells, Role::Cause)
            .stop(),
        words().text(format!("{} digits take {size} cells: no other digit fits there", capital(&size))).stop(),
        words().not(&step.eliminations()).stop(),
    ]
}
