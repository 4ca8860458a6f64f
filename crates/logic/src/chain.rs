//! What chains are made of: nodes, and the links between them.

use nonet_core::board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet};
use std::fmt;

/// A node of a chain: a digit in a cell, or in one of some cells of a house. It is on if the digit is in one of the cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// The cells; one, or several of one house.
    pub cells: CellSet,
}

/// A link between two nodes of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// The node before,
    pub from: Node,
    /// and the node after.
    pub to: Node,
    /// A strong link: not both are off. A weak one: not both are on.
    pub strong: bool,
}

impl Node {
    /// This digit in one of these cells.
    #[must_use]
    pub const fn new(digit: Digit, cells: CellSet) -> Node {
        Node { digit, cells }
    }

    /// The node's candidates.
    #[must_use]
    pub fn candidates(&self) -> CandidateSet {
        CandidateSet::of(self.digit, self.cells)
    }
}

impl From<Candidate> for Node {
    fn from(candidate: Candidate) -> Node {
        Node::new(candidate.digit, CellSet::of(candidate.cell))
    }
}

/// `7r4c5`, or `7r4c5,r4c6` for a group.
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

/// The links of a chain, which are strong and weak in turn, the first one strong; of a closed one, also the weak link from its
/// end to its start.
pub(super) fn links(nodes: &[Node], closed: bool) -> Vec<Link> {
    let mut links = links_from(nodes, true);
    if let (true, Some(&from), Some(&to)) = (closed, nodes.last(), nodes.first()) {
        links.push(Link { from, to, strong: false });
    }
    links
}

/// Links between nodes in a row, which are strong and weak in turn.
pub(super) fn links_from(nodes: &[Node], first_is_strong: bool) -> Vec<Link> {
    let strong = |i: usize| i.is_multiple_of(2) == first_is_strong;
    nodes.windows(2).enumerate().map(|(i, pair)| Link { from: pair[0], to: pair[1], strong: strong(i) }).collect()
}

/// The links of a remote pair, drawn on its first digit: on in every other cell.
pub(super) fn pair_links(cells: &[Cell], digits: DigitSet) -> Vec<Link> {
    let Some(digit) = digits.first() else { return Vec::new() };
    let node = |cell: Cell| Node::new(digit, CellSet::of(cell));
    cells.windows(2).map(|pair| Link { from: node(pair[0]), to: node(pair[1]), strong: true }).collect()
}
