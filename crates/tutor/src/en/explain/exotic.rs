//! Patterns of many cells and digits.

use crate::en::words::Words;
use nonet_core::{
    board::{CandidateSet, CellSet},
    words::{digits_or, number_word},
};
use nonet_logic::{Burst, Role, Step};

/// A firework of three digits, or of two and two.
pub(super) fn firework(step: &Step, bursts: &[Burst], wings: CellSet, words: &mut Words) {
    for Burst { crossing, digits } in bursts {
        let (row, column, block) = (crossing.row(), crossing.column(), crossing.block());
        let [in_row, in_column] = [row, column].map(|line| wings & line.cells());
        words.text("Outside of ").house(block).text(", ").house(row).text(" has no place for ");
        words
            .candidates(digits_or(*digits), CandidateSet::product(wings, *digits), Role::Cause)
            .text(" but ")
            .cells(in_row, Role::Cause);
        words.text(", and ").house(column).text(" none but ").cells(in_column, Role::Cause).stop();
        words.text("One of these digits that is in neither cell is, in ").house(block);
        words.text(", on both lines: it is in ").cells((*crossing).into(), Role::Pivot).stop();
    }
    let crossings: CellSet = bursts.iter().map(|it| it.crossing).collect();
    let size = number_word((crossings | wings).len());
    words.text(format!("So the {size} digits fill the {size} cells ")).cells(crossings | wings, Role::Cause);
    words.text(", each of them once").stop();
    let beside = |it: &Burst| CandidateSet::product(it.crossing.block().cells().without(it.crossing), it.digits);
    let is_in_box = bursts.iter().any(|it| !(beside(it) & step.eliminations()).is_empty());
    if is_in_box {
        words.text("One that is in one of the two cells outside of a box is, in the box, on the other line").stop();
    }
    words.text("So ").not(&step.eliminations()).stop();
}
