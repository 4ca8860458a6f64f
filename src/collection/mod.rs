//! Files of many puzzles: a table of one, or the list of those that are kept. The worker keeps them and says as markup what is shown; here
//! is told what is done there, and what stood when it was done.

pub mod action;
mod columns;
mod dialog;
mod import_bar;
pub mod imports;
pub mod state;

pub use columns::PuzzleColumns;
pub use dialog::{collection, collection_bar};
pub use import_bar::ImportBar;
