//! The Make room: puzzles to order, to be printed, and puzzles that are set by hand.

pub mod action;
mod book;
pub mod by_hand;
mod room;
mod set_panel;
mod set_room;
pub mod set_view;
pub mod state;
pub mod view;

pub use room::make_room;
