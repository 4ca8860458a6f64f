//! The OpenSudoku app's files: XML with a `<game data="81 digits"/>` for each puzzle.

use super::{
    error::{ReadError, ReadErrorKind},
    form::Form,
    found::{AllFound, Found},
    sheet::{Line, Token},
};
use crate::board::list_of;

/// The games of such a file; nothing if the text is none.
pub(super) fn find(text: &str) -> Option<AllFound<'_>> {
    if !text.trim_start().starts_with('<') || !text.split('<').any(|tag| tag.starts_with("game")) {
        return None;
    }
    let games = text.split('\n').zip(1..).flat_map(|(text, number)| games_in(&Line { number, text }));
    Some(list_of(games.map(found)))
}

fn found(data: Token<'_>) -> Result<Found<'_>, ReadError> {
    match data.text.chars().count() {
        81 => Ok(Found::Characters(data, Form::OpenSudoku)),
        found => Err(data.error(ReadErrorKind::LineLength { found, blanks: false })),
    }
}

/// The values of the attribute `data` on a line.
fn games_in<'a>(line: &Line<'a>) -> Vec<Token<'a>> {
    let quoted = line.pieces(|ch| ch == '"');
    let names = quoted.iter().step_by(2);
    let values = quoted.iter().skip(1).step_by(2);
    list_of(names.zip(values).filter(|(name, _)| name.text.ends_with(" data=")).map(|(_, value)| *value))
}
