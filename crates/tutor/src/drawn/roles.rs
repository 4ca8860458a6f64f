//! The roles of cells and candidates in a step, by which its evidence is drawn.

use nonet_core::{
    Role,
    board::{Candidate, CandidateSet, CellSet, Digit, DigitSet, HouseKind, HouseSet},
};
use nonet_logic::{Case, Contradiction, Evidence, Exocet, Implication, Node, Step};

/// Returns the role of a candidate in a step. None if it has none.
pub(crate) fn role_of_candidate(step: &Step, candidate: Candidate) -> Option<Role> {
    if step.placements().contains(candidate) {
        return Some(Role::Target);
    }
    if step.eliminations().contains(candidate) {
        return Some(Role::Elimination);
    }
    roles(&step.evidence).iter().find_map(|(candidates, role)| candidates.contains(candidate).then_some(*role))
}

/// Returns the candidates by role. If a candidate has two roles, the first one counts.
pub(crate) fn roles(evidence: &Evidence) -> Vec<(CandidateSet, Role)> {
    match evidence {
        Evidence::LastCell { .. } | Evidence::OnlyPlace { .. } | Evidence::OnlyDigit => Vec::new(),
        Evidence::Locked { digit, cells, .. } => vec![(CandidateSet::of(*digit, *cells), Role::Cause)],
        Evidence::NakedSubset { cells, digits, .. } | Evidence::HiddenSubset { cells, digits, .. } => {
            vec![(CandidateSet::product(*cells, *digits), Role::Cause)]
        }
        Evidence::Fish { digit, base, cover, fins } => {
            let fin = CandidateSet::of(*digit, *fins);
            vec![(fin, Role::Fin), (CandidateSet::of(*digit, base.cells() & cover.cells()), Role::Cause)]
        }
        Evidence::Wing { pivot, pincers, .. } => {
            let all = |cells: CellSet| CandidateSet::product(cells, DigitSet::ALL);
            vec![(all(*pivot), Role::Pivot), (all(*pincers), Role::Cause)]
        }
        Evidence::Chain { nodes, .. } => roles_of_chain(nodes),
        Evidence::RemotePair { cells, digits } => {
            vec![(CandidateSet::product(cells.iter().copied().collect(), *digits), Role::Cause)]
        }
        Evidence::Colours { colours, .. } => {
            let clusters = colours.iter().zip(OF_CLUSTERS.iter().cycle());
            clusters.flat_map(|(colours, roles)| colours.iter().copied().zip(roles.iter().copied())).collect()
        }
        Evidence::Deadly { cells, digits, guardians, help } => {
            vec![(*guardians, Role::Fin), (CandidateSet::product(*cells, *digits), Role::Cause), (help.candidates(), Role::Pivot)]
        }
        Evidence::Bug { guardians, help } => vec![(*guardians, Role::Fin), (help.candidates(), Role::Pivot)],
        Evidence::SueDeCoq { shared, in_line, in_block, .. } => {
            let all = |cells: CellSet| CandidateSet::product(cells, DigitSet::ALL);
            vec![(all(*shared), Role::Pivot), (all(*in_line | *in_block), Role::Cause)]
        }
        Evidence::Sets { nodes, sets, .. } => {
            let mut roles = roles_of_sets(sets);
            // Nodes that are linked by a cell or a house, without a set, are on or off.
            for (i, node) in nodes.iter().enumerate() {
                if sets.get(i / 2).is_none_or(|cells| cells.is_empty()) {
                    roles.push((node.candidates(), if i % 2 == 0 { Role::Off } else { Role::On }));
                }
            }
            roles
        }
        Evidence::Guarded { nodes, rectangles, .. } => {
            let mut roles = roles_of_chain(nodes);
            roles.extend(rectangles.iter().map(|&(cells, digits)| (CandidateSet::product(cells, digits), Role::Cause)));
            roles
        }
        Evidence::Blossom { stem, petals, .. } => {
            let mut roles = vec![(CandidateSet::of_cell(*stem, DigitSet::ALL), Role::On)];
            roles.extend(roles_of_sets(petals));
            roles
        }
        Evidence::AlmostLocked { digits, sure, other, naked, hidden } => {
            vec![
                (CandidateSet::product(*naked, *digits), Role::Cause),
                (CandidateSet::product(*hidden | sure.cells() & other.cells(), *digits), Role::Pivot),
            ]
        }
        Evidence::Firework { bursts, wings } => {
            let digits = bursts.iter().fold(DigitSet::EMPTY, |all, burst| all | burst.digits);
            let crossings = bursts.iter().map(|it| (CandidateSet::of_cell(it.crossing, it.digits), Role::Pivot));
            crossings.chain([(CandidateSet::product(*wings, digits), Role::Cause)]).collect()
        }
        Evidence::Sectors { cells, houses } => roles_of_sectors(*cells, houses),
        Evidence::Exocets { digits, exocets } => {
            let all = |part: fn(&Exocet) -> CellSet| {
                let cells = exocets.iter().fold(CellSet::EMPTY, |all, it| all | part(it));
                CandidateSet::product(cells, *digits)
            };
            vec![(all(|it| it.base), Role::Pivot), (all(|it| it.targets), Role::Fin), (all(Exocet::outside), Role::Cause)]
        }
        Evidence::Tridagon { cells, digits, guardians } => {
            vec![(*guardians, Role::Fin), (CandidateSet::product(*cells, *digits), Role::Cause)]
        }
        Evidence::Kraken { digit, base, cover, ways } => {
            let fins = (CandidateSet::of(*digit, base.cells() - cover.cells()), Role::Fin);
            let body = (CandidateSet::of(*digit, base.cells() & cover.cells()), Role::Cause);
            [fins, body].into_iter().chain(ways.iter().flat_map(roles_of_case)).collect()
        }
        Evidence::Cases { cases, .. } => cases.iter().flat_map(roles_of_case).collect(),
        Evidence::Templates { before, .. } => {
            let placed = before.iter().fold(CandidateSet::EMPTY, |all, step| all | step.placements());
            vec![(placed, Role::On)]
        }
        Evidence::Trial { assumed, steps, contradiction } => {
            let placed = steps.iter().fold(CandidateSet::EMPTY, |all, step| all | step.placements());
            let lost = match contradiction {
                Contradiction::NoCandidate { .. } | Contradiction::NoPlace { .. } => contradiction.absent(),
                Contradiction::Twice { .. } => CandidateSet::EMPTY,
            };
            vec![(CandidateSet::single(*assumed) | placed, Role::On), (lost, Role::Off)]
        }
    }
}

