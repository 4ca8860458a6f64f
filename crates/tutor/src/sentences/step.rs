//! A step in one line: "action | consequences".

use super::words::by_digits;
use crate::evidence;
use nonet_core::board::{Candidate, CandidateSet, CellSet, DigitSet, House, HouseKind, HouseSet};
use nonet_logic::{Effect, Family, ForcedSingles, Step};
use nonet_words::{Messages, Speech};

/// The action of a step, in one line: `r8c2 = 7`, or `Naked pair 2 8 in column 2 (r6c2, r9c2): r8c2 is not 2, 8`.
#[must_use]
pub fn action(step: &Step, speech: Speech<'_>) -> String {
    match &step.effect {
        Effect::Place(set) if step.technique.family() == Family::Singles => placements(set.get().iter(), speech),
        effect @ (Effect::Place(_) | Effect::Eliminate(_)) => line(pattern(step, speech), effect, speech),
    }
}

/// A pattern and what follows from it, in one line.
pub(crate) fn line(pattern: String, effect: &Effect, speech: Speech<'_>) -> String {
    let follows = match effect {
        Effect::Place(set) => placements(set.get().iter(), speech),
        Effect::Eliminate(set) => eliminations(&set.get(), speech),
    };
    speech.messages.step_line(pattern, follows)
}

/// The placements that followed at once: `r6c2 = 8, r6c5 = 7`; empty if there were none.
#[must_use]
pub fn consequences(following: &ForcedSingles, speech: Speech<'_>) -> String {
    placements(following.placed.iter().copied(), speech)
}

/// The name of a step: its technique's title, and of loops and chains which of them it is.
#[must_use]
pub fn title(step: &Step, messages: &Messages) -> String {
    evidence::of(&step.evidence).title(step, messages)
}

/// The pattern that was seen, in one line: `Naked pair 2 8 in column 2 (r6c2, r9c2)`.
fn pattern(step: &Step, speech: Speech<'_>) -> String {
    match evidence::of(&step.evidence).pattern(speech) {
        pattern if pattern.is_empty() => title(step, speech.messages),
        pattern => speech.messages.step_pattern(title(step, speech.messages), pattern),
    }
}

/// A step in one expert line: a chain in Eureka speech, and for all the effect with its signs,
/// `(2)r6c3=r5c2-r5c5=r8c5 => r8c3<>2`.
#[must_use]
pub fn expert(step: &Step, speech: Speech<'_>) -> String {
    let pattern = evidence::of(&step.evidence).eureka(speech).unwrap_or_else(|| pattern(step, speech));
    let sign = match step.effect {
        Effect::Place(_) => "=",
        Effect::Eliminate(_) => "<>",
    };
    let each = |(digits, cells): (DigitSet, CellSet)| {
        let digits = digits.iter().map(|digit| digit.to_string()).collect::<String>();
        cells.iter().map(|cell| format!("{}{sign}{digits}", speech.notation.name(cell))).collect::<Vec<_>>().join(", ")
    };
    format!("{pattern} => {}", by_digits(&step.effect.candidates()).into_iter().map(each).collect::<Vec<_>>().join(", "))
}

/// `rows 2, 5`, `column 3`, `row 2, box 4`.
pub(crate) fn lines(houses: HouseSet, speech: Speech<'_>) -> String {
    let of_kind = |kind: HouseKind| houses.iter().filter(move |house| house.kind() == kind).collect::<Vec<House>>();
    let name = |of_kind: Vec<House>| match of_kind[..] {
        [] => None,
        [house] => Some(speech.house(house)),
        [house, ..] => {
            let numbers = of_kind.iter().map(|house| (house.number() + 1).to_string()).collect();
            Some(speech.messages.houses(house.kind().name(), commas(numbers, speech)))
        }
    };
    commas([HouseKind::Row, HouseKind::Column, HouseKind::Box].into_iter().map(of_kind).filter_map(name).collect(), speech)
}

/// `r6c2, r9c2`.
pub(crate) fn names(cells: CellSet, speech: Speech<'_>) -> String {
    commas(cells.iter().map(|cell| speech.notation.name(cell)).collect(), speech)
}

/// `r8c2 = 7, r6c2 = 8`.
pub(super) fn placements(placed: impl Iterator<Item = Candidate>, speech: Speech<'_>) -> String {
    commas(placed.map(|it| speech.notation.equation(it)).collect(), speech)
}

/// `r8c2 is not 2, 8; r3c2, r4c2 are not 2`.
fn eliminations(removed: &CandidateSet, speech: Speech<'_>) -> String {
    let group = |(digits, cells): (DigitSet, CellSet)| {
        let digits = digits.iter().map(|digit| digit.to_string()).collect();
        speech.messages.cells_are_not(cells.len(), names(cells, speech), commas(digits, speech))
    };
    speech.clauses(by_digits(removed).into_iter().map(group).collect())
}

/// Items with commas between them.
fn commas(items: Vec<String>, speech: Speech<'_>) -> String {
    speech.list(items, Messages::list_more)
}
