//! The exact core of a Sudoku program.
//!
//! - [`board`]: what a Sudoku is made of, digits, cells, houses, candidates, and their sets.
//! - [`solver`]: exact search: how many solutions there are, which, and what is wrong where there is none or more than one.
//! - [`words`]: what is known of a puzzle, in a few words of English.
//!
//! ```
//! use nonet_core::{board::Grid, solver, words};
//!
//! let puzzle: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
//! let solver::Solutions::One(solution) = solver::solve(&puzzle) else { panic!("it has one solution") };
//! assert_eq!(solution.to_string(), "143986257679425381285731694962354178357618942418279563821567439796143825534892716");
//!
//! // Another has more than one, and so it is told.
//! let open = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse()?;
//! let verdict = solver::verdict(&open, &open);
//! assert_eq!(words::status(&open, &open, &verdict, words::Notation::RowColumn), "32 solutions");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The same input gives the same answer on every machine: no floats, no clock, no randomness. Nothing here panics, whatever the
//! input. The solver works on 128-bit lanes; on wasm32 it needs the target feature `simd128`.
//!
//! The feature `serde` gives the types of [`board`] that have one plain form `Serialize` and `Deserialize`, and levels, roles and the
//! typo doctor's suggestions too. Every form of text in which people keep a Sudoku is the business of the crate `nonet-formats`.

pub mod board;
mod level;
mod role;
pub mod solver;
pub mod words;

pub use level::Level;
pub use role::Role;

#[cfg(all(target_arch = "wasm32", not(target_feature = "simd128")))]
compile_error!("on wasm32 this crate needs the target feature simd128: RUSTFLAGS=\"-C target-feature=+simd128\"");

#[cfg(doctest)] // the example in it runs too
#[doc = include_str!("../README.md")]
struct ReadMe;
