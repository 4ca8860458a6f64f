//! A run: all that follows from one assumption, in the order of the original's queues.

use super::advanced::{self, Families};
use super::literal::{Literal, LiteralSet};
use super::proof::{Cause, Gone, Link, Nested};
use crate::bits::BitSet;
use crate::houses::{BOX_ROW_COLUMN, cell_at, houses_of};
use crate::position::{Marks, Position};
use nonet_core::board::{Cell, Digit};
use std::rc::Rc;

/// The rules of a run.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Mode {
    /// Whether the links within a cell count.
    pub(super) has_y: bool,
    /// Whether candidates that are off go at once, so that more follows.
    pub(super) is_dynamic: bool,
}

/// The place of a node in its run.
pub(super) type NodeId = u16; // A run has a node for each literal at most, and one more.

const NONE: NodeId = NodeId::MAX;

/// A literal that follows from others.
#[derive(Clone, Copy)]
struct Node {
    literal: Literal,
    cause: Cause,
    /// The length of the longest way to the literal from the assumption. All nodes on it are ancestors.
    depth: u16,
    /// Its parents: the place of the first, and their number.
    parents: (u32, u16),
    /// The number of the nested chain that it stems from, if any.
    nested: u16,
}

/// All that follows from an assumption.
pub(super) struct Run {
    mode: Mode,
    nodes: Vec<Node>,
    parents: Vec<NodeId>,
    nested: Vec<Rc<Nested>>,
    at: [NodeId; Literal::COUNT],
    members: LiteralSet,
    on: Queue,
    off: Queue,
    /// The position without the candidates that have been removed so far, which are off and have been looked at.
    scratch: Position,
    /// The candidates that are not off.
    fresh: Marks,
    clash: Option<[NodeId; 2]>,
    families: Families,
}

/// The nodes of one sign in the order of their finding, and how many of them have been looked at.
#[derive(Default)]
struct Queue {
    nodes: Vec<NodeId>,
    done: usize,
}

impl Queue {
    fn pop(&mut self) -> Option<NodeId> {
        let node = self.nodes.get(self.done).copied()?;
        self.done += 1;
        Some(node)
    }
}

/// A run has met a contradiction.
struct Clash;

impl Run {
    /// Follows an assumption to the end, without other steps.
    pub(super) fn new(start: &Position, mode: Mode, assumption: Literal) -> Run {
        let mut run = Run {
            mode,
            nodes: Vec::with_capacity(128),
            parents: Vec::with_capacity(256),
            nested: Vec::new(),
            at: [NONE; Literal::COUNT],
            members: LiteralSet::EMPTY,
            on: Queue { nodes: Vec::with_capacity(64), done: 0 },
            off: Queue { nodes: Vec::with_capacity(128), done: 0 },
            scratch: start.clone(),
            fresh: start.marks().clone(),
            clash: None,
            families: Families::NONE,
        };
        run.add(assumption, Cause::Assumed, 0);
        let _ = run.propagate(start);
        run
    }

    /// Goes on with these families of other steps. What they add to those of before must come after them in their order.
    pub(super) fn advance(&mut self, start: &Position, families: Families, nested: &mut advanced::Memo) {
        if self.families == families || self.clash.is_some() {
            return;
        }
        self.families = families;
        while advanced::deduce(start, families, self, nested) {
            if self.propagate(start).is_err() {
                return;
            }
        }
    }

    /// The position without the candidates that are off.
    pub(super) fn scratch(&self) -> &Position {
        &self.scratch
    }

    /// All literals that follow, the assumption with them.
    pub(super) fn members(&self) -> &LiteralSet {
        &self.members
    }

    /// The nodes that are on, in the order of their finding.
    pub(super) fn on(&self) -> &[NodeId] {
        &self.on.nodes
    }

    /// The nodes that are off, in the order of their finding.
    pub(super) fn off(&self) -> &[NodeId] {
        &self.off.nodes
    }

    /// The two nodes, on and off, that contradict each other.
    pub(super) fn clash(&self) -> Option<[NodeId; 2]> {
        self.clash
    }

    pub(super) fn literal(&self, node: NodeId) -> Literal {
        self.nodes[usize::from(node)].literal
    }

    /// The node of a literal that follows.
    pub(super) fn node_of(&self, literal: Literal) -> NodeId {
        self.at[literal.index()]
    }

    /// At most as many nodes as the node has ancestors.
    pub(super) fn least_ancestors(&self, node: NodeId) -> u32 {
        self.nodes[usize::from(node)].depth.into()
    }

