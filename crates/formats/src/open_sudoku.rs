//! The OpenSudoku app's files: XML with a `<game data="81 digits"/>` for each puzzle.

use super::{
    error::{ReadError, ReadErrorKind},
    form::Form,
    found::{AllFound, Found},
    sheet::{Token, all_lines},
};
use nonet_core::board::Grid;

/// A file of the OpenSudoku app: a folder of this name with a game for each puzzle.
///
/// ```
/// let grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
/// let text = nonet_formats::open_sudoku("Mine & yours", &[grid]);
/// assert!(text.contains("<name>Mine &amp; yours</name>"));
/// assert_eq!(nonet_formats::read(&text).unwrap().grid, grid);
/// ```
#[must_use]
pub fn open_sudoku(name: &str, grids: &[Grid]) -> String {
    let name = name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let games: String = grids.iter().map(|grid| format!("<game data=\"{grid:#}\" />\n")).collect();
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n<name>{name}</name>\n{games}</opensudoku>\n")
}

/// The games of such a file; nothing if the text is none.
pub(crate) fn find(text: &str) -> Option<AllFound<'_>> {
    if !text.trim_start().starts_with('<') || !text.split('<').any(|tag| tag.starts_with("game")) {
        return None;
    }
    Some(games(text))
}

/// The games of such a file, or of a part of it.
pub(crate) fn games(text: &str) -> AllFound<'_> {
    let mut games = Vec::new();
    for line in all_lines(text) {
        // What stands in quotes is the value of the name before it.
        for [name, value] in line.pieces(&|ch| ch == '"').as_chunks().0 {
            if name.text.ends_with(" data=") || name.text == "data=" {
                games.push(found(*value));
            }
        }
    }
    games
}

fn found(data: Token<'_>) -> Result<Found<'_>, ReadError> {
    match data.text.chars().count() {
        81 => Ok(Found::Characters(data, Form::OpenSudoku)),
        found => Err(data.error(ReadErrorKind::LineLength { found, blanks: false })),
    }
}
