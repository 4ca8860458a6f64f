//! The rules that a setter gives to a puzzle: the mask of the cells that may be given, the digits that stay, and the symmetry.

use crate::board::view::RuleMark;
use nonet_core::board::{Cell, CellSet, Grid, Symmetry};

/// The rules. The default allows everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetterRules {
    /// The cells that may be given.
    pub mask: CellSet,
    /// The cells whose digits are locked.
    pub locked: CellSet,
    /// The symmetry of the givens.
    pub symmetry: Symmetry,
}

impl Default for SetterRules {
    fn default() -> SetterRules {
        SetterRules { mask: CellSet::ALL, locked: CellSet::EMPTY, symmetry: Symmetry::None }
    }
}

impl SetterRules {
    /// Returns the cells that may be given: those of the mask, without the ones that have a symmetric cell outside of it.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        self.symmetry.interior(self.mask)
    }

    /// Returns the cells of the givens that are locked.
    #[must_use]
    pub fn locked_givens(&self, givens: &Grid) -> CellSet {
        self.locked & givens.filled_cells()
    }

    /// Returns the empty cells that are symmetric to givens.
    #[must_use]
    pub fn lacking(&self, givens: &Grid) -> CellSet {
        self.symmetry.closure(givens.filled_cells()) - givens.filled_cells()
    }

    /// Returns the mark of a cell under the rules. None for a cell of which they say nothing.
    #[must_use]
    pub fn mark(&self, cell: Cell, givens: &Grid) -> Option<RuleMark> {
        if self.locked_givens(givens).contains(cell) {
            Some(RuleMark::Locked)
        } else if !self.cells().contains(cell) {
            Some(RuleMark::Outside)
        } else if self.lacking(givens).contains(cell) {
            Some(RuleMark::Lacking)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::Digit;

    #[test]
    fn cells_are_outside_locked_or_lacking() {
        let [first, second] = [0, 1].map(|index| Cell::from_index(index).unwrap_or(Cell::FIRST));
        let last = Cell::from_index(80).unwrap_or(Cell::FIRST);
        let givens = Grid::EMPTY.with(first, Some(Digit::D5));
        let free = SetterRules::default();
        assert!(Cell::all().all(|cell| free.mark(cell, &givens).is_none()));
        let turned = SetterRules { symmetry: Symmetry::HalfTurn, ..free };
        assert_eq!((turned.mark(last, &givens), turned.mark(first, &givens)), (Some(RuleMark::Lacking), None));
        let masked = SetterRules { mask: CellSet::ALL.without(last), locked: second.into(), ..turned };
        assert_eq!(masked.mark(first, &givens), Some(RuleMark::Outside), "its symmetric cell is");
        assert_eq!(masked.mark(second, &givens), None, "there is no digit to lock");
        let locked = SetterRules { locked: first.into(), ..turned };
        assert_eq!(locked.mark(first, &givens), Some(RuleMark::Locked));
    }
}
