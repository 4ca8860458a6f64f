//! The sentences about a text that was read, or that could not be: its form, remarks, errors. `nonet-formats` finds these out and tells
//! them by kinds and values, and `nonet-collection` those of the rows of a file; here they become sentences of a language.

mod error;
mod file;
mod form;
mod link;
mod remark;
mod row;
mod rule;

pub use error::read_error;
pub use file::file_kind;
pub use form::{description, fillers, form};
pub use link::nonet_link_error;
pub use remark::remark;
pub use row::row_error;

use nonet_formats::ShownSign;
use nonet_words::{Messages, Speech};

/// A sign of a text: `'?'`, `U+200B`, `blank`, `nothing`.
fn sign(sign: &ShownSign, messages: &Messages) -> String {
    match sign {
        ShownSign::Quoted(text) => messages.sign_quoted(text),
        ShownSign::Code(_) => sign.to_string(),
        ShownSign::Blank => messages.reading_blank(),
        ShownSign::Nothing => messages.reading_nothing(),
    }
}

/// A number of cells: `8 cells`.
fn cells(number: usize, speech: Speech<'_>) -> String {
    speech.messages.reading_cells(number, speech.number(number as u64))
}
