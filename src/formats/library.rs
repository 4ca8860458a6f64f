//! HoDoKu's library lines, which its players exchange: a position and what is to be found in it. The position is read.
//!
//! `:code:digits:cells:deleted:eliminations:placements:extra:`, where `+` stands before each of the cells' digits that was placed
//! and not given, and `deleted` lists candidates that are gone already as digit, row, column: `412 913`.

use super::{
    Reading,
    error::{ReadError, ReadErrorKind},
    form::Form,
    found::{AllFound, Found},
    sheet::{Line, Token},
};
use crate::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, Grid, list_of};

/// The fields that are read, counted from the one before the first colon, and how many there are at least.
const CELLS: usize = 3;
const DELETED: usize = 4;
const FIELDS: usize = 7;

/// The lines that are of this form.
pub(super) fn find<'a>(lines: &[Line<'a>]) -> AllFound<'a> {
    let is_field = |ch| ch == ':';
    let lines = lines.iter().filter(|line| line.text.starts_with(is_field)).map(|line| line.pieces(is_field));
    let library = lines.filter(|fields| fields.len() >= FIELDS);
    list_of(library.filter_map(|fields| Some(Ok(Found::Library { cells: *fields.get(CELLS)?, deleted: *fields.get(DELETED)? }))))
}

/// Reads the position of a line.
pub(super) fn read(cells: &Token<'_>, deleted: &Token<'_>) -> Result<Reading, ReadError> {
    let (grid, entered) = read_cells(cells)?;
    let deleted = read_deleted(deleted)?;
    let form = Form::Library { eliminations: (*Candidates::new(&grid).open() & deleted).len() };
    let candidates = (!deleted.is_empty()).then(|| Candidates::new(&grid).allowed() - deleted);
    Ok(Reading { grid, entered, candidates, form, more: 0, other: None })
}

fn read_cells(cells: &Token<'_>) -> Result<(Grid, CellSet), ReadError> {
    let (mut grid, mut entered) = (Grid::EMPTY, CellSet::EMPTY);
    let mut found = 0;
    let mut placed = false;
    for token in cells.characters() {
        match token.text {
            "+" => placed = true,
            "." | "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" => {
                if let Some(cell) = Cell::from_index(found) {
                    grid[cell] = token.text.chars().next().and_then(Digit::from_char);
                    entered = if placed { entered.with(cell) } else { entered };
                }
                placed = false;
                found += 1;
            }
            other => return Err(token.error(ReadErrorKind::BadCharacter(other.chars().next().unwrap_or_default()))),
        }
    }
    if found == 81 { Ok((grid, entered)) } else { Err(cells.error(ReadErrorKind::LineLength { found, blanks: false })) }
}

fn read_deleted(deleted: &Token<'_>) -> Result<CandidateSet, ReadError> {
    let bad = |group: &str| deleted.error(ReadErrorKind::BadGroup(group.to_owned()));
    deleted.text.split_whitespace().map(|group| candidate(group).ok_or_else(|| bad(group))).collect()
}

/// Digit, row, column: `412` is a 4 in r1c2.
fn candidate(text: &str) -> Option<Candidate> {
    let mut digits = text.chars().map(Digit::from_char);
    let (digit, row, column) = (digits.next()??, digits.next()??, digits.next()??);
    let cell = Cell::new(row.index(), column.index())?;
    digits.next().is_none().then_some(Candidate { cell, digit })
}
