//! The kind of a verdict, with its class and its icon.

use super::Icon;
use nonet_core::solver::Verdict;

/// The kind of a verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum VerdictKind {
    /// There is no solution.
    #[default]
    None,
    /// There is exactly one solution.
    One,
    /// There are several solutions.
    Several,
    /// The grid is full and right.
    Complete,
    /// The grid is full and wrong.
    Wrong,
}

impl VerdictKind {
    /// The kind of this verdict. `full` says whether the grid has no empty cell.
    #[must_use]
    pub const fn of(verdict: &Verdict, full: bool) -> VerdictKind {
        match (verdict, full) {
            (Verdict::One(_), true) => VerdictKind::Complete,
            (Verdict::One(_), false) => VerdictKind::One,
            (Verdict::None(_), true) => VerdictKind::Wrong,
            (Verdict::None(_), false) => VerdictKind::None,
            (Verdict::Several { .. }, _) => VerdictKind::Several,
        }
    }

    /// The class of a [`VerdictCard`](super::VerdictCard) of this kind.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            VerdictKind::None => "verdict--none",
            VerdictKind::One => "verdict--one",
            VerdictKind::Several => "verdict--several",
            VerdictKind::Complete => "verdict--complete",
            VerdictKind::Wrong => "verdict--wrong",
        }
    }

    /// The icon of this kind.
    #[must_use]
    pub const fn icon(self) -> Icon {
        match self {
            VerdictKind::None => Icon::None,
            VerdictKind::One | VerdictKind::Complete => Icon::Check,
            VerdictKind::Several => Icon::Several,
            VerdictKind::Wrong => Icon::Wrong,
        }
    }
}
