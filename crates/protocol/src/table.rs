//! The table of a collection: its actions, its state and its view.

use super::{CollectionForm, OpenRow, Room};
use nonet_collection::{CollectionId, Column, Filter, FilterChange, Repeat, Run, Sort};
use nonet_core::board::Grid;
use nonet_techniques::Level;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// An action of the player at a table. Rows have their numbers in the file, from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TableAction {
    /// Sorts the rows by a column. If the rows are sorted by this column already, reverses the order.
    Sort(Column),
    /// Sorts the rows by this column in this direction.
    SortBy(Sort),
    /// Changes the filter.
    Filter(FilterChange),
    /// Moves the cursor.
    Move(CursorKey),
    /// Moves the cursor to a row, and announces the row's content.
    Press(u32),
    /// Picks a row, or unpicks it.
    Pick(u32),
    /// Picks the row of the cursor, or unpicks it, and announces the row's content.
    PickCurrent,
    /// Picks all rows that the filter shows. If all of them are picked, unpicks all.
    PickAll,
    /// Opens the puzzle of a row in a room.
    Open(u32, Room),
    /// Opens the puzzle of the cursor's row in a room.
    OpenCurrent(Room),
    /// Opens the next puzzle that the player has not solved.
    Next,
    /// Closes the collection: its bar over the rooms disappears.
    Leave,
    /// Starts, pauses or stops the judging of rows.
    Run(Run),
    /// Judges the rows by Sudoku Explainer's scale too.
    Explain,
    /// Makes a book of the picked rows, or of all rows that the filter shows if none is picked.
    Book,
    /// Writes the picked rows, or all rows that the filter shows if none is picked, as a file in this format.
    Write(CollectionForm),
}

/// A key that moves the cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it
pub enum CursorKey {
    Down,
    Up,
    PageDown,
    PageUp,
    Home,
    End,
}

/// A range of the rows that the filter shows, by their places: the index from the top of the table, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RowWindow {
    /// The place of the first row.
    pub first: u32,
    /// The number of rows.
    pub rows: u32,
}

/// The state of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TableState {
    /// The id of the collection.
    pub id: CollectionId,
    /// The numbers of the pieces that are not completely judged.
    pub left: Vec<u32>,
    /// The numbers of the pieces that are judged in part, each with the number of rows that are left.
    pub begun: Vec<(u32, u32)>,
    /// Whether the rows are judged by Sudoku Explainer's scale too.
    pub explainer: bool,
    /// The speed of judging. None if it is not known yet.
    pub pace: Option<Pace>,
    /// The order of the rows.
    pub sort: Sort,
    /// The filter.
    pub filter: Filter,
    /// The place of the cursor.
    pub cursor: u32,
    /// The number of times that the cursor was moved. If the number changes, the cursor's row is scrolled into sight.
    pub moves: u32,
    /// The picked rows.
    pub picked: Picks,
    /// The row that was opened last. None if no row was opened.
    pub here: Option<OpenRow>,
}

/// The speed of judging.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pace {
    /// The time at which the first piece of this visit was judged, in milliseconds since 1970.
    pub first: u64,
    /// The time at which the last piece was judged, in milliseconds since 1970.
    pub last: u64,
    /// The number of rows that were judged after `first`, until `last`.
    pub rows: u64,
}

/// A set of rows of a table, with one bit for each row, since a table may have a hundred thousand rows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Picks(Vec<u8>);

/// The view of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableView {
    /// The collection's name.
    pub name: Rc<str>,
    /// The names of the file's own columns.
    pub columns: Vec<String>,
    /// The progress of judging.
    pub progress: JudgingProgress,
    /// Whether the table offers to judge the rows by Sudoku Explainer's scale: the player has not asked for it yet, and some row
    /// can be read.
    pub can_explain: bool,
    /// The order of the rows.
    pub sort: Sort,
    /// The filter.
    pub filter: Filter,
    /// The numbers of rows.
    pub counts: RowCounts,
    /// The place of the cursor.
    pub cursor: u32,
    /// The places of the rows that are drawn: the rows in sight, and some above and below.
    pub drawn: RowWindow,
    /// The rows at these places.
    pub rows: Vec<Rc<RowView>>,
}

