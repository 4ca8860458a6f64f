//! The texts of the dialog "Share".

use nonet_prose::ExplainedStep;
use nonet_words::counted;

/// The name of the choice of what is shared.
pub const SUBJECT: &str = "What is shared";
/// The choice of the givens.
pub const PUZZLE: &str = "Puzzle";
/// The choice of the position that the board shows.
pub const POSITION: &str = "Position";
/// The choice of the step that is drawn on the board.
pub const THIS_STEP: &str = "This step";

/// The name of the choice of the picture's theme.
pub const PICTURE: &str = "The picture";
/// The choice of a light picture.
pub const LIGHT_PICTURE: &str = "Light picture";
/// The choice of a dark picture.
pub const DARK_PICTURE: &str = "Dark picture";

/// The name of the field with the link.
pub const LINK: &str = "Link";
/// The name of the link's QR code.
pub const QR_CODE: &str = "QR code of the link";

/// The button that opens the system's own share sheet.
pub const SHARE: &str = "Share\u{2026}";
/// The button that copies the link.
pub const COPY_LINK: &str = "Copy link";
/// The button that copies the result of a game with its link.
pub const COPY_RESULT: &str = "Copy result";
/// The button that copies the picture.
pub const COPY_PICTURE: &str = "Copy picture";
/// The button that downloads the picture as PNG.
pub const SAVE_PNG: &str = "Save PNG";
/// The link that downloads the picture as SVG.
pub const SAVE_SVG: &str = "Save SVG";
/// The link that downloads the QR code.
pub const SAVE_QR_CODE: &str = "Save QR code";
/// The button that opens the dialog "Export".
pub const OTHER_FORMS: &str = "Other forms of text";

/// The label of a button for a moment after it has copied.
pub const COPIED: &str = "Copied";
/// The word that is spoken when a button has copied.
pub const COPIED_SPOKEN: &str = "Copied.";

/// The title for the system's share sheet.
pub const NAME: &str = "Nonet";

/// The note on a step without a link of its own, because other visitors don't get its path.
pub const LEADS_BEFORE_STEP: &str = "The link leads to the position before this step.";

/// The note in place of a QR code.
pub const TOO_LONG_FOR_QR: &str = "The link is too long for a QR code.";

/// Returns the name of a picture without a step: `Sudoku with 26 givens`.
#[must_use]
pub fn sudoku(givens: usize) -> String {
    format!("Sudoku with {}", counted(givens, "given", "givens"))
}

/// Returns the name of a picture of a step: `X-wing: r4c5 <> 3`.
#[must_use]
pub fn step(told: &ExplainedStep) -> String {
    let action = &told.wording.of(Default::default()).action;
    format!("{}: {action}", told.title)
}
