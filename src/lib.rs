//! Nonet: a Sudoku page that solves, rates, explains and helps while you play, wholly in the visitor's browser.
//!
//! Here is the page. What takes reasoning it asks of its worker, the program in `crates/worker`; what both stand on lies in
//! `crates/` too.

pub mod app;
