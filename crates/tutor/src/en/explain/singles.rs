//! Singles.

use crate::en::words::Words;
use nonet_core::{
    board::{Candidates, CellSet, Digit, DigitSet, House},
    words::number_word,
};
use nonet_logic::{Role, Step};

/// A full house.
pub(super) fn last_cell(step: &Step, house: House, words: &mut Words) {
    let Some(it) = step.placements().first() else { return };
    words.text("In ").house(house).text(" only ").cells(CellSet::of(it.cell), Role::Target).text(" is empty").stop();
    words.text(format!("The digit that is missing there is {}, so ", it.digit)).equation(it, Role::Target).stop();
}

/// A hidden single: which digits close the house's other cells.
pub(super) fn only_place(step: &Step, house: House, at: &Candidates, words: &mut Words) {
    let Some(it) = step.placements().first() else { return };
    let others = (at.empty_cells() & house.cells()).without(it.cell);
    let closed_by = at.placed().cells_of(it.digit) & others.seen_by_any();
    let unseen = others - closed_by.seen_by_any();
    words.text("In ").house(house).text(format!(", {} still has to find its place", it.digit)).stop();
    if !closed_by.is_empty() {
        let verb = if closed_by.len() == 1 { " closes " } else { " close " };
        let closed = others - unseen;
        let what = if closed.len() == 1 { "a cell".to_owned() } else { format!("{} cells", number_word(closed.len())) };
        let other = if unseen.is_empty() { "every other empty cell".to_owned() } else { what };
        words.text(plural_of(it.digit, closed_by)).cells(closed_by, Role::Cause).text(verb).text(other).stop();
    }
    if !unseen.is_empty() {
        let verb = if unseen.len() == 1 { " is" } else { " are" };
        words.text("Earlier steps showed that ").cells(unseen, Role::Off).text(verb).text(format!(" not {}", it.digit)).stop();
    }
    words.text("One place is left: ").equation(it, Role::Target).stop();
}

/// A naked single: which digits the cell sees.
pub(super) fn only_digit(step: &Step, at: &Candidates, words: &mut Words) {
    let Some(it) = step.placements().first() else { return };
    let seen = at.grid().seen_from(it.cell);
    let ruled_out = !(seen | DigitSet::of(it.digit));
    if !seen.is_empty() {
        let holders: CellSet = it.cell.peers().iter().filter(|&peer| at.grid()[peer].is_some()).collect();
        words
            .cells(CellSet::of(it.cell), Role::Target)
            .text(" sees ")
            .digits_in(seen, holders, Role::Cause)
            .text(" in its row, column and box")
            .stop();
    }
    if !ruled_out.is_empty() {
        let verb = if ruled_out.len() == 1 { " was" } else { " were" };
        words.digits_in(ruled_out, CellSet::of(it.cell), Role::Off).text(verb).text(" ruled out there by earlier steps").stop();
    }
    words.text(format!("Only {} is left: ", it.digit)).equation(it, Role::Target).stop();
}

/// `The 5 in ` or `The 5s in `.
fn plural_of(digit: Digit, cells: CellSet) -> String {
    if cells.len() == 1 { format!("The {digit} in ") } else { format!("The {digit}s in ") }
}
