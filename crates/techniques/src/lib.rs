//! The techniques by which a person solves a Sudoku, as data: their names, levels, scores and families, the hint order and the
//! rating order, and the effect of a step on a position.
//!
//! - [`Technique`] is one technique, and [`TechniqueSet`] a set of them.
//! - [`Options`] says which techniques a search for steps may use.
//! - [`Tenths`] is a rating on the scale of Sudoku Explainer.
//! - [`Effect`] is what a step does to a position: it places candidates, or eliminates them.
//! - [`Node`] and [`Link`] are what a chain is drawn with, and [`Role`] says what a cell, candidate or house is to a step.
//!
//! The crate `nonet-logic` finds steps of these techniques. A program that only shows steps needs this crate alone.
//!
//! ```
//! use nonet_techniques::{Level, Technique};
//!
//! let technique: Technique = "x_wing".parse()?;
//! assert_eq!((technique.title(), technique.level(), technique.score()), ("X-wing", Level::Hard, Some(140)));
//! # Ok::<(), nonet_techniques::ParseTechniqueError>(())
//! ```
//!
//! The crate needs `alloc` and not the standard library.
//!
//! # Features
//!
//! - `serde`: `Serialize` and `Deserialize` for techniques, their sets, options, effects, nodes, links and roles.

#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

mod chain;
mod effect;
mod family;
mod level;
mod options;
mod order;
mod own_profiles;
mod profile;
mod role;
mod set;
mod table;
mod technique;
mod tenths;

pub use chain::{Link, Node};
pub use effect::{Effect, NoCandidates, NonEmptyCandidates};
pub use family::Family;
pub use level::{Level, ParseLevelError};
pub use options::Options;
pub use order::RATING_ORDER;
pub use own_profiles::{OwnProfiles, ProfileName};
pub use profile::Profile;
pub use role::Role;
pub use set::{TechniqueSet, Techniques};
pub use technique::{ParseTechniqueError, Technique};
pub use tenths::{ParseTenthsError, Tenths};

#[cfg(doctest)] // the example in it runs too
#[doc = include_str!("../README.md")]
struct ReadMe;
