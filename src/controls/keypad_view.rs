//! What the keys 1 to 9 show, as plain values.

use nonet_core::board::{Digit, DigitSet, Grid};

/// The keys 1 to 9.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeypadView {
    /// The keys, in order.
    pub keys: [KeyView; 9],
    /// Whether they do nothing just now.
    pub off: bool,
    /// Whether they write notes.
    pub notes: bool,
    /// Whether they write colours.
    pub colours: bool,
    /// Whether there is a key that skips a cell.
    pub skips: bool,
    /// Whether a digit can be locked.
    pub locks: bool,
    /// The digit that every tapped cell gets.
    pub locked: Option<Digit>,
}

/// A key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyView {
    /// Its digit.
    pub digit: Digit,
    /// How many of it are still to be placed.
    pub left: u8,
    /// Whether the digit is lit on the board.
    pub lit: bool,
}

impl KeypadView {
    /// The keys for a board with these digits, of which some are lit: they write digits, and nothing can be locked or skipped.
    #[must_use]
    pub fn of(grid: &Grid, lit: DigitSet) -> KeypadView {
        let key = |digit: Digit| KeyView {
            digit,
            left: 9_u8.saturating_sub(grid.cells_of(digit).len() as u8),
            lit: lit.contains(digit),
        };
        let keys = Digit::ALL.map(key);
        KeypadView { keys, off: false, notes: false, colours: false, skips: false, locks: false, locked: None }
    }
}
