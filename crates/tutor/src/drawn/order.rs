//! What is placed in a trial or in a case, in order, and what is left with nothing in the end.

use crate::en;
use nonet_core::board::{Candidate, CellSet, House};
use nonet_logic::{Case, Contradiction, Evidence, Implication, Step};
use nonet_protocol::{Node, NumberedNode};

/// What is true in a trial, or in each case of a forcing chain, in order, what is assumed first; empty for other steps.
pub(crate) fn order(step: &Step) -> Vec<Vec<NumberedNode>> {
    match &step.evidence {
        Evidence::Trial { assumed, steps, .. } => {
            let nodes = placed(*assumed, steps);
            vec![en::numbers_of_trial(steps).into_iter().zip(nodes).map(|(number, node)| NumberedNode { number, node }).collect()]
        }
        Evidence::Cases { cases, .. } => cases.iter().map(of_case).collect(),
        _ => Vec::new(),
    }
}

fn of_case(case: &Case) -> Vec<NumberedNode> {
    let nodes = match &case.way {
        Implication::Chain(nodes) => nodes.iter().step_by(2).copied().collect(),
        Implication::Net(steps) => placed(case.assumed, steps),
    };
    (1..).zip(nodes).map(|(number, node)| NumberedNode { number, node }).collect()
}

fn placed(assumed: Candidate, steps: &[Step]) -> Vec<Node> {
    let then = steps.iter().flat_map(|step| step.placements().iter());
    std::iter::once(assumed).chain(then).map(Node::from).collect()
}

/// What cannot be at the end of a trial, or if a colour were true: the cells, and the house if they are one's. One cell is left without a candidate; a house
/// without a place for a digit, or with two of it.
pub(crate) fn emptied(step: &Step) -> (CellSet, Option<House>) {
    match &step.evidence {
        Evidence::Trial { contradiction, .. } => left_empty(*contradiction),
        Evidence::Colours { emptied: Some(contradiction), .. } => left_empty(*contradiction),
        _ => (CellSet::EMPTY, None),
    }
}

fn left_empty(contradiction: Contradiction) -> (CellSet, Option<House>) {
    match contradiction {
        Contradiction::NoCandidate { cell } => (cell.into(), None),
        Contradiction::NoPlace { house, .. } | Contradiction::Twice { house, .. } => (house.cells(), Some(house)),
    }
}
