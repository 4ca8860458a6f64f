//! The report on an imported file: the rows that can't be read, and the games that were begun in another program.

use super::row_views;
use nonet_collection::Row;
use nonet_core::board::CellSet;
use nonet_protocol::{BegunGame, ImportReport};
use nonet_tutor::en::collection as en;
use nonet_words::solutions_left_out;

/// The number of errors that the report names.
const NAMED: usize = 3;

/// The report on the rows so far.
#[derive(Default)]
pub(super) struct Report {
    rows: u32,
    unreadable: usize,
    named: Vec<String>,
    only_full_boards: bool,
    /// The number of full boards that are no rows, since they solve a puzzle of the file.
    solutions_left_out: usize,
    begun: Vec<BegunGame>,
}

impl Report {
    /// Returns the report before the first row. `only_full_boards` says whether all boards of the file are full.
    pub(super) fn of(only_full_boards: bool) -> Report {
        Report { only_full_boards, ..Report::default() }
    }

    /// Adds to the number of full boards that are no rows, since they solve a puzzle of the file.
    pub(super) const fn take_solutions(&mut self, number: usize) {
        self.solutions_left_out += number;
    }

    /// Adds a row to the report. A game that was begun moves from the row into the report; the row keeps the game's puzzle.
    pub(super) fn take(&mut self, row: &mut Row) {
        self.rows += 1;
        match &mut row.reading {
            Err(_) => {
                self.unreadable += 1;
                if self.named.len() < NAMED {
                    self.named.push(row_views::error(row));
                }
            }
            Ok(reading) => {
                if let Some(game) = reading.game.take() {
                    self.begun.push(BegunGame::of(&game));
                    (reading.grid, reading.entered) = (reading.givens(), CellSet::EMPTY);
                }
            }
        }
    }

    /// Returns the complete report.
    pub(super) fn finish(self) -> ImportReport {
        let unreadable = (self.unreadable > 0).then(|| en::rows_left_out(self.unreadable, self.rows as usize, &self.named));
        let full = self.only_full_boards.then(|| en::ONLY_FULL_BOARDS.to_owned());
        let solutions = (self.solutions_left_out > 0).then(|| format!("{}.", solutions_left_out(self.solutions_left_out)));
        let notes: Vec<String> = full.into_iter().chain(unreadable).chain(solutions).collect();
        ImportReport { note: (!notes.is_empty()).then(|| notes.join(" ")), begun: self.begun, rows: self.rows }
    }
}
