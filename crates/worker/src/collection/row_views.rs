//! The views of a table's rows, and the texts about a row's errors and fields.

use super::{Piece, header};
use crate::host::Host;
use crate::language::{messages, speech};
use nonet_collection::{Assessment, Collection, Facts, PIECE, Repeat, Row};
use nonet_core::solver::verdict;
use nonet_protocol::{Picks, RowPuzzle, RowRating, RowView};
use nonet_tutor::reading::row_error;
use nonet_words::status;
use std::{borrow::Cow, rc::Rc};

/// The number of characters of a field that are shown.
const SHOWN: usize = 100;

/// Returns the views of these rows. Rows that do not exist are left out.
pub(super) async fn rows(
    host: &impl Host,
    about: &Collection,
    rows: &[u32],
    picked: &Picks,
    repeats: &[Option<Repeat>],
) -> Result<Vec<Rc<RowView>>, String> {
    let header = header(about);
    let mut told = Vec::new();
    let mut pieces: Vec<(u32, Piece)> = Vec::new();
    for &row in rows {
        let number = row / PIECE;
        let known = pieces.iter().position(|(known, _)| *known == number);
        let at = match known {
            Some(at) => at,
            None => {
                pieces.push((number, Piece::read(host, about.id, number).await?));
                pieces.len() - 1
            }
        };
        if let Some((found, judged)) = pieces.get(at).and_then(|(_, piece)| piece.row(row)) {
            let repeat = repeats.get(row as usize).copied().flatten();
            told.push(Rc::new(RowView { repeat, ..view(row, found, judged, &header, picked.contains(row)) }));
        }
    }
    Ok(told)
}

fn view(number: u32, row: &Row, judged: Option<&Assessment>, header: &[Vec<u8>], picked: bool) -> RowView {
    let facts = Facts::of(row, judged, header);
    let rating = judged.and_then(|judged| judged.rating.as_ref()).map(|rating| RowRating {
        level: rating.level,
        score: rating.score,
        hardest: rating.hardest.map(|technique| nonet_tutor::title(technique, messages())),
    });
    let puzzle = row.reading.as_ref().ok().map(|reading| RowPuzzle {
        givens: reading.givens(),
        solutions: judged.map(|judged| judged.solutions),
        why_none: why_none(row, judged),
        rating,
        explainer: facts.explainer.map(|tenths| (tenths, facts.explained)),
    });
    RowView { row: number, picked, puzzle, own: own_columns(row, header), error: error(row), repeat: None }
}

/// Returns the reason why a row's puzzle has no solution: `No solution: two 5s in row 1`. Empty if the puzzle has a solution,
/// can't be read or is not judged.
pub(super) fn why_none(row: &Row, judged: Option<&Assessment>) -> String {
    let (Ok(reading), Some(Assessment { solutions: 0, .. })) = (&row.reading, judged) else { return String::new() };
    status(&reading.grid, reading, &verdict(&reading.grid, reading), speech())
}

/// Returns the error of a row with the line of the file. Empty if there is no error.
pub(super) fn error(row: &Row) -> String {
    let Some(error) = row.error() else { return String::new() };
    let told = row_error(error, speech());
    let in_english = format!("line {}", row.line); // a sentence that an earlier build kept
    let names_line = told.contains(&messages().reading_line(row.line)) || told.contains(&in_english);
    if names_line || row.line == 0 { told } else { messages().reading_row_on_line(row.line, told) }
}

/// Returns the fields of the file's own columns with their names, without the puzzle and its solution, which the picture shows.
/// For a row that can't be read, returns all fields.
pub(super) fn own_columns(row: &Row, header: &[Vec<u8>]) -> Vec<String> {
    let is_board = |field: &[u8]| row.reading.is_ok() && field.len() >= 81;
    let fields = row.columns.iter().zip(header).filter(|(field, _)| !is_board(field));
    let fields: Vec<_> = fields
        .map(|(field, name)| (beginning(String::from_utf8_lossy(field).trim()), String::from_utf8_lossy(name)))
        .filter(|(field, _)| !field.is_empty())
        .collect();
    let told = |field: String| if fields.len() > 1 { parted(field) } else { field };
    let named = |(field, name): &(String, Cow<'_, str>)| match header.len() {
        0 | 1 => told(field.clone()),
        _ => format!("{name} {}", told(field.clone())),
    };
    fields.iter().map(named).collect()
}

/// Returns the fields of the file's own columns in small letters, without the boards: a field on each line.
pub(super) fn searched(row: &Row) -> String {
    let is_board = |field: &[u8]| row.reading.is_ok() && field.len() >= 81;
    let fields = row.columns.iter().filter(|field| !is_board(field));
    let texts: Vec<String> = fields.map(|field| String::from_utf8_lossy(field).to_lowercase()).collect();
    texts.join("\n")
}

/// Returns a field of a list of fields, in quotes if it has a separator and would look like several fields.
fn parted(field: String) -> String {
    if field.contains([',', ';', '“', '”']) { format!("“{field}”") } else { field }
}

/// Returns the part of a text that is shown.
fn beginning(text: &str) -> String {
    let end = text.char_indices().nth(SHOWN).map(|(end, _)| end);
    end.and_then(|end| text.get(..end)).map_or_else(|| text.to_owned(), |shown| format!("{shown}…"))
}