    /// The number of nodes that a node follows from, itself counted.
    pub(super) fn ancestors(&self, node: NodeId) -> u32 {
        if !self.mode.is_dynamic {
            return self.least_ancestors(node); // each node has one parent
        }
        self.ancestry(node).len() as u32
    }

    /// The nodes that it follows from, itself first, breadth first.
    fn ancestry(&self, node: NodeId) -> Vec<NodeId> {
        let mut seen = BitSet::<{ Literal::COUNT / 64 + 1 }>::EMPTY;
        seen.insert(node.into());
        let mut found = vec![node];
        let mut next = 0;
        while let Some(&node) = found.get(next) {
            next += 1;
            for &parent in self.parents(node) {
                if !seen.contains(parent.into()) {
                    seen.insert(parent.into());
                    found.push(parent);
                }
            }
        }
        found
    }

    /// The links by which it follows, its own first.
    pub(super) fn proof(&self, node: NodeId) -> Vec<Link> {
        let link = |node: NodeId| {
            let Node { literal, cause, nested, .. } = self.nodes[usize::from(node)];
            Link { literal, cause, nested: self.nested.get(usize::from(nested)).cloned() }
        };
        self.ancestry(node).into_iter().map(link).collect()
    }

    /// Whether it uses nested chains.
    pub(super) fn has_nested(&self) -> bool {
        !self.nested.is_empty()
    }

    fn parents(&self, node: NodeId) -> &[NodeId] {
        let (start, count) = self.nodes[usize::from(node)].parents;
        &self.parents[start as usize..][..count.into()]
    }

    /// Adds what another step removes, after the candidates in `parents` had gone.
    pub(super) fn deduce(&mut self, cell: Cell, digit: Digit, parents: &[Literal], nested: Option<&Rc<Nested>>) {
        let literal = Literal::off(cell, digit);
        if self.members.contains(literal.index()) {
            return;
        }
        let before = self.parents.len();
        self.parents.extend(parents.iter().map(|parent| self.at[parent.index()]));
        self.add(literal, Cause::Advanced, before);
        if let (Some(nested), Some(node)) = (nested, self.nodes.last_mut()) {
            node.nested = self.nested.len() as u16; // fewer than there are literals
            self.nested.push(Rc::clone(nested));
        }
    }

    /// Looks at all nodes that wait, those that are on first.
    fn propagate(&mut self, start: &Position) -> Result<(), Clash> {
        loop {
            if let Some(node) = self.on.pop() {
                self.expand_on(node)?;
            } else if let Some(node) = self.off.pop() {
                self.expand_off(start, node)?;
            } else {
                return Ok(());
            }
        }
    }

    fn expand_on(&mut self, node: NodeId) -> Result<(), Clash> {
        let literal = self.literal(node);
        let (cell, digit) = (literal.cell(), literal.digit());
        if self.mode.has_y {
            for other in self.fresh.candidates(cell).without(digit) {
                self.turn_off(node, cell, other, Cause::Cell)?;
            }
        }
        for ((house, place), kind) in houses_of(cell).into_iter().zip(BOX_ROW_COLUMN) {
            for other in self.fresh.places(house, digit).without(place) {
                self.turn_off(node, cell_at(house, other), digit, Cause::House(kind))?;
            }
        }
        Ok(())
    }

    /// Adds a candidate that isn't off yet.
    fn turn_off(&mut self, parent: NodeId, cell: Cell, digit: Digit, cause: Cause) -> Result<(), Clash> {
        let literal = Literal::off(cell, digit);
        let before = self.parents.len();
        self.parents.push(parent);
        let on = self.at[literal.negated().index()];
        if on != NONE {
            let node = self.push(literal, cause, before);
            self.clash = Some([on, node]);
            return Err(Clash);
        }
        self.add(literal, cause, before);
        Ok(())
    }

    fn expand_off(&mut self, start: &Position, node: NodeId) -> Result<(), Clash> {
        let literal = self.literal(node);
        let (cell, digit) = (literal.cell(), literal.digit());
        if self.mode.has_y
            && let Some(other) = self.scratch.candidates(cell).without(digit).single()
        {
            self.turn_on(start, node, Literal::on(cell, other), Cause::Cell)?;
        }
        for ((house, place), kind) in houses_of(cell).into_iter().zip(BOX_ROW_COLUMN) {
            let places = self.scratch.places(house, digit);
            if places.len() == 2 {
                let other = cell_at(house, places.without(place).first());
                self.turn_on(start, node, Literal::on(other, digit), Cause::House(kind))?;
            }
        }
        if self.mode.is_dynamic {
            self.scratch.remove(cell, digit);
        }
        Ok(())
    }

