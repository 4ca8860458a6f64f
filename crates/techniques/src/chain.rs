//! Nodes of chains, and the links between them.

use core::fmt;
use nonet_core::board::{Candidate, CandidateSet, CellSet, Digit};

/// A node of a chain: a digit in one cell, or a digit in one of several cells of a house, a group.
///
/// The node is on if the digit is in one of the cells, and off if it is in none of them.
///
/// ```
/// use nonet_core::board::{Candidate, Cell, CellSet, Digit};
/// use nonet_techniques::Node;
///
/// let node = Node::from("7r4c5".parse::<Candidate>()?);
/// assert_eq!(node, Node::new(Digit::D7, CellSet::of("r4c5".parse()?)));
///
/// let group = Node::new(Digit::D7, CellSet::from(["r4c5".parse::<Cell>()?, "r4c6".parse()?]));
/// assert_eq!((group.to_string().as_str(), group.candidates().len()), ("7r4c5,r4c6", 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Node {
    /// The digit of the node.
    pub digit: Digit,
    /// The cell, or the several cells of one house.
    pub cells: CellSet,
}

/// A link between two nodes of a chain.
///
/// ```
/// use nonet_core::board::Candidate;
/// use nonet_techniques::{Link, Node};
///
/// // A cell with the candidates 2 and 7 alone: if one is off, the other is on.
/// let [two, seven] = ["2r4c5".parse::<Candidate>()?, "7r4c5".parse()?].map(Node::from);
/// let link = Link { from: two, to: seven, strong: true };
/// assert_eq!(format!("{}={}", link.from, link.to), "2r4c5=7r4c5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Link {
    /// The node at which the link begins.
    pub from: Node,
    /// The node at which the link ends.
    pub to: Node,
    /// Whether the link is strong. If one end of a strong link is off, the other is on. If one end of a weak link is on, the
    /// other is off.
    pub strong: bool,
}

impl Node {
    /// Returns the node of this digit in one of these cells.
    #[must_use]
    pub const fn new(digit: Digit, cells: CellSet) -> Node {
        Node { digit, cells }
    }

    /// Returns the candidates of the node: its digit in each of its cells.
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

/// Writes the digit and the cells: `7r4c5`, or `7r4c5,r4c6` for a group.
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
