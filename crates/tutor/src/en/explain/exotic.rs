//! Patterns of many cells and digits.

use crate::en::words::Words;
use nonet_core::{
    Role,
    board::{CandidateSet, Candidates, CellSet, Digit, DigitSet, House, HouseSet},
    words::{digits_or, number_word},
};
use nonet_logic::{FireworkCorner, Step};

/// A firework of three digits, or of two and two.
pub(super) fn firework(step: &Step, bursts: &[FireworkCorner], wings: CellSet, words: &mut Words) {
    for FireworkCorner { crossing, digits } in bursts {
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
    let beside = |it: &FireworkCorner| CandidateSet::product(it.crossing.block().cells().without(it.crossing), it.digits);
    let is_in_box = bursts.iter().any(|it| !(beside(it) & step.eliminations()).is_empty());
    if is_in_box {
        words.text("One that is in one of the two cells outside of a box is, in the box, on the other line").stop();
    }
    words.text("So ").not(&step.eliminations()).stop();
}

/// Locked sectors.
pub(super) fn sectors(step: &Step, cells: CellSet, houses: &[HouseSet; 9], at: &Candidates, words: &mut Words) {
    words.text("Look at what can be in ").cells(cells, Role::Cause).stop();
    let all = houses.iter().fold(HouseSet::EMPTY, |all, houses| all | *houses);
    let digits_of = |house: House| -> DigitSet {
        Digit::ALL.into_iter().zip(houses).filter(|(_, houses)| houses.contains(house)).map(|(digit, _)| digit).collect()
    };
    words.text("It is one of these: ");
    words.each(all.iter(), |words, house| {
        let digits = digits_of(house);
        let open = *at.open() & CandidateSet::product(cells & house.cells(), digits);
        words.candidates(digits_or(digits), open, Role::Cause).text(" of ").house(house);
    });
    words.stop();
    let size = cells.len();
    words.text(format!("A house has a digit once, so that is {size} digits at most, and there are {size} cells to fill")).stop();
    words.text("So each of these digits is in one of the cells, and elsewhere in its house it is not: ");
    words.not(&step.eliminations()).stop();
}

/// A tridagon.
pub(super) fn tridagon(step: &Step, cells: CellSet, digits: DigitSet, guardians: &CandidateSet, words: &mut Words) {
    words.text("In each of ").houses(step.houses()).text(", three of ").cells(cells, Role::Cause);
    words.text(" lie in different rows and columns. Suppose they held only ").digits_in(digits, cells, Role::Cause).stop();
    words.text("Then each box would have the three digits in some order, and the next one, beside or below, the same order ");
    words.text("turned on by one place or two, since no line has a digit twice").stop();
    words.text("But the cells do not slant alike: in one of the boxes, or in three, they mirror the order. So on the way round ");
    words.text("through all four it never fits again").stop();
    if let Some(it) = step.placements().first() {
        return words.text("So the one other candidate there is true: ").equation(it, Role::Target).stop();
    }
    words.text("So one of these is true: ").candidates_in(guardians, Role::Fin).stop();
    words.text("Whichever it is, it rules these out: ").not(&step.eliminations()).stop();
}
