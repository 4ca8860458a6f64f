//! Answers what the page asks: plain Rust, so tests ask without a browser. The program around it is in `main.rs`.

#![forbid(unsafe_code)]

mod answer;
mod collection;
mod host;
mod lessons;
mod library;
mod making;
mod paper;
mod play;
mod reading;
mod search;
mod sharing;
mod solve;
mod statistics;
mod writing;

pub use answer::{answer, answer_with};
pub use host::{Host, Memory, Record, Table};
