//! Everything that a reader reads: one module a language, and what sentences are made of.

pub mod en;
mod lesson;
mod log;
mod notation;
mod positions;
mod prose;

pub use lesson::Lesson;
pub use log::{LogEntry, log_csv, log_text};
pub use notation::Notation;
pub use positions::{position_in, positions};
pub use prose::{About, Prose, Span};
