//! Singles.

use crate::{
    drawn::{rays, ruled_out},
    en::words::Words,
};
use nonet_core::{
    Role,
    board::{CandidateSet, Candidates, CellSet, Digit, DigitSet, House},
    words::number_word,
};
use nonet_logic::Step;

/// A full house.
pub(super) fn last_cell(step: &Step, house: House, words: &mut Words) {
    let Some(it) = step.placements().first() else { return };
    words.text("In ").house(house).text(" only ").cells(CellSet::of(it.cell), Role::Target).text(" is empty").stop();
    words.text(format!("{} is still missing there, so ", it.digit)).equation(it, Role::Target).stop();
}

/// A hidden single: which digits rule out the house's other cells.
pub(super) fn only_place(step: &Step, house: House, at: &Candidates, words: &mut Words) {
    let Some(it) = step.placements().first() else { return };
    let rays = rays(step, at);
    let seen = rays.iter().fold(CellSet::EMPTY, |all, ray| all | ray.to);
    let unseen = ruled_out(step, at).cells() - seen;
    words.text("In ").house(house).text(format!(", {} is still missing", it.digit)).stop();
    if !seen.is_empty() {
        let from: CellSet = rays.iter().map(|ray| ray.from.cell).collect();
        let what = if seen.len() == 1 { "a cell".to_owned() } else { format!("{} cells", number_word(seen.len())) };
        let what = if unseen.is_empty() { "every other empty cell".to_owned() } else { what };
        let they = if from.len() == 1 { ": it rules out " } else { ": they rule out " };
        words.text("Look at ").text(plural_of(it.digit, from)).cells(from, Role::Cause).text(they).text(what).stop();
    }
    if !unseen.is_empty() {
        earlier(CandidateSet::of(it.digit, unseen), words);
    }
    words.text("One place is left: ").equation(it, Role::Target).stop();
}

/// A naked single: where the cell sees each other digit.
pub(super) fn only_digit(step: &Step, at: &Candidates, words: &mut Words) {
    let Some(it) = step.placements().first() else { return };
    let rays = rays(step, at);
    if !rays.is_empty() {
        words.cells(CellSet::of(it.cell), Role::Target).text(" sees ");
        for (i, rays) in rays.chunk_by(|one, other| one.house == other.house).enumerate() {
            let from: CandidateSet = rays.iter().map(|ray| ray.from).collect();
            words.text(if i > 0 { "; " } else { "" }).digits_in(from.digits(), from.cells(), Role::Cause);
            rays.iter().take(1).for_each(|ray| {
                words.text(" in ").house(ray.house);
            });
        }
        words.stop();
    }
    let seen: DigitSet = rays.iter().map(|ray| ray.from.digit).collect();
    let rest = ruled_out(step, at).digits() - seen;
    if !rest.is_empty() {
        earlier(CandidateSet::of_cell(it.cell, rest), words);
    }
    words.text(format!("Only {} is left: ", it.digit)).equation(it, Role::Target).stop();
}

/// `Earlier steps ruled out 5 in r1c1 and r1c2.`
fn earlier(candidates: CandidateSet, words: &mut Words) {
    let (digits, cells) = (candidates.digits(), candidates.cells());
    words.text("Earlier steps ruled out ").digits_in(digits, cells, Role::Off).text(" in ").cells(cells, Role::Off).stop();
}

/// `the 5 in ` or `the 5s in `.
fn plural_of(digit: Digit, cells: CellSet) -> String {
    if cells.len() == 1 { format!("the {digit} in ") } else { format!("the {digit}s in ") }
}
