//! Chains through the guardians of unique rectangles.

use super::{
    Proof,
    chain::{links, of_chain, written},
    deadly::guardian_clause,
    notation,
};
use crate::{Link, Node};
use alloc::{borrow::ToOwned, format, vec::Vec};
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, CellSet, DigitSet};

/// A chain, some of whose strong links rest on unique rectangles: the two nodes of such a link are the guardians of a
/// rectangle, of which one is true. It assumes one solution.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RectangleChain {
    /// The nodes in order, as those of a [`Chain`](super::Chain).
    pub nodes: Vec<Node>,
    /// Whether a weak link leads from the last node back to the first.
    pub closed: bool,
    /// The cells and the digits of the rectangle that each strong link rests on, link by link; no cells where the link rests on
    /// places or a cell.
    pub rectangles: Vec<(CellSet, DigitSet)>,
}

impl Proof for RectangleChain {
    fn complexity(&self) -> usize {
        self.nodes.len() + self.rectangles.iter().map(|(cells, _)| cells.len()).sum::<usize>()
    }

    fn links(&self) -> Vec<Link> {
        links(&self.nodes, self.closed)
    }

    /// Returns the clauses of the strong links, those of rectangles by their guardians.
    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        let mut clauses = Vec::new();
        for (pair, &(cells, digits)) in self.nodes.chunks(2).zip(&self.rectangles) {
            if cells.is_empty() {
                clauses.extend(of_chain(pair, at)?);
            } else {
                let guardians = *at.open() & CandidateSet::product(cells, !digits);
                clauses.push(guardian_clause(cells, digits, &guardians, at)?);
            }
        }
        Some(clauses)
    }
}

impl fmt::Display for RectangleChain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rectangles = self.rectangles.iter().map(|(cells, digits)| match cells.is_empty() {
            true => "-".to_owned(),
            false => format!("{} {}", notation::digits(*digits), notation::cells(*cells)),
        });
        write!(f, "rectangle chain {} by {}", written(&self.nodes, self.closed), notation::joined(rectangles, " "))
    }
}
