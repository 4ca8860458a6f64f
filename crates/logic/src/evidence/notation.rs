//! The notation of evidence for sets and lists.

use crate::Step;
use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt::Display;
use nonet_core::board::{CellSet, DigitSet};

/// Writes `r1c1,r1c2`.
pub(super) fn cells(cells: CellSet) -> String {
    joined(cells.iter(), ",")
}

/// Writes `258`.
pub(super) fn digits(digits: DigitSet) -> String {
    joined(digits.iter(), "")
}

/// Writes a step within other evidence, without its own: `naked_pair: r1c4<>16 r1c5<>16`.
pub(super) fn step(step: &Step) -> String {
    format!("{}: {}", step.technique, step.effect)
}

/// Writes the items with a separator between them.
pub(super) fn joined(items: impl IntoIterator<Item = impl Display>, separator: &str) -> String {
    items.into_iter().map(|it| it.to_string()).collect::<Vec<_>>().join(separator)
}
