//! The graph that chains are found in: nodes, strong links and weak links.
//!
//! # The idea
//!
//! A node is a statement, "the digit is in one of these cells": one cell, a group of cells where a line and a box meet, or the cells of an
//! almost locked set that have the digit. A strong link joins two nodes of which at least one is true, a weak link two of which at
//! most one is true. A chain takes strong and weak links in turn. The terms and the notation are those of Sudopedia ("Strong link", "Weak
//! link", "Grouped node", "Eureka"), and of the "Alternating Inference Chains" that Myth Jellies described in the Sudoku Players' Forum.
//!
//! # An example
//!
//! The places of 7 in a position, and the X-chain that eliminates 7 from r4c2:
//!
//! ```text
//!   . A .   . . .   . . B      A=B  the only places in row 1           strong
//!   7 7 .   . . .   . C 7      B-C  both in box 3                      weak
//!   . . .   . . .   . . .      C=D  the only places in column 8        strong
//!                              D-E  both in row 7                      weak
//!   7 - F   . . .   . . .      E=F  the only places in column 3        strong
//!   . . .   . . .   . . .
//!   . . .   . . .   . . .      Eureka: (7)r1c2=r1c9-r2c8=r7c8-r7c3=r4c3 => r4c2<>7
//!                              A or F is true, and the cell marked - sees both.
//!   7 . E   . . .   . D 7
//!   7 7 .   . . .   . . 7
//!   . . .   . . .   . . .
//! ```
//!
//! ```
//! use nonet_core::board::{Candidates, Grid};
//! use nonet_logic::{Options, Technique, steps_of};
//!
//! let grid: Grid = "3.452..8...6.9.....5..7.3.....6892.3...734....631527...1.96......9.4..6.6.8217..5".parse()?;
//! let step = &steps_of(Technique::XChain, &Candidates::new(&grid), &Options::default())[0];
//! assert_eq!(step.evidence.to_string(), "chain 7r1c2=7r1c9-7r2c8=7r7c8-7r7c3=7r4c3");
//! assert_eq!(step.effect.to_string(), "r4c2<>7");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Invariants
//!
//! - Every node has a strong link: no candidate without one is a part of a chain, though a chain
//!   may rule it out, and a forcing chain may begin with it.
//! - Strong and weak links go both ways.
//! - The nodes that are *onward* of a node are those that a weak and then a strong link lead to. Chains are searched by such double
//!   links alone, so what a search reaches is true if its start is, and no search can lose the alternation.
//! - Nodes are numbered by digit, the candidates of a digit in reading order before its groups, and sets of nodes are rows of bits in this
//!   order: the same position gives the same chains in the same order on every machine.
//!
//! # What bounds the work
//!
//! There are 729 candidates at most; groups and sets bring the nodes of the richest positions to a few thousand. Three tables of bits have
//! a row for each node, so memory and a step of the search grow with the square of the nodes. No link of a position is left out and
//! no chain is too long: [`Graph::each_pair`] notes the pairs of ends that it has reached, each once, so it ends by itself.

use super::{
    almost::{self, AlmostLocked},
    turbot::pairs,
};
use crate::{
    Node,
    bits::{BitTable, add, numbers, numbers_in},
};
use alloc::{vec, vec::Vec};
use core::ops::ControlFlow;
use hashbrown::HashMap;
use nonet_core::board::{Candidate, CandidateSet, Candidates, CellSet, Digit, DigitSet, House, HouseKind, INTERSECTIONS};

/// The kinds of strong links that a chain may use.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct LinkKinds {
    /// The two places of a digit in a house.
    pub(super) places: bool,
    /// The two candidates of a cell.
    pub(super) cells: bool,
    /// Two groups that have all places of a digit in a house.
    pub(super) groups: bool,
    /// Two digits of an almost locked set.
    pub(super) sets: bool,
}

impl LinkKinds {
    /// Places alone: chains of one digit.
    pub(super) const DIGIT: LinkKinds = LinkKinds { places: true, cells: false, groups: false, sets: false };
    /// Cells alone.
    pub(super) const CELLS: LinkKinds = LinkKinds { places: false, cells: true, groups: false, sets: false };
    /// Places and cells.
    pub(super) const ANY: LinkKinds = LinkKinds { places: true, cells: true, groups: false, sets: false };

