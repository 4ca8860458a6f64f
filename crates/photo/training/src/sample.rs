//! What the network learns from.

use nonet_photo::Cutout;

/// The class of cells without any digit.
pub(crate) const BLANK: usize = 0;
/// The class of cells with small candidates.
pub(crate) const MARKS: usize = 10;

/// A cell with what stands in it.
#[derive(Clone)]
pub(crate) struct Sample {
    pub(crate) cutout: Cutout,
    /// 0 is blank, 1 to 9 are digits, 10 are small marks.
    pub(crate) class: usize,
    /// Whether a digit is written by hand, where that is known.
    pub(crate) by_hand: Option<bool>,
}
