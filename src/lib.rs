//! Nonet: a Sudoku page that solves, rates, explains and helps while you play, wholly in the visitor's browser.
//!
//! Here are the page and its worker: of all packages this one alone knows of the web. What they stand on lies in `crates/`.

pub mod app;
pub mod worker;