    /// With groups too.
    pub(super) const fn grouped(self) -> LinkKinds {
        LinkKinds { groups: true, ..self }
    }

    /// With almost locked sets too.
    pub(super) const fn with_sets(self) -> LinkKinds {
        LinkKinds { sets: true, ..self }
    }
}

/// The nodes of a position and their links.
pub(super) struct Graph {
    nodes: Vec<Node>,
    /// The cells that see all cells of a node.
    seen: Vec<CellSet>,
    /// For each node, the nodes that are on if it is off.
    strong: BitTable,
    /// For each node, the nodes that are off if it is on.
    weak: BitTable,
    /// For each node, the nodes that are on, two links later, if it is on: a strong link after a weak one.
    onward: BitTable,
    /// The cells and the digits of the almost locked sets or rectangles that strong links rest on, where they rest on one.
    patterns: HashMap<(usize, usize), (CellSet, DigitSet)>,
}

/// An almost locked set, and the digits of which each of its links is to have one.
#[derive(Clone, Copy)]
struct Linking {
    set: AlmostLocked,
    ends: DigitSet,
}

/// The guardians of a unique rectangle as two nodes: one of them is on.
pub(super) struct Guarded {
    pub(super) nodes: [Node; 2],
    pub(super) cells: CellSet,
    pub(super) digits: DigitSet,
}

/// The nodes of a graph while it is built.
struct Numbering {
    nodes: Vec<Node>,
    links: Vec<(usize, usize)>,
    of_candidate: [[u16; 81]; 9],
    of_group: HashMap<(Digit, CellSet), usize>,
}

/// No number.
const NONE: u16 = u16::MAX;

/// Returns a number that orders nodes by digit, the candidates before the groups, and then by their cells, of which the last counts most.
///
/// Only the last three cells count, seven bits each. That is all of a group; a digit may have more cells in an almost locked set. Nodes
/// whose last three cells are the same keep the order in which they were numbered, since the sorting is stable.
fn rank(Node { digit, cells }: Node) -> usize {
    let kind = 2 * digit.index() + usize::from(cells.len() > 1);
    let mut last_first = cells.iter().rev().map(|cell| cell.index() + 1);
    (0..3).fold(kind, |rank, _| (rank << 7) | last_first.next().unwrap_or(0))
}

impl Numbering {
    fn number(&mut self, node: Node) -> usize {
        let next = self.nodes.len();
        let number = match node.cells.single() {
            Some(cell) => {
                let known = &mut self.of_candidate[node.digit.index()][cell.index()];
                if *known == NONE {
                    *known = next as u16; // there are at most 729 candidates, and a few thousand groups and sets
                }
                usize::from(*known)
            }
            None => *self.of_group.entry((node.digit, node.cells)).or_insert(next),
        };
        if number == next {
            self.nodes.push(node);
        }
        number
    }

    /// Numbers the nodes by digit, the candidates in the order of their cells before the groups, so that chains are found in an
    /// order that a reader can follow. Gives the new number of each.
    fn sort(&mut self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.nodes.len()).collect();
        order.sort_by_cached_key(|&i| rank(self.nodes[i]));
        let mut new_number = vec![0; order.len()];
        for (new, &old) in order.iter().enumerate() {
            new_number[old] = new;
        }
        self.nodes = order.iter().map(|&old| self.nodes[old]).collect();
        for (a, b) in &mut self.links {
            (*a, *b) = (new_number[*a], new_number[*b]);
        }
        for (i, node) in self.nodes.iter().enumerate() {
            if let Some(cell) = node.cells.single() {
                self.of_candidate[node.digit.index()][cell.index()] = i as u16;
            }
        }
        new_number
    }

    fn link(&mut self, one: Node, two: Node) -> (usize, usize) {
        let link = (self.number(one), self.number(two));
        self.links.push(link);
        ordered(link)
    }
}

/// Returns a link with the smaller number first.
fn ordered((a, b): (usize, usize)) -> (usize, usize) {
    (a.min(b), a.max(b))
}