/// The progress of judging.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JudgingProgress {
    /// The number of rows that are judged.
    pub judged: u32,
    /// The number of all rows.
    pub rows: u32,
    /// Whether the rows are judged by Sudoku Explainer's scale too.
    pub explainer: bool,
    /// The speed of judging. None if judging does not go on, or the speed is not known yet.
    pub pace: Option<Pace>,
    /// Whether judging goes on. None if all rows are judged.
    pub run: Option<Run>,
}

/// The numbers of rows of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct RowCounts {
    /// The number of all rows.
    pub rows: u32,
    /// The number of rows that the filter shows.
    pub shown: u32,
    /// The number of picked rows.
    pub picked: u32,
    /// The number of rows with an error.
    pub bad: u32,
    /// The number of puzzles known to have no solution.
    pub without_solution: u32,
    /// The number of puzzles known to have several solutions.
    pub with_several: u32,
    /// The number of puzzles known to repeat that of an earlier row.
    pub repeated: u32,
}

/// The view of a row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RowView {
    /// The number of the row in the file, from 0.
    pub row: u32,
    /// Whether the row is picked.
    pub picked: bool,
    /// The puzzle. None if the row can't be read.
    pub puzzle: Option<RowPuzzle>,
    /// The fields of the file's own columns, with their names: `by Ada`.
    pub own: Vec<String>,
    /// The error of the row, with its line. Empty if there is none.
    pub error: String,
    /// The earlier row whose puzzle this row repeats. None if there is none, or the row is not judged yet.
    pub repeat: Option<Repeat>,
}

/// The puzzle of a row, with its assessment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RowPuzzle {
    /// The givens.
    pub givens: Grid,
    /// The number of solutions, counted up to [`COUNT_LIMIT`](nonet_core::solver::COUNT_LIMIT). None if it is not known yet.
    pub solutions: Option<u64>,
    /// The reason why the puzzle has no solution. Empty if it has one, or is not judged yet.
    pub why_none: String,
    /// The rating. None if the puzzle is not rated.
    pub rating: Option<RowRating>,
    /// The rating by Sudoku Explainer's scale in tenths, and whether we computed it. If not, it is the rating in the file. None
    /// if there is neither.
    pub explainer: Option<(u16, bool)>,
}

/// The rating of a row's puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RowRating {
    /// The level.
    pub level: Level,
    /// The score.
    pub score: u32,
    /// The title of the hardest technique. None if no step is needed.
    pub hardest: Option<String>,
}

impl Default for RowWindow {
    /// Returns the window that is assumed before the page has measured how many rows are in sight.
    fn default() -> RowWindow {
        RowWindow { first: 0, rows: 14 }
    }
}

impl RowWindow {
    /// Returns the window after the shortest move that brings this place into sight.
    #[must_use]
    pub const fn showing(self, place: u32) -> RowWindow {
        let first = if place < self.first {
            place
        } else if place >= self.end() {
            place + 1 - self.rows
        } else {
            self.first
        };
        RowWindow { first, ..self }
    }

    /// Returns the place after the last row.
    #[must_use]
    pub const fn end(self) -> u32 {
        self.first.saturating_add(self.rows)
    }
}

impl Picks {
    /// Returns the set of these rows, each of which must be named once.
    #[must_use]
    pub fn of(rows: &[u32]) -> Picks {
        let mut picks = Picks::default();
        rows.iter().for_each(|row| picks.flip(*row));
        picks
    }

    /// Returns whether the set has this row.
    #[must_use]
    pub fn contains(&self, row: u32) -> bool {
        self.0.get(row as usize / 8).is_some_and(|bits| bits >> (row % 8) & 1 == 1)
    }

    /// Adds a row, or removes it if the set has it.
    pub fn flip(&mut self, row: u32) {
        let place = row as usize / 8;
        self.0.resize(self.0.len().max(place + 1), 0);
        self.0[place] ^= 1 << (row % 8);
    }

    /// Returns the number of rows.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|bits| bits.count_ones()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_moves_no_further_than_it_must() {
        let window = RowWindow { first: 10, rows: 5 };
        for (place, first) in [(0, 0), (9, 9), (10, 10), (14, 10), (15, 11), (100, 96)] {
            assert_eq!(window.showing(place), RowWindow { first, rows: 5 }, "{place}");
        }
    }

    #[test]
    fn rows_are_picked_and_no_more() {
        let mut picks = Picks::of(&[3, 70_000]);
        assert_eq!([3, 70_000, 4].map(|row| picks.contains(row)), [true, true, false]);
        picks.flip(3);
        assert_eq!((picks.contains(3), picks.count()), (false, 1));
    }
}
