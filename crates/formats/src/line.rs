//! One puzzle a line: 81 characters, or 729 with candidates. What follows on the line (a rating, a comment) is passed over.

use super::{
    error::{ReadError, ReadErrorKind},
    form::{Fillers, Form},
    found::{AllFound, Found},
    frame::{Taking, is_frame},
    mark::is_symbol,
    sheet::{Line, Token, count},
};

/// The characters of a puzzle and of a puzzle with candidates.
const CELLS: usize = 81;
const CANDIDATES: usize = 729;

/// A run of this many characters is meant to be a whole puzzle: no row of cells and no group of candidates is so long.
const SURELY_A_LINE: usize = 41;

/// The puzzles that stand on a line each, and what is wrong with lines that should be one; none if the text is of another form.
pub(crate) fn find<'a>(lines: &[Line<'a>]) -> AllFound<'a> {
    let mut all = Vec::new();
    for line in lines.iter().filter(|line| !is_frame(line, Taking::FewerRows)) {
        match puzzle_in(line) {
            Some(token) => all.push(Ok(found(token))),
            None => all.extend(broken(line).map(Err)),
        }
    }
    all
}

/// The first piece of the line that has the length of a puzzle.
pub(crate) fn puzzle_in<'a>(line: &Line<'a>) -> Option<Token<'a>> {
    line.runs(&is_symbol).into_iter().find(|token| matches!(token.text.len(), CELLS | CANDIDATES))
}

fn found(token: Token<'_>) -> Found<'_> {
    match token.text.len() {
        CANDIDATES => Found::Nines(token),
        _ => Found::Characters(token, Form::Line { fillers: Fillers::NONE }),
    }
}

/// What is wrong with a line that is meant to be a puzzle: a character that doesn't belong there, or else its length.
fn broken(line: &Line<'_>) -> Option<ReadError> {
    let word = line
        .runs(&|ch| !ch.is_whitespace() && !matches!(ch, ',' | ';' | '"' | '|'))
        .into_iter()
        .max_by_key(|token| token.text.len())?;
    let found = word.text.chars().count();
    if count(word.text, &is_symbol) < SURELY_A_LINE {
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
