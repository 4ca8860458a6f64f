//! Full house: a house has one empty cell, which takes the digit that is missing.

use crate::{
    Step, Technique,
    evidence::{Evidence, LastCell},
    sink::Sink,
};
use core::ops::ControlFlow;
use nonet_core::board::{Candidate, Candidates, CellSet};

pub(super) fn find(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let empty = candidates.empty_cells();
    for cell in candidates.univalue() {
        let Some(house) = cell.houses().into_iter().find(|house| (empty & house.cells()) == CellSet::of(cell)) else { continue };
        let Some(digit) = candidates.of_cell(cell).single() else { continue };
        sink(Step::placing(Technique::FullHouse, Candidate::new(cell, digit), Evidence::LastCell(LastCell { house })))?;
    }
    ControlFlow::Continue(())
}
