//! The Make room: puzzles to order, to be printed, and puzzles that are set by hand.

pub mod action;
mod book_pages;
pub mod by_hand;
mod form;
pub mod keeping;
mod leaf;
pub mod pages;
mod room;
mod set_panel;
mod set_room;
pub mod set_view;
pub mod state;
mod update;
pub mod view;
mod wishes;

pub use book_pages::{BookPages, BookPagesProps};
pub use room::make_room;
