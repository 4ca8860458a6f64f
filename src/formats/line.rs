//! One puzzle a line: 81 characters, or 729 with candidates. What follows on the line (a rating, a comment) is passed over.

use super::{
    Reading,
    cells::Cells,
    error::{ReadError, ReadErrorKind},
    form::Form,
    frame::{Taking, is_frame},
    mark::is_symbol,
    sheet::{Line, Token},
};

/// The characters of a puzzle and of a puzzle with candidates.
const CELLS: usize = 81;
const CANDIDATES: usize = 729;

/// A run of this many characters is meant to be a whole puzzle: no row of cells and no group of candidates is so long.
const SURELY_A_LINE: usize = 41;

/// Reads the first of the puzzles that stand on a line each, if the text is of that form.
pub(super) fn read(lines: &[Line<'_>]) -> Option<Result<Reading, ReadError>> {
    let mut lines = lines.iter().filter(|line| !is_frame(line, Taking::FewerRows));
    let first = lines.find_map(|line| match puzzle_in(line) {
        Some(token) => Some(read_token(&token)),
        None => broken(line).map(Err),
    })?;
    let more = lines.filter(|line| puzzle_in(line).is_some()).count();
    Some(first.map(|reading| Reading { more, ..reading }))
}

/// The first piece of the line that has the length of a puzzle.
pub(super) fn puzzle_in<'a>(line: &Line<'a>) -> Option<Token<'a>> {
    line.runs(is_symbol).into_iter().find(|token| matches!(token.text.len(), CELLS | CANDIDATES))
}

fn read_token(token: &Token<'_>) -> Result<Reading, ReadError> {
    if token.text.len() == CANDIDATES {
        let cells = Cells::of_nines(token)?;
        return Ok(cells.into_position(|eliminations| Form::CandidateLine { eliminations }));
    }
    let cells = Cells::of_characters(token)?;
    let form = Form::Line { fillers: cells.fillers };
    Ok(cells.into_grid(form))
}

/// What is wrong with a line that is meant to be a puzzle: a character that doesn't belong there, or else its length.
fn broken(line: &Line<'_>) -> Option<ReadError> {
    let word = line
        .runs(|ch| !ch.is_whitespace() && !matches!(ch, ',' | ';' | '"' | '|'))
        .into_iter()
        .max_by_key(|token| token.text.len())?;
    let found = word.text.chars().count();
    let symbols = word.text.chars().filter(|&ch| is_symbol(ch)).count();
    if symbols < SURELY_A_LINE {
        return None;
    }
    let foreign = word.text.chars().zip(word.column..).find(|&(ch, _)| !is_symbol(ch));
    Some(match foreign {
        Some((ch, column)) => ReadError { kind: ReadErrorKind::BadCharacter(ch), line: line.number, column },
        None => {
            let column = word.column + found.min(CELLS);
            ReadError { kind: ReadErrorKind::LineLength { found, blanks: false }, line: line.number, column }
        }
    })
}
