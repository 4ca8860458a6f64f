//! The answers to the page's questions, in plain Rust, so that tests need no browser. The program around this library is
//! `main.rs`.

#![forbid(unsafe_code)]

mod answer;
mod collection;
mod drill;
mod facts;
mod host;
mod language;
mod lessons;
mod library;
mod making;
mod paper;
mod play;
mod reading;
mod search;
mod sharing;
mod solve;
mod writing;

pub use answer::{answer, answer_with};
pub use collection::words::{file_fault, storage_fault};
pub use host::{Host, Memory, Record, Table};
pub use language::messages;
