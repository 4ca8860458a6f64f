//! What follows in every case.

use super::{
    chains::{because, is, is_not},
    tell,
    trial::consequence,
};
use crate::en::words::Words;
use nonet_core::{
    Role,
    board::{CandidateSet, Candidates, CellSet, Digit, HouseSet},
};
use nonet_logic::{Case, Clause, Implication, Node, Step};

/// Cases, one after the other.
pub(super) fn cases(step: &Step, clause: Clause, cases: &[Case], at: &Candidates, words: &mut Words) {
    choice(clause, at, words);
    for case in cases {
        suppose(case, at, words);
    }
    words.text("So in every case ");
    conclusion(step, words);
}

/// One case by itself.
pub(super) fn alone(step: &Step, clause: Clause, case: &Case, at: &Candidates, words: &mut Words) {
    choice(clause, at, words);
    suppose(case, at, words);
    words.text("In this case ");
    conclusion(step, words);
}

/// What there is to choose from.
fn choice(clause: Clause, at: &Candidates, words: &mut Words) {
    let all = clause.candidates(at);
    match clause {
        Clause::Cell(cell) => {
            words.cells(CellSet::of(cell), Role::On).text(" is one of ").digits_in(at.of_cell(cell), cell.into(), Role::On)
        }
        Clause::Places { digit, house } => {
            let cells = all.cells();
            words
                .text("In ")
                .house(house)
                .text(", ")
                .digit_in(digit, cells, Role::On)
                .text(" is in one of ")
                .cells(cells, Role::On)
        }
    }
    .stop();
}

/// What follows from what is assumed.
fn suppose(case: &Case, at: &Candidates, words: &mut Words) {
    words.text("If ").equation(case.assumed, Role::On);
    match &case.way {
        Implication::Chain(nodes) => chain(nodes, at, words),
        Implication::Net(steps) if steps.is_empty() => words.text(", that follows at once").stop(),
        Implication::Net(steps) => {
            words.text(", go on with singles").stop();
            steps.iter().for_each(|step| consequence(step, words));
        }
    }
}

/// A fish, and what follows from each of its fins.
pub(super) fn kraken(step: &Step, digit: Digit, [base, cover]: [HouseSet; 2], ways: &[Case], at: &Candidates, words: &mut Words) {
    let body = base.cells() & cover.cells();
    let fins: CellSet = ways.iter().map(|case| case.assumed.cell).collect();
    let besides = if fins.len() > 1 { ", and besides only the fins, " } else { ", and besides only the fin, " };
    words.text("In ").houses(base).text(", ").digit_in(digit, body, Role::Cause).text(" has places in ").houses(cover);
    words.text(besides).cells(fins, Role::Fin).stop();
    words
        .text(if fins.len() > 1 { "If no fin is true, " } else { "If the fin is not true, " })
        .houses(cover)
        .text(" have it in ")
        .houses(base)
        .text(", and nowhere else: ");
    words.not(&step.eliminations()).stop();
    for case in ways {
        words.text("If ").equation(case.assumed, Role::Fin);
        match &case.way {
            Implication::Chain(nodes) if nodes.len() > 1 => chain(nodes, at, words),
            _ => words.text(", the same follows at once").stop(),
        }
    }
    words.text("So in every case ");
    conclusion(step, words);
}

/// The chain of a case, on from what is assumed.
fn chain(nodes: &[Node], at: &Candidates, words: &mut Words) {
    let rest = nodes.get(1..).unwrap_or_default();
    if rest.is_empty() {
        words.text(", that follows at once").stop();
        return;
    }
    for pair in rest.chunks(2) {
        let [off, on] = pair else { continue };
        is_not(words.text(", "), off);
        because(is(words.text(", so "), on), off, on, at);
    }
    words.stop();
}

/// What follows in the end.
fn conclusion(step: &Step, words: &mut Words) {
    if step.placements().is_empty() {
        words.not(&step.eliminations());
    } else {
        let placed: Vec<_> = step.placements().iter().collect();
        words.each(placed.iter(), |words, it| {
            words.equation(*it, Role::Target);
        });
    }
    words.stop();
}

/// Templates, after those that place something before.
pub(super) fn templates(step: &Step, digit: Digit, before: &[Step], at: &Candidates, words: &mut Words) {
    let Some((first, rest)) = before.split_first() else { return templates_alone(step, digit, at, words) };
    tell(first, at, words);
    let mut position = at.clone();
    first.take(&mut position);
    templates(step, digit, rest, &position, words);
}

/// Templates of one digit.
fn templates_alone(step: &Step, digit: Digit, at: &Candidates, words: &mut Words) {
    let places = at.of_digit(digit);
    words.text("Every row, column and box needs ").candidates(digit.to_string(), CandidateSet::of(digit, places), Role::Cause);
    words.text(" once").stop();
    let in_all = !step.placements().is_empty();
    words.text(if in_all { "All ways to place it have this in common: " } else { "No way to place it uses these cells: " });
    conclusion(step, words);
}
