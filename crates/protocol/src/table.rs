//! The table of a collection: what can be done at it, its state, and what is drawn of it.

use super::{CollectionForm, CollectionId, OpenRow, Run, TechniqueId};
use nonet_core::{Level, board::Grid};
use nonet_formats::Room;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// Something that is done at a table. Rows go by their numbers in the file, from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TableAction {
    /// Sorts by a column; once more, the other way round.
    Sort(Column),
    /// Sorts so.
    SortBy(Sort),
    /// Changes which rows are shown.
    Filter(FilterChange),
    /// Moves the cursor.
    Move(CursorKey),
    /// Moves the cursor to a row, and says what is in it.
    Press(u32),
    /// Picks a row, or no more.
    Pick(u32),
    /// Picks the row of the cursor, or no more, and says what is in it.
    PickCurrent,
    /// Picks all rows that are shown, or none.
    PickAll,
    /// Opens the puzzle of a row in a room.
    Open(u32, Room),
    /// Opens the puzzle of the cursor's row in a room.
    OpenCurrent(Room),
    /// Opens the next puzzle that is not solved.
    Next,
    /// Leaves the collection: nothing of it stands over a room any more.
    Leave,
    /// Judges its rows, pauses that, or stops it.
    Run(Run),
    /// Judges its rows by Sudoku Explainer's scale too.
    Explain,
    /// Makes a book of the rows that are picked, or of all that are shown.
    Book,
    /// Writes these rows as a file.
    Write(CollectionForm),
}

/// A change of which rows are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FilterChange {
    /// Those of this level, or of all.
    Level(Option<Level>),
    /// Those whose path takes this technique, or any.
    Technique(Option<TechniqueId>),
    /// Those with so many givens at most, or any number.
    Givens(Option<u8>),
    /// Those of which this was found, or anything.
    Finding(Option<Finding>),
    /// Only those that are not solved yet, or all.
    Unsolved(bool),
}

/// A key that moves the cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)] // they say it themselves
pub enum CursorKey {
    Down,
    Up,
    PageDown,
    PageUp,
    Home,
    End,
}

/// What rows are sorted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sort {
    /// The column.
    pub by: Column,
    /// Whether what is most comes first.
    pub down: bool,
}

/// A column that rows are sorted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)] // they say it themselves
pub enum Column {
    #[default]
    Place,
    Givens,
    Solutions,
    Level,
    Score,
    Hardest,
    Explainer,
    /// The file's own column with this number, from 0.
    Own(u16),
}

/// Which rows are shown: those of which all of this is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Filter {
    /// Of this level.
    pub level: Option<Level>,
    /// Their path takes this technique.
    pub technique: Option<TechniqueId>,
    /// They have so many givens at most.
    pub givens: Option<u8>,
    /// This was found of them.
    pub finding: Option<Finding>,
    /// They are not solved yet.
    pub unsolved: bool,
}

/// What was found of a row, by which rows are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Finding {
    /// It is anything but a puzzle with one solution, or the file gives a wrong one.
    Problem,
    /// It can't be read.
    Unreadable,
    /// The solution that the file gives is none of its puzzle.
    WrongSolution,
    /// It has no solution.
    NoSolution,
    /// It has several solutions.
    SeveralSolutions,
    /// It has one solution.
    OneSolution,
}

/// Rows that are in sight, or drawn, by their places: how they are counted from the top of the table, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RowWindow {
    /// The place of the first.
    pub first: u32,
    /// How many they are.
    pub rows: u32,
}

/// The state of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableState {
    /// The collection.
    pub id: CollectionId,
    /// The pieces that are still to be judged.
    pub left: Vec<u32>,
    /// Those of them that are begun, and how many of their rows are left.
    pub begun: Vec<(u32, u32)>,
    /// Whether they are judged by Sudoku Explainer's scale too.
    pub explainer: bool,
    /// How fast they are judged, once that is known.
    pub pace: Option<Pace>,
    /// What rows are sorted by.
    pub sort: Sort,
    /// Which rows are shown.
    pub filter: Filter,
    /// The place of the cursor.
    pub cursor: u32,
    /// How often the cursor was moved: with another number its row is to come into sight.
    pub moves: u32,
    /// The rows that are picked.
    pub picked: Picks,
    /// The row that was opened last.
    pub here: Option<OpenRow>,
}

/// How fast rows are judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pace {
    /// When the first piece of this visit was judged, in milliseconds of the browser's clock.
    pub first: u64,
    /// When the last was.
    pub last: u64,
    /// How many rows were judged between.
    pub rows: u64,
}

/// Some rows of a table: a bit each, since all of a hundred thousand may be picked.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Picks(Vec<u8>);

