//! The techniques by which a person solves a Sudoku, as data: their names, levels, scores and families, the hint order and the
//! rating order, and the effect of a step on a position.
//!
//! `nonet-logic` finds steps of these techniques. A program that only shows steps needs this package alone.
//!
//! ```
//! use nonet_techniques::{Level, Technique};
//! let technique: Technique = "x_wing".parse()?;
//! assert_eq!((technique.title(), technique.level(), technique.score()), ("X-wing", Level::Hard, Some(140)));
//! # Ok::<(), nonet_techniques::UnknownTechnique>(())
//! ```

#![forbid(unsafe_code)]

mod chain;
mod effect;
mod options;
mod order;
mod phase;
mod role;
mod set;
mod table;
mod technique;

pub use chain::{Link, Node};
pub use effect::{Effect, NoCandidates, NonEmptyCandidates};
pub use nonet_core::Level;
pub use options::Options;
pub use order::RATING_ORDER;
pub use phase::Phase;
pub use role::Role;
pub use set::{TechniqueSet, Techniques};
pub use technique::{Technique, UnknownTechnique};
