//! What rests on there being one solution.

use crate::en::words::Words;
use nonet_core::{
    Role,
    board::{CandidateSet, Candidates, CellSet, DigitSet},
    words::{digits_and, digits_or},
};
use nonet_logic::{Step, UniquenessExtra};

/// A deadly pattern.
pub(super) fn deadly(
    step: &Step,
    cells: CellSet,
    digits: DigitSet,
    guardians: &CandidateSet,
    help: UniquenessExtra,
    at: &Candidates,
    words: &mut Words,
) {
    let filled = cells - at.empty_cells();
    if !filled.is_empty() {
        words.cells(filled, Role::Cause).text(" were not given, so they might hold other digits").stop();
    }
    words
        .text("If ")
        .cells(cells, Role::Cause)
        .text(" held only ")
        .digits_in(digits, cells, Role::Cause)
        .text(", the two digits could be swapped: the puzzle would have a second solution")
        .stop();
    match help {
        // A hidden rectangle or a type 6: two houses force the digit into the other corners.
        UniquenessExtra::Places { digit, houses } if houses.len() > 1 => {
            words
                .text("In ")
                .houses(houses)
                .text(", ")
                .digit_in(digit, cells, Role::Cause)
                .text(" has no place but in these cells")
                .stop();
            let removed = step.eliminations();
            words.text("With ").digits_in(removed.digits(), removed.cells(), Role::Off).text(" in ");
            words.one_of(removed.cells(), Role::Off).text(", they would come to hold just those two; so ").not(&removed).stop();
        }
        _ => guarded(step, guardians, help, words),
    }
}

/// A bivalue universal grave.
pub(super) fn grave(step: &Step, guardians: &CandidateSet, help: UniquenessExtra, words: &mut Words) {
    words
        .text("Without ")
        .candidates_in(guardians, Role::Fin)
        .text(", every open cell would have two candidates, and every house two places for each of its open digits")
        .stop();
    words.text("Then digits could be swapped all over the grid: there would be two solutions, or none").stop();
    guarded(step, guardians, help, words);
}

/// Since there is one solution, a guardian is true: what follows from that.
fn guarded(step: &Step, guardians: &CandidateSet, help: UniquenessExtra, words: &mut Words) {
    words.text("There is only one, so ");
    if let Some(it) = step.placements().first() {
        return words.equation(it, Role::Target).stop();
    }
    let roof = guardians.cells();
    if roof.len() == 1 {
        let which = if guardians.len() == 1 { " holds its other candidate, " } else { " holds another candidate: " };
        words.cells(roof, Role::Fin).text(which).candidates(digits_or(guardians.digits()), *guardians, Role::Fin).stop();
    } else {
        words.text("at least one of these is true: ").candidates_in(guardians, Role::Fin).stop();
    }
    let conclusion = match help {
        UniquenessExtra::None if roof.len() == 1 && step.eliminations().cells().is_subset(roof) => "So ",
        UniquenessExtra::None => "Whichever it is, it rules these out: ",
        UniquenessExtra::Subset { house, cells, digits } => {
            words.text("In ").house(house).text(", that one and ").cells(cells, Role::Pivot);
            words.text(format!(" use up {}", digits_and(digits))).stop();
            "So no other cell that sees them all has these digits: "
        }
        UniquenessExtra::Places { digit, houses } => {
            words.text("In ").houses(houses).text(", ").digit_in(digit, roof, Role::Cause);
            words.text(" can only be in ").cells(roof, Role::Cause);
            words.text(": one of them has it, and the other one of those candidates").stop();
            "Nothing else is left for them: "
        }
    };
    words.text(conclusion).not(&step.eliminations()).stop();
}
