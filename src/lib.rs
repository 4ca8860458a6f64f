//! Nonet: a Sudoku page that solves, rates, explains and helps while you play, wholly in the visitor's browser.
//!
//! Here is the page: state that changes in one pure place, what is to be drawn of it (`view` says it, and draws nothing), and
//! components, a folder for each room. What takes reasoning it asks of its worker, the program in `crates/worker`; what both stand on
//! lies in `crates/` too.

pub mod action;
pub mod app;
pub mod board;
pub mod browser;
pub mod controls;
pub mod learn;
pub mod library;
pub mod make;
pub mod play;
pub mod session;
pub mod shell;
pub mod solve;
pub mod text;
