//! A picture becomes a board.
//!
//! ```
//! use nonet_photo::{Luminance, PhotoError, read};
//!
//! // A page without a grid.
//! let picture = Luminance::new(300, 200, vec![230; 300 * 200])?;
//! assert_eq!(read(&picture, None, &mut || true), Err(PhotoError::NoGrid));
//! # Ok::<(), PhotoError>(())
//! ```
//!
//! The steps, a module each: what is ink ([`Luminance`] in, `threshold`), pieces of it (`components`), quadrilaterals that may be a
//! grid (`locate`, `by_cells`), the lines in one, followed from edge to edge (`lattice`), cells cut out ([`Cutout`]) and read
//! ([`network`]), and all cells judged together by the exact solver ([`Judgement`]).
//!
//! Nothing here panics, whatever the picture, and the same picture gives the same reading on every machine: numbers with fractions
//! go through the four basic operations and square roots alone, which are exact everywhere.

#![forbid(unsafe_code)]

mod by_cells;
mod components;
mod cutout;
mod geometry;
mod judge;
mod killer;
mod lattice;
mod locate;
mod luminance;
pub mod network;
mod read;
mod reading;
mod threshold;

pub use cutout::{CUTOUT_PIXELS, CUTOUT_SIDE, Cutout};
pub use geometry::Point;
pub use judge::{Certainty, Judgement};
pub use locate::{GridPlace, LONG_SIDE, locate, locate_within};
pub use luminance::{Luminance, MAX_PIXELS};
pub use read::{Reading, read};
pub use reading::{CellReading, Content};

use std::{error::Error, fmt};

/// Why a picture gives no board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum PhotoError {
    /// There is no pixel, or their number contradicts the sizes.
    Empty,
    /// The picture has more than [`MAX_PIXELS`].
    TooLarge,
    /// No grid was found.
    NoGrid,
    /// A grid was found that has so many cells on a side, and none of 9 by 9.
    OtherSize(usize),
    /// The grid has the dashed cages of a Killer.
    Killer,
    /// The caller stopped it.
    Stopped,
}

impl fmt::Display for PhotoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PhotoError::Empty => f.write_str("no pixels"),
            PhotoError::TooLarge => write!(f, "more than {MAX_PIXELS} pixels"),
            PhotoError::NoGrid => f.write_str("no grid found"),
            PhotoError::OtherSize(size) => write!(f, "a grid of {size} by {size}"),
            PhotoError::Killer => f.write_str("a Killer: its cages are not read"),
            PhotoError::Stopped => f.write_str("stopped"),
        }
    }
}

impl Error for PhotoError {}
