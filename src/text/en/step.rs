//! A step in one line: "action | consequences".

use super::words::by_digits;
use crate::{
    board::{Candidate, CandidateSet, CellSet, DigitSet},
    engine::{Effect, Evidence, Reaction, Step},
    text::Notation,
};

/// What a step does, in one line: `r8c2 = 7`, or
/// `Naked pair 2 8 in column 2 (r6c2, r9c2): r8c2 is not 2, 8`.
#[must_use]
pub fn action(step: &Step, notation: Notation) -> String {
    match &step.effect {
        Effect::Place(set) => placements(set.iter(), notation),
        Effect::Eliminate(set) => format!("{}: {}", pattern(step, notation), eliminations(set, notation)),
    }
}

/// What followed at once: `r6c2 = 8, r6c5 = 7`; empty if nothing did.
#[must_use]
pub fn consequences(reaction: &Reaction, notation: Notation) -> String {
    placements(reaction.placed.iter().copied(), notation)
}

/// A line of the log: `r8c2 = 7 | r6c2 = 8`, or the action alone if nothing followed.
#[must_use]
pub fn line(step: &Step, reaction: &Reaction, notation: Notation) -> String {
    let action = action(step, notation);
    match consequences(reaction, notation) {
        consequences if consequences.is_empty() => action,
        consequences => format!("{action} | {consequences}"),
    }
}

/// What was seen, in one line: `Naked pair 2 8 in column 2 (r6c2, r9c2)`.
fn pattern(step: &Step, notation: Notation) -> String {
    let title = step.technique.title();
    match &step.evidence {
        Evidence::LastCell { house } | Evidence::OnlyPlace { house } => format!("{title} in {house}"),
        Evidence::OnlyDigit => title.to_owned(),
        Evidence::Locked { digit, from, to, .. } => format!("{title} {digit} from {from} to {to}"),
        Evidence::NakedSubset { houses, cells, digits } => {
            let houses: Vec<_> = houses.iter().map(|house| house.to_string()).collect();
            format!("{title} {digits} in {} ({})", houses.join(" and "), names(*cells, notation))
        }
        Evidence::HiddenSubset { house, cells, digits } => format!("{title} {digits} in {house} ({})", names(*cells, notation)),
        Evidence::Trial { assumed, .. } => format!("{title} of {} in {}", assumed.digit, notation.name(assumed.cell)),
    }
}

/// `r6c2, r9c2`.
fn names(cells: CellSet, notation: Notation) -> String {
    cells.iter().map(|cell| notation.name(cell)).collect::<Vec<_>>().join(", ")
}

/// `r8c2 = 7, r6c2 = 8`.
fn placements(placed: impl Iterator<Item = Candidate>, notation: Notation) -> String {
    placed.map(|it| format!("{} = {}", notation.name(it.cell), it.digit)).collect::<Vec<_>>().join(", ")
}

/// `r8c2 is not 2, 8; r3c2, r4c2 are not 2`.
fn eliminations(removed: &CandidateSet, notation: Notation) -> String {
    let group = |(cells, digits): (CellSet, DigitSet)| {
        let verb = if cells.len() == 1 { "is" } else { "are" };
        let digits: Vec<_> = digits.iter().map(|digit| digit.to_string()).collect();
        format!("{} {verb} not {}", names(cells, notation), digits.join(", "))
    };
    by_digits(removed).into_iter().map(group).collect::<Vec<_>>().join("; ")
}
