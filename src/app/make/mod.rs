//! The Make room: puzzles to order, to be printed.

mod book;
mod room;

pub use room::make_room;
