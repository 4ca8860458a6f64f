//! The OpenSudoku app's files: XML with a `<game data="81 digits"/>` for each puzzle.

use super::{
    error::{ReadError, ReadErrorKind},
    form::Form,
    found::{AllFound, Found},
    sheet::{Token, all_lines},
};

/// The games of such a file; nothing if the text is none.
pub(super) fn find(text: &str) -> Option<AllFound<'_>> {
    if !text.trim_start().starts_with('<') || !text.split('<').any(|tag| tag.starts_with("game")) {
        return None;
    }
    let mut games = Vec::new();
    for line in all_lines(text) {
        // What stands in quotes is the value of the name before it.
        for [name, value] in line.pieces(&|ch| ch == '"').as_chunks().0 {
            if name.text.ends_with(" data=") {
                games.push(found(*value));
            }
        }
    }
    Some(games)
}

fn found(data: Token<'_>) -> Result<Found<'_>, ReadError> {
    match data.text.chars().count() {
        81 => Ok(Found::Characters(data, Form::OpenSudoku)),
        found => Err(data.error(ReadErrorKind::LineLength { found, blanks: false })),
    }
}
