//! Junior exocet: two cells of a box and a line, the base, hold two of three or four digits. In each other box of the band a target
//! lies beside the base's line. The columns of the two targets and of the base box's third cell are the cross lines: outside of the
//! band, each of the digits can be in two of them at most. Inside of the band, a digit of the base has no place in the cross lines but
//! the targets, so it is in one of these: base and targets hold the same two digits.
//!
//! What goes then is found by going through the ways to choose the two digits and to share them out: a digit that is in one target is
//! in the other's box on the band's third line, and on the other two cross lines outside of the band. Two exocets of the same digits,
//! in one band, are looked at together. All this holds with rows and columns exchanged.

use crate::{Effect, Evidence, Exocet, Step, Technique, sink::Sink};
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, House, HouseKind};
use std::ops::ControlFlow;

/// How many digits a base has: with two it is a naked pair, and with five hardly ever a base.
const DIGITS: std::ops::RangeInclusive<usize> = 3..=4;

pub(super) fn find(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let all: Vec<Found> = bases(candidates).flat_map(|base| exocets(base, candidates)).collect();
    let mut known = CandidateSet::EMPTY;
    for found in &all {
        let gone = found.ways.iter().fold(*candidates.open(), |all, way| all & way.gone);
        put(&[found], gone, &mut known, sink)?;
    }
    for (i, one) in all.iter().enumerate() {
        for two in all[i + 1..].iter().filter(|two| one.may_go_with(two)) {
            let both = || one.ways.iter().flat_map(|a| two.ways.iter().map(move |b| (a, b))).filter(|(a, b)| a.agrees_with(b));
            if both().next().is_some() {
                let gone = both().fold(*candidates.open(), |all, (a, b)| all & (a.gone | b.gone));
                put(&[one, two], gone, &mut known, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A step that says something new.
fn put(found: &[&Found], gone: CandidateSet, known: &mut CandidateSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let [first, ..] = found else { return ControlFlow::Continue(()) };
    if gone.is_subset(known) {
        return ControlFlow::Continue(());
    }
    *known = *known | gone;
    sink(Step {
        technique: Technique::JuniorExocet,
        effect: Effect::Eliminate(gone),
        evidence: Evidence::Exocets { digits: first.base.digits, exocets: found.iter().map(|it| it.exocet).collect() },
    })
}

/// Two cells where a line and a box meet.
#[derive(Clone, Copy)]
struct Base {
    cells: [Cell; 2],
    digits: DigitSet,
    line: House,
    block: House,
    /// The line across it through the third cell.
    cross: House,
}

fn bases(candidates: &Candidates) -> impl Iterator<Item = Base> + '_ {
    Cell::all().flat_map(|third| [(third.row(), third.column()), (third.column(), third.row())].map(|it| (third, it))).filter_map(
        |(third, (line, cross))| {
            let mut cells = (third.block().cells() & line.cells()).without(third).iter();
            let cells = [cells.next()?, cells.next()?];
            let [one, two] = cells.map(|cell| candidates.of_cell(cell));
            let digits = one | two;
            let is_base = !one.is_empty() && !two.is_empty() && DIGITS.contains(&digits.len());
            is_base.then_some(Base { cells, digits, line, block: third.block(), cross })
        },
    )
}

/// An exocet and the ways to fill it.
struct Found {
    base: Base,
    exocet: Exocet,
    ways: Vec<Way>,
}

impl Found {
    /// Whether two are of the same digits and of one band, and their bases in different boxes and lines.
    fn may_go_with(&self, other: &Found) -> bool {
        let [one, two] = [self.base, other.base];
        let band = |base: Base| base.line.index() / 3;
        one.digits == two.digits && band(one) == band(two) && one.line != two.line && one.block != two.block
    }
}

/// A way to fill base and targets.
struct Way {
    /// What is true in it,
    held: CandidateSet,
    /// and all that is false then.
    gone: CandidateSet,
}

impl Way {
    fn agrees_with(&self, other: &Way) -> bool {
        (self.held & other.gone).is_empty() && (other.held & self.gone).is_empty()
    }
}

/// The exocets of a base.
fn exocets(base: Base, candidates: &Candidates) -> Vec<Found> {
    let mut others = House::of_kind(HouseKind::Box)
        .filter(|block| *block != base.block && block.cells().meets(base.line.cells()))
        .map(|block| targets(base, block, candidates));
    let (Some(one), Some(two)) = (others.next(), others.next()) else { return Vec::new() };
    let pairs = one.iter().flat_map(|q| two.iter().map(move |r| [*q, *r]));
    pairs.filter_map(|targets| Frame { base, targets, candidates }.found()).collect()
}

/// The cells of a box that may be targets: beside the base's line, with a digit of the base, and none of these in the cell
/// across the other line that is left.
fn targets(base: Base, block: House, candidates: &Candidates) -> Vec<Cell> {
    let held = |cell: Cell| candidates.of_cell(cell) | candidates.grid()[cell].map_or(DigitSet::EMPTY, DigitSet::of);
    let beside = block.cells() - base.line.cells();
    let is_target = |cell: &Cell| {
        let companion = (beside & across(base, *cell).cells()).without(*cell);
        candidates.of_cell(*cell).meets(base.digits) && companion.iter().all(|it| !held(it).meets(base.digits))
    };
    beside.iter().filter(is_target).collect()
}

/// The line through a cell that crosses the base's line.
fn across(base: Base, cell: Cell) -> House {
    if base.line.kind() == HouseKind::Row { cell.column() } else { cell.row() }
}

/// A base with two targets.
struct Frame<'a> {
    base: Base,
    targets: [Cell; 2],
    candidates: &'a Candidates,
}

impl Frame<'_> {
    /// The exocet, if it is one.
    fn found(&self) -> Option<Found> {
        let lines = self.lines();
        let is_one = self.base.digits.iter().all(|digit| !can_be_in_three(lines.map(|line| self.outside(digit, line))));
        if !is_one {
            return None;
        }
        let cells = |cells: [Cell; 2]| cells.into_iter().collect();
        let exocet = Exocet { base: cells(self.base.cells), targets: cells(self.targets), lines: lines.into_iter().collect() };
        let ways = self.ways();
        (!ways.is_empty()).then_some(Found { base: self.base, exocet, ways })
    }

    /// The cross lines.
    fn lines(&self) -> [House; 3] {
        let [one, two] = self.targets.map(|target| across(self.base, target));
        [self.base.cross, one, two]
    }

    /// The places of a digit on a line outside of the band, also where it stands.
    fn outside(&self, digit: Digit, line: House) -> CellSet {
        let places = self.candidates.of_digit(digit) | self.candidates.placed().cells_of(digit);
        let band = self.targets.iter().fold(self.base.block.cells(), |all, target| all | target.block().cells());
        places & (line.cells() - band)
    }

    fn ways(&self) -> Vec<Way> {
        let digits = self.base.digits;
        let pairs = digits.iter().flat_map(|a| digits.iter().filter(move |b| *b != a).map(move |b| [a, b]));
        pairs.flat_map(|pair| [self.way(pair, pair), self.way(pair, [pair[1], pair[0]])]).flatten().collect()
    }

    /// What follows if base and targets are filled so; none if they can't be.
    fn way(&self, in_base: [Digit; 2], in_targets: [Digit; 2]) -> Option<Way> {
        let filled = self.base.cells.into_iter().zip(in_base).chain(self.targets.into_iter().zip(in_targets));
        let held: CandidateSet = filled.map(|(cell, digit)| Candidate::new(cell, digit)).collect();
        if !held.is_subset(self.candidates.open()) {
            return None;
        }
        let mut gone = held.iter().fold(CandidateSet::EMPTY, |all, it| all | ruled_out_by(it));
        let [one, two] = self.targets;
        for (digit, own, other) in [(in_targets[0], one, two), (in_targets[1], two, one)] {
            gone = gone | self.in_band(digit, own, other)? | self.on_lines(digit, other)?;
        }
        (held & gone).is_empty().then_some(Way { held, gone })
    }

    /// What is ruled out because the digit of a target is in the other one's box on the line of neither the base nor the target.
    fn in_band(&self, digit: Digit, own: Cell, other: Cell) -> Option<CandidateSet> {
        let line = if self.base.line.kind() == HouseKind::Row { own.row() } else { own.column() };
        let left = other.block().cells() - self.base.line.cells() - line.cells();
        if left.iter().any(|cell| self.candidates.grid()[cell] == Some(digit)) {
            return Some(CandidateSet::EMPTY);
        }
        one_of(digit, (left & self.candidates.of_digit(digit)).without(other))
    }

    /// What is ruled out because the digit of a target is, outside of the band, on the other's cross line and on that of the base.
    fn on_lines(&self, digit: Digit, other: Cell) -> Option<CandidateSet> {
        let [one, two] = [self.base.cross, across(self.base, other)].map(|line| self.outside(digit, line));
        let pairs = one.iter().flat_map(|a| two.iter().filter(move |b| !a.sees(*b)).map(move |b| [a, b]));
        pairs
            .map(|pair| pair.iter().fold(CandidateSet::EMPTY, |all, cell| all | ruled_out_by(Candidate::new(*cell, digit))))
            .reduce(|all, gone| all & gone)
    }
}

/// Whether a digit with these places on three lines can be on all of them.
fn can_be_in_three([one, two, three]: [CellSet; 3]) -> bool {
    let apart = |cells: CellSet, from: Cell| cells - from.peers();
    one.iter().any(|a| apart(two, a).iter().any(|b| !apart(apart(three, a), b).is_empty()))
}

/// What is false if a digit is in one of some cells; none if there is no cell.
fn one_of(digit: Digit, cells: CellSet) -> Option<CandidateSet> {
    let each = cells.iter().map(|cell| ruled_out_by(Candidate::new(cell, digit)));
    each.reduce(|all, gone| all & gone)
}

/// What is false if a candidate is true.
fn ruled_out_by(it: Candidate) -> CandidateSet {
    CandidateSet::of(it.digit, it.cell.peers()) | CandidateSet::of_cell(it.cell, !DigitSet::of(it.digit))
}
