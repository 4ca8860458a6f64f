//! The verdict on the board of the Solve room.

use crate::text;
use nonet_core::{
    board::{CandidateSet, Grid},
    solver::{self, SeveralCount, Verdict},
};
use nonet_game::SolveBoard;
use nonet_words::Notation;

/// A verdict and the board that it is on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assessment {
    /// The digits of the board.
    pub grid: Grid,
    /// The candidates of each cell.
    pub problem: CandidateSet,
    /// The verdict.
    pub verdict: Verdict,
    /// Whether the board without the program's findings has one solution.
    pub is_proper: bool,
}

impl Default for Assessment {
    fn default() -> Assessment {
        Assessment::on(&SolveBoard::EMPTY)
    }
}

impl Assessment {
    /// Returns the verdict on a board.
    pub(super) fn on(board: &SolveBoard) -> Assessment {
        let verdict = |board: &SolveBoard| match board.is_barred() {
            true => solver::verdict(board.grid(), &board.problem()),
            false => solver::verdict(board.grid(), board.grid()),
        };
        let (brought, assessment) = (board.without_findings(), verdict(board));
        let is_one = |verdict: &Verdict| matches!(verdict, Verdict::One(_));
        let is_proper = is_one(&assessment) && (brought.grid() == board.grid() || is_one(&verdict(&brought)));
        Assessment { grid: *board.grid(), problem: board.problem(), verdict: assessment, is_proper }
    }

    /// Returns the verdict in words.
    #[must_use]
    pub fn status(&self, notation: Notation) -> String {
        text::status(&self.grid, &self.problem, &self.verdict, notation)
    }

    /// Returns the number of solutions. None unless there are several, and few enough to be counted exactly.
    #[must_use]
    pub const fn exact(&self) -> Option<usize> {
        match self.verdict {
            Verdict::Several { count: SeveralCount::Exactly(count), .. } => Some(count as usize),
            Verdict::None(_) | Verdict::One(_) | Verdict::Several { .. } => None,
        }
    }

    /// Whether it makes sense to look for a digit whose change or addition leaves one solution: there is no solution, or their
    /// number was counted exactly.
    #[must_use]
    pub fn is_curable(&self) -> bool {
        matches!(self.verdict, Verdict::None(_)) || self.exact().is_some()
    }
}
