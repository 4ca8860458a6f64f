//! The texts of the dialog "Export".

pub use crate::text::generated::export::*;
use crate::{action::StepBoards, text::Text};
use nonet_protocol::{PathForm, PictureForm};

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
        PathForm::Pictures(PictureForm::Svg) => PATH_SVG,
        PathForm::Pictures(PictureForm::Png) => PATH_PNG,
        PathForm::Paper => PATH_PAPER,
    }
}

/// Returns the name of a choice of the steps at which a document shows the board.
#[must_use]
pub const fn step_boards(boards: StepBoards) -> Text {
    match boards {
        StepBoards::Start => BOARDS_START,
        StepBoards::BeyondSingles => BOARDS_BEYOND_SINGLES,
        StepBoards::All => BOARDS_ALL,
        StepBoards::Picked => BOARDS_PICKED,
    }
}
