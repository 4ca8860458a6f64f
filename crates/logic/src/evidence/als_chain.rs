//! Chains through almost locked sets.

use super::{
    Proof,
    chain::{links, of_chain, written},
    notation,
};
use crate::{Link, Node, check::of_cells};
use alloc::{borrow::ToOwned, vec::Vec};
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, CellSet};

/// A chain, some of whose strong links rest on almost locked sets (ALS), which have one digit more than cells: if one of these
/// digits is not in the set, each of the others is.
///
/// ```text
///   .   .  -2    . . .    . . .      13 23  an almost locked set: it holds 1 or 2
///   .  13  23    . . .    . . .      14 24  another: it holds 1 or 2
///   .   .  -2    . . .    . . .
///                                    One of them holds no 1, since its places in the two sets see each other.
///   .   .  -2    . . .    . . .      That set holds 2, so 2 is eliminated (-2) from the cells that see all places
///   .  14  24    . . .    . . .      of 2 in both sets, also in the rest of the column.
///   .   .  -2    . . .    . . .      Written 2r2c3=1r2c2-1r5c2=2r5c3 by r2c2,r2c3 r5c2,r5c3.
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct AlsChain {
    /// The nodes in order, as those of a [`Chain`](super::Chain).
    pub nodes: Vec<Node>,
    /// Whether a weak link leads from the last node back to the first.
    pub closed: bool,
    /// The cells of the set that each strong link rests on, link by link; empty where the link rests on places or a cell. The
    /// cells of a set share a house, or those of them that have a digit do, for each digit.
    pub sets: Vec<CellSet>,
}

impl Proof for AlsChain {
    fn complexity(&self) -> usize {
        self.nodes.len() + self.sets.iter().map(|cells| cells.len()).sum::<usize>()
    }

    fn links(&self) -> Vec<Link> {
        links(&self.nodes, self.closed)
    }

    /// Returns the clauses of the strong links, those of almost locked sets by the cells of the sets.
    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        let mut clauses = Vec::new();
        for (pair, cells) in self.nodes.chunks(2).zip(&self.sets) {
            clauses.extend(if cells.is_empty() { of_chain(pair, at)? } else { of_cells(*cells, at)? });
        }
        Some(clauses)
    }
}

impl fmt::Display for AlsChain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sets = self.sets.iter().map(|cells| if cells.is_empty() { "-".to_owned() } else { notation::cells(*cells) });
        write!(f, "als chain {} by {}", written(&self.nodes, self.closed), notation::joined(sets, " "))
    }
}
