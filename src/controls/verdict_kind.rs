//! The sort of a verdict: its colour and its icon.

use super::Icon;
use nonet_core::solver::Verdict;

/// The sort of a verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum VerdictKind {
    /// There is no solution.
    #[default]
    None,
    /// There is exactly one.
    One,
    /// There are several.
    Several,
    /// The grid is full and right.
    Complete,
    /// The grid is full and wrong.
    Wrong,
}

impl VerdictKind {
    /// The sort of this verdict on a grid that is full, or not.
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

    /// The class of a [`VerdictCard`](super::VerdictCard) of the sort.
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

    /// The icon of the sort.
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
