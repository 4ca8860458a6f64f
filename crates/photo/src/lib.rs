//! Reads a Sudoku board from a picture.
//!
//! ```
//! use nonet_photo::{Luminance, PhotoError, read};
//!
//! // A blank page has no grid.
//! let picture = Luminance::new(300, 200, vec![230; 300 * 200])?;
//! assert_eq!(read(&picture, None, &mut || true), Err(PhotoError::NoGrid));
//! # Ok::<(), PhotoError>(())
//! ```
//!
//! Each step has a module: the ink of a picture ([`Luminance`], `threshold`), its connected components (`components`),
//! quadrilaterals that may be a grid (`locate`, `by_cells`, and `by_lines` for screenshots), the lines within one, followed from edge to edge (`lattice`), the
//! cells, cut out ([`Cutout`]) and read by a network ([`network`]), and the judgement of all cells together by the exact solver
//! ([`Judgement`]).
//!
//! The reader never panics, whatever the picture, and the same picture gives the same reading on every machine: floating-point
//! numbers go only through the four basic operations and square roots, which are exact everywhere.

#![forbid(unsafe_code)]

mod by_cells;
mod by_lines;
mod components;
mod cutout;
mod geometry;
mod hand;
mod judge;
mod lattice;
mod locate;
mod luminance;
pub mod network;
mod read;
mod reading;
mod threshold;
mod variant;

pub use cutout::{CUTOUT_PIXELS, CUTOUT_SIDE, Cutout};
pub use geometry::Point;
pub use judge::{Certainty, Judgement};
pub use locate::{GridPlace, LONG_SIDE, locate, locate_within};
pub use luminance::{Luminance, MAX_PIXELS};
pub use read::{Reading, read};
pub use reading::{CellReading, Content};

use thiserror::Error;

/// The reason why a picture gives no board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum PhotoError {
    /// The picture has no pixel, or the number of pixels contradicts its width and height.
    #[error("no pixels")]
    Empty,
    /// The picture has more than [`MAX_PIXELS`].
    #[error("more than {MAX_PIXELS} pixels")]
    TooLarge,
    /// No grid was found.
    #[error("no grid found")]
    NoGrid,
    /// The grid has this number of cells on a side, and there is no grid of 9 by 9.
    #[error("a grid of {0} by {0}")]
    OtherSize(usize),
    /// The grid has the cages of a Killer.
    #[error("a Killer: its cages are not read")]
    Killer,
    /// The regions of the grid are not its boxes.
    #[error("irregular regions, which are not read")]
    Irregular,
    /// Both diagonals of the grid are marked.
    #[error("marked diagonals, whose rule is not read")]
    Diagonals,
    /// Four more boxes of the grid are shaded.
    #[error("a Windoku: its four more boxes are not read")]
    Windoku,
    /// The caller stopped the reading.
    #[error("stopped")]
    Stopped,
}

/// Deserializes a list that has exactly `N` items.
#[cfg(feature = "serde")]
fn exactly<'de, const N: usize, T: serde::Deserialize<'de>, D: serde::Deserializer<'de>>(from: D) -> Result<Vec<T>, D::Error> {
    let items: Vec<T> = serde::Deserialize::deserialize(from)?;
    match items.len() {
        length if length == N => Ok(items),
        length => Err(serde::de::Error::invalid_length(length, &format!("{N} items").as_str())),
    }
}
