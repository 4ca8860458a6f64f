//! Files of thousands of puzzles: read as a stream, sorted and filtered by what was found of each row, kept, and written again.
//!
//! A [`Source`] reads a text of any form and gives its [`Row`]s, one after the other: a bad one stays in its place, with its error. An
//! [`AnalysisRequest`] says what is to be found out of a row, and an [`Assessment`] what was found; `nonet-assess` finds it. [`Facts`] are the
//! few bytes of a row by which many are [arranged], as a [`Sort`] and a [`Filter`] say. [`CsvWriter`] writes CSV with the file's own columns; [`backup`] all that is known of a
//! collection, as text.

#![forbid(unsafe_code)]

mod arrange;
mod assessment;
pub mod backup;
mod collection;
mod csv_writer;
mod earlier;
mod facts;
mod filter;
mod kept;
mod repeats;
mod row;
mod sort;
mod source;

pub use arrange::{arranged, ranks};
pub use assessment::{AnalysisRequest, Assessment, Rating};
pub use collection::{Collection, CollectionId, Condition, PIECE, Run, is_time};
pub use csv_writer::{CsvWriter, counted, csv_line};
pub use facts::{Facts, fingerprint};
pub use filter::{Filter, FilterChange, Finding};
pub use kept::{
    collection_of, collection_text, damaged_row, facts_of, judged_of, judged_piece, piece, rows_of, unknown_collection,
};
pub use repeats::{Firsts, Repeat, repeats};
pub use row::{Row, RowError, RowFault};
pub use sort::{Column, Sort};
pub use source::Source;
