//! Templates: all ways to place a digit in every row, column and box at once. A place that is in none of them goes; a place that
//! is in all of them is right, and so no template of another digit has its cell. What patterns of one digit find, they find too:
//! where a digit's places are all in some template, no such pattern need be looked for.

use crate::{
    Effect, Step, Technique,
    evidence::{Evidence, Templates},
    sink::Sink,
};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet};

/// The candidates that are in all templates of a digit: first by this digit alone, then with what the other digits take.
pub(super) fn set(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let alone = |digit: Digit| CandidateSet::of_digit(digit, in_all(digit, candidates));
    for digit in DigitSet::ALL {
        put(Technique::TemplateSet, digit, alone(digit), &[], sink)?;
    }
    let (lead, _) = lead(candidates);
    for digit in DigitSet::ALL {
        let is_own = |step: &&Step| step.placements().digits().contains(digit);
        let sure = lead.iter().filter(is_own).fold(CandidateSet::EMPTY, |all, step| all | step.placements());
        if sure != alone(digit) {
            let last = lead.iter().rposition(|step| is_own(&step)).unwrap_or(0);
            put(Technique::TemplateSet, digit, sure, &lead[..last], sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The candidates that are in no template of a digit: first by this digit alone, then with what the other digits take.
pub(super) fn delete(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in DigitSet::ALL {
        put(Technique::TemplateDelete, digit, CandidateSet::of_digit(digit, impossible(digit, candidates)), &[], sink)?;
    }
    let (lead, end) = lead(candidates);
    for digit in DigitSet::ALL {
        let left = end.possible().cells_of(digit) - impossible(digit, &end);
        let gone = candidates.of_digit(digit) - left;
        if gone != impossible(digit, candidates) {
            put(Technique::TemplateDelete, digit, CandidateSet::of_digit(digit, gone), &lead, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The placements of templates, one digit after the other as long as there is one, and the position after them.
fn lead(candidates: &Candidates) -> (Vec<Step>, Candidates) {
    let (mut end, mut steps) = (candidates.clone(), Vec::new());
    loop {
        let before = steps.len();
        for digit in DigitSet::ALL {
            let sure = CandidateSet::of_digit(digit, in_all(digit, &end));
            let _ = put(Technique::TemplateSet, digit, sure, &[], &mut |step| {
                step.apply(&mut end);
                steps.push(step);
                ControlFlow::Continue(())
            });
        }
        if steps.len() == before {
            return (steps, end);
        }
    }
}

/// Puts what templates say into the sink, if it is anything.
fn put(technique: Technique, digit: Digit, said: CandidateSet, before: &[Step], sink: &mut Sink<'_>) -> ControlFlow<()> {
    let effect = if technique == Technique::TemplateSet { Effect::place(said) } else { Effect::eliminate(said) };
    let Some(effect) = effect else { return ControlFlow::Continue(()) };
    sink(Step { technique, effect, evidence: Evidence::Templates(Templates { digit, before: before.to_vec() }) })
}

/// The places of a digit that are in all templates; none if there is no template.
fn in_all(digit: Digit, candidates: &Candidates) -> CellSet {
    let places = Places::of(digit, candidates);
    if !places.can_be_filled() {
        return CellSet::EMPTY;
    }
    candidates.of_digit(digit).iter().filter(|&cell| !places.without(cell).can_be_filled()).collect()
}

/// The places of a digit that are in no template.
pub(crate) fn impossible(digit: Digit, candidates: &Candidates) -> CellSet {
    let places = Places::of(digit, candidates);
    let mut unknown = candidates.of_digit(digit);
    let mut gone = CellSet::EMPTY;
    while let Some(cell) = unknown.first() {
        match places.template_with(cell) {
            Some(template) => unknown -= template,
            None => {
                gone = gone.with(cell);
                unknown = unknown.without(cell);
            }
        }
    }
    gone
}

/// The places of a digit, row by row, nine bits each.
struct Places {
    all: CellSet,
    rows: [u16; 9],
}

impl Places {
    fn of(digit: Digit, candidates: &Candidates) -> Places {
        Places::from(candidates.of_digit(digit) | candidates.placed().cells_of(digit))
    }

    fn from(all: CellSet) -> Places {
        Places { all, rows: core::array::from_fn(|row| (all.bits() >> (9 * row)) as u16 & 0x1ff) }
    }

    fn without(&self, cell: Cell) -> Places {
        Places::from(self.all.without(cell))
    }

    fn can_be_filled(&self) -> bool {
        let mut rows = self.rows;
        fill(&mut rows, 0, 0)
    }

    /// A template that has this cell.
    fn template_with(&self, cell: Cell) -> Option<CellSet> {
        let mut rows = self.rows;
        let (row, column) = (cell.row_index(), cell.column_index());
        for (other, places) in rows.iter_mut().enumerate() {
            *places &= !taken(column, other / 3 == row / 3);
        }
        rows[row] = 1 << column;
        // The fixed row's column is barred for the others already, so it is not barred again.
        fill(&mut rows, 0, 0).then(|| CellSet::from_bits(rows.iter().rev().fold(0, |all, &row| all << 9 | u128::from(row))))
    }
}

/// The columns that a place bars in another row: its own, and those of its box in the same band.
const fn taken(column: usize, same_band: bool) -> u16 {
    if same_band { 0b111 << (column / 3 * 3) } else { 1 << column }
}

/// Chooses a place in each row from the `row`-th on, so that no two are in one column or box, and leaves that in `rows`. `columns`
/// are those that are taken.
fn fill(rows: &mut [u16; 9], row: usize, columns: u16) -> bool {
    if row == 9 {
        return true;
    }
    let boxes = rows[row / 3 * 3..row].iter().fold(0, |all, &chosen| all | taken(chosen.trailing_zeros() as usize, true));
    let own = rows[row];
    let mut places = own & !columns & !boxes;
    while places != 0 {
        let place = places & places.wrapping_neg();
        places ^= place;
        rows[row] = place;
        if fill(rows, row + 1, columns | place) {
            return true;
        }
    }
    rows[row] = own;
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::Grid;

    #[test]
    fn every_cell_of_an_empty_board_is_in_a_template() {
        let empty = Candidates::new(&Grid::EMPTY);
        assert_eq!(impossible(Digit::D1, &empty), CellSet::EMPTY);
    }

    #[test]
    fn a_pointing_pair_is_seen_by_templates() {
        let cell = |name: &str| name.parse::<Cell>().unwrap();
        let mut position = Candidates::new(&Grid::EMPTY);
        let out_of_row = cell("r1c1").block().cells() - cell("r1c1").row().cells();
        position.eliminate(&CandidateSet::of_digit(Digit::D1, out_of_row));
        let rest = cell("r1c1").row().cells() - cell("r1c1").block().cells();
        assert_eq!(impossible(Digit::D1, &position), rest);
    }
}
