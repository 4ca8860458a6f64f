//! Forcing chains and bidirectional cycles (6.5 and more): each node has one parent, and no candidate is removed on the way.

use super::collect::{Best, Collector, Effect, PerEffect, Rank};
use super::literal::{Literal, LiteralSet};
use super::proof::{Cause, Link, Nested};
use super::reach::Network;
use crate::difficulty::Ladder;
use crate::houses::{BOX_ROW_COLUMN, cell_at, houses_of};
use crate::position::{Marks, Position};
use crate::step::{Conclusion, Links, Pattern, Step, by_cell};
use crate::{GoOn, Stopped};
use nonet_core::board::{Cell, CellSet, Digit, DigitSet};
use std::rc::Rc;

/// The best chain or cycle.
pub(crate) fn find(position: &Position, go_on: GoOn<'_>) -> Result<Option<Step>, Stopped> {
    let mut best = Best::new();
    for pass in &PASSES {
        let network = Network::new(position, pass.has_x, pass.has_y);
        for &most in pass.sweeps {
            best.most = most;
            scan(position, pass, &network, &mut best, go_on)?;
            if !best.may_want_beyond(|complexity| pass.cycle_rank(complexity)) {
                break;
            }
        }
    }
    Ok(best.found.map(|(rank, effect, hint)| hint.step(position, rank, effect)))
}

/// The best chain or cycle for each effect, in order.
pub(super) fn all(position: &Position) -> Vec<Rc<Nested>> {
    let mut collector = PerEffect::new();
    for pass in &PASSES {
        let network = Network::new(position, pass.has_x, pass.has_y);
        let _ = scan(position, pass, &network, &mut collector, &mut || Ok(()));
    }
    let nested = collector.sorted().map(|(rank, effect, hint)| {
        let removals = effect.removals(position);
        Rc::new(Nested { removals, complexity: rank.complexity, targets: hint.targets() })
    });
    nested.collect()
}

/// The nodes of a cycle (from the closing node, which is the root, back to it) or of a chain (from its conclusion).
struct Hint {
    links: Links,
    is_cycle: bool,
    path: Vec<(Literal, Cause)>,
}

impl Hint {
    /// The nodes that each target follows from: of a cycle the closing node, and the end of the same cycle the other way round.
    fn targets(&self) -> Vec<Vec<Link>> {
        let link = |literal, cause| Link { literal, cause, nested: None };
        if !self.is_cycle {
            return vec![self.path.iter().map(|&(literal, cause)| link(literal, cause)).collect()];
        }
        let nodes = &self.path[..self.path.len() - 1]; // the root is the same literal as the closing node
        let there = nodes.iter().map(|&(literal, cause)| link(literal, cause)).collect();
        let back = self.path[1..].iter().rev().map(|&(literal, cause)| link(literal.negated(), cause)).collect();
        vec![there, back]
    }

    fn step(&self, position: &Position, rank: Rank, effect: Effect) -> Step {
        let (links, complexity) = (self.links, rank.complexity);
        let removals = effect.removals(position);
        if self.is_cycle {
            let mut cells: Vec<Cell> = Vec::new();
            for cell in self.path[..self.path.len() - 1].iter().rev().map(|(literal, _)| literal.cell()) {
                if !cells.contains(&cell) {
                    cells.push(cell);
                }
            }
            return Step::removing(rank.difficulty, Pattern::Cycle { links, cells, complexity }, removals);
        }
        let conclusion = self.path[0].0;
        let pattern = Pattern::Chain { links, conclusion: conclusion.into(), complexity };
        let placement = conclusion.is_on().then(|| conclusion.candidate());
        Step { placement, ..Step::removing(rank.difficulty, pattern, removals) }
    }
}

impl From<Literal> for Conclusion {
    fn from(literal: Literal) -> Conclusion {
        Conclusion { candidate: literal.candidate(), on: literal.is_on() }
    }
}

/// A pass over all roots: the links that it uses, and the difficulties of what it finds.
struct Pass {
    links: Links,
    has_x: bool,
    has_y: bool,
    key: u8,
    cycle: Ladder,
    chain: Ladder,
    /// The complexity up to which each sweep looks for the best: nearly all chains that are found are short, and nearly all of the work
    /// is at the far end.
    sweeps: &'static [u32],
}

