//! The judgement of cells and digits: cells that have no other candidates, or digits that have no other places in a house.

use super::{CellsAndDigits, Fault, Judgement, Place, assignment::Exclusions, names};
use crate::check::{of_cells, of_house};
use alloc::vec::Vec;
use nonet_core::board::{CandidateSet, Candidates, Cell, Digit, DigitSet, House};

/// Judges cells and digits.
pub(super) fn judge(set: CellsAndDigits, at: &Candidates) -> Judgement {
    let CellsAndDigits { cells, digits } = set;
    if cells.is_empty() || digits.is_empty() {
        return Judgement::broken(Place::Whole, Fault::Empty);
    }
    if let Some(cell) = (cells - at.empty_cells()).first() {
        return Judgement::broken(Place::Cell(cell), Fault::Filled);
    }
    if let Some(digit) = digits.iter().find(|digit| !at.of_digit(*digit).intersects(cells)) {
        return Judgement::broken(Place::Whole, Fault::Absent { digit, cells });
    }
    let others = |cell: &Cell| at.of_cell(*cell) - digits;
    let truths = match cells.iter().find(|cell| !others(cell).is_empty()) {
        None => of_cells(cells, at).unwrap_or_default(),
        Some(cell) => match hidden(set, at) {
            truths if truths.is_empty() => return not_locked(set, cell, at),
            truths => truths,
        },
    };
    Judgement::of_truths(truths, Exclusions::by_the_rules(at), at).named(|judged| names::of_cells(set, judged, at))
}

/// Returns the truths of digits that have all their places in a house in these cells: those of each house that has them so.
fn hidden(set: CellsAndDigits, at: &Candidates) -> Vec<CandidateSet> {
    let mut truths: Vec<CandidateSet> = Vec::new();
    for house in set.cells.common_houses() {
        let of = |digit: Digit| of_house(digit, house, at).filter(|it| it.cells().is_subset(set.cells));
        let all: Option<Vec<CandidateSet>> = set.digits.iter().map(of).collect();
        let new: Vec<CandidateSet> = all.unwrap_or_default().into_iter().filter(|it| !truths.contains(it)).collect();
        truths.extend(new);
    }
    truths
}

/// The judgement of cells that have other candidates, of which this cell is the first, and of digits that have other places in each
/// house. Of the two, the one is told that is nearer to a subset: a naked one with few other candidates, or a hidden one with few other
/// places.
fn not_locked(set: CellsAndDigits, first: Cell, at: &Candidates) -> Judgement {
    let CellsAndDigits { cells, digits } = set;
    let in_cells = cells.iter().map(|cell| (at.of_cell(cell) - digits).len()).sum();
    let places = |digit: Digit, house: House| (at.of_digit(digit) & house.cells()) - cells;
    let in_house = |house: &House| digits.iter().map(|digit| places(digit, *house).len()).sum::<usize>();
    let nearest = cells.common_houses().min_by_key(in_house).filter(|house| in_house(house) < in_cells);
    let other = nearest.and_then(|house| {
        let digit = digits.iter().find(|digit| !places(*digit, house).is_empty())?;
        Some(Fault::ThirdPlace { digit, house, cells: places(digit, house) })
    });
    match other {
        Some(fault) => Judgement::broken(Place::Whole, fault),
        None => Judgement::broken(Place::Cell(first), Fault::OtherDigits { digits: at.of_cell(first) - digits }),
    }
}

/// Returns all candidates of some cells.
pub(super) fn digits_of(set: CellsAndDigits, at: &Candidates) -> DigitSet {
    set.cells.iter().fold(DigitSet::EMPTY, |all, cell| all | at.of_cell(cell))
}
