//! What a row of the table shows.

use super::{Piece, header};
use crate::outside::Outside;
use nonet_collection::{Facts, Judged, Order, Row, counted};
use nonet_core::{
    board::Grid,
    solver::verdict,
    words::{Notation, status, thousands},
};
use nonet_logic::Technique;
use nonet_protocol::{Collection, PIECE};
use std::borrow::Cow;

/// How much of a field of the file is shown, in characters.
const SHOWN: usize = 100;

/// What a row shows.
pub(super) struct RowView {
    /// Its number, from 0.
    pub(super) row: u32,
    /// The puzzle's givens; none where nothing could be read.
    pub(super) givens: Option<Grid>,
    /// They as squares in a picture of 27 by 27.
    pub(super) picture: String,
    /// What stands in each column: givens, solutions, level, score, hardest step, Sudoku Explainer's rating.
    pub(super) cells: [String; 6],
    /// What stands in the file's own columns.
    pub(super) own: Vec<String>,
    /// What is wrong, with its line; else empty.
    pub(super) error: String,
    /// Why the puzzle has no solution; else empty.
    pub(super) why_none: String,
}

/// What these rows show, as far as they exist.
pub(super) async fn rows(outside: &impl Outside, about: &Collection, rows: &[u32]) -> Result<Vec<RowView>, String> {
    let header = header(about);
    let mut told = Vec::new();
    let mut pieces: Vec<(u32, Piece)> = Vec::new();
    for &row in rows {
        let number = row / PIECE;
        let known = pieces.iter().position(|(known, _)| *known == number);
        let at = match known {
            Some(at) => at,
            None => {
                pieces.push((number, Piece::read(outside, about.id, number).await?));
                pieces.len() - 1
            }
        };
        if let Some((found, judged)) = pieces.get(at).and_then(|(_, piece)| piece.row(row)) {
            told.push(view(row, found, judged, &header));
        }
    }
    Ok(told)
}

fn view(number: u32, row: &Row, judged: Option<&Judged>, header: &[Vec<u8>]) -> RowView {
    let facts = Facts::of(row, judged, header);
    let givens = row.reading.as_ref().ok().map(|reading| reading.grid.within(!reading.entered));
    let rating = judged.and_then(|judged| judged.rating.as_ref());
    let shown = |known: Option<String>| known.unwrap_or_default();
    let cells = [
        shown(givens.map(|_| facts.givens.to_string())),
        shown(judged.map(|judged| counted(judged.solutions, Order::COLLECTION.limit))),
        shown(rating.map(|rating| rating.level.to_string())),
        shown(rating.map(|rating| thousands(rating.score.into()))),
        shown(rating.and_then(nonet_collection::Rating::hardest).map(|technique| Technique::title(technique).to_owned())),
        shown(facts.explainer.map(|tenths| {
            let rating = format!("{}.{}", tenths / 10, tenths % 10);
            if facts.explained { rating } else { format!("({rating})") } // the file says so
        })),
    ];
    let own = own_columns(row, header);
    let picture = shown(givens.map(|givens| picture(&givens)));
    RowView { row: number, givens, picture, cells, own, error: error(row), why_none: why_none(row, judged) }
}

/// Why a puzzle has no solution: `No solution: two 5s in row 1`. Nothing of another row.
pub(super) fn why_none(row: &Row, judged: Option<&Judged>) -> String {
    let (Ok(reading), Some(Judged { solutions: 0, .. })) = (&row.reading, judged) else { return String::new() };
    let (grid, position) = (&reading.grid, reading.position());
    match reading.candidates {
        None => status(grid, grid, &verdict(grid, grid), Notation::RowColumn),
        Some(_) => status(grid, &position, &verdict(grid, &position), Notation::RowColumn),
    }
}

/// What is wrong with a row, and in which line of the file; nothing if nothing is.
pub(super) fn error(row: &Row) -> String {
    let line = format!("line {}", row.line);
    match row.error() {
        "" => String::new(),
        error if error.contains(&line) => error.to_owned(),
        error => format!("{line}: {error}"),
    }
}

/// The file's own columns but those of the puzzle and its solution, which the picture shows; of a row that can't be read, all.
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

/// A field as it is told among others: in quotes where it would look like several.
fn parted(field: String) -> String {
    if field.contains([',', ';', '“', '”']) { format!("“{field}”") } else { field }
}

/// As much of a text as is shown.
fn beginning(text: &str) -> String {
    let end = text.char_indices().nth(SHOWN).map(|(end, _)| end);
    end.and_then(|end| text.get(..end)).map_or_else(|| text.to_owned(), |shown| format!("{shown}…"))
}

/// The givens as squares in a picture of 27 by 27.
fn picture(givens: &Grid) -> String {
    let square = |cell: nonet_core::board::Cell| format!("M{} {}h2v2h-2z", 3 * cell.column_index(), 3 * cell.row_index());
    givens.filled().iter().map(square).collect()
}
