//! The log of steps as text and as CSV, in the form of the earlier programs: "action | consequences".

use super::en;
use nonet_core::{board::joined, words::Notation};
use nonet_logic::{Reaction, Step};

/// A step that was taken, and what followed at once.
pub type LogEntry = (Step, Reaction);

/// The log as text, a numbered line a step.
#[must_use]
pub fn log_text(log: &[LogEntry], notation: Notation) -> String {
    let line = |(i, (step, reaction)): (usize, &LogEntry)| format!("{}. {}\n", i + 1, en::line(step, reaction, notation));
    joined(log.iter().enumerate().map(line), "")
}

/// The log as CSV with the columns `action` and `consequences`, lines ending in CRLF as RFC 4180 has it.
#[must_use]
pub fn log_csv(log: &[LogEntry], notation: Notation) -> String {
    let row = |(step, reaction): &LogEntry| {
        format!("{},{}\r\n", field(&en::action(step, notation)), field(&en::consequences(reaction, notation)))
    };
    "action,consequences\r\n".to_owned() + &joined(log.iter().map(row), "")
}

/// A field of a CSV row, quoted where it must be.
fn field(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}
