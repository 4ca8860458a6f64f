//! The texts that are only spoken: the answers to queries by keyboard, and changes that are else only seen.

use super::counts;
pub use crate::text::generated::query::*;
use crate::text::{Text, messages};
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, Grid, House};
use nonet_words::{Notation, capital};

/// Returns the digits of a house: `row 4: 1, blank, 3 .. Missing 2 and 4.`
#[must_use]
pub fn house(house: House, grid: &Grid) -> String {
    let speech = super::speech(Notation::default());
    let digits = house.cells().iter().map(|cell| grid[cell].map_or_else(|| BLANK.say(), |digit| digit.to_string()));
    let read = digits.collect::<Vec<_>>().join(", ");
    let present: DigitSet = house.cells().iter().filter_map(|cell| grid[cell]).collect();
    let missing = if present == DigitSet::ALL { NOTHING_MISSING.say() } else { speech.digits_and(!present) };
    messages().query_house(capital(&speech.house(house)), read, missing)
}

/// Returns the digits that a cell can hold according to its houses.
#[must_use]
pub fn can_be(cell: Cell, grid: &Grid) -> String {
    if let Some(digit) = grid[cell] {
        return messages().query_stands_here(digit.to_string());
    }
    match Candidates::new(grid).of_cell(cell) {
        DigitSet::EMPTY => NOTHING_FITS.say(),
        digits => messages().query_can_be(super::speech(Notation::default()).digits_and(digits)),
    }
}

/// Returns the new content of a cell: `r4c5: 7.`, `r4c5: notes 1 2.` For several cells it returns only their number: of changed
/// digits, or if there are none of cells with changed notes.
#[must_use]
pub fn stands(digits: CellSet, noted: CellSet, grid: &Grid, notes: &CandidateSet, notation: Notation) -> String {
    let changed = if digits.is_empty() { noted } else { digits };
    let Some(cell) = changed.single() else {
        let count = if digits.is_empty() { counts::cells } else { counts::digits };
        return messages().query_digits_changed(count(changed.len()));
    };
    let (name, notes) = (notation.name(cell), notes.digits_in(cell));
    match grid[cell] {
        Some(digit) => messages().query_now_digit(name, digit.to_string()),
        None if notes.is_empty() => messages().query_now_empty(name),
        None => messages().query_now_notes(name, notes.to_string()),
    }
}

/// Returns how many of each digit are left to place.
#[must_use]
pub fn remaining(grid: &Grid) -> String {
    let left = |digit: &Digit| 9_usize.saturating_sub(grid.cells_of(*digit).len());
    let digits = Digit::ALL.iter().filter(|digit| left(digit) > 0);
    let said = digits.map(|digit| messages().query_so_many_of(left(digit), digit.to_string())).collect::<Vec<_>>().join(", ");
    if said.is_empty() { NOTHING_LEFT.say() } else { messages().query_remaining(said) }
}

/// Returns the numbers of givens, entered digits and empty cells.
#[must_use]
pub fn fullness(givens: &Grid, grid: &Grid) -> String {
    let (given, filled) = (givens.filled_cells().len(), grid.filled_cells().len());
    messages().query_fullness(counts::givens(given), filled - given, 81 - filled)
}

/// Returns a time in seconds as `4:05` or `1:02:03`.
#[must_use]
pub fn time(seconds: u32) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Returns the words on the highlighted digits.
#[must_use]
pub fn highlighted(digits: DigitSet) -> String {
    if digits.is_empty() {
        NONE_HIGHLIGHTED.say()
    } else {
        messages().query_highlighted(super::speech(Notation::default()).digits_and(digits))
    }
}

/// Returns the words on a mode of entry with this name.
#[must_use]
pub fn mode(name: Text) -> String {
    messages().query_mode(name.say())
}

/// Returns the words on cells that got a colour, or lost it.
#[must_use]
pub fn coloured(cells: CellSet, colour: Option<Digit>, notation: Notation) -> String {
    let what = cells.single().map_or_else(|| counts::cells(cells.len()), |cell| notation.name(cell));
    messages().query_coloured(what, named(colour).say())
}

/// Returns the words on small digits that got a colour, or lost it. `first` is the first of them.
#[must_use]
pub fn tinted(first: Candidate, count: usize, colour: Option<Digit>, notation: Notation) -> String {
    let what = if count == 1 { candidate(first, notation) } else { counts::notes(count) };
    messages().query_coloured(what, named(colour).say())
}

fn named(colour: Option<Digit>) -> Text {
    colour.map_or(NO_COLOUR, super::board::colour)
}

fn candidate(it: Candidate, notation: Notation) -> String {
    messages().query_digit_in(it.digit.to_string(), notation.name(it.cell))
}

/// Returns the words on the first end of a line.
#[must_use]
pub fn line_from(from: Candidate, notation: Notation) -> String {
    messages().query_line_from(candidate(from, notation))
}

/// Returns the words on a line that was drawn.
#[must_use]
pub fn line([from, to]: [Candidate; 2], weak: bool, notation: Notation) -> String {
    let (from, to) = (candidate(from, notation), candidate(to, notation));
    if weak { messages().query_dashed_line(from, to) } else { messages().query_line(from, to) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_heard() {
        let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse().unwrap();
        let cell: Cell = "r1c1".parse().unwrap();
        assert_eq!(house(cell.row(), &grid), "Row 1: blank, 4, 3, blank, 8, blank, 2, 5, blank. Missing 1, 6, 7 and 9.");
        assert_eq!(can_be(cell, &grid), "Can be 1 and 7.");
        assert_eq!(can_be("r1c2".parse().unwrap(), &grid), "4 stands here.");
        assert_eq!(fullness(&grid, &grid), "26 givens, 0 entered, 55 left.");
        assert!(remaining(&grid).starts_with("Left: 6 of 1, 6 of 2,"), "{}", remaining(&grid));
        assert_eq!([time(5), time(754), time(3723)], ["0:05", "12:34", "1:02:03"]);
    }
}
