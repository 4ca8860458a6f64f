//! A puzzle that was found in a text: recognised, not read yet.

use super::{Reading, cells::Cells, error::ReadError, form::Form, library, text_lines::Token};

/// A puzzle in a text.
#[derive(Clone, Debug)]
pub(crate) enum Found<'a> {
    /// Each token is a cell. The form's fillers are known when it is read, and whether it shows candidates.
    Cells(Vec<Token<'a>>, Form),
    /// Each character is a cell.
    Characters(Token<'a>, Form),
    /// Nine characters are a cell.
    Nines(Token<'a>),
    /// The fields of a library line.
    Library {
        /// The digits that stand.
        cells: Token<'a>,
        /// The candidates that are gone.
        deleted: Token<'a>,
    },
    /// A game of a program, read already.
    Game {
        /// The text that it was read from.
        data: Token<'a>,
        /// The game.
        reading: Box<Reading>,
    },
    /// A link of a site, read already.
    Read(Box<Reading>),
}

/// All puzzles in a text, or what is wrong with one that should be there.
pub(crate) type AllFound<'a> = Vec<Result<Found<'a>, ReadError>>;

impl Found<'_> {
    /// The line on which it begins, from 1.
    pub(crate) fn line(&self) -> usize {
        match self {
            Found::Cells(tokens, _) => tokens.first().map_or(1, |token| token.line),
            Found::Characters(token, _)
            | Found::Nines(token)
            | Found::Library { cells: token, .. }
            | Found::Game { data: token, .. } => token.line,
            Found::Read(_) => 1,
        }
    }

    /// Reads the cells.
    pub(crate) fn read(&self) -> Result<Reading, ReadError> {
        match self {
            Found::Cells(tokens, form) => Ok(reading_of(Cells::of_tokens(tokens)?, *form)),
            Found::Characters(token, form) => Ok(reading_of(Cells::of_tokens(&token.characters())?, *form)),
            Found::Nines(token) => Ok(Cells::of_nines(token)?.into_position(|eliminations| Form::CandidateLine { eliminations })),
            Found::Library { cells, deleted } => library::read(cells, deleted),
            Found::Game { reading, .. } | Found::Read(reading) => Ok((**reading).clone()),
        }
    }
}

fn reading_of(cells: Cells, form: Form) -> Reading {
    if cells.has_candidates() {
        return cells.into_position(|eliminations| Form::CandidateGrid { eliminations });
    }
    let form = form.with_fillers(cells.fillers);
    cells.into_grid(form)
}
