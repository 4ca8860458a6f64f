//! Chains: X-chain (one digit), XY-chain (cells of two candidates), nice loop and AIC (any mix). A chain's links are strong and weak
//! in turn, the first and the last one strong, so one of its ends is true: what both ends rule out goes. If the chain comes back
//! to its start, the start itself is true. If its ends rule each other out, it is a loop: every weak link has a true end, and what
//! both ends of it rule out goes.
//!
//! The candidates that have strong links, the knots, are numbered, so that a set of them is a few words, and "what is on two links
//! after this one" is a row of a table. All chains of one length are looked at before longer ones.

use super::turbot::pairs;
use crate::{Effect, Evidence, Node, Step, Technique, sink::Sink};
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet};
use std::ops::ControlFlow;

/// The most strong links of a chain.
const LONGEST: usize = 12;

/// Which links a chain may use.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    OneDigit,
    Cells,
    Any,
}

impl Sort {
    fn of(technique: Technique) -> Sort {
        match technique {
            Technique::XChain => Sort::OneDigit,
            Technique::XyChain => Sort::Cells,
            _ => Sort::Any,
        }
    }
}

/// All chains of a technique, the shortest first.
pub(super) fn find(technique: Technique, digits: DigitSet, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let sort = Sort::of(technique);
    let graph = Graph::new(candidates, sort, digits);
    graph.each_pair(&mut |start, end, links| {
        if sort == Sort::Any && graph.weak[start].contains(end) {
            graph.closed(start, end, links, candidates).map_or(ControlFlow::Continue(()), |found| found.put(technique, sink))?;
        }
        graph
            .open(start, end, candidates)
            .map_or(ControlFlow::Continue(()), |effect| graph.found(effect, start, end, links).put(technique, sink))
    })
}

