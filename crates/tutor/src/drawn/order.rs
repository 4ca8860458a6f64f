//! The order of placements in a trial or in a case, and the cells that the contradiction leaves empty.

use crate::en;
use nonet_core::board::{Candidate, CellSet, House};
use nonet_logic::{Case, Contradiction, Evidence, Implication, Step};
use nonet_protocol::{Node, NumberedNode};

/// Returns the numbered placements of a trial, or of each case of a forcing chain, starting with the assumption. Empty for other
/// steps.
pub(crate) fn order(step: &Step) -> Vec<Vec<NumberedNode>> {
    match &step.evidence {
        Evidence::Trial { assumed, steps, .. } => {
            let nodes = placed(*assumed, steps);
            vec![en::numbers_of_trial(steps).into_iter().zip(nodes).map(|(number, node)| NumberedNode { number, node }).collect()]
        }
        Evidence::Cases { cases, .. } => cases.iter().map(of_case).collect(),
        Evidence::LastCell { .. }
        | Evidence::OnlyPlace { .. }
        | Evidence::OnlyDigit
        | Evidence::Locked { .. }
        | Evidence::NakedSubset { .. }
        | Evidence::HiddenSubset { .. }
        | Evidence::Fish { .. }
        | Evidence::Wing { .. }
        | Evidence::Chain { .. }
        | Evidence::RemotePair { .. }
        | Evidence::Colours { .. }
        | Evidence::Deadly { .. }
        | Evidence::Bug { .. }
        | Evidence::SueDeCoq { .. }
        | Evidence::Sets { .. }
        | Evidence::Guarded { .. }
        | Evidence::Blossom { .. }
        | Evidence::AlmostLocked { .. }
        | Evidence::Firework { .. }
        | Evidence::Sectors { .. }
        | Evidence::Exocets { .. }
        | Evidence::Kraken { .. }
        | Evidence::Tridagon { .. }
        | Evidence::Templates { .. } => Vec::new(),
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

/// Returns the cells of the contradiction to which a trial, or a colour if it were true, leads: the cell without a candidate, or
/// all cells of the house that has no place for a digit, or has the digit twice. The house is None for a cell. Empty for other
/// steps.
pub(crate) fn emptied(step: &Step) -> (CellSet, Option<House>) {
    match &step.evidence {
        Evidence::Trial { contradiction, .. } => left_empty(*contradiction),
        Evidence::Colours { emptied, .. } => emptied.map_or((CellSet::EMPTY, None), left_empty),
        Evidence::LastCell { .. }
        | Evidence::OnlyPlace { .. }
        | Evidence::OnlyDigit
        | Evidence::Locked { .. }
        | Evidence::NakedSubset { .. }
        | Evidence::HiddenSubset { .. }
        | Evidence::Fish { .. }
        | Evidence::Wing { .. }
        | Evidence::Chain { .. }
        | Evidence::RemotePair { .. }
        | Evidence::Deadly { .. }
        | Evidence::Bug { .. }
        | Evidence::SueDeCoq { .. }
        | Evidence::Sets { .. }
        | Evidence::Guarded { .. }
        | Evidence::Blossom { .. }
        | Evidence::AlmostLocked { .. }
        | Evidence::Firework { .. }
        | Evidence::Sectors { .. }
        | Evidence::Exocets { .. }
        | Evidence::Kraken { .. }
        | Evidence::Tridagon { .. }
        | Evidence::Cases { .. }
        | Evidence::Templates { .. } => (CellSet::EMPTY, None),
    }
}

fn left_empty(contradiction: Contradiction) -> (CellSet, Option<House>) {
    match contradiction {
        Contradiction::NoCandidate { cell } => (cell.into(), None),
        Contradiction::NoPlace { house, .. } | Contradiction::Twice { house, .. } => (house.cells(), Some(house)),
    }
}
