//! Locked candidates and subsets.

use crate::en::words::Words;
use nonet_core::{
    Role,
    board::{CandidateSet, Candidates, CellSet, Digit, DigitSet, House, HouseSet},
    words::{capital, digits_and, number_word},
};
use nonet_logic::Step;

/// Locked candidates.
pub(super) fn locked(step: &Step, digit: Digit, from: House, to: House, cells: CellSet, words: &mut Words) {
    words
        .text("In ")
        .house(from)
        .text(", ")
        .digit_in(digit, cells, Role::Cause)
        .text(" can only be in ")
        .cells(cells, Role::Cause)
        .text(if cells.len() == 2 { ", both in " } else { ", all in " })
        .house(to)
        .stop();
    words.text(format!("One of them must be {digit}, so nothing else in ")).house(to).text(" can be").stop();
    words.not(&step.eliminations()).stop();
}

/// A naked subset.
pub(super) fn naked(step: &Step, houses: HouseSet, cells: CellSet, digits: DigitSet, words: &mut Words) {
    let size = number_word(cells.len());
    words
        .text("In ")
        .houses(houses)
        .text(", ")
        .cells(cells, Role::Cause)
        .text(" have only ")
        .digits_in(digits, cells, Role::Cause)
        .stop();
    words.text(format!("That is {size} cells for {size} digits: each cell takes one of them")).stop();
    words.text("So no other cell of ").houses(houses).text(" holds one of these digits: ").not(&step.eliminations()).stop();
}

/// A hidden subset.
pub(super) fn hidden(step: &Step, house: House, cells: CellSet, digits: DigitSet, words: &mut Words) {
    let size = number_word(cells.len());
    words
        .text("In ")
        .house(house)
        .text(", ")
        .digits_in(digits, cells, Role::Cause)
        .text(format!(" have only {size} places, "))
        .cells(cells, Role::Cause)
        .stop();
    words.text(format!("{} digits take {size} cells: no other digit fits there", capital(&size))).stop();
    words.not(&step.eliminations()).stop();
}

/// A Sue de Coq: the cells where the two meet, in the line, in the box.
pub(super) fn sue_de_coq(
    step: &Step,
    line: House,
    block: House,
    [shared, in_line, in_block]: [CellSet; 3],
    at: &Candidates,
    words: &mut Words,
) {
    let digits_of = |cells: CellSet| cells.iter().fold(DigitSet::EMPTY, |all, cell| all | at.of_cell(cell));
    let cells = shared | in_line | in_block;
    let digits = digits_of(cells);
    let open = |cells, digits| *at.open() & CandidateSet::product(cells, digits);
    let (of_line, of_block) = (open(in_line, DigitSet::ALL), open(in_block, DigitSet::ALL));
    words
        .cells(shared, Role::Pivot)
        .text(" lie in ")
        .house(line)
        .text(" and in ")
        .house(block)
        .text("; with ")
        .cells(in_line | in_block, Role::Cause)
        .text(format!(" they are {} cells with the {} digits ", number_word(cells.len()), number_word(digits.len())))
        .digits_in(digits, cells, Role::Cause)
        .stop();
    words
        .candidates(digits_and(digits_of(in_line)), of_line, Role::Cause)
        .text(" in ")
        .cells(in_line, Role::Cause)
        .text(" and ")
        .candidates(digits_and(digits_of(in_block)), of_block, Role::Cause)
        .text(" in ")
        .cells(in_block, Role::Cause)
        .text(" have nothing in common, so each digit can be in only one of these cells: each is in exactly one")
        .stop();
    words.text("Where a line or a box has its digit so, it is nowhere else: ").not(&step.eliminations()).stop();
}