/// The chain that says the most: a placement, else the most eliminations, else the shortest.
pub(super) fn best(technique: Technique, digits: DigitSet, candidates: &Candidates) -> Option<Step> {
    let sort = Sort::of(technique);
    let graph = Graph::new(candidates, sort, digits);
    let (mut most, mut best) = (0, None);
    let _ = graph.each_pair(&mut |start, end, links| {
        if sort == Sort::Any && graph.weak[start].contains(end) {
            if let Some(found) = graph.closed(start, end, links, candidates).filter(|found| worth(&found.effect) > most) {
                (most, best) = (worth(&found.effect), Some(found));
            }
        } else if let Some(effect) = graph.open(start, end, candidates).filter(|effect| worth(effect) > most) {
            (most, best) = (worth(&effect), Some(graph.found(effect, start, end, links)));
        }
        if most == usize::MAX { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    best.map(|found| found.step(technique))
}

/// How much a conclusion says, to compare by.
fn worth(effect: &Effect) -> usize {
    match effect {
        Effect::Place(_) => usize::MAX,
        Effect::Eliminate(set) => set.len(),
    }
}

/// A chain that says something.
struct Found {
    effect: Effect,
    way: Vec<Candidate>,
    closed: bool,
}

impl Found {
    fn step(self, technique: Technique) -> Step {
        let nodes = self.way.into_iter().map(Node::from).collect();
        Step { technique, effect: self.effect, evidence: Evidence::Chain { nodes, closed: self.closed } }
    }

    fn put(self, technique: Technique, sink: &mut Sink<'_>) -> ControlFlow<()> {
        sink(self.step(technique))
    }
}

/// How many 64-bit words a set of knots takes.
const WORDS: usize = 4;

/// A set of knots, by number. Its words are named one by one: a loop over them is calls, in a build for size.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Knots([u64; WORDS]);

impl Knots {
    const EMPTY: Knots = Knots([0; WORDS]);

    /// How many knots there may be. No position has more than a few dozen cells of two candidates or pairs of places for a digit
    /// at a time; were there more knots, those of the highest digits would be left out.
    const MOST: usize = 64 * WORDS;

    #[inline(always)]
    fn insert(&mut self, i: usize) {
        self.0[i / 64] |= 1 << (i % 64);
    }

    #[inline(always)]
    fn contains(&self, i: usize) -> bool {
        self.0[i / 64] >> (i % 64) & 1 != 0
    }

    #[inline(always)]
    fn is_empty(&self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    #[inline(always)]
    fn add(&mut self, other: &Knots) {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        self.0 = [a | e, b | f, c | g, d | h];
    }

    #[inline(always)]
    fn minus(self, other: &Knots) -> Knots {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Knots([a & !e, b & !f, c & !g, d & !h])
    }

    fn iter(&self) -> Numbers {
        Numbers { left: *self, word: 0 }
    }
}

/// The numbers of the knots of a set, in ascending order.
struct Numbers {
    left: Knots,
    word: usize,
}

impl Iterator for Numbers {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        loop {
            let word = self.left.0.get_mut(self.word)?;
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(64 * self.word + bit);
            }
            self.word += 1;
        }
    }
}

/// The knots of a position and their links.
struct Graph {
    knots: Box<[Candidate]>,
    /// What is on if this knot is off.
    strong: Box<[Knots]>,
    /// What is off if this knot is on.
    weak: Box<[Knots]>,
    /// What is on, two links later, if this knot is on.
    onward: Box<[Knots]>,
}

impl Graph {
    fn new(candidates: &Candidates, sort: Sort, digits: DigitSet) -> Graph {
        let links = strong_links(candidates, sort, digits);
        let all: CandidateSet = links.iter().flatten().copied().collect();
        let knots: Box<[Candidate]> = all.iter().take(Knots::MOST).collect();
        let mut number = [[None; 81]; 9];
        for (i, knot) in knots.iter().enumerate() {
            number[knot.digit.index()][knot.cell.index()] = Some(i);
        }
        let number_of = |it: Candidate| number[it.digit.index()][it.cell.index()];
        let none = vec![Knots::EMPTY; knots.len()].into_boxed_slice();
        let mut graph = Graph { strong: none.clone(), weak: none.clone(), onward: none, knots };
        for [a, b] in links {
            if let (Some(a), Some(b)) = (number_of(a), number_of(b)) {
                graph.strong[a].insert(b);
                graph.strong[b].insert(a);
            }
        }
        for (i, &knot) in graph.knots.iter().enumerate() {
            for cell in all.cells_of(knot.digit) & knot.cell.peers() {
                number_of(Candidate::new(cell, knot.digit)).into_iter().for_each(|it| graph.weak[i].insert(it));
            }
            if sort == Sort::Any {
                for digit in candidates.of_cell(knot.cell).without(knot.digit) {
                    number_of(Candidate::new(knot.cell, digit)).into_iter().for_each(|it| graph.weak[i].insert(it));
                }
            }
        }
        for i in 0..graph.knots.len() {
            for off in graph.weak[i].iter() {
                let on = graph.strong[off];
                graph.onward[i].add(&on);
            }
        }
        graph
    }

    /// Calls `found` with the ends of each chain of two strong links or more, of which none between these ends is shorter, and
    /// the number of its strong links, the shortest chains first.
    fn each_pair(&self, found: &mut impl FnMut(usize, usize, usize) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut reached = self.strong.clone();
        let mut front = self.strong.clone();
        for links in 2..=LONGEST {
            let mut grew = false;
            for start in 0..self.knots.len() {
                if front[start].is_empty() {
                    continue;
                }
                let next = self.onward(&front[start]).minus(&reached[start]);
                reached[start].add(&next);
                front[start] = next;
                grew |= !next.is_empty();
                for end in next.iter().filter(|&end| end >= start) {
                    found(start, end, links)?;
                }
            }
            if !grew {
                break;
            }
        }
        ControlFlow::Continue(())
    }

    /// What is on, two links later, if these knots are on.
    fn onward(&self, front: &Knots) -> Knots {
        front.iter().fold(Knots::EMPTY, |mut all, on| {
            all.add(&self.onward[on]);
            all
        })
    }

    /// What a chain with these ends says, if anything.
    fn open(&self, start: usize, end: usize, candidates: &Candidates) -> Option<Effect> {
        if start == end {
            return Some(Effect::Place(CandidateSet::single(self.knots[start])));
        }
        let (a, b) = (self.knots[start], self.knots[end]);
        let nothing = if a.digit == b.digit {
            !candidates.of_digit(a.digit).meets(a.cell.peers() & b.cell.peers())
        } else {
            a.cell != b.cell && !a.cell.sees(b.cell)
        };
        if nothing {
            return None; // as for most pairs
        }
        let removed = ruled_out_by_both(a, b, candidates);
        (!removed.is_empty()).then_some(Effect::Eliminate(removed))
    }

    fn found(&self, effect: Effect, start: usize, end: usize, links: usize) -> Found {
        Found { effect, way: self.way(start, end, links), closed: false }
    }

    /// The loop that goes from `start` to `end` and by a weak link back, if it removes anything.
    fn closed(&self, start: usize, end: usize, links: usize, candidates: &Candidates) -> Option<Found> {
        let way = self.way(start, end, links);
        let ends = |i: usize| Some((*way.get(i)?, *way.get(i + 1).or(way.first())?));
        let weak = (1..way.len()).step_by(2).filter_map(ends);
        let removed = weak.fold(CandidateSet::EMPTY, |all, (a, b)| all | ruled_out_by_both(a, b, candidates));
        (!removed.is_empty()).then_some(Found { effect: Effect::Eliminate(removed), way, closed: true })
    }

    /// A chain of so many strong links from `start` to `end`, of which none is shorter: its nodes in order.
    fn way(&self, start: usize, end: usize, links: usize) -> Vec<Candidate> {
        let mut layers = vec![self.strong[start]];
        let mut reached = self.strong[start];
        for _ in 1..links {
            let next = layers.last().map_or(Knots::EMPTY, |front| self.onward(front)).minus(&reached);
            reached.add(&next);
            layers.push(next);
        }
        let mut way = vec![end];
        let mut on = end;
        for layer in layers.iter().rev().skip(1) {
            let Some(before) = layer.iter().find(|&it| self.onward[it].contains(on)) else { break };
            let Some(off) = self.weak[before].iter().find(|&it| self.strong[it].contains(on)) else { break };
            way.extend([off, before]);
            on = before;
        }
        way.push(start);
        way.iter().rev().map(|&knot| self.knots[knot]).collect()
    }
}

/// All strong links: the two places of a digit in a house, and the two candidates of a cell.
pub(super) fn all_strong_links(candidates: &Candidates) -> Vec<[Candidate; 2]> {
    strong_links(candidates, Sort::Any, DigitSet::ALL)
}

/// The strong links that chains of this sort may use, of one digit only those of `digits`.
fn strong_links(candidates: &Candidates, sort: Sort, digits: DigitSet) -> Vec<[Candidate; 2]> {
    let mut links = Vec::with_capacity(128);
    if sort != Sort::Cells {
        for digit in if sort == Sort::OneDigit { digits } else { DigitSet::ALL } {
            links.extend(pairs(candidates, digit).iter().map(|pair| pair.ends.map(|cell| Candidate::new(cell, digit))));
        }
    }
    if sort != Sort::OneDigit {
        let both = |cell: Cell| {
            let mut digits = candidates.of_cell(cell).iter();
            Some([Candidate::new(cell, digits.next()?), Candidate::new(cell, digits.next()?)])
        };
        links.extend(candidates.bivalue().iter().filter_map(both));
    }
    links
}

/// The open candidates that both of two different candidates rule out.
pub(super) fn ruled_out_by_both(a: Candidate, b: Candidate, candidates: &Candidates) -> CandidateSet {
    if a.digit == b.digit {
        return CandidateSet::of(a.digit, candidates.of_digit(a.digit) & a.cell.peers() & b.cell.peers());
    }
    if a.cell == b.cell {
        return CandidateSet::of_cell(a.cell, candidates.of_cell(a.cell) - DigitSet::of(a.digit).with(b.digit));
    }
    if !a.cell.sees(b.cell) {
        return CandidateSet::EMPTY;
    }
    let open = |digit: Digit, cell: Cell| CandidateSet::of(digit, candidates.of_digit(digit) & CellSet::of(cell));
    open(b.digit, a.cell) | open(a.digit, b.cell)
}
