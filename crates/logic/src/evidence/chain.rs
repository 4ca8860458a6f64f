//! Chains of strong and weak links.

use super::{Proof, notation};
use crate::{
    Link, Node,
    check::{of_cell, of_house},
};
use alloc::{format, string::String, vec::Vec};
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, House};

/// A chain: nodes joined by strong and weak links in turn, the first and the last link strong. Of its two ends one is true, so
/// the candidates that both ends rule out are eliminated. Such a chain is an alternating inference chain (AIC).
///
/// ```text
///   . . -   . . .   . . .      A, B  the only two places of the digit in row 2: a strong link
///   . A .   . . .   . B .      B, C  two places in column 8: a weak link
///   . . -   . . .   . . .      C, D  the only two places of the digit in row 5: a strong link
///                              -     eliminated: the cell sees A and D, of which one is true
///   . - .   . . .   . . .
///   . . D   . . .   . C .      Written A=B-C=D.
///   . - .   . . .   . . .
/// ```
///
/// In a closed chain a weak link joins the ends, and of each weak link one side is true: the candidates that both sides of one
/// rule out are eliminated.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Chain {
    /// The nodes in order, an even number of them. The last is the first again if the chain proves the first to be true.
    pub nodes: Vec<Node>,
    /// Whether a weak link leads from the last node back to the first.
    pub closed: bool,
}

impl Proof for Chain {
    fn complexity(&self) -> usize {
        self.nodes.len()
    }

    fn links(&self) -> Vec<Link> {
        links(&self.nodes, self.closed)
    }

    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        of_chain(&self.nodes, at)
    }
}

/// Returns the links of a chain, which are strong and weak in turn, the first one strong; of a closed one, also the weak link
/// from its end to its start.
pub(super) fn links(nodes: &[Node], closed: bool) -> Vec<Link> {
    let mut links = links_from(nodes, true);
    if let (true, Some(&from), Some(&to)) = (closed, nodes.last(), nodes.first()) {
        links.push(Link { from, to, strong: false });
    }
    links
}

/// Returns links between nodes in a row, which are strong and weak in turn.
pub(super) fn links_from(nodes: &[Node], first_is_strong: bool) -> Vec<Link> {
    let strong = |i: usize| i.is_multiple_of(2) == first_is_strong;
    nodes.windows(2).enumerate().map(|(i, pair)| Link { from: pair[0], to: pair[1], strong: strong(i) }).collect()
}

/// Returns the clauses of a chain's strong links. Each second link, from the first on, is strong; each other one must be weak.
pub(super) fn of_chain(nodes: &[Node], at: &Candidates) -> Option<Vec<CandidateSet>> {
    let mut clauses = Vec::new();
    for pair in nodes.chunks(2) {
        let &[one, two] = pair else { return None };
        if one.digit != two.digit {
            clauses.push(of_cell(one.cells.single().filter(|_| one.cells == two.cells)?, at)?);
            continue;
        }
        let joint = House::all().filter(|house| (one.cells | two.cells).is_subset(house.cells()));
        let before = clauses.len();
        clauses.extend(joint.filter_map(|house| of_house(one.digit, house, at)));
        if clauses.len() == before {
            return None;
        }
    }
    Some(clauses)
}

impl fmt::Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "chain {}", written(&self.nodes, self.closed))
    }
}

/// Writes `2r6c3=2r5c2-2r5c5=2r8c5`, and `-` at the end of a closed chain.
pub(super) fn written(nodes: &[Node], closed: bool) -> String {
    let pairs = nodes.chunks(2).map(|pair| notation::joined(pair, "="));
    format!("{}{}", notation::joined(pairs, "-"), if closed { "-" } else { "" })
}
