//! A step in one line: "action | consequences".

use super::words::by_digits;
use crate::evidence;
use nonet_core::board::{Candidate, CandidateSet, CellSet, DigitSet, HouseKind, HouseSet};
use nonet_logic::{Effect, Family, ForcedSingles, Step};
use nonet_words::Notation;

/// What a step does, in one line: `r8c2 = 7`, or
/// `Naked pair 2 8 in column 2 (r6c2, r9c2): r8c2 is not 2, 8`.
#[must_use]
pub fn action(step: &Step, notation: Notation) -> String {
    match &step.effect {
        Effect::Place(set) if step.technique.family() == Family::Singles => placements(set.get().iter(), notation),
        Effect::Place(set) => format!("{}: {}", pattern(step, notation), placements(set.get().iter(), notation)),
        Effect::Eliminate(set) => format!("{}: {}", pattern(step, notation), eliminations(&set.get(), notation)),
    }
}

/// What followed at once: `r6c2 = 8, r6c5 = 7`; empty if nothing did.
#[must_use]
pub fn consequences(following: &ForcedSingles, notation: Notation) -> String {
    placements(following.placed.iter().copied(), notation)
}

/// What a step is called: its technique's title, and of loops and chains which of them it is.
#[must_use]
pub fn title(step: &Step) -> &'static str {
    evidence::of(&step.evidence).title(step)
}

/// What was seen, in one line: `Naked pair 2 8 in column 2 (r6c2, r9c2)`.
fn pattern(step: &Step, notation: Notation) -> String {
    match evidence::of(&step.evidence).pattern(notation) {
        pattern if pattern.is_empty() => title(step).to_owned(),
        pattern => format!("{} {pattern}", title(step)),
    }
}

/// A step in one expert line: a chain in Eureka notation, and for all the effect with its signs,
/// `(2)r6c3=r5c2-r5c5=r8c5 => r8c3<>2`.
#[must_use]
pub fn expert(step: &Step, notation: Notation) -> String {
    let pattern = evidence::of(&step.evidence).eureka(notation).unwrap_or_else(|| pattern(step, notation));
    let sign = match step.effect {
        Effect::Place(_) => "=",
        Effect::Eliminate(_) => "<>",
    };
    let each = |(digits, cells): (DigitSet, CellSet)| {
        let digits = digits.iter().map(|digit| digit.to_string()).collect::<String>();
        cells.iter().map(|cell| format!("{}{sign}{digits}", notation.name(cell))).collect::<Vec<_>>().join(", ")
    };
    format!("{pattern} => {}", by_digits(&step.effect.candidates()).into_iter().map(each).collect::<Vec<_>>().join(", "))
}

/// `rows 2, 5`, `column 3`, `row 2, box 4`.
pub(crate) fn lines(houses: HouseSet) -> String {
    let of_kind = |kind: HouseKind| houses.iter().filter(move |house| house.kind() == kind);
    let kinds = [(HouseKind::Row, "row", "s"), (HouseKind::Column, "column", "s"), (HouseKind::Box, "box", "es")];
    let present = kinds.into_iter().filter(|&(kind, ..)| of_kind(kind).next().is_some());
    let of_one_kind = |(kind, name, plural): (HouseKind, &str, &str)| {
        let numbers = of_kind(kind).map(|house| (house.number() + 1).to_string()).collect::<Vec<_>>().join(", ");
        format!("{name}{} {numbers}", if of_kind(kind).count() > 1 { plural } else { "" })
    };
    present.map(of_one_kind).collect::<Vec<_>>().join(", ")
}

/// `r6c2, r9c2`.
pub(crate) fn names(cells: CellSet, notation: Notation) -> String {
    cells.iter().map(|cell| notation.name(cell)).collect::<Vec<_>>().join(", ")
}

/// `r8c2 = 7, r6c2 = 8`.
pub(super) fn placements(placed: impl Iterator<Item = Candidate>, notation: Notation) -> String {
    placed.map(|it| notation.equation(it)).collect::<Vec<_>>().join(", ")
}

/// `r8c2 is not 2, 8; r3c2, r4c2 are not 2`.
fn eliminations(removed: &CandidateSet, notation: Notation) -> String {
    let group = |(digits, cells): (DigitSet, CellSet)| {
        let verb = if cells.len() == 1 { "is" } else { "are" };
        let digits = digits.iter().map(|digit| digit.to_string()).collect::<Vec<_>>().join(", ");
        format!("{} {verb} not {digits}", names(cells, notation))
    };
    by_digits(removed).into_iter().map(group).collect::<Vec<_>>().join("; ")
}
