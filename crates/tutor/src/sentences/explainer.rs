//! Steps of Sudoku Explainer's path, in sentences.

use super::words::{Parts, Words};
use nonet_core::board::{Candidates, Cell, CellSet, DigitSet};
use nonet_prose::Prose;
use nonet_se::{Conclusion, Pattern, Step};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

/// The sentences about a step: its rule, the pattern that it has seen, and the consequences.
#[must_use]
pub fn explainer_step(step: &Step, at: &Candidates, speech: Speech<'_>) -> Vec<Prose> {
    let mut words = Words::new(speech);
    words.say(|messages, _| messages.explainer_step(step.rating.to_string(), step.pattern.rule()));
    words.say(|messages, parts| seen(&step.pattern, at, messages, parts));
    if !step.removals.is_empty() {
        words.say(|messages, parts| messages.so_removed(parts.not(&step.eliminations())));
    }
    if let Some(placed) = step.placement {
        words.say(|messages, parts| {
            let equation = parts.equation(placed, Role::Target);
            match step.removals.is_empty() {
                true => messages.explainer_placed(equation),
                false => messages.explainer_also_placed(equation),
            }
        });
    }
    words.take_sentences()
}

/// The sentence before the explanation by a technique of ours, which is drawn and shows the same.
#[must_use]
pub fn drawn_as(technique: &str, speech: Speech<'_>) -> Vec<Prose> {
    let mut words = Words::new(speech);
    words.say(|messages, _| messages.explainer_drawn(technique));
    words.take_sentences()
}

/// Returns the names of those parts of a pattern for which the general name would mislead. All other parts have the general one.
#[must_use]
pub fn pattern_part_names(pattern: &Pattern, messages: &Messages) -> Vec<(Role, String)> {
    match pattern {
        Pattern::Contradiction { .. } => vec![
            (Role::On, messages.explainer_part_true()),
            (Role::Off, messages.explainer_part_false()),
            (Role::Pivot, messages.explainer_part_follows()),
        ],
        _ => Vec::new(),
    }
}

/// The sentence about the pattern that was seen.
fn seen(pattern: &Pattern, at: &Candidates, messages: &Messages, parts: &mut Parts<'_>) -> String {
    let set = |cells: &[Cell]| cells.iter().copied().collect::<CellSet>();
    match pattern {
        Pattern::HiddenSingle { house, candidate } => {
            messages.explainer_hidden_single(parts.house(*house), candidate.digit.to_string())
        }
        Pattern::NakedSingle { candidate } => messages.explainer_naked_single(parts.cells(candidate.cell.into(), Role::Target)),
        Pattern::Locked { base, cover, cells, digit, .. } => {
            let (digit, base) = (parts.digit_in(*digit, *cells, Role::Cause), parts.house(*base));
            messages.explainer_locked(digit, base, parts.house(*cover))
        }
        Pattern::NakedSet { house, cells, digits } => {
            let (house, names) = (parts.house(*house), parts.cells(*cells, Role::Cause));
            messages.explainer_naked_set(house, names, parts.digits_in(*digits, *cells, Role::Cause))
        }
        Pattern::HiddenSet { house, cells, digits, .. } => {
            let (house, digits) = (parts.house(*house), parts.digits_in(*digits, *cells, Role::Cause));
            messages.explainer_hidden_set(house, digits, parts.cells(*cells, Role::Cause))
        }
        Pattern::Fish { base, cells, digit, size } => {
            let digit = parts.digit_in(*digit, *cells, Role::Cause);
            messages.explainer_fish(base.name(), digit, *size, parts.cells(*cells, Role::Cause))
        }
        Pattern::Wing { cells, digit, .. } => {
            let [pivot, pincers @ ..] = cells;
            let places = set(cells) & at.of_digit(*digit); // of an XY-wing the pivot lacks it
            let pivot = parts.cells((*pivot).into(), Role::Pivot);
            let digit = parts.digit_in(*digit, set(pincers), Role::Cause);
            messages.explainer_wing(pivot, digit, parts.cells(places, Role::Cause))
        }
        Pattern::UniqueLoop { cells, digits: [a, b], .. } => {
            let digits: DigitSet = [*a, *b].into_iter().collect();
            let names = parts.cells(set(cells), Role::Cause);
            messages.explainer_loop(names, parts.digits_in(digits, set(cells), Role::Cause))
        }
        Pattern::Bug { cells, digits, .. } => {
            let names = parts.cells(set(cells), Role::Fin);
            messages.explainer_bug(cells.len(), names, parts.digits_in(*digits, set(cells), Role::Fin))
        }
        Pattern::AlignedExclusion { cells } => messages.explainer_exclusion(parts.cells(set(cells), Role::Cause)),
        Pattern::Cycle { cells, .. } => messages.explainer_cycle(parts.cells(set(cells), Role::Cause)),
        Pattern::Chain { conclusion, complexity, .. } => {
            let opposite = Conclusion { on: !conclusion.on, ..*conclusion };
            messages.explainer_chain(holds(opposite, parts), complexity.to_string())
        }
        Pattern::Contradiction { start, clash, complexity, .. } => {
            let (start, clash) = (holds(*start, parts), parts.equation(*clash, Role::Pivot));
            messages.explainer_contradiction(start, clash, complexity.to_string())
        }
        Pattern::Double { start, conclusion, .. } => {
            let start = parts.equation(*start, Role::Cause);
            messages.explainer_double(start, holds(*conclusion, parts))
        }
        Pattern::Cell { cell, conclusion, .. } => {
            let cells = parts.cells((*cell).into(), Role::On);
            let digits = parts.digits_in(at.of_cell(*cell), (*cell).into(), Role::On);
            messages.explainer_cell(cells, digits, holds(*conclusion, parts))
        }
        Pattern::Region { house, digit, conclusion, .. } => {
            let digit = parts.digit_in(*digit, at.of_digit(*digit) & house.cells(), Role::On);
            let house = parts.house(*house);
            messages.explainer_house(digit, house, holds(*conclusion, parts))
        }
    }
}

/// `r5c5 is 4`, `r5c5 is not 4`.
fn holds(Conclusion { candidate, on }: Conclusion, parts: &mut Parts<'_>) -> String {
    let (cells, role) = (CellSet::of(candidate.cell), if on { Role::On } else { Role::Off });
    let (names, digit) = (parts.cells(cells, role), parts.digit_in(candidate.digit, cells, role));
    match on {
        true => parts.messages().node_is(1, names, digit),
        false => parts.messages().node_is_not(1, names, digit),
    }
}
