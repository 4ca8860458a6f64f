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
//! # The steps
//!
//! Each step has a module, and each begins with what it does and why it does it so.
//!
//! ```text
//!   picture          Luminance    a byte a pixel, at most 1,200 pixels on the long side
//!     |  threshold                how much darker each pixel is than the mean around it
//!   darkness
//!     |  components, by_cells     pieces of ink or of paper whose outline may be a grid
//!     |  by_lines                 straight lines, which a screenshot has
//!   quadrilaterals
//!     |  locate, lattice          each is warped to a square, and its lines are followed from edge to edge
//!   crossings        GridPlace    10 by 10 of them, with a score; the best lattices are kept
//!     |  variant                  a grid of another kind of Sudoku is refused by name
//!     |  cutout                   28 by 28 pixels of each cell, straightened
//!   cut-outs         Cutout
//!     |  network                  the probability of each content, for each cell by itself
//!   81 readings      CellReading
//!     |  judge, hand              the likeliest board with exactly one solution, and what is in doubt
//!   board            Judgement
//! ```
//!
//! The methods that are taken from others are plain: the mean of a window as the threshold (Bradley and Roth, "Adaptive thresholding using
//! the integral image", 2007), the map of a square onto a quadrilateral (Heckbert, "Fundamentals of texture mapping and image warping",
//! 1989), a path of pixels by dynamic programming, as a seam is found (Avidan and Shamir, "Seam carving for content-aware image resizing",
//! 2007), a small convolutional network (LeCun et al., "Gradient-based learning applied to document recognition", 1998), and boards in the
//! order of their costs (Lawler, "A procedure for computing the K best solutions to discrete optimization problems", 1972).
//!
//! # Invariants
//!
//! - The reader never panics, whatever the picture.
//! - The same picture gives the same reading on every machine: floating-point numbers go only through the four basic operations and
//!   square roots, which are exact everywhere, and the network adds up integers.
//! - A board is [`Certainty::Sure`] only if it has exactly one solution and no other likely board has.
//!
//! # What bounds the work
//!
//! A picture has at most [`MAX_PIXELS`], and is looked at with at most [`LONG_SIDE`] pixels on its long side. A few levels of darkness with
//! a few pieces each are tried, each quadrilateral takes a warp to 240 by 240 pixels, and the judgement tries 1,500 boards at most. `go_on`
//! is asked between these, so a caller can stop a reading at any of them.

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

#[cfg(doctest)] // the example in it runs too
#[doc = include_str!("../README.md")]
struct ReadMe;
