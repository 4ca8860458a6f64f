//! What the row that picks out cells shows, as plain values.

use crate::session::{BoardUi, Filters};
use nonet_core::board::DigitSet;

/// What a [`HighlightRow`](super::HighlightRow) shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HighlightView {
    /// The digits that are lit.
    pub lit: DigitSet,
    /// The filters that are on.
    pub filters: Filters,
    /// Whether the row is shown where there is little room.
    pub open: bool,
}

impl HighlightView {
    /// The row for this board.
    #[must_use]
    pub const fn of(board: &BoardUi) -> HighlightView {
        HighlightView { lit: board.lit, filters: board.filters, open: board.highlighting }
    }
}
