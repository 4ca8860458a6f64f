//! The texts of the list of techniques and of the positions of lessons, other than the lessons.

pub use crate::text::generated::learn::*;
use nonet_core::board::Candidate;
use nonet_protocol::Level;
use nonet_words::Notation;

/// Returns the switch for all techniques of a level: `All Hard techniques`.
#[must_use]
pub fn all_of(level: Level) -> String {
    format!("All {} techniques", super::page::level(level))
}

/// Returns the number of techniques that are switched on: `3 of 7`.
#[must_use]
pub fn used_of(used: usize, all: usize) -> String {
    format!("{used} of {all}")
}

/// Returns the button of a lesson's position, whose index counts from 0: `Position 1`.
#[must_use]
pub fn position(number: usize) -> String {
    format!("Position {}", number + 1)
}

// A position of a lesson.

/// Returns the heading beside a position: `Find: X-wing`.
#[must_use]
pub fn find(technique: &str) -> String {
    format!("Find: {technique}")
}

/// Returns the place of a position in its lesson, whose index counts from 0: `Position 1 of 3`.
#[must_use]
pub fn position_of(number: usize, all: usize) -> String {
    format!("Position {} of {all}", number + 1)
}

/// Returns the greeting of what was found. `action` names the pattern and what it does.
#[must_use]
pub fn found(action: &str) -> String {
    format!("Yes! {action}.")
}

/// Returns the text about the step, after it was shown.
#[must_use]
pub fn shown(action: &str) -> String {
    format!("There it is: {action}.")
}

/// Returns the answer to what is true but not shown by the technique. `action` is the step that shows it, if any does.
#[must_use]
pub fn other(it: Candidate, placed: bool, action: Option<&str>, technique: &str, notation: Notation) -> String {
    let claim = claim(it, placed, notation);
    match action {
        Some(action) => format!("True, {claim}, but another step shows it: {action}. Look for the {technique}."),
        None => format!("True, {claim}, but no {technique} shows it here. Look again."),
    }
}

/// Returns the answer to a candidate that was ruled out although it is the digit of its cell. Without it one of `instead` would be
/// true, and each has the reason why it is false.
#[must_use]
pub fn needed(it: Candidate, instead: &[(Candidate, String)], notation: Notation) -> String {
    let place = |it: &Candidate| format!("{} is {}", notation.name(it.cell), it.digit);
    let whys = instead.iter().map(|(_, why)| why.as_str()).collect::<Vec<_>>().join(" ");
    let start = format!("No: {} in the end", place(&it));
    match instead {
        [] => format!("{start}, so {} has to stay.", it.digit),
        [(only, _)] => format!("{start}. If {} goes, {}, and that is false. {whys}", it.digit, place(only)),
        [others @ .., (last, _)] => {
            let others = others.iter().map(|(it, _)| place(it)).collect::<Vec<_>>().join(", ");
            format!("{start}. If {} goes, {others} or {}, and both are false. {whys}", it.digit, place(last))
        }
    }
}

/// Returns the answer to a wrong digit, with the reason why it is wrong.
#[must_use]
pub fn wrong(it: Candidate, why: &str, notation: Notation) -> String {
    format!("No: {} is not {}. {why}", notation.name(it.cell), it.digit)
}

/// Returns the answer to a candidate that is not open any more.
#[must_use]
pub fn gone(it: Candidate, notation: Notation) -> String {
    format!("{} is gone from {} already.", it.digit, notation.name(it.cell))
}

fn claim(it: Candidate, placed: bool, notation: Notation) -> String {
    let (cell, digit) = (notation.name(it.cell), it.digit);
    if placed { format!("{cell} is {digit}") } else { format!("{cell} is not {digit}") }
}
