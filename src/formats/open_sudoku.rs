//! The OpenSudoku app's files: XML with a `<game data="81 digits"/>` for each puzzle.

use super::{
    Reading,
    cells::Cells,
    error::{ReadError, ReadErrorKind},
    form::Form,
    sheet::{Line, Token},
};

/// Reads the first game, if the text is such a file.
pub(super) fn read(text: &str) -> Option<Result<Reading, ReadError>> {
    if !text.trim_start().starts_with('<') || !text.contains("<game") {
        return None;
    }
    let games: Vec<Token<'_>> = text.split('\n').zip(1..).flat_map(|(text, number)| games_in(&Line { number, text })).collect();
    let Some(first) = games.first() else {
        return Some(Err(ReadError::at_start(ReadErrorKind::NoCells)));
    };
    Some(read_game(first).map(|reading| Reading { more: games.len() - 1, ..reading }))
}

fn read_game(data: &Token<'_>) -> Result<Reading, ReadError> {
    let found = data.text.chars().count();
    if found != 81 {
        return Err(data.error(ReadErrorKind::LineLength { found, blanks: false }));
    }
    Ok(Cells::of_characters(data)?.into_grid(Form::OpenSudoku))
}

/// The values of the attribute `data` on a line.
fn games_in<'a>(line: &Line<'a>) -> Vec<Token<'a>> {
    let quoted = line.pieces(|ch| ch == '"');
    let names = quoted.iter().step_by(2);
    let values = quoted.iter().skip(1).step_by(2);
    names.zip(values).filter(|(name, _)| name.text.ends_with(" data=")).map(|(_, value)| *value).collect()
}
