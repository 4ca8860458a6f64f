//! What rests on there being one solution.

use crate::{
    board::{CandidateSet, Candidates, CellSet, DigitSet},
    engine::{Help, Role, Step},
    text::{
        Notation, Prose,
        en::words::{Words, digits_and, digits_or},
    },
};

/// A deadly pattern.
pub(super) fn deadly(
    step: &Step,
    cells: CellSet,
    digits: DigitSet,
    guardians: &CandidateSet,
    help: Help,
    at: &Candidates,
    notation: Notation,
) -> Vec<Prose> {
    let words = || Words::new(notation);
    let mut sentences = Vec::new();
    let filled = cells - at.empty_cells();
    if !filled.is_empty() {
        sentences.push(words().cells(filled, Role::Cause).text(" were not given, so they might hold other digits").stop());
    }
    sentences.push(
        words()
            .text("If ")
            .cells(cells, Role::Cause)
            .text(" held only ")
            .digits_in(digits, cells, Role::Cause)
            .text(", the two digits could be swapped: the puzzle would have a second solution")
            .stop(),
    );
    match help {
        // A hidden rectangle or a type 6: two houses force the digit into the other corners.
        Help::Places { digit, houses } if houses.len() > 1 => {
            sentences.push(
                words()
                    .text("In ")
                    .houses(houses)
                    .text(", ")
                    .digit_in(digit, cells, Role::Cause)
                    .text(" has no place but in these cells")
                    .stop(),
            );
            let removed = step.eliminations();
            let with = words().text("With ").digits_in(removed.digits(), removed.cells(), Role::Off).text(" in ");
            let with = with.one_of(removed.cells(), Role::Off).text(", they would come to hold just those two; so ");
            sentences.push(with.not(&removed).stop());
        }
        _ => sentences.extend(guarded(step, guardians, help, notation)),
    }
    sentences
}

/// A bivalue universal grave.
pub(super) fn grave(step: &Step, guardians: &CandidateSet, help: Help, notation: Notation) -> Vec<Prose> {
    let words = || Words::new(notation);
    let mut sentences = vec![
        words()
            .text("Without ")
            .candidates_in(guardians, Role::Fin)
            .text(", every open cell would have two candidates, and every house two places for each of its open digits")
            .stop(),
        words().text("Then digits could be swapped all over the grid: there would be two solutions, or none").stop(),
    ];
    sentences.extend(guarded(step, guardians, help, notation));
    sentences
}

/// Since there is one solution, a guardian is true: what follows from that.
fn guarded(step: &Step, guardians: &CandidateSet, help: Help, notation: Notation) -> Vec<Prose> {
    let words = || Words::new(notation);
    if let Some(it) = step.placements().first() {
        return vec![words().text("There is only one, so ").equation(it, Role::Target).stop()];
    }
    let roof = guardians.cells();
    let there_is_one = words().text("There is only one, so ");
    let first = match roof.single() {
        Some(_) => {
            let which = if guardians.len() == 1 { " holds its other candidate, " } else { " holds another candidate: " };
            let digits = digits_or(guardians.digits());
            there_is_one.cells(roof, Role::Fin).text(which).candidates(digits, *guardians, Role::Fin)
        }
        None => there_is_one.text("at least one of these is true: ").candidates_in(guardians, Role::Fin),
    };
    let conclusion = |words: Words| words.not(&step.eliminations()).stop();
    let rest = match help {
        Help::None if roof.len() == 1 && step.eliminations().cells().is_subset(roof) => vec![conclusion(words().text("So "))],
        Help::None => vec![conclusion(words().text("Whichever it is, it rules these out: "))],
        Help::Subset { house, cells, digits } => vec![
            words()
                .text("In ")
                .house(house)
                .text(", that one and ")
                .cells(cells, Role::Pivot)
                .text(format!(" use up {}", digits_and(digits)))
                .stop(),
            conclusion(words().text("So no other cell that sees them all has these digits: ")),
        ],
        Help::Places { digit, houses } => vec![
            words()
                .text("In ")
                .houses(houses)
                .text(", ")
                .digit_in(digit, roof, Role::Cause)
                .text(" can only be in ")
                .cells(roof, Role::Cause)
                .text(": one of them has it, and the other one of those candidates")
                .stop(),
            conclusion(words().text("Nothing else is left for them: ")),
        ],
    };
    std::iter::once(first.stop()).chain(rest).collect()
}
