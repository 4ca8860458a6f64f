//! Samples: the examples from which the network learns.

use nonet_photo::Cutout;

/// The class of cells without any digit.
pub(crate) const BLANK: usize = 0;
/// The class of cells with small candidates.
pub(crate) const MARKS: usize = 10;

/// A sample: the cut-out of a cell, and its label.
#[derive(Clone)]
pub(crate) struct Sample {
    pub(crate) cutout: Cutout,
    /// The class: 0 is blank, 1 to 9 are digits, 10 is small marks.
    pub(crate) class: usize,
    /// Whether the digit is handwritten. None if it is unknown or there is no digit.
    pub(crate) by_hand: Option<bool>,
}