const PASSES: [Pass; 3] = [
    Pass {
        links: Links::X,
        has_x: true,
        has_y: false,
        key: 2,
        cycle: Ladder::of(6.5),
        chain: Ladder::of(6.6),
        sweeps: &[u32::MAX],
    },
    Pass {
        links: Links::Y,
        has_x: false,
        has_y: true,
        key: 3,
        cycle: Ladder::of(6.5),
        chain: Ladder::of(6.6),
        sweeps: &[u32::MAX],
    },
    Pass {
        links: Links::Xy,
        has_x: true,
        has_y: true,
        key: 4,
        cycle: Ladder::of(7.0),
        chain: Ladder::of(7.0),
        sweeps: &[8, 12, u32::MAX],
    },
];

impl Pass {
    fn cycle_rank(&self, complexity: u32) -> Rank {
        Rank { difficulty: self.cycle.at(complexity), complexity, key: self.key }
    }

    fn chain_rank(&self, complexity: u32) -> Rank {
        Rank { difficulty: self.chain.at(complexity), complexity, key: self.key }
    }

    /// Whether the tree of a root may show something that the collector wants.
    fn is_promising(&self, network: &Network, root: Literal, collector: &impl Collector<Hint>) -> bool {
        let (on, has_x) = (root.is_on(), self.has_x);
        on && network.cycle(root, |complexity| collector.may_want(self.cycle_rank(complexity)))
            || has_x && network.chain(root, |complexity| collector.may_want(self.chain_rank(complexity)))
    }
}

/// The least complexity of a cycle.
const LEAST: u32 = 4;

fn scan(
    position: &Position,
    pass: &Pass,
    network: &Network,
    collector: &mut impl Collector<Hint>,
    go_on: GoOn<'_>,
) -> Result<(), Stopped> {
    let mut tree = Tree::new(position, network);
    for cell in position.empty_cells() {
        let candidates = position.candidates(cell);
        if candidates.len() < 2 || (!pass.has_x && candidates.len() > 2) {
            continue;
        }
        go_on()?;
        for digit in candidates {
            for root in [Literal::on(cell, digit), Literal::off(cell, digit)] {
                if pass.is_promising(network, root, collector) {
                    tree.grow(pass, root, collector);
                }
            }
        }
    }
    Ok(())
}

/// A node of the tree, which holds each literal at most once; the root is its own parent.
#[derive(Clone, Copy)]
struct Node {
    literal: Literal,
    parent: u16,
    depth: u16,
    cause: Cause,
}

/// The literals that follow from a root, breadth first.
struct Tree<'a> {
    position: &'a Position,
    nodes: Vec<Node>,
    on: LiteralSet,
    /// The candidates from which something follows when they are off.
    strong: Marks,
    /// The candidates of `strong` that are not yet off, and the root.
    fresh: Marks,
}

