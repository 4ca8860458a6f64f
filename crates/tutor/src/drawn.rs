//! The parts of a step that are drawn beside the candidates, links and rays of its evidence.

use crate::evidence;
use nonet_core::board::{Candidate, CellSet, House};
use nonet_logic::{Contradiction, Step};
use nonet_techniques::Role;

/// Returns the role of a candidate in a step. None if it has none.
pub(crate) fn role_of_candidate(step: &Step, candidate: Candidate) -> Option<Role> {
    if step.placements().contains(candidate) {
        return Some(Role::Target);
    }
    if step.eliminations().contains(candidate) {
        return Some(Role::Elimination);
    }
    let roles = evidence::of(&step.evidence).roles();
    roles.iter().find_map(|(candidates, role)| candidates.contains(candidate).then_some(*role))
}

/// Returns the cells of the contradiction to which a step leads: the cell without a candidate, or all cells of the house that has no
/// place for a digit, or has the digit twice. The house is None for a cell. Empty for a step without a contradiction.
pub(crate) fn emptied(step: &Step) -> (CellSet, Option<House>) {
    match evidence::of(&step.evidence).contradiction() {
        Some(Contradiction::NoCandidate { cell }) => (cell.into(), None),
        Some(Contradiction::NoPlace { house, .. } | Contradiction::Twice { house, .. }) => (house.cells(), Some(house)),
        None => (CellSet::EMPTY, None),
    }
}
