//! Unique rectangles: the deadly pattern of four open cells in two rows, two columns and two boxes.

use super::{
    deadly::{Pattern, bare_pairs},
    graph::Guarded,
};
use crate::{Node, Technique, evidence::UniquenessExtra, sink::Sink};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, HouseSet};

/// A rectangle and two digits of which each corner has one at least.
#[derive(Clone, Copy)]
pub(super) struct Rectangle {
    cells: CellSet,
    digits: DigitSet,
    /// The number of corners that are left with just the two digits: at least one.
    bare: usize,
}

/// The rectangles of a position, each once: first those with both digits in every corner, which are easier to see.
pub(super) fn all(candidates: &Candidates) -> Vec<Rectangle> {
    let (mut whole, mut partial) = (Vec::new(), Vec::new());
    for (digits, floor) in bare_pairs(candidates, 1) {
        let [Some(a), Some(b)] = [digits.iter().next(), digits.iter().next_back()] else { continue };
        let (of_a, of_b) = (candidates.of_digit(a), candidates.of_digit(b));
        let (both, either) = (of_a & of_b, of_a | of_b);
        for corner in floor {
            for opposite in opposites(corner) & either {
                let Some(cells) = rectangle(corner, opposite).filter(|cells| cells.is_subset(either)) else { continue };
                let bare_corners = cells & floor;
                if bare_corners.first() == Some(corner) {
                    let list = if cells.is_subset(both) { &mut whole } else { &mut partial };
                    list.push(Rectangle { cells, digits, bare: bare_corners.len() });
                }
            }
        }
    }
    whole.append(&mut partial);
    whole
}

/// The patterns of the rectangles with so many bare corners at least.
fn patterns<'a>(all: &'a [Rectangle], bare: usize, candidates: &'a Candidates) -> impl Iterator<Item = Pattern<'a>> {
    all.iter().filter(move |it| it.bare >= bare).map(|it| Pattern::new(candidates, it.cells, it.digits))
}

/// The cells that can lie opposite to a corner: in its band or in its stack, but not in its box, row or column.
#[inline(always)]
pub(super) fn opposites(corner: Cell) -> CellSet {
    OPPOSITES[corner.index()]
}

const OPPOSITES: [CellSet; 81] = {
    let mut all = [CellSet::EMPTY; 81];
    let mut pair = 0;
    while pair < 81 * 81 {
        let (i, j) = (pair / 81, pair % 81);
        let same_band = i / 27 == j / 27;
        let same_stack = i % 9 / 3 == j % 9 / 3;
        if same_band != same_stack && i / 9 != j / 9 && i % 9 != j % 9 {
            all[i] = CellSet::from_bits(all[i].bits() | 1 << j);
        }
        pair += 1;
    }
    all
};

/// The rectangle of two opposite corners.
#[inline(always)]
pub(super) fn rectangle(corner: Cell, opposite: Cell) -> Option<CellSet> {
    let beside = Cell::new(corner.row_index(), opposite.column_index())?;
    let below = Cell::new(opposite.row_index(), corner.column_index())?;
    Some(CellSet::of(corner).with(opposite).with(beside).with(below))
}

/// The strong links of rectangles whose guardians are two nodes: those of two digits, or of one in two cells.
pub(super) fn links(all: &[Rectangle], candidates: &Candidates) -> Vec<Guarded> {
    let link = |pattern: Pattern<'_>| {
        let nodes = two_nodes(&pattern.guardians)?;
        Some(Guarded { nodes, cells: pattern.cells, digits: pattern.digits })
    };
    patterns(all, 1, candidates).filter_map(link).collect()
}

fn two_nodes(guardians: &CandidateSet) -> Option<[Node; 2]> {
    let mut digits = guardians.digits().iter();
    let (first, second) = (digits.next()?, digits.next());
    let of_first = guardians.cells_of(first);
    let Some(second) = second.filter(|_| digits.next().is_none()) else {
        let mut cells = of_first.iter().map(|cell| Node::new(first, cell.into()));
        let nodes = [cells.next()?, cells.next()?];
        return (cells.next().is_none() && guardians.digits().len() == 1).then_some(nodes);
    };
    let nodes = [Node::new(first, of_first), Node::new(second, guardians.cells_of(second))];
    nodes.iter().all(|node| node.cells.common_houses().next().is_some()).then_some(nodes)
}

