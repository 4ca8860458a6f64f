//! W-wing: two cells with the same two candidates, joined by a strong link on one of the digits. One of the cells has the other
//! digit, which goes from what sees both.

use super::turbot::pairs;
use crate::{
    Effect, Node, Step, Technique,
    evidence::{Chain, Evidence},
    sink::Sink,
};
use core::ops::ControlFlow;
use nonet_core::board::{Candidates, Cell, CellSet, Digit};

/// Puts the W-wings into the sink. Of two equal cells, those that eliminate the larger digit come first, or those that eliminate the
/// smaller one, as HoDoKu looks for them.
pub(super) fn find(smaller_first: bool, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let bivalue = candidates.bivalue();
    let mut rest = bivalue;
    for one in bivalue {
        rest = rest.without(one);
        for two in rest - one.peers() {
            if candidates.of_cell(one) != candidates.of_cell(two) {
                continue;
            }
            let mut digits = candidates.of_cell(one).iter();
            let (Some(x), Some(y)) = (digits.next(), digits.next()) else { continue };
            let (link, other) = if smaller_first { (y, x) } else { (x, y) };
            joined([one, two], link, other, candidates, sink)?;
            joined([one, two], other, link, candidates, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The wings by strong links on `link`, which remove `other`.
fn joined(cells: [Cell; 2], link: Digit, other: Digit, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let [one, two] = cells;
    let removed = candidates.of_digit(other) & one.peers() & two.peers();
    let Some(effect) = Effect::eliminate_digit(other, removed) else { return ControlFlow::Continue(()) };
    for pair in pairs(candidates, link) {
        for [a, b] in [pair.ends, [pair.ends[1], pair.ends[0]]] {
            if !a.sees(one) || !b.sees(two) || a == two || b == one {
                continue;
            }
            let nodes = [(other, one), (link, one), (link, a), (link, b), (link, two), (other, two)];
            sink(Step {
                technique: Technique::WWing,
                effect,
                evidence: Evidence::Chain(Chain {
                    nodes: nodes.map(|(digit, cell)| Node::new(digit, CellSet::of(cell))).to_vec(),
                    closed: false,
                }),
            })?;
        }
    }
    ControlFlow::Continue(())
}
