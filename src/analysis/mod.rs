//! The analyses of the Solve room, as they are kept: each is a puzzle with the paths that were tried on it, side by side. An analysis is
//! kept as a [record](Analysis::text), and [merged](Analysis::merged) where it went on in two places, so that no path is lost.

mod merge;
mod store;
mod text;

pub use merge::Moved;
pub use store::{BIN_TIME, Settled, StoredAnalysis, settled};
pub use text::{NotRead, log_text, read_log};

use crate::record::{as_text, is_default, or_default};
use nonet_core::board::Candidate;
use nonet_game::SolveBoard;
use nonet_prose::ExplainedStep;
use serde::{Deserialize, Serialize};
use std::{fmt, rc::Rc, str::FromStr};

/// The name of an analysis, made once. Written as 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct AnalysisId(u64);

/// The number of a branch within its analysis. The first branch has number 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BranchId(pub u64);

/// A branch of an analysis.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The analysis.
    #[serde(with = "as_text")]
    pub analysis: AnalysisId,
    /// The branch.
    pub branch: BranchId,
}

/// A step that was taken or can be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoggedStep {
    /// The board before the step.
    pub before: SolveBoard,
    /// The step, with the singles that followed at once.
    pub explained: Rc<ExplainedStep>,
}

/// An analysis.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// The name by which it is stored.
    #[serde(with = "as_text")]
    pub id: AnalysisId,
    /// The number of times that it was stored. 0 if it was not yet.
    #[serde(default)]
    pub revision: u32,
    /// The name that the player gave it. Empty if they gave none.
    #[serde(default, deserialize_with = "or_default")]
    pub name: String,
    /// The date on which it was begun, `2026-11-22`.
    #[serde(default, deserialize_with = "or_default")]
    pub begun: String,
    /// The date on which it was worked on last, `2026-11-22`.
    #[serde(default, deserialize_with = "or_default")]
    pub day: String,
    /// The time at which what was done in it was stored last, in milliseconds since 1970. 0 if it was not yet.
    #[serde(default, deserialize_with = "or_default")]
    pub changed: u64,
    /// The time at which it was deleted, in milliseconds since 1970. None if it is not in the bin. 0 until the store has it.
    #[serde(default, deserialize_with = "or_default", skip_serializing_if = "is_default")]
    pub binned: Option<u64>,
    /// The text of the player's own structure.
    #[serde(default, deserialize_with = "or_default", skip_serializing_if = "is_default")]
    pub own: String,
    /// The branch that was open last.
    #[serde(default, deserialize_with = "or_default")]
    pub open: BranchId,
    /// The branches, in the order in which they were begun. Never empty.
    pub branches: Vec<Branch>,
}

/// A path that was tried: the steps from the givens to a board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Branch {
    /// The number of the branch.
    pub id: BranchId,
    /// The board at which it began.
    #[serde(with = "as_text")]
    pub start: SolveBoard,
    /// The number of steps that had been taken when it began.
    #[serde(default, deserialize_with = "or_default")]
    pub start_steps: usize,
    /// The first entry by hand, if the branch began with one.
    #[serde(default, deserialize_with = "or_default", skip_serializing_if = "is_default")]
    pub first: Option<Entry>,
    /// The board at its end.
    #[serde(with = "as_text")]
    pub board: SolveBoard,
    /// How it ends.
    #[serde(default, deserialize_with = "or_default")]
    pub end: BranchEnd,
    /// The steps that were taken, also those before it began.
    #[serde(skip)] // they follow in lines of their own
    pub log: BranchLog,
}

/// An entry by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A digit was entered.
    Digit(#[serde(with = "as_text")] Candidate),
    /// A candidate was struck out.
    Struck(#[serde(with = "as_text")] Candidate),
}

/// The end of a branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BranchEnd {
    /// The path can go on.
    #[default]
    Open,
    /// No solution is left.
    Contradiction,
    /// The board is solved.
    Solved,
    /// No step was found with the techniques that are switched on.
    Stuck,
}

/// The steps of a branch. They are long, so those of a stored branch are read when they are asked for.
#[derive(Clone, Debug)]
pub enum BranchLog {
    /// The steps.
    Steps(Vec<Rc<LoggedStep>>),
    /// The steps as they are stored, a line each.
    Text(Rc<str>),
}

impl AnalysisId {
    /// Returns the id with this number.
    #[must_use]
    pub const fn numbered(number: u64) -> AnalysisId {
        AnalysisId(number)
    }
}

impl fmt::Display for AnalysisId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The error for a text that is no id of an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoAnalysisId;

impl fmt::Display for NoAnalysisId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl FromStr for AnalysisId {
    type Err = NoAnalysisId;
    fn from_str(text: &str) -> Result<AnalysisId, NoAnalysisId> {
        let is_hexadecimal = text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if is_hexadecimal { u64::from_str_radix(text, 16).map(AnalysisId).map_err(|_| NoAnalysisId) } else { Err(NoAnalysisId) }
    }
}

impl Analysis {
    /// Returns the branch with this id. None if there is none.
    #[must_use]
    pub fn branch(&self, id: BranchId) -> Option<&Branch> {
        self.branches.iter().find(|branch| branch.id == id)
    }

    /// Returns the branch to open. None if there is no branch, which a damaged record may bring about.
    #[must_use]
    pub fn open_branch(&self) -> Option<&Branch> {
        self.branch(self.open).or(self.branches.first())
    }

    /// Replaces the branch with this one's id, or adds it.
    pub fn set_branch(&mut self, branch: Branch) {
        match self.branches.iter_mut().find(|it| it.id == branch.id) {
            Some(before) => *before = branch,
            None => self.branches.push(branch),
        }
    }

    /// Returns an id that no branch has.
    #[must_use]
    pub fn unused_branch(&self) -> BranchId {
        (0..).map(BranchId).find(|id| self.branch(*id).is_none()).unwrap_or_default()
    }

    /// Returns whether nothing was done in it, and nothing said of it.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.name.is_empty() && self.own.is_empty() && self.branches.iter().all(Branch::is_blank)
    }
}

impl Branch {
    /// Returns whether nothing was done in it.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.board == self.start && self.log.len() <= self.start_steps
    }
}

impl BranchLog {
    /// Returns the number of steps.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            BranchLog::Steps(steps) => steps.len(),
            BranchLog::Text(text) => text.lines().count(),
        }
    }

    /// Returns whether there are no steps.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the steps, up to the first that is damaged.
    #[must_use]
    pub fn steps(&self) -> Vec<Rc<LoggedStep>> {
        match self {
            BranchLog::Steps(steps) => steps.clone(),
            BranchLog::Text(text) => text::read_intact(text),
        }
    }
}

impl Default for BranchLog {
    fn default() -> BranchLog {
        BranchLog::Steps(Vec::new())
    }
}

impl PartialEq for BranchLog {
    fn eq(&self, other: &BranchLog) -> bool {
        match (self, other) {
            (BranchLog::Text(own), BranchLog::Text(other)) if own == other => true,
            (BranchLog::Steps(own), BranchLog::Steps(other)) => own == other,
            _ => self.len() == other.len() && self.steps() == other.steps(),
        }
    }
}
