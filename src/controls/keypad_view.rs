//! The view of the keypad.

use nonet_core::board::{Digit, DigitSet, Grid};

/// The view of the keypad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeypadView {
    /// The keys, by digit.
    pub keys: [KeyView; 9],
    /// Whether the keys are disabled.
    pub off: bool,
    /// Whether the keys write notes.
    pub notes: bool,
    /// Whether the keys write colours.
    pub colours: bool,
    /// Whether the keys tell how many cells are left for their digits, and are dimmed when none are.
    pub counts: bool,
    /// Whether there is a key that skips a cell.
    pub skips: bool,
    /// Whether digits can be locked.
    pub locks: bool,
    /// The locked digit, which every tapped cell gets; `None` if none is locked.
    pub locked: Option<Digit>,
}

/// The view of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyView {
    /// The digit of the key.
    pub digit: Digit,
    /// The number of cells still to be filled with the digit.
    pub left: u8,
    /// Whether the digit is highlighted on the board.
    pub lit: bool,
}

impl KeypadView {
    /// The keypad for a board with these digits, of which those in `lit` are highlighted. The keys write digits, and nothing can
    /// be locked or skipped.
    #[must_use]
    pub fn of(grid: &Grid, lit: DigitSet) -> KeypadView {
        let key = |digit: Digit| KeyView {
            digit,
            left: 9_u8.saturating_sub(grid.cells_of(digit).len() as u8),
            lit: lit.contains(digit),
        };
        let keys = Digit::ALL.map(key);
        KeypadView { keys, off: false, notes: false, colours: false, counts: true, skips: false, locks: false, locked: None }
    }
}