impl Graph {
    /// The graph of a position; of places, only those of `digits` count. `guarded` are links of rectangles beside those of the kinds.
    pub(super) fn new(candidates: &Candidates, kinds: LinkKinds, digits: DigitSet, guarded: &[Guarded]) -> Graph {
        let mut numbering = Numbering {
            nodes: Vec::with_capacity(256),
            links: Vec::with_capacity(512),
            of_candidate: [[NONE; 81]; 9],
            of_group: HashMap::new(),
        };
        if kinds.places {
            for digit in digits {
                for pair in pairs(candidates, digit) {
                    let [one, two] = pair.ends.map(|cell| Node::from(Candidate::new(cell, digit)));
                    numbering.link(one, two);
                }
                if kinds.groups {
                    link_groups(digit, candidates, &mut numbering);
                }
            }
        }
        if kinds.cells {
            for cell in candidates.bivalue() {
                let mut digits = candidates.of_cell(cell).iter().map(|digit| Node::from(Candidate::new(cell, digit)));
                if let (Some(one), Some(two)) = (digits.next(), digits.next()) {
                    numbering.link(one, two);
                }
            }
        }
        let plain = numbering.links.len();
        let mut patterns = HashMap::new();
        for Linking { set, ends } in sets_for(kinds, candidates).into_iter().filter(|it| it.set.cells.len() > 1) {
            let nodes = set.digits.iter().map(|digit| Node::new(digit, set.cells & candidates.of_digit(digit)));
            let nodes: Vec<Node> = nodes.collect();
            for (i, &one) in nodes.iter().enumerate() {
                for &two in nodes[i + 1..].iter().filter(|two| ends.contains(one.digit) || ends.contains(two.digit)) {
                    patterns.entry(numbering.link(one, two)).or_insert((set.cells, set.digits));
                }
            }
        }
        for &Guarded { nodes: [one, two], cells, digits } in guarded {
            patterns.entry(numbering.link(one, two)).or_insert((cells, digits));
        }
        for &link in &numbering.links[..plain] {
            patterns.remove(&ordered(link));
        }
        let new_number = numbering.sort();
        let renumbered = |(a, b): (usize, usize)| ordered((new_number[a], new_number[b]));
        let patterns = patterns.into_iter().map(|(link, pattern)| (renumbered(link), pattern)).collect();
        Graph::linked(numbering, patterns, kinds.cells || kinds.sets)
    }

    /// The graph of nodes and strong links, with the weak ones; those between the digits of a cell only if they are asked for.
    fn linked(numbering: Numbering, patterns: HashMap<(usize, usize), (CellSet, DigitSet)>, in_cells: bool) -> Graph {
        let Numbering { nodes, links, of_candidate, .. } = numbering;
        let rows = BitTable::new(nodes.len(), nodes.len());
        let seen: Vec<CellSet> = nodes.iter().map(|node| node.cells.seen_by_all()).collect();
        let mut graph = Graph { strong: rows.clone(), weak: rows.clone(), onward: rows, patterns, seen, nodes };
        for (a, b) in links {
            graph.strong.insert(a, b);
            graph.strong.insert(b, a);
        }
        let mut of_digit: [Vec<usize>; 9] = Default::default();
        for (i, node) in graph.nodes.iter().enumerate() {
            of_digit[node.digit.index()].push(i);
        }
        for i in 0..graph.nodes.len() {
            let node = graph.nodes[i];
            let seen = graph.seen[i];
            for &other in &of_digit[node.digit.index()] {
                if graph.nodes[other].cells.is_subset(seen) {
                    graph.weak.insert(i, other);
                }
            }
            if let Some(cell) = node.cells.single().filter(|_| in_cells) {
                for digit in DigitSet::ALL.without(node.digit) {
                    let other = of_candidate[digit.index()][cell.index()];
                    if other != NONE {
                        graph.weak.insert(i, usize::from(other));
                    }
                }
            }
        }
        for i in 0..graph.nodes.len() {
            for off in numbers(graph.weak.row(i)) {
                add(graph.onward.row_mut(i), graph.strong.row(off));
            }
        }
        graph
    }

    /// A node.
    pub(super) fn node(&self, i: usize) -> Node {
        self.nodes[i]
    }

    /// The cells that see all cells of a node.
    pub(super) fn seen(&self, i: usize) -> CellSet {
        self.seen[i]
    }

    /// Whether two nodes rule each other out.
    pub(super) fn is_weak(&self, a: usize, b: usize) -> bool {
        self.weak.contains(a, b)
    }

    /// The cells and the digits of the almost locked set or rectangle that a strong link rests on; none for a link of places or of a
    /// cell.
    pub(super) fn pattern_of(&self, a: usize, b: usize) -> Option<(CellSet, DigitSet)> {
        self.patterns.get(&ordered((a, b))).copied()
    }