/// A table as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableView {
    /// The collection's name.
    pub name: Rc<str>,
    /// The names of the file's own columns.
    pub columns: Vec<String>,
    /// How far judging is.
    pub progress: JudgingProgress,
    /// Whether its rows can be judged by Sudoku Explainer's scale, which was not asked for yet.
    pub can_explain: bool,
    /// What rows are sorted by.
    pub sort: Sort,
    /// Which rows are shown.
    pub filter: Filter,
    /// How many rows there are.
    pub counts: RowCounts,
    /// The place of the cursor.
    pub cursor: u32,
    /// How often the cursor was moved.
    pub moves: u32,
    /// The places of the rows that are drawn: those in sight, and some above and below.
    pub drawn: RowWindow,
    /// The rows at these places.
    pub rows: Vec<Rc<RowView>>,
}

/// How far judging is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JudgingProgress {
    /// How many rows are judged.
    pub judged: u32,
    /// How many there are.
    pub rows: u32,
    /// Whether by Sudoku Explainer's scale too.
    pub explainer: bool,
    /// How fast it goes, while it goes on.
    pub pace: Option<Pace>,
    /// Whether it goes on; none where all rows are judged.
    pub run: Option<Run>,
}

/// How many rows there are of each sort.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct RowCounts {
    /// All.
    pub rows: u32,
    /// Those that the filter leaves.
    pub shown: u32,
    /// Those that are picked.
    pub picked: u32,
    /// Those with errors.
    pub bad: u32,
    /// The puzzles without a solution, as far as that is known.
    pub without_solution: u32,
    /// The puzzles with several, as far as that is known.
    pub with_several: u32,
}

/// A row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RowView {
    /// Its number in the file, from 0.
    pub row: u32,
    /// Whether it is picked.
    pub picked: bool,
    /// Its puzzle; none where nothing could be read.
    pub puzzle: Option<RowPuzzle>,
    /// What the file says in its own columns: `by Ada`.
    pub own: Vec<String>,
    /// The error in it, with its line; empty where there is none.
    pub error: String,
}

/// The puzzle of a row, with what was found out of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RowPuzzle {
    /// Its givens.
    pub givens: Grid,
    /// How many solutions it has, once that is known: 2 stands for 2 or more.
    pub solutions: Option<u64>,
    /// Why it has none; empty where it has, or nobody has looked.
    pub why_none: String,
    /// How difficult it is, once that is known.
    pub rating: Option<RowRating>,
    /// Its rating by Sudoku Explainer's scale, in tenths, and whether that is ours and not the file's.
    pub explainer: Option<(u16, bool)>,
}

/// How difficult a puzzle is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RowRating {
    /// Its level.
    pub level: Level,
    /// Its score.
    pub score: u32,
    /// The title of its hardest step; none where it takes none.
    pub hardest: Option<String>,
}

impl Finding {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Finding; 6] = [
        Finding::Problem,
        Finding::Unreadable,
        Finding::WrongSolution,
        Finding::NoSolution,
        Finding::SeveralSolutions,
        Finding::OneSolution,
    ];
}

impl Column {
    /// The columns that every table has, in their order.
    pub const ALL: [Column; 7] =
        [Column::Place, Column::Givens, Column::Solutions, Column::Level, Column::Score, Column::Hardest, Column::Explainer];
}

impl Filter {
    /// The filter after a change.
    #[must_use]
    pub const fn changed(mut self, change: FilterChange) -> Filter {
        match change {
            FilterChange::Level(level) => self.level = level,
            FilterChange::Technique(technique) => self.technique = technique,
            FilterChange::Givens(givens) => self.givens = givens,
            FilterChange::Finding(finding) => self.finding = finding,
            FilterChange::Unsolved(unsolved) => self.unsolved = unsolved,
        }
        self
    }
}

impl RowWindow {
    /// As many rows as are in sight before it is known how many.
    pub const TYPICAL: RowWindow = RowWindow { first: 0, rows: 14 };

    /// The window moved no further than it takes to show this place.
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

    /// The place behind the last.
    #[must_use]
    pub const fn end(self) -> u32 {
        self.first.saturating_add(self.rows)
    }
}

impl Picks {
    /// These rows, each named once.
    #[must_use]
    pub fn of(rows: &[u32]) -> Picks {
        let mut picks = Picks::default();
        rows.iter().for_each(|row| picks.flip(*row));
        picks
    }

    /// Whether this row is one of them.
    #[must_use]
    pub fn contains(&self, row: u32) -> bool {
        self.0.get(row as usize / 8).is_some_and(|bits| bits >> (row % 8) & 1 == 1)
    }

    /// Picks a row, or no more.
    pub fn flip(&mut self, row: u32) {
        let place = row as usize / 8;
        self.0.resize(self.0.len().max(place + 1), 0);
        self.0[place] ^= 1 << (row % 8);
    }

    /// How many they are.
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
