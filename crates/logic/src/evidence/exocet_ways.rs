//! The ways to fill the base and the targets of a junior exocet, and what follows in each of them.
//!
//! A way chooses the two digits and shares them out. A digit that is in one target is in the other's box on the band's third line, and on
//! the other two cross lines outside of the band. The finder takes its eliminations from these ways, and a text tells them.

use super::Exocet;
use alloc::vec::Vec;
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet};

/// A way to fill the base and the targets of an exocet. [`Exocet::ways`] finds them all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExocetWay {
    /// The candidates that are true in the targets in this way, one for each.
    pub targets: [Candidate; 2],
    /// The candidates that are true in this way, in base and targets.
    pub held: CandidateSet,
    /// The candidates that are false in this way, with the cause that makes them so.
    pub effects: Vec<(ExocetCause, CandidateSet)>,
}

/// A cause that makes candidates false in a way to fill an exocet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExocetCause {
    /// A digit in the base, in either of its cells.
    Base {
        /// The digit in the base.
        digit: Digit,
        /// The cells of the base.
        cells: CellSet,
    },
    /// A candidate that is true in the base or in a target.
    Held(Candidate),
    /// The digit of a target, which is in the other target's box on the line that has neither the target nor the base.
    Band {
        /// The candidate that is true in the target.
        target: Candidate,
        /// The places that the digit has there.
        cells: CellSet,
    },
    /// The digit of a target, which is, outside of the band, on the two lines that do not go through the target.
    Lines {
        /// The candidate that is true in the target.
        target: Candidate,
        /// The two lines.
        lines: HouseSet,
    },
}

/// A reason why the targets of an exocet can't be filled in some way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExocetBar {
    /// A candidate that the target has not.
    Target(Candidate),
    /// Two digits that the base can't hold.
    Base(DigitSet),
    /// A candidate of a target whose digit would have no place in the other target's box.
    Band(Candidate),
    /// A candidate of a target whose digit would have no two places on these lines, outside of the band.
    Lines(Candidate, HouseSet),
    /// Candidates of the two targets that, with those of the base, would rule out a part of themselves.
    Itself([Candidate; 2]),
}

impl ExocetWay {
    /// Returns all candidates that are false in this way.
    #[must_use]
    pub fn gone(&self) -> CandidateSet {
        self.effects.iter().fold(CandidateSet::EMPTY, |all, (_, gone)| all | *gone)
    }

    /// Returns whether this way and a way to fill another exocet can both be true.
    #[must_use]
    pub fn agrees_with(&self, other: &ExocetWay) -> bool {
        (self.held & other.gone()).is_empty() && (other.held & self.gone()).is_empty()
    }
}

impl Exocet {
    /// Returns the ways to fill base and targets with two of these digits, and the reasons against the other ways. See
    /// [`outside`](Exocet::outside) for an example.
    #[must_use]
    pub fn ways(&self, digits: DigitSet, at: &Candidates) -> (Vec<ExocetWay>, Vec<ExocetBar>) {
        ExocetFrame::of(self, digits, at).map(|frame| frame.ways()).unwrap_or_default()
    }
}

/// Two cells where a line and a box meet.
#[derive(Clone, Copy)]
pub(crate) struct ExocetBase {
    pub(crate) cells: [Cell; 2],
    pub(crate) digits: DigitSet,
    pub(crate) line: House,
    pub(crate) block: House,
    /// The line across it through the third cell.
    pub(crate) cross: House,
}

impl ExocetBase {
    /// The line through a cell that crosses the base's line.
    pub(crate) fn across(self, cell: Cell) -> House {
        if self.line.kind() == HouseKind::Row { cell.column() } else { cell.row() }
    }
}

/// A base with two targets.
pub(crate) struct ExocetFrame<'a> {
    pub(crate) base: ExocetBase,
    pub(crate) targets: [Cell; 2],
    pub(crate) candidates: &'a Candidates,
}

impl<'a> ExocetFrame<'a> {
    /// The frame of an exocet that was found.
    fn of(exocet: &Exocet, digits: DigitSet, candidates: &'a Candidates) -> Option<ExocetFrame<'a>> {
        let pair = |cells: CellSet| {
            let mut cells = cells.iter();
            Some([cells.next()?, cells.next()?])
        };
        let (cells, targets) = (pair(exocet.base)?, pair(exocet.targets)?);
        let [one, two] = cells;
        let (line, kind) = if one.row() == two.row() { (one.row(), HouseKind::Column) } else { (one.column(), HouseKind::Row) };
        let cross = exocet.lines.iter().find(|it| it.kind() == kind && targets.iter().all(|cell| !it.cells().contains(*cell)))?;
        Some(ExocetFrame { base: ExocetBase { cells, digits, line, block: one.block(), cross }, targets, candidates })
    }
}

impl ExocetFrame<'_> {
    /// The cross lines.
    pub(crate) fn lines(&self) -> [House; 3] {
        let [one, two] = self.targets.map(|target| self.base.across(target));
        [self.base.cross, one, two]
    }

