//! The report on an imported file: the rows that can't be read, and the games that were begun in another program.

use super::row_views;
use super::words;
use crate::language::{messages, number, speech};
use nonet_collection::Row;
use nonet_core::board::CellSet;
use nonet_formats::{Reading, Remark};
use nonet_protocol::{BegunGame, ImportReport};
use nonet_tutor::reading::{fillers, remark};

/// The number of errors, and of ways in which rows were read, that the report names.
const NAMED: usize = 3;

/// The report on the rows so far.
#[derive(Default)]
pub(super) struct Report {
    rows: u32,
    unreadable: usize,
    named: Vec<String>,
    /// The remarks on how rows were read that are told, each with its number of rows.
    ways: Vec<(String, usize)>,
    /// The number of times that another remark was due, which is counted only.
    other_ways: usize,
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
                ways_of(reading).for_each(|way| self.count(way));
                if let Some(game) = reading.game.take() {
                    self.begun.push(BegunGame::of(&game));
                    (reading.grid, reading.entered) = (reading.givens(), CellSet::EMPTY);
                }
            }
        }
    }

    /// Counts a row that was read in this way.
    fn count(&mut self, way: String) {
        if let Some((_, rows)) = self.ways.iter_mut().find(|(known, _)| *known == way) {
            *rows += 1;
        } else if self.ways.len() < NAMED {
            self.ways.push((way, 1));
        } else {
            self.other_ways += 1;
        }
    }

    /// Returns the complete report.
    pub(super) fn finish(self) -> ImportReport {
        let unreadable = (self.unreadable > 0).then(|| words::rows_left_out(self.unreadable, self.rows as usize, &self.named));
        let full = self.only_full_boards.then(|| messages().list_only_full_boards());
        let solutions = (self.solutions_left_out > 0)
            .then(|| messages().list_solutions_left_out(self.solutions_left_out, number(self.solutions_left_out)));
        let ways = (!self.ways.is_empty()).then(|| words::ways_of_reading(&self.ways, self.other_ways));
        let notes: Vec<String> = full.into_iter().chain(unreadable).chain(ways).chain(solutions).collect();
        ImportReport { note: (!notes.is_empty()).then(|| notes.join(" ")), begun: self.begun, rows: self.rows }
    }
}

/// Returns what is to be said of how a row was read. Solutions are counted for the whole file.
fn ways_of(reading: &Reading) -> impl Iterator<Item = String> {
    let fillers = fillers(reading.form.fillers().unusual(), messages());
    let remarks = reading.remarks.iter().filter(|remark| !matches!(remark, Remark::Solutions(_)));
    fillers.into_iter().chain(remarks.map(|it| remark(it, speech())))
}
