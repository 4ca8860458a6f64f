//! What is placed in a trial or in a case, in order, and what is left with nothing in the end.

use nonet_core::board::{Candidate, CellSet, House};
use nonet_logic::{Case, Contradiction, Evidence, Step, Way};
use nonet_protocol::Node;

/// What is true in a trial, or in each case of a forcing chain, in order, what is assumed first; empty for other steps.
pub(crate) fn order(step: &Step) -> Vec<Vec<Node>> {
    match &step.evidence {
        Evidence::Trial { assumed, steps, .. } => vec![placed(*assumed, steps)],
        Evidence::Cases { cases, .. } => cases.iter().map(of_case).collect(),
        _ => Vec::new(),
    }
}

fn of_case(case: &Case) -> Vec<Node> {
    match &case.way {
        Way::Chain(nodes) => nodes.iter().step_by(2).map(|it| Node { digit: it.digit, cells: it.cells }).collect(),
        Way::Net(steps) => placed(case.assumed, steps),
    }
}

fn placed(assumed: Candidate, steps: &[Step]) -> Vec<Node> {
    let node = |it: Candidate| Node { digit: it.digit, cells: it.cell.into() };
    let then = steps.iter().flat_map(|step| step.placements().iter());
    std::iter::once(assumed).chain(then).map(node).collect()
}

/// What cannot be at the end of a trial: the cells, and the house if they are one's. One cell is left without a candidate; a house
/// without a place for a digit, or with two of it.
pub(crate) fn emptied(step: &Step) -> (CellSet, Option<House>) {
    match &step.evidence {
        Evidence::Trial { contradiction: Contradiction::NoCandidate { cell }, .. } => ((*cell).into(), None),
        Evidence::Trial { contradiction: Contradiction::NoPlace { house, .. } | Contradiction::Twice { house, .. }, .. } => {
            (house.cells(), Some(*house))
        }
        _ => (CellSet::EMPTY, None),
    }
}
