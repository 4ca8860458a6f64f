//! The Make room: puzzles to order, to be printed.

pub mod action;
mod book;
mod room;
pub mod state;
pub mod view;

pub use room::make_room;
