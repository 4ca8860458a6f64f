//! Chains through almost locked sets.

use super::{
    Proof,
    chain::{links, of_chain, written},
    notation,
};
use crate::{
    Effect, Link, Node, Unproved,
    check::{of_cells, prove},
};
use nonet_core::board::{CandidateSet, Candidates, CellSet};
use std::fmt;

/// A chain of which some strong links rest on almost locked sets: if one of its digits is not in the set, another one is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AlsChain {
    /// The nodes, as those of a chain.
    pub nodes: Vec<Node>,
    /// Whether a weak link leads from the last node back to the first.
    pub closed: bool,
    /// The cells of the set that each strong link rests on; none where it rests on places or a cell. They share a house, or those
    /// of them that have a digit do, for each digit.
    pub sets: Vec<CellSet>,
}

impl AlsChain {
    /// Returns the clauses of the strong links, those of almost locked sets by the cells of the sets.
    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        let mut clauses = Vec::new();
        for (pair, cells) in self.nodes.chunks(2).zip(&self.sets) {
            clauses.extend(if cells.is_empty() { of_chain(pair, at)? } else { of_cells(*cells, at)? });
        }
        Some(clauses)
    }
}

impl Proof for AlsChain {
    fn len(&self) -> usize {
        self.nodes.len() + self.sets.iter().map(|cells| cells.len()).sum::<usize>()
    }

    fn links(&self) -> Vec<Link> {
        links(&self.nodes, self.closed)
    }

    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        prove(effect, self.clauses(at))
    }
}

impl fmt::Display for AlsChain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sets = self.sets.iter().map(|cells| if cells.is_empty() { "-".to_owned() } else { notation::cells(*cells) });
        write!(f, "als chain {} by {}", written(&self.nodes, self.closed), notation::joined(sets, " "))
    }
}
