//! The core of the reader: plain lines, rows, files and links, recognised by looking.

use super::{
    Form, NumberedReading, ReadError, ReadErrorKind, Reading, Remark, columns, library, line, open_sudoku, plain::Plain, rows,
    sdk, table, text_lines, web,
};
use nonet_core::board::Cell;

/// The puzzles in a plain text, with their places in the given text: one at least, though it may be bad; or the error that there is
/// none.
pub(crate) fn read(plain: &Plain<'_>) -> Result<Vec<NumberedReading>, ReadError> {
    let found = find(&plain.text).map_err(|error| plain.placed(error))?;
    Ok(placed(plain, found))
}

/// Places the puzzles that were found in the given text. What the text tells beside the cells is of the one puzzle in it.
pub(crate) fn placed(plain: &Plain<'_>, found: Vec<NumberedReading>) -> Vec<NumberedReading> {
    let is_alone = found.len() == 1;
    let place = |NumberedReading { line, result }: NumberedReading| {
        let result = result.map(|mut reading| {
            if is_alone {
                reading = sdk::with_state(reading, &plain.text).told_about_by(&plain.text);
            }
            with_remarks(reading)
        });
        NumberedReading { line: plain.line(line), result: result.map_err(|error| plain.placed(error)) }
    };
    found.into_iter().map(place).collect()
}

/// A reading with the remarks that follow from what was read alone.
pub(crate) fn with_remarks(mut reading: Reading) -> Reading {
    let is_new = !reading.remarks.contains(&Remark::Rounded) && is_rounded(&reading);
    reading.remarks.extend(is_new.then_some(Remark::Rounded));
    reading
}

/// The number of digits of a number that a spreadsheet keeps.
const PRECISION: usize = 15;

/// Whether a line looks like a number of 81 digits that a spreadsheet wrote out: many digits at first, and then zeros.
fn is_rounded(reading: &Reading) -> bool {
    let is_line = matches!(reading.form, Form::Line { .. });
    let is_filled = |cell: &Cell| reading.grid[*cell].is_some();
    let is_zero_behind = || !Cell::all().skip(PRECISION).any(|cell| is_filled(&cell));
    is_line && is_zero_behind() && Cell::all().take(PRECISION).filter(is_filled).count() > 10
}

/// The puzzles in a text: one at least, or the error that there is none.
fn find(text: &str) -> Result<Vec<NumberedReading>, ReadError> {
    if let Some(found) = open_sudoku::find(text).or_else(|| web::find(text).map(|link| vec![link])) {
        return Ok(found);
    }
    if columns::is_spreadsheet_number(text) {
        return Err(ReadError::at_start(ReadErrorKind::SpreadsheetNumber { number: text.trim().to_owned() }));
    }
    if let Some(found) = table::find(text) {
        return Ok(found);
    }
    let lines = text_lines::lines(text);
    for find in [library::find, line::find] {
        let found = find(&lines);
        if !found.is_empty() {
            return Ok(found);
        }
    }
    rows::find(&lines)
}
