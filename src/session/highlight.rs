//! The filters by which cells are highlighted, besides single digits.

use crate::action::Filter;
use nonet_core::board::{CandidateSet, Cell, DigitSet};

/// The filters that are on. They combine with each other and with the lit digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Filters {
    /// Whether cells with two candidates are highlighted.
    pub bivalue: bool,
    /// Whether strong links are shown.
    pub links: bool,
}

impl Filters {
    /// Returns the filters with one of them toggled.
    #[must_use]
    pub const fn toggled(self, filter: Filter) -> Filters {
        match filter {
            Filter::Bivalue => Filters { bivalue: !self.bivalue, ..self },
            Filter::Links => Filters { links: !self.links, ..self },
        }
    }

    /// Returns whether a cell is highlighted, given its `open` candidates and the `lit` digits. None if neither a filter nor a
    /// lit digit selects cells.
    #[must_use]
    pub fn fits(self, lit: DigitSet, open: &CandidateSet, cell: Cell) -> Option<bool> {
        if lit.is_empty() && !self.bivalue {
            return None;
        }
        let candidates = open.digits_in(cell);
        let holds = lit.is_empty() || !(candidates & lit).is_empty();
        Some(holds && (!self.bivalue || candidates.len() == 2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::{Candidate, Digit};

    #[test]
    fn filters_combine_with_each_other_and_with_digits() {
        let [one, two] = [Digit::D1, Digit::D2];
        let cells: Vec<Cell> = Cell::all().take(4).collect();
        let open: CandidateSet = [(0, one), (1, one), (1, two), (2, two)]
            .into_iter()
            .map(|(cell, digit)| Candidate::new(cells[cell], digit))
            .collect();
        let fits = |filters: Filters, lit: DigitSet| cells.iter().map(|cell| filters.fits(lit, &open, *cell)).collect::<Vec<_>>();
        let pairs = Filters::default().toggled(Filter::Bivalue);
        let yes = |which: [bool; 4]| which.map(Some).to_vec();
        assert_eq!(fits(Filters::default(), DigitSet::EMPTY), [None; 4]);
        assert_eq!(fits(Filters::default().toggled(Filter::Links), DigitSet::EMPTY), [None; 4]);
        assert_eq!(fits(Filters::default(), DigitSet::of(one)), yes([true, true, false, false]));
        assert_eq!(fits(Filters::default(), DigitSet::of(one) | DigitSet::of(two)), yes([true, true, true, false]));
        assert_eq!(fits(pairs, DigitSet::EMPTY), yes([false, true, false, false]));
        assert_eq!(fits(pairs.toggled(Filter::Links), DigitSet::of(two)), yes([false, true, false, false]));
        assert_eq!(pairs.toggled(Filter::Bivalue), Filters::default());
    }
}
