//! What rests on there being one solution.

use crate::{
    board::{CandidateSet, Candidates, CellSet, DigitSet},
    engine::{Help, Role, Step},
    text::{
        Notation, Prose,
        en::words::{Words, digits_and},
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
        sentences.push(words().cells(filled, Role::Cause).text(" were not given, so they could hold other digits").stop());
    }
    sentences.push(
        words()
            .text("Did ")
            .cells(cells, Role::Cause)
            .text(" hold nothing but ")
            .digits_in(digits, cells, Role::Cause)
            .text(", crosswise, these could be exchanged: the puzzle would have two solutions")
            .stop(),
    );
    let conclusion = |words: Words| words.not(&step.eliminations()).stop();
    let one_is_true = || {
        let verb = if guardians.len() == 1 { "It has one, so this is true: " } else { "It has one, so one of these is true: " };
        words().text(verb).candidates_in(guardians, Role::Fin).stop()
    };
    match help {
        Help::None if guardians.is_empty() || step.eliminations().cells().is_subset(cells) => {
            sentences.push(conclusion(words().text("It has one, so ")));
        }
        Help::None => {
            sentences.push(one_is_true());
            sentences.push(conclusion(words().text("What sees them all goes: ")));
        }
        Help::Subset { house, cells, digits } => {
            sentences.push(one_is_true());
            sentences.push(
                words()
                    .text("In ")
                    .house(house)
                    .text(", that one and ")
                    .cells(cells, Role::Pivot)
                    .text(format!(" take {} among them", digits_and(digits)))
                    .stop(),
            );
            sentences.push(conclusion(words().text("So the others there do not: ")));
        }
        Help::Places { digit, houses } => {
            sentences.push(
                words()
                    .text("In ")
                    .houses(houses)
                    .text(", ")
                    .digit_in(digit, cells, Role::Cause)
                    .text(" has no place but in these cells")
                    .stop(),
            );
            let would = words().text("With ").candidates_in(&step.eliminations(), Role::Off);
            sentences.push(would.text(" there, the cells would come to hold just that; so ").not(&step.eliminations()).stop());
        }
    }
    sentences
}

/// A bivalue universal grave.
pub(super) fn grave(step: &Step, guardians: &CandidateSet, notation: Notation) -> Vec<Prose> {
    let words = || Words::new(notation);
    let mut sentences = vec![
        words()
            .text("But for ")
            .candidates_in(guardians, Role::Fin)
            .text(", every open cell has two candidates and every house two places for each of its open digits")
            .stop(),
        words()
            .text("Without that, the digits could be exchanged all over the grid: there would be two solutions, or none")
            .stop(),
    ];
    sentences.push(match step.placements().first() {
        Some(it) => words().text("There is one, so ").equation(it, Role::Target).stop(),
        None => words()
            .text("There is one, so one of these is true, and what all of them rule out goes: ")
            .not(&step.eliminations())
            .stop(),
    });
    sentences
}
