//! A node of a chain: a candidate that holds or doesn't, and sets of such.

use crate::bits::{BitSet, words_for};
use crate::houses::digit_at;
use nonet_core::board::{Candidate, Cell, Digit};

/// A candidate that is on (it holds) or off.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Literal(u16); // Invariant: below 1458: 18 for each cell, then two for each digit, off before on.

impl Literal {
    /// The number of literals.
    pub(super) const COUNT: usize = 81 * 9 * 2;

    #[inline(always)]
    pub(super) const fn new(cell: Cell, digit: Digit, on: bool) -> Literal {
        Literal((cell.index() * 18 + digit.index() * 2 + on as usize) as u16)
    }

    #[inline(always)]
    pub(super) const fn on(cell: Cell, digit: Digit) -> Literal {
        Literal::new(cell, digit, true)
    }

    #[inline(always)]
    pub(super) const fn off(cell: Cell, digit: Digit) -> Literal {
        Literal::new(cell, digit, false)
    }

    #[inline(always)]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline(always)]
    pub(super) const fn is_on(self) -> bool {
        self.0 & 1 == 1
    }

    #[inline(always)]
    pub(super) const fn cell(self) -> Cell {
        match Cell::from_index(self.0 as usize / 18) {
            Some(cell) => cell,
            None => Cell::FIRST,
        }
    }

    #[inline(always)]
    pub(super) const fn digit(self) -> Digit {
        digit_at(self.0 as usize % 18 / 2)
    }

    pub(super) const fn candidate(self) -> Candidate {
        Candidate::new(self.cell(), self.digit())
    }

    #[inline(always)]
    pub(super) const fn negated(self) -> Literal {
        Literal(self.0 ^ 1)
    }
}

/// A set of literals, by their indices.
pub(super) type LiteralSet = BitSet<{ words_for(Literal::COUNT) }>;