/// Returns the true and the false candidates of a case.
fn roles_of_case(case: &Case) -> [(CandidateSet, Role); 2] {
    let (on, off) = match &case.way {
        Implication::Chain(nodes) => {
            let part =
                |start: usize| nodes.iter().skip(start).step_by(2).fold(CandidateSet::EMPTY, |all, it| all | it.candidates());
            (part(0), part(1))
        }
        Implication::Net(steps) => {
            let placed = steps.iter().fold(CandidateSet::EMPTY, |all, step| all | step.placements());
            (placed | CandidateSet::single(case.assumed), CandidateSet::EMPTY)
        }
    };
    [(on, Role::On), (off, Role::Off)]
}

/// The roles of the sets of a step, in turn, so that neighbouring sets look different.
const OF_SETS: [Role; 3] = [Role::Cause, Role::Pivot, Role::Fin];

/// The roles of the two colours of a cluster, for the first and the second cluster.
const OF_CLUSTERS: [[Role; 2]; 2] = [[Role::On, Role::Off], [Role::Pivot, Role::Fin]];

/// Returns the candidates that are on if the chain's start is off, and those that are off.
fn roles_of_chain(nodes: &[Node]) -> Vec<(CandidateSet, Role)> {
    let part = |start: usize| nodes.iter().skip(start).step_by(2).fold(CandidateSet::EMPTY, |all, it| all | it.candidates());
    vec![(part(1), Role::On), (part(0), Role::Off)]
}

/// Returns sets of cells, each with a role of its own.
fn roles_of_sets(sets: &[CellSet]) -> Vec<(CandidateSet, Role)> {
    let sets = sets.iter().filter(|cells| !cells.is_empty());
    sets.zip(OF_SETS.iter().cycle()).map(|(&cells, &role)| (CandidateSet::product(cells, DigitSet::ALL), role)).collect()
}

/// Returns the candidates in some cells by the kind of house that covers them.
fn roles_of_sectors(cells: CellSet, houses: &[HouseSet; 9]) -> Vec<(CandidateSet, Role)> {
    let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Box];
    let of = |kind: HouseKind| {
        let digits = Digit::ALL.into_iter().zip(houses);
        digits.fold(CandidateSet::EMPTY, |all, (digit, houses)| {
            let own: HouseSet = houses.iter().filter(|house| house.kind() == kind).collect();
            all | CandidateSet::of(digit, own.cells() & cells)
        })
    };
    kinds.into_iter().map(of).zip(OF_SETS).collect()
}
