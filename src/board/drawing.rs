//! The marks over the digits of a board: a step as far as its explanation has come, the reason for having no solution, or the
//! cells in which solutions differ.

use super::view::{CellView, Content};
use nonet_core::{
    board::{Candidate, CandidateSet, Cell, CellSet, DigitSet, HouseSet},
    solver::{Reason, Verdict},
};
use nonet_drawing::{RaysView, rays};
use nonet_prose::{ExplainedStep, Hint};
use nonet_protocol::Role;

/// The marks that a step, a solution or a reason puts over the digits.
#[derive(Default)]
pub struct Drawing<'a> {
    /// The step that is drawn; `None` if there is none.
    pub step: Option<&'a ExplainedStep>,
    /// The depth to which the step is drawn.
    pub depth: Depth,
    /// The candidates that are drawn pale, because the player hasn't written them.
    pub unwritten: CandidateSet,
    /// The digits that a hint is about.
    pub lit: DigitSet,
    /// The cells whose digits are shown as wrong.
    pub wrong: CellSet,
    /// The cells in which solutions differ.
    pub differing: CellSet,
    /// The cells that show the reason for having no solution.
    pub reason: CellSet,
    /// The houses that get a frame.
    pub houses: HouseSet,
}

/// The depth to which a step is drawn. Each variant includes those before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Default)]
pub enum Depth {
    /// Only the houses.
    Houses,
    /// The cells of the pattern.
    Cells,
    /// The candidates of the pattern.
    Pattern,
    /// The whole step, with its placements and eliminations.
    #[default]
    Conclusion,
}

impl<'a> Drawing<'a> {
    /// The drawing of the reason for having no solution: the clashing digits, the cell or the house, or the digits in conflict
    /// that together exclude every solution.
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

    /// The drawing of a hint up to this stage. `case` is the case of its step that is shown alone.
    #[must_use]
    pub fn of_hint(hint: &'a Hint, stage: u8, case: Option<usize>) -> Drawing<'a> {
        let depth = match stage {
            0 | 1 => Depth::Houses,
            2 => Depth::Cells,
            3 => Depth::Pattern,
            _ => Depth::Conclusion,
        };
        let placed = hint.explained.effect.placements();
        let asks = hint.is_short() && stage == 1; // the question about a single: which digit, or which cell
        let is_hidden = !hint.explained.houses.is_empty();
        let (houses, lit) = match depth {
            Depth::Houses if asks && is_hidden => (hint.explained.houses, placed.digits()),
            Depth::Houses => (hint.houses, hint.digits),
            _ => (hint.explained.houses, DigitSet::EMPTY),
        };
        let case = case.filter(|_| depth == Depth::Conclusion);
        let reason = if asks && !is_hidden { placed.cells() } else { CellSet::EMPTY };
        Drawing { step: Some(hint.explained.case(case)), depth, houses, lit, reason, ..Drawing::default() }
    }

    /// The drawing of a contradiction that is visible without further deduction. Only the wrong cells are drawn if there is a
    /// solution, or if the contradiction shows only after forced digits.
    #[must_use]
    pub fn of_verdict(verdict: &Verdict, wrong: CellSet) -> Drawing<'a> {
        match verdict {
            Verdict::None(end) if end.forced.is_empty() => Drawing::of_reason(&end.reason, wrong, CellSet::EMPTY),
            Verdict::None(_) | Verdict::One(_) | Verdict::Several { .. } => Drawing { wrong, ..Drawing::default() },
        }
    }

    /// The role of a candidate in the step, as far as the step is drawn.
    #[must_use]
    pub fn mark(&self, candidate: Candidate) -> Option<Role> {
        let step = self.step.filter(|_| self.depth >= Depth::Pattern)?;
        let is_ruled_out = step.ruled_out.contains(candidate) && step.effect.placements().cells().contains(candidate.cell);
        let role = if is_ruled_out { Role::Elimination } else { step.role_of_candidate(candidate)? };
        (self.depth == Depth::Conclusion || !matches!(role, Role::Elimination | Role::Target)).then_some(role)
    }

    /// The role of a cell in the step, as far as the step is drawn; without a step, its role in the reason.
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

    /// The names of the roles in the step, where they differ from the general ones.
    #[must_use]
    pub fn names(&self) -> Vec<(Role, String)> {
        self.step.map(|step| step.names.clone()).unwrap_or_default()
    }

    /// The step, if its conclusion is drawn.
    #[must_use]
    pub fn concluded(&self) -> Option<&'a ExplainedStep> {
        self.step.filter(|_| self.depth == Depth::Conclusion)
    }

    /// The rays that show why the step is a single, on a board with these cells. They come before its digit.
    #[must_use]
    pub fn rays(&self, cells: &[CellView]) -> RaysView {
        let Some(step) = self.step.filter(|_| self.depth >= Depth::Pattern) else { return RaysView::default() };
        let mut notes = CandidateSet::EMPTY;
        cells.iter().for_each(|view| notes.set_digits(view.cell, view.notes | view.centre));
        let filled = cells.iter().filter(|view| view.content != Content::Empty).map(|view| view.cell).collect();
        rays(step, &notes, filled)
    }
}
