//! The links of chains.

use super::{Link, Node};
use nonet_core::board::{Cell, CellSet, DigitSet};

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