impl<'a> Tree<'a> {
    fn new(position: &'a Position, network: &Network) -> Tree<'a> {
        let strong = network.strong(position);
        Tree { position, nodes: Vec::with_capacity(512), on: LiteralSet::EMPTY, fresh: strong.clone(), strong }
    }

    /// Lets the tree of a root grow, and gives what it shows to the collector.
    fn grow(&mut self, pass: &Pass, root: Literal, collector: &mut impl Collector<Hint>) {
        let closers = if root.is_on() { self.negations_implying(pass, root) } else { Vec::new() };
        let may_go_on = |collector: &mut _, complexity: u32, has_chain: bool| {
            (!closers.is_empty() && Collector::may_want(collector, pass.cycle_rank(complexity)))
                || (pass.has_x && !has_chain && Collector::may_want(collector, pass.chain_rank(complexity)))
        };
        if !may_go_on(collector, LEAST, false) {
            return;
        }
        self.nodes.clear();
        self.on = LiteralSet::EMPTY;
        self.fresh.clone_from(&self.strong);
        self.nodes.push(Node { literal: root, parent: 0, depth: 1, cause: Cause::Assumed });
        if root.is_on() {
            self.on.insert(root.index());
            self.fresh.add(root.cell(), root.digit());
        } else {
            self.fresh.remove(root.cell(), root.digit());
        }
        let (mut next, mut has_chain) = (0, false);
        while next < self.nodes.len() {
            // One level whose nodes are as the root, and the level of its children.
            let depth = self.nodes[next].depth;
            let complexity = u32::from(depth) + 1;
            let level = next..self.nodes.len();
            for at in level.clone() {
                self.expand(pass, at);
            }
            let children = level.end..self.nodes.len();
            if depth > 1 && !closers.is_empty() && collector.may_want(pass.cycle_rank(complexity)) {
                for at in level {
                    self.close(pass, at, &closers, pass.cycle_rank(complexity), collector);
                }
            }
            if pass.has_x
                && !has_chain
                && let Some(at) = children.clone().find(|&at| self.nodes[at].literal == root.negated())
            {
                has_chain = true;
                self.conclude(pass, at, pass.chain_rank(complexity), collector);
            }
            if !may_go_on(collector, complexity + 2, has_chain) {
                return;
            }
            for at in children.clone() {
                self.expand(pass, at);
            }
            next = children.end;
        }
    }

    /// Adds what follows from a node and isn't in the tree yet, but for what nothing follows from.
    fn expand(&mut self, pass: &Pass, at: usize) {
        let literal = self.nodes[at].literal;
        let (cell, digit) = (literal.cell(), literal.digit());
        if literal.is_on() {
            if pass.has_y {
                for other in self.fresh.candidates(cell).without(digit) {
                    self.add_off(at, cell, other, Cause::Cell);
                }
            }
            for (&(house, place), kind) in houses_of(cell).iter().zip(BOX_ROW_COLUMN) {
                for other in self.fresh.places(house, digit).without(place) {
                    self.add_off(at, cell_at(house, other), digit, Cause::House(kind));
                }
            }
        } else {
            if pass.has_y
                && let Some(other) = self.other_candidate(cell, digit)
            {
                self.add_on(at, cell, other, Cause::Cell);
            }
            if pass.has_x {
                for (&(house, place), kind) in houses_of(cell).iter().zip(BOX_ROW_COLUMN) {
                    let places = self.position.places(house, digit);
                    if places.len() == 2 {
                        self.add_on(at, cell_at(house, places.without(place).first()), digit, Cause::House(kind));
                    }
                }
            }
        }
    }

    fn add_off(&mut self, parent: usize, cell: Cell, digit: Digit, cause: Cause) {
        self.fresh.remove(cell, digit);
        self.add(parent, Literal::off(cell, digit), cause);
    }

    fn add_on(&mut self, parent: usize, cell: Cell, digit: Digit, cause: Cause) {
        let literal = Literal::on(cell, digit);
        if !self.on.contains(literal.index()) {
            self.on.insert(literal.index());
            self.add(parent, literal, cause);
        }
    }

    fn add(&mut self, parent: usize, literal: Literal, cause: Cause) {
        let depth = self.nodes[parent].depth + 1;
        self.nodes.push(Node { literal, parent: parent as u16, depth, cause }); // there are 1458 literals
    }

    /// The other candidate of a cell that has two.
    fn other_candidate(&self, cell: Cell, digit: Digit) -> Option<Digit> {
        self.position.candidates(cell).without(digit).single()
    }

    /// The literals that are off and from which `root` follows, each with the first cause why it does.
    fn negations_implying(&self, pass: &Pass, root: Literal) -> Vec<(Literal, Cause)> {
        let (cell, digit) = (root.cell(), root.digit());
        let mut closers = Vec::with_capacity(4);
        let mut add = |cell: Cell, digit: Digit, cause: Cause| {
            let off = Literal::off(cell, digit);
            if !closers.iter().any(|&(known, _)| known == off) {
                closers.push((off, cause));
            }
        };
        if pass.has_y
            && let Some(other) = self.other_candidate(cell, digit)
        {
            add(cell, other, Cause::Cell);
        }
        if pass.has_x {
            for (&(house, place), kind) in houses_of(cell).iter().zip(BOX_ROW_COLUMN) {
                let places = self.position.places(house, digit);
                if places.len() == 2 {
                    add(cell_at(house, places.without(place).first()), digit, Cause::House(kind));
                }
            }
        }
        closers
    }

    /// Gives the cycles that come back to the root from this node.
    fn close(&mut self, pass: &Pass, at: usize, closers: &[(Literal, Cause)], rank: Rank, collector: &mut impl Collector<Hint>) {
        let mut closing: Vec<(usize, Literal, Cause, Cause)> = closers
            .iter()
            .filter_map(|&(off, cause)| {
                let (place, link) = weak_link(pass, self.nodes[at].literal, off)?;
                Some((place, off, link, cause))
            })
            .collect();
        closing.sort_by_cached_key(|&(place, ..)| place);
        for (_, off, link, cause) in closing {
            let mut path = self.path(at);
            if path.iter().any(|&(literal, _)| literal == off) {
                continue;
            }
            path.splice(0..0, [(path[path.len() - 1].0, cause), (off, link)]);
            let removals = cycle_removals(self.position, &path);
            if removals.is_empty() {
                continue;
            }
            let effect = Effect::of_removals(self.position, removals);
            if collector.wants(rank, &effect) {
                collector.take(rank, effect, Hint { links: pass.links, is_cycle: true, path });
            }
        }
    }

    /// Gives the chain that ends in this node.
    fn conclude(&mut self, pass: &Pass, at: usize, rank: Rank, collector: &mut impl Collector<Hint>) {
        let Some(effect) = Effect::of(self.position, self.nodes[at].literal) else { return };
        if collector.wants(rank, &effect) {
            collector.take(rank, effect, Hint { links: pass.links, is_cycle: false, path: self.path(at) });
        }
    }

    /// A node and those that it follows from, back to the root.
    fn path(&self, mut at: usize) -> Vec<(Literal, Cause)> {
        let mut path = Vec::with_capacity(usize::from(self.nodes[at].depth) + 2);
        loop {
            let Node { literal, parent, cause, .. } = self.nodes[at];
            path.push((literal, cause));
            if at == 0 {
                return path;
            }
            at = parent.into();
        }
    }
}

/// The cause for which `off` follows from `on`, if it does, and its place among all that follows.
fn weak_link(pass: &Pass, on: Literal, off: Literal) -> Option<(usize, Cause)> {
    let (from, to) = (on.cell(), off.cell());
    if from == to {
        let follows = pass.has_y && on.digit() != off.digit();
        return follows.then(|| (off.digit().index(), Cause::Cell));
    }
    if on.digit() != off.digit() {
        return None;
    }
    let shared = houses_of(from).iter().zip(&houses_of(to)).position(|((a, _), (b, _))| a == b)?;
    Some((9 * (shared + 1) + houses_of(to)[shared].1, Cause::House(BOX_ROW_COLUMN[shared])))
}

/// The candidates outside of the cycle's cells that see both a node that is on and one that is off.
fn cycle_removals(position: &Position, cycle: &[(Literal, Cause)]) -> Vec<(Cell, DigitSet)> {
    let cells: CellSet = cycle.iter().map(|(literal, _)| literal.cell()).collect();
    let mut seen = [[CellSet::EMPTY; 9]; 2];
    for (literal, _) in &cycle[1..] {
        seen[usize::from(literal.is_on())][literal.digit().index()] |= literal.cell().peers();
    }
    let mut removals: Vec<(Cell, DigitSet)> = Vec::new();
    for digit in Digit::ALL {
        let both = (seen[0][digit.index()] & seen[1][digit.index()]) - cells;
        if both.is_empty() {
            continue;
        }
        for cell in both & position.cells_of(digit) {
            match removals.iter_mut().find(|(known, _)| *known == cell) {
                Some((_, digits)) => *digits = digits.with(digit),
                None => removals.push((cell, DigitSet::of(digit))),
            }
        }
    }
    by_cell(removals)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Path;

    /// Puzzles that need chains and cycles of every kind of links.
    const PUZZLES: [&str; 3] = [
        "490030018700060009000904000005000800260000034009000200000401000900070002680050047",
        "700000000012007008930100200500013060000604000020970003009001034400700510000000009",
        "000390020300800040009004005050100200040000090006002050600500800090008007070031000",
    ];

    #[test]
    fn a_root_that_is_passed_over_shows_nothing() {
        let mut passed_over = 0;
        for position in PUZZLES.iter().flat_map(|puzzle| Path::positions_with_chains(&puzzle.parse().unwrap())) {
            for pass in &PASSES {
                let network = Network::new(&position, pass.has_x, pass.has_y);
                let mut tree = Tree::new(&position, &network);
                for cell in position.empty_cells() {
                    for digit in position.candidates(cell) {
                        for root in [Literal::on(cell, digit), Literal::off(cell, digit)] {
                            let mut collector = PerEffect::new();
                            if !pass.is_promising(&network, root, &collector) {
                                tree.grow(pass, root, &mut collector);
                                assert_eq!(collector.sorted().count(), 0, "{cell} {digit}");
                                passed_over += 1;
                            }
                        }
                    }
                }
            }
        }
        assert!(passed_over > 1000);
    }

    #[test]
    fn sweeps_find_what_one_search_finds() {
        for position in PUZZLES.iter().flat_map(|puzzle| Path::positions_with_chains(&puzzle.parse().unwrap())) {
            let found = find(&position, &mut || Ok(())).unwrap().map(|step| step.removals);
            assert_eq!(found, all(&position).first().map(|best| best.removals.clone()));
        }
    }
}
