//! Cases: from each of some candidates, of which one is true, the same follows.

use super::{
    Proof,
    chain::{links_from, of_chain},
    notation,
};
use crate::{
    Effect, Link, Node, Step, Unproved,
    check::{of_cell, of_house, prove, replay},
};
use alloc::{string::ToString, vec::Vec};
use core::fmt;
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, Digit, House, HouseSet};

/// Cases with the same conclusion: one for each candidate of a cell, or for each place of a digit in a house. One of them is
/// true, so the conclusion is.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cases {
    /// The clause: candidates of which one is true.
    pub clause: Clause,
    /// The cases, one for each of these candidates, each with the same conclusion.
    pub cases: Vec<Case>,
}

/// A clause: candidates of which one is true.
///
/// ```
/// use nonet_core::board::{Candidates, Digit, Grid};
/// use nonet_logic::evidence::Clause;
///
/// let position = Candidates::new(&Grid::EMPTY);
/// let clause = Clause::Places { digit: Digit::D5, house: "row 1".parse()? };
/// assert_eq!((clause.to_string().as_str(), clause.candidates(&position).len()), ("5 of r1", 9));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Clause {
    /// The candidates of a cell.
    Cell(Cell),
    /// The places of a digit in a house.
    Places {
        /// The digit that the house needs.
        digit: Digit,
        /// The house in which the places lie.
        house: House,
    },
}

/// One of several cases, and the reasoning from it to the conclusion.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Case {
    /// The candidate that is true in this case.
    pub assumed: Candidate,
    /// The reasoning from the candidate to the conclusion.
    pub implication: Implication,
}

/// The reasoning by which a conclusion is reached from a candidate.
///
/// ```
/// use nonet_core::board::Candidate;
/// use nonet_logic::{Node, evidence::{Case, Implication}};
///
/// // If r2c4 is 2, r3c6 is not, and r3c4 is the only other place of 2 in row 3.
/// let nodes: [Candidate; 3] = ["2r2c4".parse()?, "2r3c6".parse()?, "2r3c4".parse()?];
/// let case = Case { assumed: nodes[0], implication: Implication::Chain(nodes.map(Node::from).to_vec()) };
/// assert_eq!(case.to_string(), "2r2c4-2r3c6=2r3c4");
/// # Ok::<(), nonet_core::board::ParseCandidateError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Implication {
    /// A chain: the node of the candidate, and then nodes that are off and on in turn. The last node is on.
    Chain(Vec<Node>),
    /// A net of steps, each with its effect alone.
    Net(Vec<Step>),
}

impl Clause {
    /// Returns the candidates of the clause that a position has.
    #[must_use]
    pub fn candidates(&self, at: &Candidates) -> CandidateSet {
        match *self {
            Clause::Cell(cell) => CandidateSet::of_cell(cell, at.of_cell(cell)),
            Clause::Places { digit, house } => CandidateSet::of_digit(digit, at.of_digit(digit) & house.cells()),
        }
    }

    /// Returns what is said to have one true candidate, as the prover knows it.
    fn proved(&self, at: &Candidates) -> Option<CandidateSet> {
        match *self {
            Clause::Cell(cell) => of_cell(cell, at),
            Clause::Places { digit, house } => of_house(digit, house, at),
        }
    }
}

impl Case {
    /// Returns how long it is.
    pub(super) fn complexity(&self) -> usize {
        match &self.implication {
            Implication::Chain(nodes) => nodes.len(),
            Implication::Net(steps) => 1 + steps.len(),
        }
    }

    /// Returns the links of a chain: the first one is weak.
    pub(super) fn links(&self) -> Vec<Link> {
        match &self.implication {
            Implication::Chain(nodes) => links_from(nodes, false),
            Implication::Net(_) => Vec::new(),
        }
    }

    /// Replays the steps of a net, each proved where it is taken: the effect is there at the end.
    fn check_net(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        let Implication::Net(steps) = &self.implication else { return Err(Unproved::Evidence) };
        let mut position = at.clone();
        position.place(self.assumed.cell, self.assumed.digit);
        replay(steps, &mut position)?;
        let left = position.possible();
        let unproved = (effect.placements() - *position.placed()) | (effect.eliminations() & left);
        unproved.first().map_or(Ok(()), |it| Err(Unproved::Survives(it)))
    }
}

/// Returns the clauses of chains from what is assumed.
pub(super) fn of_chains(cases: &[Case], at: &Candidates) -> Option<Vec<CandidateSet>> {
    let mut clauses = Vec::new();
    for case in cases {
        let Implication::Chain(nodes) = &case.implication else { return None };
        let (first, rest) = nodes.split_first()?;
        clauses.extend(of_chain(rest, at)?);
        if *first != Node::from(case.assumed) {
            return None;
        }
    }
    Some(clauses)
}

impl Cases {
    /// Checks cases of nets: there is one for each candidate of the clause, and each leads to the effect.
    fn check_nets(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        let assumed: CandidateSet = self.cases.iter().map(|case| case.assumed).collect();
        if self.clause.proved(at) != Some(assumed) {
            return Err(Unproved::Evidence);
        }
        self.cases.iter().try_for_each(|case| case.check_net(effect, at))
    }
}

impl Proof for Cases {
    fn complexity(&self) -> usize {
        self.cases.iter().map(Case::complexity).sum()
    }

    fn houses(&self) -> HouseSet {
        match self.clause {
            Clause::Cell(_) => HouseSet::EMPTY,
            Clause::Places { house, .. } => HouseSet::of(house),
        }
    }

    fn links(&self) -> Vec<Link> {
        self.cases.iter().flat_map(Case::links).collect()
    }

    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        let mut clauses = of_chains(&self.cases, at)?;
        clauses.push(self.clause.proved(at)?);
        Some(clauses)
    }

    /// Replays the cases if one of them is a net, which has no clauses.
    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        if self.cases.iter().any(|case| matches!(case.implication, Implication::Net(_))) {
            return self.check_nets(effect, at);
        }
        prove(effect, self.clauses(at))
    }
}

impl fmt::Display for Cases {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cases {}: {}", self.clause, notation::joined(&self.cases, " | "))
    }
}

/// Writes `r1c1`, or `5 of r1`.
impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Clause::Cell(cell) => write!(f, "{cell}"),
            Clause::Places { digit, house } => write!(f, "{digit} of {}", HouseSet::of(house)),
        }
    }
}

/// Writes `2r8c6-2r5c6,r6c6=2r6c5` for a chain, or the steps of a net.
impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.implication {
            Implication::Chain(nodes) => match nodes.split_first() {
                Some((first, rest)) => {
                    let pairs = rest.chunks(2).map(|pair| notation::joined(pair, "="));
                    let pairs = core::iter::once(first.to_string()).chain(pairs);
                    f.write_str(&notation::joined(pairs, "-"))
                }
                None => write!(f, "{}", self.assumed),
            },
            Implication::Net(steps) => {
                write!(f, "{}; {}", self.assumed, notation::joined(steps.iter().map(notation::step), "; "))
            }
        }
    }
}
