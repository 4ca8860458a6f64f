//! How sets and lists are written in the notation of evidence.

use nonet_core::board::{CellSet, DigitSet};
use std::fmt::Display;

/// Writes `r1c1,r1c2`.
pub(super) fn cells(cells: CellSet) -> String {
    joined(cells.iter(), ",")
}

/// Writes `258`.
pub(super) fn digits(digits: DigitSet) -> String {
    joined(digits.iter(), "")
}

/// Writes the items with a separator between them.
pub(super) fn joined(items: impl IntoIterator<Item = impl Display>, separator: &str) -> String {
    items.into_iter().map(|it| it.to_string()).collect::<Vec<_>>().join(separator)
}
