//! Everything that a reader reads: one module a language, and what sentences are made of.

pub mod en;
mod log;
mod notation;
mod prose;

pub use log::{LogEntry, log_csv, log_text};
pub use notation::Notation;
pub use prose::{About, Prose, Span};
