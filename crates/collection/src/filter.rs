//! The filter of a table, and what of a row it asks for.

use nonet_techniques::{Level, Technique};
use serde::{Deserialize, Serialize};

/// The filter of a table. A row is shown if it meets all conditions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Filter {
    /// The level of the row. None allows any.
    pub level: Option<Level>,
    /// A technique of the row's path. None allows any.
    pub technique: Option<Technique>,
    /// The greatest number of givens. None allows any.
    pub givens: Option<u8>,
    /// The finding of the row. None allows any.
    pub finding: Option<Finding>,
    /// Whether the row must not be solved yet.
    pub unsolved: bool,
    /// Whether the row must not repeat the puzzle of an earlier row.
    pub once: bool,
}

/// A change of the filter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FilterChange {
    /// Shows the rows of this level, or of all levels.
    Level(Option<Level>),
    /// Shows the rows whose path has this technique, or any.
    Technique(Option<Technique>),
    /// Shows the rows with at most this number of givens, or any.
    Givens(Option<u8>),
    /// Shows the rows with this finding, or any.
    Finding(Option<Finding>),
    /// Shows only the rows that are not solved yet, or all.
    Unsolved(bool),
    /// Shows of equal puzzles and isomorphs only the first, or all.
    Once(bool),
}

/// A finding about a row, by which rows can be filtered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Finding {
    /// The row is not a puzzle with one solution, or the solution in the file is wrong.
    Problem,
    /// The row can't be read.
    Unreadable,
    /// The solution in the file does not solve the puzzle.
    WrongSolution,
    /// The puzzle has no solution.
    NoSolution,
    /// The puzzle has several solutions.
    SeveralSolutions,
    /// The puzzle has one solution.
    OneSolution,
    /// The puzzle is that of an earlier row, or an isomorph of it.
    Repeated,
}

impl Filter {
    /// Returns the filter after a change.
    #[must_use]
    pub const fn changed(mut self, change: FilterChange) -> Filter {
        match change {
            FilterChange::Level(level) => self.level = level,
            FilterChange::Technique(technique) => self.technique = technique,
            FilterChange::Givens(givens) => self.givens = givens,
            FilterChange::Finding(finding) => self.finding = finding,
            FilterChange::Unsolved(unsolved) => self.unsolved = unsolved,
            FilterChange::Once(once) => self.once = once,
        }
        self
    }
}

impl Finding {
    /// All findings, in the order in which the filter offers them.
    pub const ALL: [Finding; 7] = [
        Finding::Problem,
        Finding::Unreadable,
        Finding::WrongSolution,
        Finding::NoSolution,
        Finding::SeveralSolutions,
        Finding::OneSolution,
        Finding::Repeated,
    ];
}
