//! The way in which a person solves a Sudoku: steps, each with the evidence that proves it, paths of steps, and ratings.
//!
//! # Rate a puzzle
//!
//! ```
//! use nonet_core::board::{Candidates, Grid};
//! use nonet_logic::{Level, Options, rate};
//!
//! let puzzle: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
//! let rating = rate(&Candidates::new(&puzzle), &Options::UNIQUE).ok_or("the puzzle has not exactly one solution")?;
//! assert_eq!((rating.level, rating.score), (Level::Hard, 780)); // as HoDoKu rates
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Give a player a hint
//!
//! ```
//! use nonet_core::board::{CandidateSet, Digit, Grid};
//! use nonet_logic::hint;
//!
//! let givens: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
//! let entered = Grid::EMPTY.with("r5c1".parse()?, Some(Digit::D3));
//! match hint(&givens, &entered, &CandidateSet::EMPTY) {
//!     Ok(Some(step)) => println!("{} places or eliminates {}", step.technique.title(), step.effect),
//!     Ok(None) => println!("there is nothing left to do"),
//!     Err(mistake) => println!("{mistake}"),
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Find the steps of a position
//!
//! ```
//! use nonet_core::board::{Candidates, Grid};
//! use nonet_logic::{Options, next_step};
//!
//! let puzzle: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
//! let mut position = Candidates::new(&puzzle);
//! let step = next_step(&position, &Options::UNIQUE).ok_or("no technique finds a step")?;
//! assert_eq!(step.to_string(), "hidden_single: only place b4 => r5c1=3");
//! step.apply(&mut position);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What else there is
//!
//! - A search for steps takes a position, [`Candidates`](nonet_core::board::Candidates), and the [`Options`], which say which
//!   techniques it may use. [`Options::UNIQUE`] is for puzzles with one solution.
//! - [`next_step`] finds what a person would see next, [`all_steps`] all steps, [`steps_of`] those of one [`Technique`], and
//!   [`refute`] the trial of one candidate. [`solve_path`] goes all the way. [`found_steps`] keeps every way to a conclusion, and
//!   [`step_rows`] puts the ways in order.
//! - A [`Step`] has an [`Effect`], the candidates that it places or eliminates, and [`Evidence`], the pattern that proves it: a
//!   fish, a chain, a unique rectangle. The types of [`evidence`] say what each pattern is, many with a drawing. Sentences
//!   (`nonet-tutor`) and colours are made of them elsewhere.
//! - [`check`](check()) proves a step from its evidence, with no code of the finders.
//! - [`Consequences`] say what follows if a candidate is true, or false, and [`structure::linked`] how two candidates are linked.
//! - [`structure`] judges what a person wrote, a chain, a fish, truths and links: what it proves, and where it breaks.
//! - [`Contradiction::find`] says why a position has no solution, as far as one look shows it.
//! - [`search_log`](search_log()) is a plain search by singles and guesses, told guess by guess.
//!
//! The same position gives the same steps on every machine: no clock, no floats, and limits that count attempts. A technique is
//! found by one file of `techniques`. The rating of Sudoku Explainer is a crate of its own, `nonet-se`.
//!
//! The crate needs `alloc` and not the standard library.
//!
//! # Features
//!
//! - `serde`: `Serialize` and `Deserialize` for [`Step`], [`Evidence`] and all that it holds, and [`Rating`]. In text formats
//!   techniques are names, and digits, cells, houses and candidates are texts, as they are printed; sets of cells, houses and candidates
//!   are the numbers that `nonet-core` has for them.
//!
//! # Notation
//!
//! A cell is written `r4c5`, a candidate `7r4c5`, a set of houses `r25c3b1`, a placement `r4c5=7` and an elimination `r4c5<>7`.

#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

mod bits;
mod check;
mod consequences;
mod contradiction;
pub mod evidence;
mod exhaust;
mod hint;
mod options;
mod path;
mod queues;
mod rating;
mod search_log;
mod sink;
mod step;
mod step_rows;
pub mod structure;
mod techniques;

pub use check::{Unproved, check};
pub use consequences::{Consequences, ConsequencesEnd};
pub use contradiction::Contradiction;
pub use evidence::Evidence;
pub use hint::{Mistake, hint};
pub use nonet_techniques::{Effect, Family, Level, Link, Node, Options, ParseTechniqueError, Technique, TechniqueSet};
pub use path::{
    Order, Outcome, Path, all_steps, all_steps_while, found_steps, next_step, refute, solve_path, solve_path_while, steps_of,
};
pub use rating::{Rating, max_score, rate};
pub use search_log::{Event, Limits, SearchLog, search_log};
pub use step::{ForcedSingles, Step};
pub use step_rows::{StepRow, Ways, step_rows};

#[cfg(doctest)] // the example in it runs too
#[doc = include_str!("../README.md")]
struct ReadMe;