    /// Calls `found` for each pair of nodes that a chain of two strong links or more joins, with the two nodes, the one with the smaller
    /// number first, and the number of strong links of the shortest such chain. Pairs with short chains come first. Pairs that one strong
    /// link joins are left out: such a chain says what the link says.
    pub(super) fn each_pair(&self, found: &mut impl FnMut(usize, usize, usize) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut reached = self.strong.clone();
        let mut front = self.strong.clone();
        let mut growing: Vec<usize> = (0..self.nodes.len()).collect();
        let mut next = vec![0; self.strong.words()];
        let mut links = 2;
        while !growing.is_empty() {
            let mut still = Vec::with_capacity(growing.len());
            for &start in &growing {
                self.onward_of(front.row(start), &mut next);
                let mut any = 0;
                for (next, reached) in next.iter_mut().zip(reached.row_mut(start)) {
                    *next &= !*reached;
                    *reached |= *next;
                    any |= *next;
                }
                front.row_mut(start).copy_from_slice(&next);
                if any == 0 {
                    continue;
                }
                still.push(start);
                for (word, &bits) in next.iter().enumerate() {
                    for end in numbers_in(bits).map(|bit| 64 * word + bit) {
                        if end >= start {
                            found(start, end, links)?;
                        }
                    }
                }
            }
            growing = still;
            links += 1;
        }
        ControlFlow::Continue(())
    }

    /// Puts into `next` what is on, two links later, if these nodes are on.
    #[inline(always)]
    fn onward_of(&self, front: &[u64], next: &mut [u64]) {
        next.fill(0);
        for (word, &bits) in front.iter().enumerate() {
            for bit in numbers_in(bits) {
                add(next, self.onward.row(64 * word + bit));
            }
        }
    }

    /// A chain of so many strong links from `start` to `end`, of which none is shorter: its nodes in order.
    pub(super) fn way(&self, start: usize, end: usize, links: usize) -> Vec<usize> {
        let mut layers = vec![self.strong.row(start).to_vec()];
        let mut reached = layers[0].clone();
        for _ in 1..links {
            let next = self.after(layers.last().map_or(&[], Vec::as_slice), &mut reached);
            layers.push(next);
        }
        let mut way = self.back(end, &layers);
        way.push(start);
        way.reverse();
        way
    }

    /// Returns the nodes that are on two links after these, without those that were reached, and adds them to `reached`.
    fn after(&self, front: &[u64], reached: &mut [u64]) -> Vec<u64> {
        let mut next = vec![0; self.strong.words()];
        self.onward_of(front, &mut next);
        for (next, reached) in next.iter_mut().zip(reached) {
            *next &= !*reached;
            *reached |= *next;
        }
        next
    }

    /// The nodes on the way back from `end`, which is in the last layer, to one of the first: on and off in turn.
    fn back(&self, end: usize, layers: &[Vec<u64>]) -> Vec<usize> {
        let mut way = vec![end];
        let mut on = end;
        for layer in layers.iter().rev().skip(1) {
            let Some(before) = numbers(layer).find(|&it| self.onward.contains(it, on)) else { break };
            let Some(off) = numbers(self.weak.row(before)).find(|&it| self.strong.contains(it, on)) else { break };
            way.extend([off, before]);
            on = before;
        }
        way
    }

    /// The nodes that are on, layer by layer, if a candidate is true; the candidate itself is the start, and need not be a node.
    pub(super) fn layers(&self, from: Candidate) -> Vec<Vec<u64>> {
        let mut reached = vec![0; self.strong.words()];
        for off in self.off_by(from) {
            add(&mut reached, self.strong.row(off));
        }
        let mut layers = vec![reached.clone()];
        while layers.last().is_some_and(|layer| layer.iter().any(|&word| word != 0)) {
            let next = self.after(layers.last().map_or(&[], Vec::as_slice), &mut reached);
            layers.push(next);
        }
        layers
    }

    /// The way from a candidate to a node of one of its layers: off and on in turn, without the candidate itself.
    pub(super) fn way_from(&self, from: Candidate, end: usize, layers: &[Vec<u64>]) -> Vec<usize> {
        let Some(last) = layers.iter().position(|layer| layer[end / 64] >> (end % 64) & 1 != 0) else { return Vec::new() };
        let mut way = self.back(end, &layers[..=last]);
        let first = way.last().copied().unwrap_or(end);
        way.extend(self.off_by(from).find(|&off| self.strong.contains(off, first)));
        way.reverse();
        way
    }

