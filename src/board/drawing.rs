//! What lies over the digits of a board: a step as far as it is told, the reason why there is no solution, cells where solutions differ.

use super::view::CellView;
use nonet_core::{
    Role,
    board::{Candidate, CandidateSet, Cell, CellSet, DigitSet, HouseSet},
    solver::Reason,
};
use nonet_drawing::{RaysView, rays};
use nonet_protocol::ExplainedStep;

/// What a step, a solution or a reason lays over the digits.
#[derive(Default)]
pub struct Drawing<'a> {
    /// The step that is drawn.
    pub step: Option<&'a ExplainedStep>,
    /// How much of the step is drawn.
    pub depth: Depth,
    /// The candidates that are drawn pale, since the player hasn't written them.
    pub unwritten: CandidateSet,
    /// The digits that a hint speaks of.
    pub lit: DigitSet,
    /// The cells whose digits are shown as wrong.
    pub wrong: CellSet,
    /// The cells where solutions differ.
    pub differing: CellSet,
    /// The cells that show why there is no solution.
    pub reason: CellSet,
    /// The houses that are framed.
    pub houses: HouseSet,
}

/// How much of a step is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Default)]
pub enum Depth {
    /// The houses only.
    Houses,
    /// The cells that prove it.
    Cells,
    /// Their candidates too.
    Pattern,
    /// All of it, and what follows.
    #[default]
    Conclusion,
}

impl<'a> Drawing<'a> {
    /// The drawing of the reason why there is no solution: the clashing digits, the cell or the house, or digits in conflict that
    /// together exclude every solution.
    #[must_use]
    pub fn of_reason(reason: &Reason, wrong: CellSet, conflict: CellSet) -> Drawing<'a> {
        let (reason, houses) = match reason {
            Reason::Clash(clash) => (CellSet::EMPTY, HouseSet::of(clash.house)),
            Reason::NoCandidate { cell } => (CellSet::of(*cell), HouseSet::EMPTY),
            Reason::NoPlace { house, .. } => (CellSet::EMPTY, HouseSet::of(*house)),
            Reason::NoCompletion => (conflict, HouseSet::EMPTY),
        };
        Drawing { wrong, reason, houses, ..Drawing::default() }
    }

    /// The part that a candidate plays, as far as the step is told.
    #[must_use]
    pub fn mark(&self, candidate: Candidate) -> Option<Role> {
        let step = self.step.filter(|_| self.depth >= Depth::Pattern)?;
        let is_ruled_out = step.ruled_out.contains(candidate) && step.effect.placements().cells().contains(candidate.cell);
        let role = if is_ruled_out { Role::Elimination } else { step.role_of_candidate(candidate)? };
        (self.depth == Depth::Conclusion || !matches!(role, Role::Elimination | Role::Target)).then_some(role)
    }

    /// The part that a cell plays, as far as the step is told.
    #[must_use]
    pub fn role(&self, cell: Cell) -> Option<Role> {
        match self.step {
            Some(step) if self.depth == Depth::Conclusion => step.role_of(cell),
            Some(step) if self.depth > Depth::Houses => {
                step.role_of(cell).filter(|role| !matches!(role, Role::Elimination | Role::Target))
            }
            _ => self.reason.contains(cell).then_some(Role::Cause),
        }
    }

    /// The names of the parts of the step.
    #[must_use]
    pub fn names(&self) -> Vec<(Role, String)> {
        self.step.map(|step| step.names.clone()).unwrap_or_default()
    }

    /// The step, once it is told to its end.
    #[must_use]
    pub fn concluded(&self) -> Option<&'a ExplainedStep> {
        self.step.filter(|_| self.depth == Depth::Conclusion)
    }

    /// The rays that show a single, on a board with these cells.
    #[must_use]
    pub fn rays(&self, cells: &[CellView]) -> RaysView {
        let Some(step) = self.concluded() else { return RaysView::default() };
        let mut notes = CandidateSet::EMPTY;
        cells.iter().for_each(|view| notes.set_digits(view.cell, view.notes | view.centre));
        rays(step, &notes)
    }
}
