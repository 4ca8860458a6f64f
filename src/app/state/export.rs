//! The board and the log as text, for the clipboard or as a file.

use super::{Command, State};
use crate::app::{action::Export, view::Room};
use nonet_core::{
    board::joined,
    formats::{self, Form},
    words::Notation,
};
use nonet_protocol::Wording;

impl State {
    pub(super) fn copy(&mut self, export: Export) {
        let command = match export {
            Export::Link => Command::CopyLink(self.address().map(|address| address.to_string()).unwrap_or_default()),
            _ => Command::Copy(self.exported(export)),
        };
        self.run(command);
    }

    pub(super) fn say_copied(&mut self) {
        let link = matches!(self.command, Some((_, Command::CopyLink(_))));
        self.say(if link { "The link is copied: it opens this puzzle." } else { "Copied." }, Vec::new());
    }

    pub(super) fn download(&mut self, export: Export) {
        let (name, media) = match export {
            Export::Line | Export::Link => ("sudoku.txt", "text/plain"),
            Export::Grid => ("sudoku-grid.txt", "text/plain"),
            Export::Candidates => ("sudoku-candidates.txt", "text/plain"),
            Export::Csv => ("sudoku.csv", "text/csv"),
            Export::LogText => ("sudoku-steps.txt", "text/plain"),
            Export::LogCsv => ("sudoku-steps.csv", "text/csv"),
        };
        let text = self.exported(export);
        self.run(Command::Download { name, media, text });
    }

    fn exported(&self, export: Export) -> String {
        let grid = self.shown_grid();
        match export {
            Export::Line | Export::Link => format!("{}\n", formats::line(&grid)),
            Export::Grid => formats::printed_grid(&grid),
            Export::Candidates => formats::candidate_grid(&self.solve.position()),
            Export::Csv => match self.solve.form {
                Some(form @ Form::Csv { .. }) if self.room == Room::Solve => form.write(&grid),
                _ => formats::csv_grid(&grid),
            },
            Export::LogText => self.log_text(),
            Export::LogCsv => self.log_csv(),
        }
    }

    /// What is said of each step of the log, in the notation of files.
    fn wordings(&self) -> impl Iterator<Item = &Wording> {
        self.solve.log().iter().map(|logged| logged.told.wording.of(Notation::default()))
    }

    /// The log as text, a numbered line a step, in the form of the earlier programs: "action | consequences".
    fn log_text(&self) -> String {
        let line = |(i, Wording { action, consequences, .. }): (usize, &Wording)| {
            let bar = if consequences.is_empty() { "" } else { " | " };
            format!("{}. {action}{bar}{consequences}\n", i + 1)
        };
        joined(self.wordings().enumerate().map(line), "")
    }

    /// The log as CSV with the columns `action` and `consequences`, lines ending in CRLF as RFC 4180 has it.
    fn log_csv(&self) -> String {
        let row = |wording: &Wording| format!("{},{}\r\n", field(&wording.action), field(&wording.consequences));
        "action,consequences\r\n".to_owned() + &joined(self.wordings().map(row), "")
    }
}

/// A field of a CSV row, quoted where it must be.
fn field(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}