    /// The nodes that a candidate rules out.
    fn off_by(&self, from: Candidate) -> impl Iterator<Item = usize> + '_ {
        self.nodes.iter().enumerate().filter(move |(_, node)| rules_out(**node, from)).map(|(i, _)| i)
    }

    /// The open candidates that both of two different nodes rule out.
    pub(super) fn ruled_out_by_both(&self, a: usize, b: usize, candidates: &Candidates) -> CandidateSet {
        let (one, two) = (self.nodes[a], self.nodes[b]);
        if one.digit == two.digit {
            return CandidateSet::of_digit(one.digit, candidates.of_digit(one.digit) & self.seen[a] & self.seen[b]);
        }
        let (Some(cell), true) = (one.cells.single(), one.cells == two.cells) else {
            let at = |node: Node, seen: CellSet, digit: Digit| match node.cells.single() {
                Some(_) => CandidateSet::of_digit(digit, candidates.of_digit(digit) & node.cells & seen),
                None => CandidateSet::EMPTY,
            };
            return at(one, self.seen[b], two.digit) | at(two, self.seen[a], one.digit);
        };
        CandidateSet::of_cell(cell, candidates.of_cell(cell) - DigitSet::of(one.digit).with(two.digit))
    }

    /// Whether [`Graph::ruled_out_by_both`] is empty, seen at a glance where it is.
    pub(super) fn rules_out_nothing(&self, a: usize, b: usize, candidates: &Candidates) -> bool {
        let (one, two) = (self.nodes[a], self.nodes[b]);
        if one.digit == two.digit {
            return candidates.of_digit(one.digit).is_disjoint(self.seen[a] & self.seen[b]);
        }
        one.cells != two.cells && one.cells.is_disjoint(self.seen[b]) && two.cells.is_disjoint(self.seen[a])
    }
}

/// Whether a node that is on rules a candidate out, as the candidate does the node.
pub(super) fn rules_out(node: Node, it: Candidate) -> bool {
    if node.digit == it.digit { node.cells.is_subset(it.cell.peers()) } else { node.cells == CellSet::of(it.cell) }
}

/// The strong links of groups: two parts of a digit's places in a house that lie in a box and a line each.
fn link_groups(digit: Digit, candidates: &Candidates, numbering: &mut Numbering) {
    let open = candidates.of_digit(digit);
    for house in House::all() {
        let places = open & house.cells();
        if places.len() < 3 {
            continue;
        }
        let meetings = INTERSECTIONS.iter().filter(|it| if house.is_line() { it.line == house } else { it.block == house });
        let mut known = [CellSet::EMPTY; 6];
        for (i, meeting) in meetings.enumerate() {
            let part = places & meeting.shared;
            let rest = places - part;
            if part.is_empty() || rest.is_empty() || known.contains(&part) || !is_group(rest) {
                continue;
            }
            known[i] = rest;
            numbering.link(Node::new(digit, part), Node::new(digit, rest));
        }
    }
}

/// Whether cells of one house lie in a box and a line.
fn is_group(cells: CellSet) -> bool {
    let mut kinds = [false; 3];
    for house in cells.common_houses() {
        kinds[house.kind() as usize] = true;
    }
    kinds[HouseKind::Box as usize] && (kinds[HouseKind::Row as usize] || kinds[HouseKind::Column as usize])
}

