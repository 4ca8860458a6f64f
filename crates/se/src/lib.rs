//! The rating of Sudoku Explainer 1.2.1, exactly: ER, EP and ED of a puzzle, and the path of steps that they come from.
//!
//! The scale is defined by what that program ("the original" below) does: which rules it tries in which order, which of several
//! steps it takes, and what it counts. So nothing here is shared with `nonet-logic`, whose orders are its own. A rule
//! family is a file; the houses, subsets and peers are gone through in the orders of `houses`.
//!
//! ```
//! use nonet_core::board::{Candidates, Grid};
//! use nonet_se::{Rating, Scale, rate};
//!
//! let grid: Grid = "003600900090000050600080004000172003001809200900463000200090007070000060004008500".parse()?;
//! let Rating { er, ep, ed } = rate(&Candidates::new(&grid), Scale::Full).ok_or("the puzzle has not exactly one solution")?;
//! assert_eq!(format!("{er}/{ep}/{ed}"), "7.9/1.0/1.0");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod aligned;
mod bits;
mod bug;
mod chains;
mod difficulty;
mod fish;
mod houses;
mod locking;
mod loops;
mod path;
mod position;
mod sets;
mod singles;
mod step;
mod wings;

pub use nonet_techniques::Tenths;
pub use path::{Path, Rating, Scale, rate, rate_while};
pub use step::{Conclusion, Engine, Links, Pattern, Step};

use std::{error::Error, fmt};

/// The error of a search that was told to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the search was stopped")
    }
}

impl Error for Stopped {}

/// Asked from time to time, at the same points on every machine, whether the search shall go on.
type GoOn<'a> = &'a mut dyn FnMut() -> Result<(), Stopped>;

#[cfg(doctest)] // the example in it runs too
#[doc = include_str!("../README.md")]
struct ReadMe;
