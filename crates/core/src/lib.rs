//! The exact core of a Sudoku program.
//!
//! - [`board`]: what a Sudoku is made of, digits, cells, houses, candidates, and their sets.
//! - [`solver`]: exact search: how many solutions there are, which, and what is wrong where there is none or more than one.
//!
//! ```
//! use nonet_core::{board::Grid, solver};
//!
//! let puzzle: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
//! let solver::Solutions::One(solution) = solver::solve(&puzzle) else { panic!("it has one solution") };
//! assert_eq!(solution.to_string(), "143986257679425381285731694962354178357618942418279563821567439796143825534892716");
//!
//! // Another has more than one.
//! let open: Grid = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse()?;
//! assert_eq!(solver::count(&open, 100), 32);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The same input gives the same answer on every machine: no floats, no clock, no randomness. Nothing here panics, whatever the
//! input. The solver works on 128-bit lanes where the machine has them; on wasm32 these are the target feature `simd128`.
//!
//! # Features
//!
//! - `std`, on by default: the solver asks at run time whether the processor has AVX2. Without it the crate needs `alloc` alone.
//! - `rand`: `solver::random_solution` draws a solution with a generator of random numbers of the crates `rand_core` and `rand`.
//! - `serde`: the types of [`board`] that have one plain form have `Serialize` and `Deserialize`, and the typo doctor's
//!   suggestions too. In text formats such as JSON, digits, cells, houses, candidates and sets of digits are written as they are
//!   printed, `"7r4c5"`; the other sets, and all of them in binary formats, are numbers.
//!
//! Every form of text in which people keep a Sudoku is the business of the crate `nonet-formats`.

#![cfg_attr(not(any(feature = "std", test)), no_std)]

extern crate alloc;

pub mod board;
pub mod solver;

#[cfg(doctest)] // the example in it runs too
#[doc = include_str!("../README.md")]
struct ReadMe;
