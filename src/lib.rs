//! Nonet: a Sudoku page that solves, rates, explains and helps while you play, wholly in the visitor's browser.
//!
//! This crate is the page. Its state changes in one pure place (`app::state`), the `view` modules turn the state into plain
//! values, and the components, with a folder for each room, draw those values. A question that takes reasoning goes to the
//! worker, the program in `crates/worker`. The crates that page and worker share are in `crates/`.

pub mod action;
pub mod analysis;
pub mod app;
pub mod board;
pub mod browser;
pub mod controls;
pub mod generator;
pub mod learn;
pub mod library;
pub mod make;
pub mod photo;
pub mod play;
pub mod record;
pub mod room;
pub mod session;
pub mod shell;
pub mod solve;
pub mod statistics;
pub mod text;
