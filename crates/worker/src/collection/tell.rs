//! What a row of the table shows.

use super::{Piece, header};
use crate::outside::Outside;
use nonet_collection::{Facts, Judged, Row};
use nonet_core::{board::Grid, words::thousands};
use nonet_logic::Technique;
use nonet_protocol::{Collection, PIECE};

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
        shown(judged.map(|judged| if judged.solutions > 1 { "2 or more".to_owned() } else { judged.solutions.to_string() })),
        shown(rating.map(|rating| rating.level.to_string())),
        shown(rating.map(|rating| thousands(rating.score.into()))),
        shown(rating.and_then(nonet_collection::Rating::hardest).map(|technique| Technique::title(technique).to_owned())),
        shown(facts.explainer.map(|tenths| {
            let rating = format!("{}.{}", tenths / 10, tenths % 10);
            if facts.explained { rating } else { format!("({rating})") } // the file says so
        })),
    ];
    let own = own_columns(row, header);
    RowView { row: number, givens, picture: shown(givens.map(|givens| picture(&givens))), cells, own, error: error(row) }
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
    fields
        .map(|(field, name)| (beginning(String::from_utf8_lossy(field).trim()), String::from_utf8_lossy(name)))
        .filter(|(field, _)| !field.is_empty())
        .map(|(field, name)| if header.len() > 1 { format!("{name} {field}") } else { field })
        .collect()
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
