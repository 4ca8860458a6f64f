//! The texts of the dialog "Export".

use crate::text::Text;
pub use crate::text::generated::export::*;
use nonet_protocol::PathForm;

/// The name and the description of a line.
pub const LINE: (Text, Text) = (LINE_NAME, LINE_WORDS);
/// The name and the description of a grid.
pub const GRID: (Text, Text) = (GRID_NAME, GRID_WORDS);
/// The name and the description of a grid of candidates.
pub const CANDIDATES: (Text, Text) = (CANDIDATES_NAME, CANDIDATES_WORDS);
/// The name and the description of a table.
pub const CSV: (Text, Text) = (CSV_NAME, CSV_WORDS);

/// Returns the name of a form of the steps that were taken.
#[must_use]
pub const fn path_form(form: PathForm) -> Text {
    match form {
        PathForm::Text => PATH_TEXT,
        PathForm::BbCode => PATH_BB_CODE,
        PathForm::Markdown => PATH_MARKDOWN,
        PathForm::Csv => PATH_CSV,
        PathForm::Json => PATH_JSON,
    }
}
