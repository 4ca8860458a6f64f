//! Files of thousands of puzzles: read as a stream, judged row by row, sorted and filtered, and written again.
//!
//! A [`Source`] reads a text of any form and gives its [`Row`]s, one after the other: a bad one stays in its place, with its error. An
//! [`AnalysisRequest`] says what is to be found out of a row, and gives a [`Assessment`]. [`Facts`] are the few bytes of a row by which many are
//! [arranged]. [`CsvWriter`] writes CSV with the file's own columns; [`backup`] all that is known of a
//! collection, as text.

#![forbid(unsafe_code)]

mod arrange;
pub mod backup;
mod csv_writer;
mod earlier;
mod facts;
mod judge;
mod kept;
mod repeats;
mod row;
mod source;

pub use arrange::{arranged, ranks};
pub use csv_writer::{CsvWriter, counted, csv_line};
pub use facts::{Facts, fingerprint};
pub use judge::{AnalysisRequest, Assessment, Rating};
pub use kept::{
    DAMAGED_ROW, collection_of, collection_text, damaged_row, facts_of, judged_of, judged_piece, piece, rows_of,
    unknown_collection,
};
pub use repeats::{Firsts, repeats};
pub use row::Row;
pub use source::Source;
