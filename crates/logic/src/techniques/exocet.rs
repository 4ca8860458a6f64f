//! Junior exocet: two cells of a box and a line, the base, hold two of three or four digits. In each other box of the band a
//! target lies beside the base's line. The columns of the two targets and of the base box's third cell are the cross lines:
//! outside of the band, each of the digits can be in two of them at most. Inside of the band, a digit of the base has no place
//! in the cross lines but the targets, so it is in one of these: base and targets hold the same two digits.
//!
//! The eliminations are found by going through the [ways to fill](ExocetWay) base and targets. Two exocets of the same digits, in
//! one band, are looked at together. All this holds with rows and columns exchanged.

use crate::{
    Effect, Step, Technique,
    evidence::{Evidence, Exocet, ExocetBase, ExocetFrame, ExocetWay, Exocets},
    sink::Sink,
};
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, DigitSet, House, HouseKind};
use std::ops::ControlFlow;

/// How many digits a base has: with two it is a naked pair, and with five hardly ever a base.
const DIGITS: std::ops::RangeInclusive<usize> = 3..=4;

pub(super) fn find(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let all: Vec<Found> = bases(candidates).flat_map(|base| exocets(base, candidates)).collect();
    let mut known = CandidateSet::EMPTY;
    for found in &all {
        let gone = found.ways.iter().fold(*candidates.open(), |all, way| all & way.gone());
        put(&[found], gone, &mut known, sink)?;
    }
    for (i, one) in all.iter().enumerate() {
        for two in all[i + 1..].iter().filter(|two| one.may_go_with(two)) {
            let both = || one.ways.iter().flat_map(|a| two.ways.iter().map(move |b| (a, b))).filter(|(a, b)| a.agrees_with(b));
            if both().next().is_some() {
                let gone = both().fold(*candidates.open(), |all, (a, b)| all & (a.gone() | b.gone()));
                put(&[one, two], gone, &mut known, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A step that says something new.
fn put(found: &[&Found], gone: CandidateSet, known: &mut CandidateSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let [first, ..] = found else { return ControlFlow::Continue(()) };
    let Some(effect) = Effect::eliminate(gone).filter(|_| !gone.is_subset(known)) else { return ControlFlow::Continue(()) };
    *known |= gone;
    sink(Step {
        technique: Technique::JuniorExocet,
        effect,
        evidence: Evidence::Exocets(Exocets { digits: first.base.digits, exocets: found.iter().map(|it| it.exocet).collect() }),
    })
}

fn bases(candidates: &Candidates) -> impl Iterator<Item = ExocetBase> + '_ {
    Cell::all().flat_map(|third| [(third.row(), third.column()), (third.column(), third.row())].map(|it| (third, it))).filter_map(
        |(third, (line, cross))| {
            let mut cells = (third.block().cells() & line.cells()).without(third).iter();
            let cells = [cells.next()?, cells.next()?];
            let [one, two] = cells.map(|cell| candidates.of_cell(cell));
            let digits = one | two;
            let is_base = !one.is_empty() && !two.is_empty() && DIGITS.contains(&digits.len());
            is_base.then_some(ExocetBase { cells, digits, line, block: third.block(), cross })
        },
    )
}

/// An exocet and the ways to fill it.
struct Found {
    base: ExocetBase,
    exocet: Exocet,
    ways: Vec<ExocetWay>,
}

impl Found {
    /// Whether two are of the same digits and of one band, and their bases in different boxes and lines.
    fn may_go_with(&self, other: &Found) -> bool {
        let [one, two] = [self.base, other.base];
        let band = |base: ExocetBase| base.line.index() / 3;
        one.digits == two.digits && band(one) == band(two) && one.line != two.line && one.block != two.block
    }
}

/// The exocets of a base.
fn exocets(base: ExocetBase, candidates: &Candidates) -> Vec<Found> {
    let mut others = House::of_kind(HouseKind::Box)
        .filter(|block| *block != base.block && block.cells().intersects(base.line.cells()))
        .map(|block| targets(base, block, candidates));
    let (Some(one), Some(two)) = (others.next(), others.next()) else { return Vec::new() };
    let pairs = one.iter().flat_map(|q| two.iter().map(move |r| [*q, *r]));
    pairs.filter_map(|targets| found(&ExocetFrame { base, targets, candidates })).collect()
}

/// The cells of a box that may be targets: beside the base's line, with a digit of the base, and none of these in the cell
/// across the other line that is left.
fn targets(base: ExocetBase, block: House, candidates: &Candidates) -> Vec<Cell> {
    let held = |cell: Cell| candidates.of_cell(cell) | candidates.grid()[cell].map_or(DigitSet::EMPTY, DigitSet::of);
    let beside = block.cells() - base.line.cells();
    let is_target = |cell: &Cell| {
        let companion = (beside & base.across(*cell).cells()).without(*cell);
        candidates.of_cell(*cell).intersects(base.digits) && companion.iter().all(|it| held(it).is_disjoint(base.digits))
    };
    beside.iter().filter(is_target).collect()
}

/// The exocet of a base and two targets, if they are one.
fn found(frame: &ExocetFrame<'_>) -> Option<Found> {
    let lines = frame.lines();
    let is_one = frame.base.digits.iter().all(|digit| !can_be_in_three(lines.map(|line| frame.outside(digit, line))));
    if !is_one {
        return None;
    }
    let cells = |cells: [Cell; 2]| cells.into_iter().collect();
    let exocet = Exocet { base: cells(frame.base.cells), targets: cells(frame.targets), lines: lines.into_iter().collect() };
    let (ways, _) = frame.ways();
    (!ways.is_empty()).then_some(Found { base: frame.base, exocet, ways })
}

/// Whether a digit with these places on three lines can be on all of them.
fn can_be_in_three([one, two, three]: [CellSet; 3]) -> bool {
    let apart = |cells: CellSet, from: Cell| cells - from.peers();
    one.iter().any(|a| apart(two, a).iter().any(|b| !apart(apart(three, a), b).is_empty()))
}
