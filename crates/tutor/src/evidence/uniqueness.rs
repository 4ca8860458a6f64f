//! The consequences where one of several guardians is true, since there is one solution.

use crate::sentences::words::Words;
use nonet_core::board::CandidateSet;
use nonet_logic::{Step, evidence::UniquenessExtra};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

/// The names of the guardians and of their help from outside.
pub(super) fn part_names(messages: &Messages) -> Vec<(Role, String)> {
    vec![(Role::Fin, messages.uniqueness_part_extra()), (Role::Pivot, messages.uniqueness_part_help())]
}

/// `5 in r1c1, 6 in r4c4`: guardians in one line.
pub(super) fn listed(guardians: &CandidateSet, speech: Speech<'_>) -> String {
    let each = guardians.iter().map(|it| speech.messages.digits_in_cells(it.digit.to_string(), speech.notation.name(it.cell)));
    speech.list(each.collect(), Messages::list_more)
}

/// Since there is one solution, a guardian is true: what follows from that.
pub(super) fn guarded(step: &Step, guardians: &CandidateSet, extra: UniquenessExtra, words: &mut Words) {
    if let Some(it) = step.placements().first() {
        return words.say(|messages, parts| messages.uniqueness_placed(parts.equation(it, Role::Target)));
    }
    let roof = guardians.cells();
    words.say(|messages, parts| {
        if roof.len() > 1 {
            return messages.uniqueness_candidates(parts.candidates_in(guardians, Role::Fin));
        }
        let digits = parts.digits_or(guardians.digits());
        let digits = parts.candidates(&digits, *guardians, Role::Fin);
        messages.uniqueness_cell(guardians.len(), parts.cells(roof, Role::Fin), digits)
    });
    let removed = step.eliminations();
    match extra {
        UniquenessExtra::None if roof.len() == 1 && removed.cells().is_subset(roof) => words.say_so_removed(step),
        UniquenessExtra::None => words.say(|messages, parts| messages.uniqueness_conclusion(parts.not(&removed))),
        UniquenessExtra::Subset { house, cells, digits } => {
            words.say(|messages, parts| {
                let (house, cells) = (parts.in_house(house), parts.cells(cells, Role::Pivot));
                messages.uniqueness_subset(house, cells, parts.digits_and(digits))
            });
            words.say(|messages, parts| messages.uniqueness_subset_conclusion(parts.not(&removed)));
        }
        UniquenessExtra::Places { digit, houses } => {
            words.say(|messages, parts| {
                let (houses, digit) = (parts.in_houses(houses), parts.digit_in(digit, roof, Role::Cause));
                messages.uniqueness_places(houses, digit, parts.cells(roof, Role::Cause))
            });
            words.say(|messages, parts| messages.uniqueness_places_conclusion(parts.not(&removed)));
        }
    }
}
