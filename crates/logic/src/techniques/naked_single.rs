//! Naked single: a cell has one candidate left.

use crate::{
    Step, Technique,
    evidence::{Evidence, OnlyDigit},
    sink::Sink,
};
use core::ops::ControlFlow;
use nonet_core::board::{Candidate, Candidates};

pub(super) fn find(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for cell in candidates.univalue() {
        let Some(digit) = candidates.of_cell(cell).single() else { continue };
        sink(Step::placing(Technique::NakedSingle, Candidate::new(cell, digit), Evidence::OnlyDigit(OnlyDigit)))?;
    }
    ControlFlow::Continue(())
}
