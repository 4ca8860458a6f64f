//! The rating of Sudoku Explainer 1.2.1, exactly: ER, EP and ED of a puzzle, and the path of steps that they come from.
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
//!
//! # The scale
//!
//! Sudoku Explainer, by Nicolas Juillerat, solves a puzzle step by step. At each position it tries its rules in the order below, the first
//! rule that finds anything gives the step, and the step has a rating. ER is the rating of the hardest step, EP that of the hardest step up
//! to the first that places a digit, and ED that of the first step. Players compare puzzles by these numbers ("SE 7.2"), so a rating that
//! is nearly the same is of no use: this crate takes the step that the original takes.
//!
//! | from | rule | from | rule |
//! |---|---|---|---|
//! | 1.0 | last cell of a house | 4.2 | XY-wing, XYZ-wing (4.4) |
//! | 1.2 | hidden single in a box, in a line (1.5) | 4.5 | unique rectangles and loops |
//! | 1.7 | direct pointing, claiming (1.9) | 5.0 | naked quad |
//! | 2.0 | direct hidden pair | 5.2 | jellyfish |
//! | 2.3 | naked single | 5.4 | hidden quad |
//! | 2.5 | direct hidden triplet | 5.6 | bivalue universal graves |
//! | 2.6 | pointing, claiming (2.8) | 6.2 | aligned pair exclusion |
//! | 3.0 | naked pair | 6.5 | forcing chains and cycles |
//! | 3.2 | X-wing | 7.5 | aligned triplet exclusion |
//! | 3.4 | hidden pair | 7.5 | Nishio |
//! | 3.6 | naked triplet | 8.0 | multiple forcing chains |
//! | 3.8 | swordfish | 8.5 | dynamic forcing chains |
//! | 4.0 | hidden triplet | 9.0 | dynamic forcing chains with other rules, up to 11.0 and more |
//!
//! A direct rule is one after which a digit can be placed at once. The length of a chain adds tenths.
//!
//! # Invariants
//!
//! - The scale is defined by what the original does: which rules it tries in which order, which of several steps it takes, and what it
//!   counts. So nothing here is shared with `nonet-logic`, whose orders are its own. A family of rules is a file; the houses, subsets and
//!   peers are gone through in the orders of the module `houses`.
//! - The original adds up doubles, and of two chains whose ratings print alike the last bit decides. Here the compiler adds them up, and
//!   only their bits are compared, so the same puzzle has the same rating on every machine.
//! - `tests/data` has ratings and steps that the original itself printed, and the tests ask for each of them.
//!
//! # What bounds the work
//!
//! The rules below 6.5 look at a position once. Chains grow a tree from each candidate, of 1,458 nodes at most
//! (each candidate true or false). The nested engines from 9.5 on run chains within chains and may take minutes for the hardest puzzles; a
//! search asks `go_on` before each assumption, so that [`rate_while`] and [`Path::step`] can be stopped.

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
