//! The texts of the board: the names of its cells, and the meanings of the shapes on it.

pub use crate::text::generated::board::*;
use crate::text::{Text, messages};
use nonet_core::board::{Cell, Digit, DigitSet};

/// Returns the name of a cell with a given: `row 4, column 5, given 9`.
#[must_use]
pub fn given(cell: Cell, digit: Digit) -> String {
    messages().board_given(place(cell), digit.to_string())
}

/// Returns the name of a cell with an entered digit: `row 4, column 5, entered 3`.
#[must_use]
pub fn entered(cell: Cell, digit: Digit) -> String {
    messages().board_entered(place(cell), digit.to_string())
}

/// Returns the name of a cell that the program filled in: `row 4, column 5, solved 3`.
#[must_use]
pub fn solved(cell: Cell, digit: Digit) -> String {
    messages().board_solved(place(cell), digit.to_string())
}

/// Returns the name of an empty cell: `row 1, column 1, empty, notes 1 7`.
#[must_use]
pub fn empty(cell: Cell, notes: DigitSet, centre: DigitSet) -> String {
    let place = place(cell);
    match (notes.is_empty(), centre.is_empty()) {
        (true, true) => messages().board_empty(place),
        (false, true) => messages().board_noted(place, spaced(notes)),
        (true, false) => messages().board_centre_noted(place, spaced(centre)),
        (false, false) => messages().board_both_noted(place, spaced(notes), spaced(centre)),
    }
}

/// Returns the name of a cell of a paused game, whose content is hidden.
#[must_use]
pub fn hidden(cell: Cell) -> String {
    messages().board_hidden(place(cell))
}

/// Returns the name of a colour of cells and notes, which are numbered like digits. The names fit the light and the dark tints.
#[must_use]
pub const fn colour(number: Digit) -> Text {
    [ORANGE, SKY_BLUE, GREEN, YELLOW, BLUE, RED, PINK, GREY, LIME][number.index()]
}

/// Returns the description of a cell beside its name: its colour, the coloured notes in it, each with its colour, the candidates
/// that a step eliminates in it, and its mark by the rules of a setter. None if it has none of these.
#[must_use]
pub fn description(
    of_cell: Option<Digit>,
    of_notes: impl Iterator<Item = (Digit, Digit)>,
    ruled_out: DigitSet,
    rule: Option<Text>,
) -> Option<String> {
    let notes = of_notes.map(|(note, of_note)| format!("{note} {}", colour(of_note)));
    let removed = (!ruled_out.is_empty()).then(|| messages().board_removed(spaced(ruled_out)));
    let words: Vec<String> =
        of_cell.map(|number| colour(number).say()).into_iter().chain(notes).chain(removed).chain(rule.map(Text::say)).collect();
    Some(words.join(", ")).filter(|words| !words.is_empty())
}

/// Returns the place of a cell: `row 4, column 5`.
fn place(cell: Cell) -> String {
    messages().board_place(cell.row_index() + 1, cell.column_index() + 1)
}

/// Returns digits with spaces between them: `1 7`.
fn spaced(digits: DigitSet) -> String {
    digits.iter().map(|digit| digit.to_string()).collect::<Vec<_>>().join(" ")
}
