//! The view of the highlight row.

use crate::session::{BoardUi, Filters};
use nonet_core::board::DigitSet;
use yew::Properties;

/// The view of a [`HighlightRow`](super::HighlightRow).
#[derive(Properties, Clone, Copy, PartialEq, Eq, Debug)]
pub struct HighlightView {
    /// The digits that are highlighted.
    pub lit: DigitSet,
    /// The filters that are on.
    pub filters: Filters,
    /// Whether the row is shown on a small screen.
    pub open: bool,
}

impl HighlightView {
    /// The view of the row for this board.
    #[must_use]
    pub const fn of(board: &BoardUi) -> HighlightView {
        HighlightView { lit: board.lit, filters: board.filters, open: board.highlighting }
    }
}
