//! The Make room: puzzles to order, to be printed.

mod book;
mod room;
pub mod state;
pub mod view;

pub use room::make_room;