    /// Adds what follows from a candidate that is off, and from what else had to go before.
    fn turn_on(&mut self, start: &Position, parent: NodeId, literal: Literal, cause: Cause) -> Result<(), Clash> {
        let off = self.at[literal.negated().index()];
        if off == NONE && self.members.contains(literal.index()) {
            return Ok(());
        }
        let before = self.parents.len();
        self.parents.push(parent);
        if self.mode.is_dynamic {
            let gone = Gone { start, now: self.scratch.marks() };
            gone.for_cause(literal, cause, |gone| self.parents.push(self.at[gone.index()]));
        }
        if off != NONE {
            let node = self.push(literal, cause, before);
            self.clash = Some([node, off]);
            return Err(Clash);
        }
        self.add(literal, cause, before);
        Ok(())
    }

    /// Adds a node whose parents are those from `before` on, and queues it.
    fn add(&mut self, literal: Literal, cause: Cause, before: usize) {
        let node = self.push(literal, cause, before);
        self.at[literal.index()] = node;
        self.members.insert(literal.index());
        if literal.is_on() {
            self.on.nodes.push(node);
        } else {
            self.off.nodes.push(node);
            self.fresh.remove(literal.cell(), literal.digit());
        }
    }

    fn push(&mut self, literal: Literal, cause: Cause, before: usize) -> NodeId {
        let parents = &self.parents[before..];
        let depth = parents.iter().map(|&parent| self.nodes[usize::from(parent)].depth).max().unwrap_or(0) + 1;
        let node = self.nodes.len() as NodeId; // see the type
        self.nodes.push(Node { literal, cause, depth, parents: (before as u32, parents.len() as u16), nested: NONE });
        node
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Path;

    /// Calls `look` with the runs from all assumptions at positions that need chains, in each mode.
    fn each_run(look: impl Fn(&Position, Mode, Literal, &Run)) {
        let puzzle = "000390020300800040009004005050100200040000090006002050600500800090008007070031000";
        let modes = [(true, false), (false, true), (true, true)].map(|(has_y, is_dynamic)| Mode { has_y, is_dynamic });
        for position in Path::positions_with_chains(&puzzle.parse().unwrap()).iter().take(3) {
            for cell in position.empty_cells() {
                for digit in position.candidates(cell) {
                    for assumption in [Literal::on(cell, digit), Literal::off(cell, digit)] {
                        modes.iter().for_each(|&mode| look(position, mode, assumption, &Run::new(position, mode, assumption)));
                    }
                }
            }
        }
    }

    #[test]
    fn a_run_has_each_literal_once_but_for_one_that_contradicts() {
        each_run(|_, _, assumption, run| {
            let found = run.on().len() + run.off().len();
            assert_eq!(run.nodes.len(), found + usize::from(run.clash().is_some()));
            let mut seen = LiteralSet::EMPTY;
            for &node in run.on().iter().chain(run.off()) {
                assert!(!seen.contains(run.literal(node).index()));
                seen.insert(run.literal(node).index());
                assert_eq!(run.node_of(run.literal(node)), node);
            }
            assert!(run.literal(0) == assumption);
            if let Some([on, off]) = run.clash() {
                assert!(run.literal(on) == run.literal(off).negated());
            }
        });
    }

    #[test]
    fn what_a_node_follows_from_was_found_before() {
        each_run(|_, mode, _, run| {
            for node in 0..run.nodes.len() as NodeId {
                let parents = run.parents(node);
                assert!(parents.iter().all(|&parent| parent < node));
                assert!(mode.is_dynamic || parents.len() <= 1, "without removals a node follows from one");
                assert!(run.ancestors(node) >= run.least_ancestors(node));
                assert!(run.proof(node).iter().any(|link| link.literal == run.literal(0)), "all rests on the assumption");
            }
        });
    }

    #[test]
    fn a_dynamic_run_removes_what_is_off_and_a_static_one_nothing() {
        each_run(|start, mode, _, run| {
            for &node in run.off() {
                let literal = run.literal(node);
                let is_left = run.scratch().candidates(literal.cell()).contains(literal.digit());
                assert!(is_left || mode.is_dynamic);
                assert!(!is_left || !mode.is_dynamic || run.clash().is_some(), "all are looked at, unless there is a clash");
                assert!(start.candidates(literal.cell()).contains(literal.digit()));
            }
        });
    }
}
