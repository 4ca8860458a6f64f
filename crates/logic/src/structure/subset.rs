//! The judgement of cells and digits: cells that have no other candidates, or digits that have no other places in a house.

use super::{CellsAndDigits, Fault, Judgement, Place, assignment::Exclusions, names};
use crate::check::{of_cells, of_house};
use nonet_core::board::{CandidateSet, Candidates, Cell, Digit, DigitSet};

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
        Some(cell) => {
            let hidden = hidden(set, at);
            if hidden.is_empty() {
                return Judgement::broken(Place::Cell(cell), Fault::OtherDigits { digits: others(&cell) });
            }
            hidden
        }
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

/// Returns all candidates of some cells.
pub(super) fn digits_of(set: CellsAndDigits, at: &Candidates) -> DigitSet {
    set.cells.iter().fold(DigitSet::EMPTY, |all, cell| all | at.of_cell(cell))
}
