//! The board and the log as text, for the clipboard or as a file.

use super::{Errand, State};
use crate::app::{action::Export, view::Room};
use nonet_core::{
    formats::{self, Form},
    words::Notation,
};
use nonet_tutor as text;

impl State {
    pub(super) fn copy(&mut self, export: Export) {
        let errand = match export {
            Export::Link => Errand::CopyLink(self.address().map(|address| address.to_string()).unwrap_or_default()),
            _ => Errand::Copy(self.exported(export)),
        };
        self.run(errand);
    }

    pub(super) fn say_copied(&mut self) {
        let link = matches!(self.errand, Some((_, Errand::CopyLink(_))));
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
        self.run(Errand::Download { name, media, text });
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
            Export::LogText => text::log_text(&self.log(), Notation::default()),
            Export::LogCsv => text::log_csv(&self.log(), Notation::default()),
        }
    }

    fn log(&self) -> Vec<text::LogEntry> {
        self.solve.log().iter().map(|taken| (taken.step.clone(), taken.reaction.clone())).collect()
    }
}
