//! What is shared.

use serde::{Deserialize, Serialize};

/// What is shared.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sharing {
    /// The link to it.
    pub link: String,
    /// What is said with it; may be empty.
    pub words: String,
    /// What stands on its board, as [`nonet_formats::Position`] writes it.
    pub board: String,
    /// The step that is drawn on the board, as [`Told::bytes`](super::Told::bytes).
    pub step: Option<Vec<u8>>,
    /// Whether the picture of the board is dark.
    pub dark: bool,
}