    /// The places of a digit on a line outside of the band, also where it stands.
    pub(crate) fn outside(&self, digit: Digit, line: House) -> CellSet {
        let places = self.candidates.of_digit(digit) | self.candidates.placed().cells_of(digit);
        let band = self.targets.iter().fold(self.base.block.cells(), |all, target| all | target.block().cells());
        places & (line.cells() - band)
    }

    /// The ways to fill it, and the reasons against the others.
    pub(crate) fn ways(&self) -> (Vec<ExocetWay>, Vec<ExocetBar>) {
        let digits = self.base.digits;
        let pairs = digits.iter().flat_map(|a| digits.iter().filter(move |b| *b != a).map(move |b| [a, b]));
        let (mut ways, mut bars) = (Vec::new(), Vec::new());
        for pair in pairs {
            let filled = [pair, [pair[1], pair[0]]].map(|in_base| self.way(in_base, pair));
            // If the base can be filled in one order, it is of no account why it can't in the other; and of two reasons against
            // both, that counts which has to do with more than the order.
            let bar =
                filled.iter().filter_map(|way| way.as_ref().err().copied()).max_by_key(|bar| !matches!(bar, ExocetBar::Base(_)));
            let before = ways.len();
            ways.extend(filled.into_iter().flatten());
            if let Some(bar) = bar.filter(|bar| ways.len() == before && !bars.contains(bar)) {
                bars.push(bar);
            }
        }
        (ways, bars)
    }

    /// The way that fills base and targets so; or the reason why they can't be filled so.
    fn way(&self, in_base: [Digit; 2], in_targets: [Digit; 2]) -> Result<ExocetWay, ExocetBar> {
        let fill = |cells: [Cell; 2], digits: [Digit; 2]| [0, 1].map(|i| Candidate::new(cells[i], digits[i]));
        let (base, targets) = (fill(self.base.cells, in_base), fill(self.targets, in_targets));
        let is_gone = |it: &&Candidate| !self.candidates.open().contains(**it);
        if let Some(target) = targets.iter().find(is_gone) {
            return Err(ExocetBar::Target(*target));
        }
        if base.iter().any(|it| is_gone(&it)) {
            return Err(ExocetBar::Base(in_base.into_iter().collect()));
        }
        let held: CandidateSet = base.into_iter().chain(targets).collect();
        let mut effects: Vec<(ExocetCause, CandidateSet)> = Vec::new();
        let [one, two] = self.base.cells;
        let cells = self.base.cells.into_iter().collect();
        for digit in in_base {
            effects.push((ExocetCause::Base { digit, cells }, CandidateSet::of_digit(digit, one.peers() & two.peers())));
        }
        effects.extend(held.iter().map(|it| (ExocetCause::Held(it), it.peers())));
        let [one, two] = self.targets;
        for (target, other) in [(targets[0], two), (targets[1], one)] {
            effects.push(self.in_band(target, other).ok_or(ExocetBar::Band(target))?);
            let lines = self.lines_without(other);
            effects.push(self.on_lines(target, lines).ok_or(ExocetBar::Lines(target, lines.into_iter().collect()))?);
        }
        let way = ExocetWay { targets, held, effects };
        if (way.held & way.gone()).is_empty() { Ok(way) } else { Err(ExocetBar::Itself(targets)) }
    }

    /// The candidates that are ruled out because the digit of a target is in the other one's box on the line of neither the base nor the
    /// target.
    fn in_band(&self, target: Candidate, other: Cell) -> Option<(ExocetCause, CandidateSet)> {
        let (digit, own) = (target.digit, target.cell);
        let line = if self.base.line.kind() == HouseKind::Row { own.row() } else { own.column() };
        let left = other.block().cells() - self.base.line.cells() - line.cells();
        let stands = left.iter().any(|cell| self.candidates.grid()[cell] == Some(digit));
        let cells = (left & self.candidates.of_digit(digit)).without(other);
        let gone = if stands { CandidateSet::EMPTY } else { one_of(digit, cells)? };
        Some((ExocetCause::Band { target, cells }, gone))
    }

    /// The cross lines on which the digit of a target is outside of the band: that of the other target, and that of the base.
    fn lines_without(&self, other: Cell) -> [House; 2] {
        [self.base.cross, self.base.across(other)]
    }

    /// The candidates that are ruled out because the digit of a target is, outside of the band, on these lines.
    fn on_lines(&self, target: Candidate, lines: [House; 2]) -> Option<(ExocetCause, CandidateSet)> {
        let digit = target.digit;
        let [one, two] = lines.map(|line| self.outside(digit, line));
        let pairs = one.iter().flat_map(|a| two.iter().filter(move |b| !a.sees(*b)).map(move |b| [a, b]));
        let gone = pairs
            .map(|pair| pair.iter().fold(CandidateSet::EMPTY, |all, cell| all | Candidate::new(*cell, digit).peers()))
            .reduce(|all, gone| all & gone)?;
        Some((ExocetCause::Lines { target, lines: lines.into_iter().collect() }, gone))
    }
}

/// The candidates that are false if a digit is in one of some cells; none if there is no cell.
fn one_of(digit: Digit, cells: CellSet) -> Option<CandidateSet> {
    let each = cells.iter().map(|cell| Candidate::new(cell, digit).peers());
    each.reduce(|all, gone| all & gone)
}
