//! The texts of the board: the names of its cells, and the meanings of the shapes on it.

use crate::text::Text;
pub use crate::text::generated::board::*;
use nonet_core::board::{Cell, Digit, DigitSet};

/// Returns the name of a cell with a given: `row 4, column 5, given 9`.
#[must_use]
pub fn given(cell: Cell, digit: Digit) -> String {
    filled(cell, ", given", digit)
}

/// Returns the name of a cell with an entered digit: `row 4, column 5, entered 3`.
#[must_use]
pub fn entered(cell: Cell, digit: Digit) -> String {
    filled(cell, ", entered", digit)
}

/// Returns the name of a cell that the program filled in: `row 4, column 5, solved 3`.
#[must_use]
pub fn solved(cell: Cell, digit: Digit) -> String {
    filled(cell, ", solved", digit)
}

/// Returns the name of an empty cell: `row 1, column 1, empty, notes 1 7`.
#[must_use]
pub fn empty(cell: Cell, notes: DigitSet, centre: DigitSet) -> String {
    let mut name = place(cell);
    name += ", empty";
    list(&mut name, ", notes", notes);
    list(&mut name, ", centre notes", centre);
    name
}

/// Returns the name of a cell of a paused game, whose content is hidden.
#[must_use]
pub fn hidden(cell: Cell) -> String {
    place(cell) + ", hidden"
}

/// Returns the name of a colour of cells and notes, which are numbered like digits. The names fit the light and the dark tints.
#[must_use]
pub const fn colour(number: Digit) -> Text {
    [ORANGE, SKY_BLUE, GREEN, YELLOW, BLUE, RED, PINK, GREY, LIME][number.index()]
}

/// Returns the description of a cell beside its name: its colour, the coloured notes in it, each with its colour, and the candidates
/// that a step eliminates in it. None if it has none of these.
#[must_use]
pub fn description(
    of_cell: Option<Digit>,
    of_notes: impl Iterator<Item = (Digit, Digit)>,
    ruled_out: DigitSet,
) -> Option<String> {
    let notes = of_notes.map(|(note, of_note)| format!("{note} {}", colour(of_note)));
    let mut words = of_cell.map(|number| colour(number).say()).into_iter().chain(notes).collect::<Vec<_>>().join(", ");
    let more = if words.is_empty() { "ruled out" } else { ", ruled out" };
    list(&mut words, more, ruled_out);
    Some(words).filter(|words| !words.is_empty())
}

/// Returns the place of a cell: `row 4, column 5`. It is written without the formatter for speed, since one key may change many
/// names.
fn place(cell: Cell) -> String {
    let figure = |index: usize| char::from(b'1' + index as u8);
    let mut name = String::with_capacity(64);
    name += "row ";
    name.push(figure(cell.row_index()));
    name += ", column ";
    name.push(figure(cell.column_index()));
    name
}

fn filled(cell: Cell, words: &str, digit: Digit) -> String {
    let mut name = place(cell);
    list(&mut name, words, DigitSet::of(digit));
    name
}

/// Appends the digits to a name, after some words. Nothing is appended if there are no digits.
fn list(name: &mut String, words: &str, digits: DigitSet) {
    if digits.is_empty() {
        return;
    }
    *name += words;
    for digit in digits.iter() {
        name.push(' ');
        name.push(digit.to_char());
    }
}
