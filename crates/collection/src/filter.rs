//! The filter of a table, and what of a row it asks for.

use nonet_techniques::{Level, Technique, TechniqueSet};
use serde::{Deserialize, Serialize};

/// The filter of a table. A row is shown if it meets all conditions.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Filter {
    /// The level of the row. None allows any.
    pub level: Option<Level>,
    /// A technique of the row's path. None allows any.
    pub technique: Option<Technique>,
    /// Whether the row's path must take no techniques but singles and the one above, or any one where none is given.
    pub alone: bool,
    /// The least rating by Sudoku Explainer, in tenths. None allows any.
    pub explainer_from: Option<u16>,
    /// The greatest rating by Sudoku Explainer, in tenths. None allows any.
    pub explainer_to: Option<u16>,
    /// The words that the fields of the row must have, in the file's own columns without the boards. Capitals count as small letters.
    pub text: String,
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FilterChange {
    /// Shows the rows of this level, or of all levels.
    Level(Option<Level>),
    /// Shows the rows whose path has this technique, or any.
    Technique(Option<Technique>),
    /// Shows only the rows whose path takes singles and one further technique alone, or all.
    Alone(bool),
    /// Shows the rows with at least this rating by Sudoku Explainer in tenths, or any.
    ExplainerFrom(Option<u16>),
    /// Shows the rows with at most this rating by Sudoku Explainer in tenths, or any.
    ExplainerTo(Option<u16>),
    /// Shows the rows whose fields have these words.
    Text(String),
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
    /// The puzzle has one solution, and each given is needed for that.
    Minimal,
    /// The puzzle has one solution, and has one without some given, too.
    Redundant,
    /// The puzzle is that of an earlier row, or an isomorph of it.
    Repeated,
}

impl Filter {
    /// Returns the filter after a change.
    #[must_use]
    pub fn changed(mut self, change: FilterChange) -> Filter {
        match change {
            FilterChange::Level(level) => self.level = level,
            FilterChange::Technique(technique) => self.technique = technique,
            FilterChange::Alone(alone) => self.alone = alone,
            FilterChange::ExplainerFrom(least) => self.explainer_from = least,
            FilterChange::ExplainerTo(most) => self.explainer_to = most,
            FilterChange::Text(text) => self.text = text,
            FilterChange::Givens(givens) => self.givens = givens,
            FilterChange::Finding(finding) => self.finding = finding,
            FilterChange::Unsolved(unsolved) => self.unsolved = unsolved,
            FilterChange::Once(once) => self.once = once,
        }
        self
    }
}

impl Filter {
    /// Returns the words that the fields of a row must have, in small letters.
    #[must_use]
    pub fn words(&self) -> Vec<String> {
        self.text.split_whitespace().map(str::to_lowercase).collect()
    }

    /// Returns whether a path with these techniques takes no others than singles and the one of the filter. Without one in the filter,
    /// whether it takes singles and exactly one further technique.
    pub(super) fn allows(&self, techniques: TechniqueSet) -> bool {
        let mut further = techniques.iter().filter(|technique| !is_single(*technique));
        let first = further.next();
        let is_alone =
            first.is_some() && further.next().is_none() && (self.technique.is_none_or(|it| is_single(it) || first == Some(it)));
        !self.alone || is_alone
    }
}

/// Whether a technique is a single: naked, hidden or the last of its house.
const fn is_single(technique: Technique) -> bool {
    matches!(technique, Technique::FullHouse | Technique::HiddenSingle | Technique::NakedSingle)
}

impl Finding {
    /// All findings, in the order in which the filter offers them.
    pub const ALL: [Finding; 9] = [
        Finding::Problem,
        Finding::Unreadable,
        Finding::WrongSolution,
        Finding::NoSolution,
        Finding::SeveralSolutions,
        Finding::OneSolution,
        Finding::Minimal,
        Finding::Redundant,
        Finding::Repeated,
    ];
}
