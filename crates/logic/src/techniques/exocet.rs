//! Junior exocet: two cells, the base, hold two of three or four digits, and two other cells, the targets, have to hold the same two.
//!
//! # The idea
//!
//! The pattern is the JExocet of David P Bird's "JExocet Compendium", New Sudoku Players' Forum, where champagne had named the more general
//! Exocet. The base is two cells of a box and a line. In each other box of the band (or stack) a target lies beside the base's line. The
//! *cross lines* go through the two targets and through the base box's third cell, across the base's line.
//!
//! ```text
//!   B B .   . . .   . . .      B  the base, with 1, 2 and 3, say
//!   . . .   . T .   . x .      T  the targets
//!   . . .   . x .   . T .      x  the companions: no digit of the base
//!                              L  the cross lines outside of the band: each digit of the base can be in two
//!   . . L   . L .   . L .         of the three columns at most
//!   ...
//! ```
//!
//! Say that 1 is in the base. In each of the three columns it has a place. It is in two of them at most outside of the band, so it is in
//! one of them inside of the band. Not in column 3, whose cells there are in the box of the base; not in row 1, where the base has it; and
//! the companions lack it. What is left are the targets. So both digits of the base are in the targets, one in each.
//!
//! The eliminations are found by going through the [ways to fill](ExocetWay) base and targets: what is false in all of them is false. Two
//! exocets of the same digits in one band are looked at together. All this holds with rows and columns exchanged.
//!
//! # An example
//!
//! In Golden Nugget, by tarek, the base is r1c7 and r2c7 with 1, 2, 4 and 7, the targets are r4c8 and r7c9, and the cross lines are the
//! rows 3, 4 and 7. So r7c9 is no 3.
//!
//! ```
//! use nonet_core::board::{Candidates, Grid};
//! use nonet_logic::{Options, Technique, steps_of};
//!
//! let golden_nugget: Grid = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....".parse()?;
//! let step = &steps_of(Technique::JuniorExocet, &Candidates::new(&golden_nugget), &Options::default())[0];
//! assert_eq!(step.evidence.to_string(), "exocets 1247 base r1c7,r2c7 targets r4c8,r7c9 lines r347");
//! assert_eq!(step.effect.to_string(), "r7c9<>3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Invariants
//!
//! - Each of the two base cells is empty, and [`DIGITS`] says how many digits they have between them.
//! - A target has a digit of the base; its companion, the cell of its box on the same cross line beside the base's line, has none, filled
//!   or empty.
//! - No digit of the base has places on all three cross lines, outside of the band, that don't see each other.
//! - There is at least one way to fill base and targets. Were there none, the position would contradict itself, which is not for
//!   this technique to say.
//!
//! # What bounds the work
//!
//! There are 162 bases: two of the three cells of each of the 54 intersections of a box and a line. Few have three or four digits. A base
//! has 6 candidates for a target in each of two boxes, and four digits have 12 ordered pairs, twice over for the base: so an exocet has 24
//! ways at most, and two together 576 pairs of ways.

use crate::{
    Effect, Step, Technique,
    evidence::{Evidence, Exocet, ExocetBase, ExocetFrame, ExocetWay, Exocets},
    sink::Sink,
};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, DigitSet, House, HouseKind};

/// The numbers of digits that a base may have: with two it is a naked pair, and with five hardly ever a base.
const DIGITS: core::ops::RangeInclusive<usize> = 3..=4;

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check;

    const GOLDEN_NUGGET: &str = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
    /// A puzzle of a public list of hard ones (Enjoy Sudoku forum) with two exocets of one stack.
    const TWO: &str = "....9..5..1.....3...23..7....45...7.8.....2.......64...9..1.....8..6......54....7";

    fn all(candidates: &Candidates) -> Vec<Found> {
        bases(candidates).flat_map(|base| exocets(base, candidates)).collect()
    }

    #[test]
    fn bases_targets_and_lines_are_what_makes_an_exocet() {
        for puzzle in [GOLDEN_NUGGET, TWO] {
            let candidates = Candidates::new(&puzzle.parse().unwrap());
            let all = all(&candidates);
            assert!(!all.is_empty());
            for Found { base, exocet, ways } in all {
                assert!(DIGITS.contains(&base.digits.len()) && exocet.lines.len() == 3 && !ways.is_empty() && ways.len() <= 24);
                assert!(exocet.base.iter().all(|cell| candidates.grid()[cell].is_none()));
                for target in exocet.targets {
                    assert!(candidates.of_cell(target).intersects(base.digits));
                    let companion = (target.block().cells() & base.across(target).cells()) - base.line.cells();
                    let held = *candidates.placed() | *candidates.open();
                    assert!(companion.without(target).iter().all(|cell| held.digits_in(cell).is_disjoint(base.digits)));
                }
                for digit in base.digits {
                    let places = (candidates.of_digit(digit) | candidates.placed().cells_of(digit)) & exocet.outside();
                    let rows = exocet.lines.iter().map(|line| places & line.cells()).collect::<Vec<_>>();
                    assert!(!can_be_in_three([rows[0], rows[1], rows[2]]), "{digit}");
                }
            }
        }
    }

    #[test]
    fn in_each_way_base_and_targets_hold_the_same_two_digits() {
        let candidates = Candidates::new(&GOLDEN_NUGGET.parse().unwrap());
        for Found { exocet, ways, .. } in all(&candidates) {
            for way in ways {
                let digits = |cells: CellSet| {
                    way.held.iter().filter(|it| cells.contains(it.cell)).map(|it| it.digit).collect::<DigitSet>()
                };
                assert_eq!((digits(exocet.base), digits(exocet.base).len()), (digits(exocet.targets), 2));
            }
        }
    }

    #[test]
    fn two_exocets_rule_out_what_neither_does_alone_and_all_is_proved() {
        let candidates = Candidates::new(&TWO.parse().unwrap());
        let (mut alone, mut together) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
        let _ = find(&candidates, &mut |step| {
            assert_eq!(check(&step, &candidates), Ok(()), "{step}");
            let Evidence::Exocets(evidence) = &step.evidence else { panic!("{step}") };
            let known = if evidence.exocets.len() == 1 { &mut alone } else { &mut together };
            *known |= step.eliminations();
            ControlFlow::Continue(())
        });
        assert!(alone.is_subset(&together) && alone.len() < together.len());
    }
}
