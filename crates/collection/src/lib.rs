//! Files of thousands of puzzles: read as a stream, judged row by row, and written again.
//!
//! A [`Source`] reads a text of any form and gives its [`Row`]s, one after the other: a bad one stays in its place, with its error. An
//! [`Order`] says what is to be found out of a row, and gives a [`Judged`]. [`Sheet`] writes CSV with the file's own columns.

#![forbid(unsafe_code)]

mod judge;
mod lines;
mod row;
mod sheet;
mod source;
mod text;

pub use judge::{Judged, Order};
pub use row::Row;
pub use sheet::Sheet;
pub use source::Source;
pub use text::Fill;
