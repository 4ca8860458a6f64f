//! Nodes of chains, and the links between them.

use nonet_core::board::{Candidate, CandidateSet, CellSet, Digit};
use std::fmt;

/// A node of a chain: a digit in a cell, or in one of some cells of a house. It is on if the digit is in one of the cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// The cell, or several cells of one house.
    pub cells: CellSet,
}

/// A link between two nodes of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Link {
    /// The first node.
    pub from: Node,
    /// The second node.
    pub to: Node,
    /// Whether the link is strong. If one end of a strong link is off, the other is on. If one end of a weak link is on, the other is off.
    pub strong: bool,
}

impl Node {
    /// Returns the node for this digit in one of these cells.
    #[must_use]
    pub const fn new(digit: Digit, cells: CellSet) -> Node {
        Node { digit, cells }
    }

    /// Returns the candidates of the node.
    #[must_use]
    pub fn candidates(&self) -> CandidateSet {
        CandidateSet::of_digit(self.digit, self.cells)
    }
}

impl From<Candidate> for Node {
    fn from(candidate: Candidate) -> Node {
        Node::new(candidate.digit, CellSet::of(candidate.cell))
    }
}

/// Writes `7r4c5`, or `7r4c5,r4c6` for a group.
impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.digit)?;
        for (i, cell) in self.cells.iter().enumerate() {
            write!(f, "{}{cell}", if i > 0 { "," } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