/// The almost locked sets of a position, where a chain uses them. Those that are bent link what sets of a house don't.
fn sets_for(kinds: LinkKinds, candidates: &Candidates) -> Vec<Linking> {
    if !kinds.sets {
        return Vec::new();
    }
    let sets = almost::all(candidates);
    let bent = almost::bent(&sets, candidates);
    let in_house = sets.into_iter().map(|set| Linking { set, ends: set.digits });
    in_house.chain(bent.into_iter().map(|(set, own)| Linking { set, ends: DigitSet::of(own) })).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::{Cell, Grid};
    use std::collections::BTreeMap;

    /// A position of HoDoKu's regression library, code 0701, of which the documentation of this file draws the places of 7.
    fn position() -> Candidates {
        let grid: Grid = "3.452..8...6.9.....5..7.3.....6892.3...734....631527...1.96......9.4..6.6.8217..5".parse().unwrap();
        Candidates::new(&grid)
    }

    /// The graphs of that position by each choice of links.
    fn graphs() -> [Graph; 4] {
        let kinds = [LinkKinds::DIGIT, LinkKinds::CELLS, LinkKinds::ANY.grouped(), LinkKinds::ANY.grouped().with_sets()];
        kinds.map(|kinds| Graph::new(&position(), kinds, DigitSet::ALL, &[]))
    }

    #[test]
    fn every_node_has_a_strong_link_and_links_go_both_ways() {
        for graph in graphs() {
            assert!(!graph.nodes.is_empty());
            for a in 0..graph.nodes.len() {
                assert!(numbers(graph.strong.row(a)).next().is_some(), "{}", graph.nodes[a]);
                assert!(numbers(graph.strong.row(a)).all(|b| graph.strong.contains(b, a)), "{}", graph.nodes[a]);
                assert!(numbers(graph.weak.row(a)).all(|b| graph.weak.contains(b, a)), "{}", graph.nodes[a]);
            }
        }
    }

    #[test]
    fn onward_is_a_strong_link_after_a_weak_one() {
        for graph in graphs() {
            for a in 0..graph.nodes.len() {
                for b in 0..graph.nodes.len() {
                    let by_links = numbers(graph.weak.row(a)).any(|off| graph.strong.contains(off, b));
                    assert_eq!(graph.onward.contains(a, b), by_links, "{} {}", graph.nodes[a], graph.nodes[b]);
                }
            }
        }
    }

    #[test]
    fn nodes_are_numbered_by_digit_and_candidates_come_before_groups() {
        for graph in graphs() {
            let order = |node: &Node| (node.digit, node.cells.len() > 1, node.cells.single());
            assert!(graph.nodes.is_sorted_by_key(order));
        }
    }

    #[test]
    fn only_the_last_three_cells_of_a_node_count_for_its_number() {
        let node = |cells: &[&str]| Node::new(Digit::D1, cells.iter().map(|cell| cell.parse::<Cell>().unwrap()).collect());
        assert_eq!(rank(node(&["r1c1", "r2c1", "r2c2", "r2c3"])), rank(node(&["r1c3", "r2c1", "r2c2", "r2c3"])));
        assert_eq!(rank(node(&["r1c1", "r2c1", "r2c2", "r2c3"])), rank(node(&["r2c1", "r2c2", "r2c3"])));
        assert!(rank(node(&["r2c2", "r2c3"])) < rank(node(&["r2c1", "r2c2", "r2c3"])));
    }

    /// The pairs are compared with those of a plain search, breadth first, that goes link by link.
    #[test]
    fn each_pair_comes_once_with_the_length_of_its_shortest_chain() {
        for graph in graphs() {
            let mut found = BTreeMap::new();
            let mut last = 0;
            let _ = graph.each_pair(&mut |start, end, links| {
                assert!(start <= end && last <= links);
                last = links;
                assert_eq!(found.insert((start, end), links), None);
                let way = graph.way(start, end, links);
                assert_eq!((way.len(), way.first(), way.last()), (2 * links, Some(&start), Some(&end)));
                assert!(way.chunks(2).all(|pair| graph.strong.contains(pair[0], pair[1])));
                assert!(way[1..].chunks_exact(2).all(|pair| graph.is_weak(pair[0], pair[1])));
                ControlFlow::Continue(())
            });
            for start in 0..graph.nodes.len() {
                let mut links = vec![usize::MAX; graph.nodes.len()];
                let mut front: Vec<usize> = numbers(graph.strong.row(start)).collect();
                for length in 1.. {
                    front.retain(|&end| links[end] == usize::MAX);
                    front.iter().for_each(|&end| links[end] = links[end].min(length));
                    if front.is_empty() {
                        break;
                    }
                    let off: Vec<usize> = front.iter().flat_map(|&on| numbers(graph.weak.row(on))).collect();
                    front = off.into_iter().flat_map(|off| numbers(graph.strong.row(off))).collect();
                }
                for (end, links) in links.into_iter().enumerate().skip(start) {
                    let expected = (links > 1 && links < usize::MAX).then_some(links);
                    assert_eq!(found.get(&(start, end)).copied(), expected, "{} {}", graph.nodes[start], graph.nodes[end]);
                }
            }
        }
    }
}
