//! What follows where one of several guardians is true, since there is one solution.

use crate::en::words::Words;
use nonet_core::board::CandidateSet;
use nonet_logic::{Step, evidence::UniquenessExtra};
use nonet_techniques::Role;
use nonet_words::{Speech, digits_and, digits_or};

/// What the guardians and what helps them are called.
pub(super) const PART_NAMES: &[(Role, &str)] = &[(Role::Fin, "extra candidate"), (Role::Pivot, "help from outside")];

/// `5 in r1c1, 6 in r4c4`: guardians in one line.
pub(super) fn listed(guardians: &CandidateSet, speech: Speech<'_>) -> String {
    let each = guardians.iter().map(|it| format!("{} in {}", it.digit, speech.notation.name(it.cell)));
    each.collect::<Vec<_>>().join(", ")
}

/// Since there is one solution, a guardian is true: what follows from that.
pub(super) fn guarded(step: &Step, guardians: &CandidateSet, extra: UniquenessExtra, words: &mut Words) {
    words.text("There is only one, so ");
    if let Some(it) = step.placements().first() {
        return words.equation(it, Role::Target).stop();
    }
    let roof = guardians.cells();
    if roof.len() == 1 {
        let which = if guardians.len() == 1 { " holds its other candidate, " } else { " holds another candidate: " };
        words.cells(roof, Role::Fin).text(which).candidates(digits_or(guardians.digits()), *guardians, Role::Fin).stop();
    } else {
        words.text("at least one of these is true: ").candidates_in(guardians, Role::Fin).stop();
    }
    let conclusion = match extra {
        UniquenessExtra::None if roof.len() == 1 && step.eliminations().cells().is_subset(roof) => "So ",
        UniquenessExtra::None => "Whichever it is, it rules these out: ",
        UniquenessExtra::Subset { house, cells, digits } => {
            words.text("In ").house(house).text(", that one and ").cells(cells, Role::Pivot);
            words.text(format!(" use up {}", digits_and(digits))).stop();
            "So no other cell that sees them all has these digits: "
        }
        UniquenessExtra::Places { digit, houses } => {
            words.text("In ").houses(houses).text(", ").digit_in(digit, roof, Role::Cause);
            words.text(" can only be in ").cells(roof, Role::Cause);
            words.text(": one of them has it, and the other one of those candidates").stop();
            "Nothing else is left for them: "
        }
    };
    words.text(conclusion).not(&step.eliminations()).stop();
}
