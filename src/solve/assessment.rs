//! The verdict on the board of the Solve room.

use crate::text;
use nonet_core::{
    board::{CandidateSet, Grid},
    solver::{self, SeveralCount, Verdict},
};
use nonet_game::SolveBoard;
use nonet_words::Notation;
use std::cell::OnceCell;

/// A board and the verdict on it, which is looked for once and when it is first asked for: the page starts in Play, and needs none then.
#[derive(Clone, Debug)]
pub struct Assessment {
    /// The digits of the board.
    pub grid: Grid,
    /// The candidates of each cell.
    pub problem: CandidateSet,
    board: SolveBoard,
    found: OnceCell<Found>,
}

#[derive(Clone, Debug)]
struct Found {
    verdict: Verdict,
    is_proper: bool,
}

impl PartialEq for Assessment {
    fn eq(&self, other: &Assessment) -> bool {
        self.board == other.board
    }
}

impl Default for Assessment {
    fn default() -> Assessment {
        Assessment::on(&SolveBoard::EMPTY)
    }
}

impl Assessment {
    pub(super) fn on(board: &SolveBoard) -> Assessment {
        Assessment { grid: *board.grid(), problem: board.problem(), board: *board, found: OnceCell::new() }
    }

    /// Returns the verdict on the board.
    #[must_use]
    pub fn verdict(&self) -> &Verdict {
        &self.found().verdict
    }

    /// Returns whether the board without the program's findings has one solution.
    #[must_use]
    pub fn is_proper(&self) -> bool {
        self.found().is_proper
    }

    fn found(&self) -> &Found {
        self.found.get_or_init(|| {
            let verdict = |board: &SolveBoard| match board.is_barred() {
                true => solver::verdict(board.grid(), &board.problem()),
                false => solver::verdict(board.grid(), board.grid()),
            };
            let (brought, assessment) = (self.board.without_findings(), verdict(&self.board));
            let is_one = |verdict: &Verdict| matches!(verdict, Verdict::One(_));
            let is_proper = is_one(&assessment) && (brought.grid() == self.board.grid() || is_one(&verdict(&brought)));
            Found { verdict: assessment, is_proper }
        })
    }

    /// Returns the verdict in words.
    #[must_use]
    pub fn status(&self, notation: Notation) -> String {
        text::status(&self.grid, &self.problem, self.verdict(), notation)
    }

    /// Returns the number of solutions. None unless there are several, and few enough to be counted exactly.
    #[must_use]
    pub fn exact(&self) -> Option<usize> {
        match *self.verdict() {
            Verdict::Several { count: SeveralCount::Exactly(count), .. } => Some(count as usize),
            Verdict::None(_) | Verdict::One(_) | Verdict::Several { .. } => None,
        }
    }

    /// Whether it makes sense to look for a digit whose change or addition leaves one solution: there is no solution, or their
    /// number was counted exactly.
    #[must_use]
    pub fn is_curable(&self) -> bool {
        matches!(self.verdict(), Verdict::None(_)) || self.exact().is_some()
    }
}
