//! Nonet: a Sudoku page that solves, rates, explains and helps while you play, wholly in the visitor's browser.
//!
//! The map of the house, in reading order. A module may name those above it that its line lists, and nothing below it;
//! `tests/tidy.rs` checks that.
//!
//! | module | what it is about | names |
//! |---|---|---|
//! | [`board`] | what a Sudoku is made of | |
//! | [`solver`] | exact search: how many solutions, which, and what is wrong | `board` |
//! | [`engine`] | human reasoning: steps with their evidence | `board`, `solver` |
//! | [`generator`] | makes puzzles from a seed and a recipe | `board`, `solver`, `engine` |
//! | [`formats`] | text in, text out | `board`, `engine` |
//! | [`game`] | what stands on the sheet, and its history | `board`, `solver`, `engine` |
//! | [`coach`] | help on the player's own position: hints, why not, review | `board`, `solver`, `engine`, `game` |
//! | [`text`] | every sentence that a reader reads | all of the above |
//! | `worker` | the long jobs, off the main thread | all of the above |
//! | `app` | the page | all of the above |
//!
//! Only `worker` and `app` know of the web; they are behind the default feature `page`.

pub mod board;
pub mod coach;
pub mod engine;
pub mod formats;
pub mod game;
pub mod generator;
pub mod solver;
pub mod text;

#[cfg(feature = "page")]
pub mod app;
#[cfg(feature = "page")]
pub mod worker;

#[cfg(all(target_arch = "wasm32", not(target_feature = "simd128")))]
compile_error!("on wasm32 this crate needs the target feature simd128, as .cargo/config.toml sets it");
