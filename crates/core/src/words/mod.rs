//! What is said in the same words wherever it is said: numbers, lists, the names of cells, and what is known of a puzzle.

mod notation;
mod phrases;
mod status;

pub use notation::Notation;
pub use phrases::{capital, counted, digits_and, digits_or, listed, number_word, thousands};
pub use status::{status, why};
