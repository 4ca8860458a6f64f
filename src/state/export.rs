//! The board and the log as text, for the clipboard or as a file.

use super::{Command, State};
use crate::{
    action::Export,
    text::log::{log_csv, log_text},
    view::Room,
};
use nonet_core::{
    board::{Candidates, Grid},
    formats::{self, Address, Form},
    words::Notation,
};
use nonet_protocol::Wording;

impl State {
    pub(crate) fn copy(&mut self, export: Export) {
        let command = match export {
            Export::Link => Command::CopyLink(self.puzzle_address().to_string()),
            _ => Command::Copy(self.exported(export)),
        };
        self.run(command);
    }

    pub(crate) fn say_copied(&mut self) {
        let link = matches!(self.command, Some((_, Command::CopyLink(_))));
        let shared = matches!(self.command, Some((_, Command::Share { .. })));
        let words = match (link, shared) {
            (true, _) => "The link is copied: it opens this puzzle.",
            (_, true) => "Copied, with a link to the puzzle.",
            _ => "Copied.",
        };
        self.say(words, Vec::new());
    }

    pub(crate) fn download(&mut self, export: Export) {
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
        let (grid, position) = if self.givens_only {
            let givens = self.givens();
            (givens, Candidates::new(&givens))
        } else {
            (self.shown_grid(), self.position())
        };
        match export {
            Export::Line | Export::Link => format!("{}\n", formats::line(&grid)),
            Export::Grid => formats::printed_grid(&grid),
            Export::Candidates => formats::candidate_grid(&position),
            Export::Csv => match self.solve.form {
                Some(form @ Form::Csv { .. }) if self.room == Room::Solve => form.write(&grid),
                _ => formats::csv_grid(&grid),
            },
            Export::LogText => log_text(self.wordings()),
            Export::LogCsv => log_csv(self.wordings()),
        }
    }

    /// The address of the puzzle that the room's board shows.
    fn puzzle_address(&self) -> Address {
        if self.is_setting() { Address::Puzzle(*self.setter.grid()) } else { self.address() }
    }

    /// The givens of the room's board; those of a board of which none is given are all digits that stand.
    fn givens(&self) -> Grid {
        match self.puzzle_address() {
            Address::Puzzle(givens) | Address::Game(givens) => givens,
            _ => Grid::EMPTY,
        }
    }

    /// What the room's board shows, with what its cells may hold.
    fn position(&self) -> Candidates {
        match self.room {
            Room::Play => self.play.game.position(),
            Room::Make => Candidates::new(self.setter.grid()),
            Room::Solve => match self.solve.shown_solution() {
                Some(solution) => Candidates::new(solution),
                None => self.solve.shown_sheet().position(),
            },
        }
    }

    /// What is said of each step of the log, in the notation of files.
    fn wordings(&self) -> impl Iterator<Item = &Wording> {
        self.solve.log().iter().map(|logged| logged.told.wording.of(Notation::default()))
    }
}
