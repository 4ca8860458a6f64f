//! Chains: X-chain (one digit), XY-chain (cells of two candidates), nice loop and AIC (any mix), each of the mixed ones also with
//! groups, with almost locked sets or with unique rectangles.
//!
//! # The idea
//!
//! The links of a chain are strong and weak in turn, the first and the last one strong. If its start is false, then every second node is
//! true up to its end: so the start or the end is true. From that follows, by what the two ends are to each other:
//!
//! - What both ends rule out is false. That is the usual chain (Sudopedia, "X-Chain", "XY-Chain", "Alternating Inference Chain").
//! - If the chain comes back to its start, the start is true: it would be true even if it were false. Sudopedia calls such a chain a
//!   discontinuous nice loop.
//! - If the ends rule each other out, the chain is a loop (a continuous nice loop), which can be begun at any of its strong links. So of
//!   each of its weak links one end is true, and what both ends of a weak link rule out is false. In an almost locked set that the loop
//!   goes through, the digits that the loop does not use are locked.
//!
//! # An example
//!
//! A loop in the rows 7 and 9: `=` is a strong link and `-` a weak one.
//!
//! ```text
//!       c1   c3   c4   c5   c6   c7
//!   r7  18  -8   -8    17  -8    48       (1)r9c5=(1)r7c5-(1=8)r7c1-(8=4)r7c7-(4)r9c7=(4)r9c5-loop
//!   r9               13 4        48
//!                    -3                   1 is in r7c1 or r7c5, 8 in r7c1 or r7c7, and r9c5 is 1 or 4
//! ```
//!
//! ```
//! use nonet_core::board::{Candidates, Grid};
//! use nonet_logic::{Options, Technique, steps_of};
//!
//! let grid: Grid = "64.15.7.8.7.....41..14....9713625984594381276286...315.6.....934...9.162.....6.57".parse()?;
//! let steps = steps_of(Technique::NiceLoop, &Candidates::new(&grid), &Options::default());
//! let is_loop = |notation: &str| notation == "chain 1r9c5=1r7c5-1r7c1=8r7c1-8r7c7=4r7c7-4r9c7=4r9c5-";
//! let step = steps.iter().find(|step| is_loop(&step.evidence.to_string())).ok_or("the loop is found")?;
//! assert_eq!(step.effect.to_string(), "r7c3<>8 r7c4<>8 r7c6<>8 r9c5<>3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Invariants
//!
//! - A technique tells only chains that are its own: one with groups has a node of several cells, one with almost locked sets or rectangles
//!   has a strong link that rests on one. What easier chains say is left to these.
//! - All chains of one length come before the longer ones.
//!
//! # What bounds the work
//!
//! Of the chains between two ends only a shortest one is looked at, as it is and as a loop, so there are at most two for each pair of
//! nodes. An open chain says the same whichever way it takes, so none of its conclusions is lost; of loops, a longer one between the same
//! ends might rule out more, and is not looked for. There is no limit on the length.

use super::{
    finder::FinderInput,
    graph::{Graph, Guarded, LinkKinds},
    turbot::pairs,
};
use crate::{
    Effect, Node, Step, Technique,
    evidence::{AlsChain, Chain, Evidence, RectangleChain},
    sink::Sink,
};
use alloc::vec::Vec;
use core::{cmp::Reverse, ops::ControlFlow};
use nonet_core::board::{Candidate, CandidateSet, Candidates, CellSet, DigitSet};

/// The kinds of links that the chains of a technique have.
fn link_kinds(technique: Technique) -> LinkKinds {
    match technique {
        Technique::XChain => LinkKinds::DIGIT,
        Technique::GroupedXChain => LinkKinds::DIGIT.grouped(),
        Technique::XyChain => LinkKinds::CELLS,
        Technique::GroupedNiceLoop | Technique::AicUr => LinkKinds::ANY.grouped(),
        Technique::AlsAic => LinkKinds::ANY.grouped().with_sets(),
        _ => LinkKinds::ANY,
    }
}

/// All chains of a technique, the shortest first.
pub(super) fn find(at: &FinderInput<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    Chains::new(at.technique, digits(at), &[], at.candidates).find(sink)
}

/// Returns the digits whose places are linked: for chains of one digit those to look at, else all, since a chain may pass any digit.
fn digits(at: &FinderInput<'_>) -> DigitSet {
    if at.technique.is_of_one_digit() { at.digits } else { DigitSet::ALL }
}

/// All chains that use one of these links, the shortest first.
pub(super) fn find_guarded(guarded: &[Guarded], candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if guarded.is_empty() {
        return ControlFlow::Continue(());
    }
    Chains::new(Technique::AicUr, DigitSet::ALL, guarded, candidates).find(sink)
}

