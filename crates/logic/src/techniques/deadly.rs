//! Deadly patterns: open cells that, were they left with two digits only, could exchange these, so that there would be two solutions
//! or none. In a puzzle with one solution, one of the other candidates in the pattern, a guardian, is true. The rules here serve
//! rectangles, loops and graves alike.

use crate::{
    Effect, Step, Technique,
    evidence::{Bug, Deadly, Evidence, UniquenessExtra},
    sink::Sink,
};
use core::ops::ControlFlow;
use nonet_core::board::{CandidateSet, Candidates, CellSet, Digit, DigitSet, House};

/// A deadly pattern at some position: some cells and two digits, or, as a grave, all open cells and all digits.
#[derive(Clone, Copy)]
pub(super) struct Pattern<'a> {
    pub(super) candidates: &'a Candidates,
    pub(super) cells: CellSet,
    pub(super) digits: DigitSet,
    pub(super) guardians: CandidateSet,
}

impl<'a> Pattern<'a> {
    /// The pattern of these open cells and digits.
    pub(super) fn new(candidates: &'a Candidates, cells: CellSet, digits: DigitSet) -> Pattern<'a> {
        let guardians = *candidates.open() & CandidateSet::product(cells, !digits);
        Pattern { candidates, cells, digits, guardians }
    }

    /// The grave that there would be without the guardians.
    pub(super) fn of_bug(candidates: &'a Candidates, guardians: CandidateSet) -> Pattern<'a> {
        Pattern { candidates, cells: candidates.empty_cells(), digits: DigitSet::ALL, guardians }
    }

    /// The cells that have guardians.
    pub(super) fn roof(&self) -> CellSet {
        self.guardians.cells()
    }

    /// Puts a step into the sink, if it removes anything.
    pub(super) fn step(
        &self,
        technique: Technique,
        removed: CandidateSet,
        extra: UniquenessExtra,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let Some(effect) = Effect::eliminate(*self.candidates.open() & removed) else { return ControlFlow::Continue(()) };
        let Pattern { cells, digits, guardians, .. } = *self;
        let is_bug = digits == DigitSet::ALL;
        let evidence = if is_bug {
            Evidence::Bug(Bug { guardians, extra })
        } else {
            Evidence::Deadly(Deadly { cells, digits, guardians, extra })
        };
        sink(Step { technique, effect, evidence })
    }

    /// Type 1: all guardians are in one cell, which therefore holds one of them.
    pub(super) fn one_cell(&self, technique: Technique, sink: &mut Sink<'_>) -> ControlFlow<()> {
        match self.roof().single() {
            Some(cell) => self.step(technique, CandidateSet::of_cell(cell, self.digits), UniquenessExtra::None, sink),
            None => ControlFlow::Continue(()),
        }
    }

    /// Types 2 and 5: all guardians are one digit.
    pub(super) fn one_digit(&self, technique: Technique, sink: &mut Sink<'_>) -> ControlFlow<()> {
        match self.guardians.digits().single() {
            Some(digit) => {
                self.step(technique, CandidateSet::of_digit(digit, self.roof().seen_by_all()), UniquenessExtra::None, sink)
            }
            None => ControlFlow::Continue(()),
        }
    }

    /// Type 3: the guardians, in several cells of a house, are like one cell of a naked subset there.
    pub(super) fn subset(&self, technique: Technique, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let roof = self.roof();
        if roof.len() < 2 {
            return ControlFlow::Continue(());
        }
        let extra = self.guardians.digits();
        for house in roof.common_houses() {
            let others = (self.candidates.empty_cells() & house.cells()) - roof;
            self.complete(technique, house, others, CellSet::EMPTY, extra, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// Adds cells of `from` to a subset that has one digit more than cells when it is complete.
    fn complete(
        &self,
        technique: Technique,
        house: House,
        from: CellSet,
        chosen: CellSet,
        digits: DigitSet,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        if !chosen.is_empty() && digits.len() == chosen.len() + 1 {
            let mut removed = CandidateSet::product(house.cells() - chosen - self.roof(), digits);
            for other in (chosen | self.roof()).common_houses() {
                removed |= CandidateSet::product(other.cells() - chosen - self.roof(), digits);
            }
            return self.step(technique, removed, UniquenessExtra::Subset { house, cells: chosen, digits }, sink);
        }
        let mut rest = from;
        for cell in from {
            rest = rest.without(cell);
            let digits = digits | self.candidates.of_cell(cell);
            if digits.len() <= 4 && chosen.len() < 3 {
                self.complete(technique, house, rest, chosen.with(cell), digits, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Type 4: two cells of a house have all its places for one of the digits. One of the two has it, and the other one a
    /// guardian; so nothing else is in them.
    pub(super) fn strong(&self, technique: Technique, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let roof = self.roof();
        if roof.len() != 2 {
            return ControlFlow::Continue(());
        }
        for house in roof.common_houses() {
            for digit in self.digits - self.guardians.digits() {
                if self.confined(digit, roof, house) {
                    let removed = CandidateSet::product(roof, !DigitSet::of(digit)) - self.guardians;
                    self.step(technique, removed, UniquenessExtra::Places { digit, houses: house.into() }, sink)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether `digit` still needs a place in `house`, and has none there but in `cells`.
    pub(super) fn confined(&self, digit: Digit, cells: CellSet, house: House) -> bool {
        let places = self.candidates.of_digit(digit) & house.cells();
        !places.is_empty() && places.is_subset(cells)
    }
}

/// The open candidates that every one of these rules out.
pub(super) fn ruled_out_by_all(guardians: &CandidateSet, candidates: &Candidates) -> CandidateSet {
    guardians.iter().fold(*candidates.open(), |left, guardian| left & guardian.peers())
}

/// The pairs of digits that at least so many cells are left with, and these cells; each pair once.
pub(super) fn bare_pairs(candidates: &Candidates, least: usize) -> impl Iterator<Item = (DigitSet, CellSet)> {
    let bivalue = candidates.bivalue();
    bivalue.iter().filter_map(move |cell| {
        let digits = candidates.of_cell(cell);
        let alike = digits.iter().fold(bivalue, |cells, digit| cells & candidates.of_digit(digit));
        (alike.first() == Some(cell) && alike.len() >= least).then_some((digits, alike))
    })
}