/// Type 1: three corners are left with the two digits.
pub(super) fn type_1(all: &[Rectangle], candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    patterns(all, 2, candidates).try_for_each(|pattern| pattern.one_cell(Technique::Uniqueness1, sink))
}

/// Type 2: one digit beside the two, in two corners of a house.
pub(super) fn type_2(all: &[Rectangle], candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    patterns(all, 2, candidates).try_for_each(|pattern| match roof_in_line(&pattern) {
        true => pattern.one_digit(Technique::Uniqueness2, sink),
        false => ControlFlow::Continue(()),
    })
}

/// Type 3: the other candidates of two corners of a house make a naked subset with cells of that house.
pub(super) fn type_3(all: &[Rectangle], candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    patterns(all, 2, candidates).try_for_each(|pattern| pattern.subset(Technique::Uniqueness3, sink))
}

/// Type 4: one of the two digits has no place in a house but two corners, so the other one is in neither.
pub(super) fn type_4(all: &[Rectangle], candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    patterns(all, 2, candidates).try_for_each(|pattern| pattern.strong(Technique::Uniqueness4, sink))
}

/// Type 5: one digit beside the two, in opposite corners or in three.
pub(super) fn type_5(all: &[Rectangle], candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    patterns(all, 1, candidates).try_for_each(|pattern| match pattern.roof().len() {
        2 | 3 if !roof_in_line(&pattern) => pattern.one_digit(Technique::Uniqueness5, sink),
        _ => ControlFlow::Continue(()),
    })
}

/// Type 6: opposite corners have more than the two digits, and one of these has no place in two parallel lines but the corners. Were
/// it in one of those two corners, it would be in both, and the pattern would be there; so it is in the others.
pub(super) fn type_6(all: &[Rectangle], candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    patterns(all, 2, candidates).try_for_each(|pattern| {
        let roof = pattern.roof();
        if roof.len() != 2 || roof_in_line(&pattern) {
            return ControlFlow::Continue(());
        }
        let rows: HouseSet = roof.iter().map(Cell::row).collect();
        let columns: HouseSet = roof.iter().map(Cell::column).collect();
        for digit in pattern.digits {
            for houses in [rows, columns] {
                if houses.iter().all(|house| pattern.confined(digit, pattern.cells, house)) {
                    let extra = UniquenessExtra::Places { digit, houses };
                    pattern.step(Technique::Uniqueness6, CandidateSet::of_digit(digit, roof), extra, sink)?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// Hidden rectangle: a corner is left with the two digits, and one of them has no place in the opposite corner's row and column but
/// the corners. Were the other one in that opposite corner, the pattern would be there.
pub(super) fn hidden(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for corner in candidates.bivalue() {
        let digits = candidates.of_cell(corner);
        for digit in digits {
            for (opposite, cells) in confining(corner, digit, candidates) {
                let pattern = Pattern::new(candidates, cells, digits);
                let houses: HouseSet = [opposite.row(), opposite.column()].into_iter().collect();
                let extra = UniquenessExtra::Places { digit, houses };
                let removed = CandidateSet::of_cell(opposite, digits.without(digit));
                pattern.step(Technique::HiddenRectangle, removed, extra, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The open rectangles of a corner that have all places of `digit` in the row and in the column of the opposite corner: that corner,
/// and all four.
fn confining(corner: Cell, digit: Digit, candidates: &Candidates) -> impl Iterator<Item = (Cell, CellSet)> {
    let open = candidates.of_digit(digit);
    (open & corner.column().cells()).without(corner).into_iter().filter_map(move |below| {
        let opposite = (open & below.row().cells()).without(below).single()?;
        let cells = rectangle(corner, opposite).filter(|_| opposites(corner).contains(opposite))?;
        let fits = cells.is_subset(candidates.empty_cells()) && (open & opposite.column().cells()).is_subset(cells);
        fits.then_some((opposite, cells))
    })
}

/// Whether the corners with other candidates are two of a row or a column.
fn roof_in_line(pattern: &Pattern<'_>) -> bool {
    let roof = pattern.roof();
    roof.len() == 2 && roof.common_houses().next().is_some()
}