/// The chain that HoDoKu takes: one with the most eliminations; of these, the one whose cells come first, and then the shortest.
/// If a chain proves a candidate true, its other ones of the cell go.
pub(super) fn best(at: &FinderInput<'_>) -> Option<Step> {
    let candidates = at.candidates;
    let chains = Chains::new(at.technique, digits(at), &[], candidates);
    let mut best: Option<((Reverse<usize>, usize), Found)> = None;
    let _ = chains.graph.each_pair(&mut |start, end, links| {
        // A loop that says something does so between some two of its nodes, and from there it is looked at.
        let effect = chains.open(start, end).and_then(|effect| without_placing(effect, candidates));
        let Some(effect) = effect else { return ControlFlow::Continue(()) };
        let better = |effect: &Effect| best.as_ref().is_none_or(|(most, _)| rank(effect) < *most);
        let found = if chains.kinds.places && chains.kinds.cells && chains.graph.is_weak(start, end) {
            chains.closed(start, end, links)
        } else if better(&effect) {
            Some(chains.found(effect, start, end, links))
        } else {
            None
        };
        if let Some(found) = found.filter(|found| better(&found.effect) && chains.is_own(found)) {
            best = Some((rank(&found.effect), found));
        }
        ControlFlow::Continue(())
    });
    best.map(|(_, found)| chains.step(found))
}

/// Returns how soon a conclusion is taken, the less the sooner: the more eliminations the sooner, and of as many the one whose cells
/// come first, where the cells' numbers count for more the later they come.
pub(super) fn rank(effect: &Effect) -> (Reverse<usize>, usize) {
    let set = effect.candidates();
    let later = set.iter().enumerate().map(|(i, it)| it.cell.index() * (1 + 80 * i) + usize::from(it.digit.value())).sum();
    (Reverse(set.len()), later)
}

/// A conclusion as HoDoKu draws it: of what is true, that the other candidates of its cell are false, if there are any.
pub(super) fn without_placing(effect: Effect, candidates: &Candidates) -> Option<Effect> {
    let Effect::Place(placed) = effect else { return Some(effect) };
    let placed = placed.get();
    Effect::eliminate((*candidates.open() & CandidateSet::product(placed.cells(), DigitSet::ALL)) - placed)
}

/// A chain that says something.
struct Found {
    effect: Effect,
    way: Vec<usize>,
    closed: bool,
}

/// The chains of a technique at a position.
struct Chains<'a> {
    technique: Technique,
    kinds: LinkKinds,
    candidates: &'a Candidates,
    graph: Graph,
}

impl<'a> Chains<'a> {
    fn new(technique: Technique, digits: DigitSet, guarded: &[Guarded], candidates: &'a Candidates) -> Chains<'a> {
        let kinds = link_kinds(technique);
        Chains { technique, kinds, candidates, graph: Graph::new(candidates, kinds, digits, guarded) }
    }

    /// Finds all chains, the shortest first.
    fn find(&self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        self.graph.each_pair(&mut |start, end, links| {
            if self.kinds.places && self.kinds.cells && self.graph.is_weak(start, end) {
                let found = self.closed(start, end, links).filter(|found| self.is_own(found));
                found.map_or(ControlFlow::Continue(()), |found| sink(self.step(found)))?;
            }
            let found = self.open(start, end).map(|effect| self.found(effect, start, end, links));
            found.filter(|found| self.is_own(found)).map_or(ControlFlow::Continue(()), |found| sink(self.step(found)))
        })
    }

    /// Whether a chain is one of this technique, and not of one without groups, sets or rectangles.
    fn is_own(&self, found: &Found) -> bool {
        if self.kinds.sets || self.technique == Technique::AicUr {
            return self.strong_links(found).any(|(a, b)| self.graph.pattern_of(a, b).is_some());
        }
        !self.kinds.groups || found.way.iter().any(|&it| self.graph.node(it).cells.len() > 1)
    }

    /// The strong links of a chain.
    fn strong_links<'b>(&self, found: &'b Found) -> impl Iterator<Item = (usize, usize)> + 'b {
        found.way.chunks_exact(2).map(|pair| (pair[0], pair[1]))
    }

    /// The effect of a chain with these ends, if it has any.
    fn open(&self, start: usize, end: usize) -> Option<Effect> {
        if start == end {
            let node = self.graph.node(start);
            return node.cells.single().map(|cell| Effect::Place(Candidate::new(cell, node.digit).into()));
        }
        if self.graph.rules_out_nothing(start, end, self.candidates) {
            return None; // as for most pairs
        }
        Effect::eliminate(self.graph.ruled_out_by_both(start, end, self.candidates))
    }

    fn found(&self, effect: Effect, start: usize, end: usize, links: usize) -> Found {
        Found { effect, way: self.graph.way(start, end, links), closed: false }
    }

    /// The loop that goes from `start` to `end` and by a weak link back, if it removes anything.
    fn closed(&self, start: usize, end: usize, links: usize) -> Option<Found> {
        let way = self.graph.way(start, end, links);
        let ends = |i: usize| Some((*way.get(i)?, *way.get(i + 1).or(way.first())?));
        let weak = (1..way.len()).step_by(2).filter_map(ends);
        let ruled_out = |(a, b)| self.graph.ruled_out_by_both(a, b, self.candidates);
        let mut removed = weak.fold(CandidateSet::EMPTY, |all, ends| all | ruled_out(ends));
        // In a loop, a set loses one of its two digits, and so the others are locked in it.
        for pair in way.chunks_exact(2) {
            let Some((cells, _)) = self.graph.pattern_of(pair[0], pair[1]).filter(|_| self.kinds.sets) else { continue };
            let taken = DigitSet::of(self.graph.node(pair[0]).digit).with(self.graph.node(pair[1]).digit);
            removed |= locked_out(cells, taken, self.candidates);
        }
        Effect::eliminate(removed).map(|effect| Found { effect, way, closed: true })
    }

    fn step(&self, found: Found) -> Step {
        let nodes: Vec<Node> = found.way.iter().map(|&it| self.graph.node(it)).collect();
        let closed = found.closed;
        let patterns = self.strong_links(&found).map(|(a, b)| self.graph.pattern_of(a, b).unwrap_or_default());
        let evidence = if self.kinds.sets {
            Evidence::AlsChain(AlsChain { nodes, closed, sets: patterns.map(|(cells, _)| cells).collect() })
        } else if self.technique == Technique::AicUr {
            Evidence::RectangleChain(RectangleChain { nodes, closed, rectangles: patterns.collect() })
        } else {
            Evidence::Chain(Chain { nodes, closed })
        };
        Step { technique: self.technique, effect: found.effect, evidence }
    }
}

