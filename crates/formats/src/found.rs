//! The pieces of a text that were found to be a puzzle become its reading.

use super::{
    NumberedReading,
    cells::Cells,
    error::{ReadError, ReadErrorKind},
    form::Form,
    text_lines::Token,
};

impl NumberedReading {
    /// Reads each token as a cell. The form gets the fillers that the cells show, and is a candidate grid if they show candidates.
    pub(crate) fn of_cells(tokens: &[Token<'_>], form: Form) -> NumberedReading {
        let line = tokens.first().map_or(1, |token| token.line);
        let error = |kind: ReadErrorKind| {
            let place = if let ReadErrorKind::ZeroBesideEmpty { zero, .. } = &kind { zero.index() } else { 0 };
            tokens.get(place).map_or(ReadError::at_start(kind.clone()), |token| token.error(kind))
        };
        let result = Cells::of_tokens(tokens).and_then(|cells| cells.into_reading(form).map_err(error));
        NumberedReading { line, result }
    }

    /// Reads each nine characters as the candidates of a cell.
    pub(crate) fn of_nines(token: &Token<'_>) -> NumberedReading {
        let read = |cells: Cells| cells.into_position(|eliminations| Form::CandidateLine { eliminations });
        NumberedReading { line: token.line, result: Cells::of_nines(token).map(read) }
    }

    /// The item of an error stands on the error's line.
    pub(crate) fn of_error(error: ReadError) -> NumberedReading {
        NumberedReading { line: error.line, result: Err(error) }
    }
}
