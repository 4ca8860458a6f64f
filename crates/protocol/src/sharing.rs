//! What is shared of a board, and what the worker makes of it.

use super::ExplainedStep;
use serde::{Deserialize, Serialize};

/// What is shared.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sharing {
    /// The link to it.
    pub link: String,
    /// What is said with it; may be empty.
    pub words: String,
    /// What the picture shows, for those who do not see it.
    pub title: String,
    /// What stands on its board, as [`nonet_formats::Position`] writes it.
    pub board: String,
    /// The step that is drawn on the board.
    pub step: Option<Box<ExplainedStep>>,
    /// Whether the picture of the board is dark.
    pub dark: bool,
}

/// The pictures of what is shared.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SharedPictures {
    /// The board, as the text of an SVG file.
    pub board: String,
    /// The QR code of the link; none if the link is too long for one.
    pub code: Option<QrCode>,
}

/// A QR code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct QrCode {
    /// How many modules stand side by side, without the light ones around them.
    pub size: usize,
    /// Whether each module is dark, row by row.
    pub dark: Vec<bool>,
    /// The code as the text of an SVG file.
    pub file: String,
}

impl QrCode {
    /// How many light modules a code has on each side of it.
    pub const MARGIN: usize = 4;

    /// How wide the code is with its margins, in modules.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.size + 2 * QrCode::MARGIN
    }
}