/// The candidates that an almost locked set rules out once it has lost a digit: those of its other digits, but for `taken`, that see all
/// places of their digit in the set.
pub(super) fn locked_out(cells: CellSet, taken: DigitSet, candidates: &Candidates) -> CandidateSet {
    let digits = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | candidates.of_cell(cell));
    ruled_out_by_places(cells, digits - taken, candidates)
}

/// Returns the candidates that are ruled out if each of these digits is in one of the cells: those that see all its places there.
pub(super) fn ruled_out_by_places(cells: CellSet, digits: DigitSet, candidates: &Candidates) -> CandidateSet {
    digits.iter().fold(CandidateSet::EMPTY, |all, digit| {
        let open = candidates.of_digit(digit);
        all | CandidateSet::of_digit(digit, open & (cells & open).seen_by_all())
    })
}

/// All strong links: the two places of a digit in a house, and the two candidates of a cell.
pub(super) fn all_strong_links(candidates: &Candidates) -> Vec<[Candidate; 2]> {
    let mut links = Vec::with_capacity(128);
    for digit in DigitSet::ALL {
        links.extend(pairs(candidates, digit).map(|pair| pair.ends.map(|cell| Candidate::new(cell, digit))));
    }
    let both = |cell| {
        let mut digits = candidates.of_cell(cell).iter();
        Some([Candidate::new(cell, digits.next()?), Candidate::new(cell, digits.next()?)])
    };
    links.extend(candidates.bivalue().iter().filter_map(both));
    links
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Options, check, steps_of,
        techniques::{Dirty, Shared},
    };
    use nonet_core::board::Grid;

    /// A position of HoDoKu's regression library, code 0709-2, in which each of the techniques below has steps.
    fn position() -> Candidates {
        let grid: Grid = ".4..892...6524...9..9.1...44..9.5...954...17...1.8956.4...9...9...174...7894.3...".parse().unwrap();
        Candidates::new(&grid)
    }

    fn steps(technique: Technique) -> Vec<Step> {
        steps_of(technique, &position(), &Options::default())
    }

    #[test]
    fn a_chain_has_what_its_technique_is_named_for() {
        let of_groups = steps(Technique::GroupedNiceLoop);
        assert!(!of_groups.is_empty());
        for step in of_groups {
            let Evidence::Chain(chain) = &step.evidence else { panic!("{step}") };
            assert!(chain.nodes.iter().any(|node| node.cells.len() > 1), "{step}");
        }
        let of_sets = steps(Technique::AlsAic);
        assert!(!of_sets.is_empty());
        for step in of_sets {
            let Evidence::AlsChain(chain) = &step.evidence else { panic!("{step}") };
            assert!(chain.sets.iter().any(|cells| !cells.is_empty()), "{step}");
        }
    }

    #[test]
    fn short_chains_come_first_and_each_is_proved() {
        for technique in [Technique::NiceLoop, Technique::GroupedNiceLoop, Technique::AlsAic] {
            let mut last = 0;
            let _ = find(&FinderInput::new(technique, Dirty::ALL, &position(), &Shared::default()), &mut |step| {
                let nodes = match &step.evidence {
                    Evidence::Chain(chain) => chain.nodes.len(),
                    Evidence::AlsChain(chain) => chain.nodes.len(),
                    _ => panic!("{step}"),
                };
                assert!(last <= nodes, "{step}");
                assert_eq!(check(&step, &position()), Ok(()), "{step}");
                last = nodes;
                ControlFlow::Continue(())
            });
            assert!(last > 0, "{technique:?}");
        }
    }
}
