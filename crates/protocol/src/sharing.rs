//! The board that the player shares, and the pictures that the worker makes of it.

use nonet_prose::ExplainedStep;
use serde::{Deserialize, Serialize};

/// A board that the player shares.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sharing {
    /// The link to the board.
    pub link: String,
    /// The text of the message. May be empty.
    pub words: String,
    /// The description of the picture for people who can't see it.
    pub title: String,
    /// The board, as [`nonet_formats::BoardState`] writes it.
    pub board: String,
    /// The step that is drawn on the board, if any.
    pub step: Option<Box<ExplainedStep>>,
    /// Whether the picture of the board is dark.
    pub dark: bool,
}

/// The pictures of a board that is shared.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SharedPictures {
    /// The board, as the text of an SVG file.
    pub board: String,
    /// The QR code of the link. None if the link is too long for a QR code.
    pub code: Option<QrCode>,
}

/// A QR code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct QrCode {
    /// The number of modules on a side, without the light margin.
    pub size: usize,
    /// Whether each module is dark, in rows from the top.
    pub dark: Vec<bool>,
    /// The QR code, as the text of an SVG file.
    pub file: String,
}
