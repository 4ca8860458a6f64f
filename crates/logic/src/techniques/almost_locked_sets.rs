//! Almost locked sets, linked by digits: XZ (two sets), XY-wing (three), chains (more). Each link says that its digit is in one of
//! two sets only. So if a digit z is not in the first set, the first set keeps the digit of its link, the next one loses it and
//! keeps that of its own, and so on: the last set has z. What sees all places of z in both sets is not z.
//!
//! Two sets that are linked by two digits are a loop: each set has one of the two, so its other digits are locked in it.

use super::{almost::Sets, chains::locked_out};
use crate::{
    Effect, Node, Step, Technique,
    bits::{add, common, contains, numbers},
    evidence::{AlsChain, Evidence},
    sink::Sink,
};
use alloc::{vec, vec::Vec};
use core::ops::ControlFlow;
use nonet_core::board::{CandidateSet, Candidates, CellSet, Digit, DigitSet};

/// The most sets of a chain in rating order, as by HoDoKu's options.
pub(super) const MOST_RATED: usize = 6;

/// Two sets, linked by one digit or by two.
pub(super) fn xz(sets: &Sets, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    doubly_linked(sets, candidates, sink)?;
    for one in 0..sets.all.len() {
        for first in sets.parts_of(one) {
            let z = sets.parts[first].digit;
            for link in sets.leads_of(one).filter(|&link| link != first) {
                for two in common(sets.linked(link), sets.ruling_out(first)).filter(|&two| two > one) {
                    if sets.part(two, z).is_some() {
                        chain(Technique::AlsXz, sets, &[one, two], &[sets.parts[link].digit], z, candidates, sink)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two sets that are linked by two digits.
fn doubly_linked(sets: &Sets, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for one in 0..sets.all.len() {
        let parts = sets.leads_of(one);
        for x in parts.clone() {
            for y in parts.clone().filter(|&y| y > x) {
                for two in common(sets.linked(x), sets.linked(y)).filter(|&two| two > one) {
                    let (Some(other_x), Some(other_y)) =
                        (sets.part(two, sets.parts[x].digit), sets.part(two, sets.parts[y].digit))
                    else {
                        continue;
                    };
                    let taken = DigitSet::of(sets.parts[x].digit).with(sets.parts[y].digit);
                    let locked = |set: usize| locked_out(sets.all[set].cells, taken, candidates);
                    let between = |a: usize, b: usize| {
                        let digit = sets.parts[a].digit;
                        CandidateSet::of_digit(digit, candidates.of_digit(digit) & sets.parts[a].seen & sets.parts[b].seen)
                    };
                    let removed = locked(one) | locked(two) | between(x, other_x) | between(y, other_y);
                    let Some(effect) = Effect::eliminate(removed) else { continue };
                    sink(Step {
                        technique: Technique::AlsXz,
                        effect,
                        evidence: Evidence::AlsChain(AlsChain {
                            nodes: [x, y, other_y, other_x].map(|part| node(sets, part)).to_vec(),
                            closed: true,
                            sets: vec![sets.all[one].cells, sets.all[two].cells],
                        }),
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Three sets in a row.
pub(super) fn xy_wing(sets: &Sets, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for middle in 0..sets.all.len() {
        for x in sets.leads_of(middle) {
            for y in sets.leads_of(middle).filter(|&y| y > x) {
                for one in numbers(sets.linked(x)).filter(|&one| one != middle) {
                    for first in sets.parts_of(one) {
                        let z = sets.parts[first].digit;
                        if z == sets.parts[x].digit || z == sets.parts[y].digit {
                            continue;
                        }
                        for two in common(sets.linked(y), sets.ruling_out(first)) {
                            if two == one || two == middle || sets.part(two, z).is_none() {
                                continue;
                            }
                            let by = [sets.parts[x].digit, sets.parts[y].digit];
                            chain(Technique::AlsXyWing, sets, &[one, middle, two], &by, z, candidates, sink)?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Four sets or more, up to `most`, the shortest chains first.
pub(super) fn xy_chain(most: usize, sets: &Sets, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut search = ChainSearch::new(sets);
    let mut hits = Vec::new();
    for one in 0..sets.all.len() {
        for first in sets.parts_of(one) {
            let ruling_out = sets.ruling_out(first);
            let can_be_last =
                |two: usize| two > one && sets.leads_of(two).any(|lead| sets.parts[lead].digit != sets.parts[first].digit);
            if numbers(ruling_out).any(can_be_last) {
                search.run(first, ruling_out, most, &mut |length, two, by| hits.push((length, first, two, by)));
            }
        }
        if most != usize::MAX {
            put_hits(&mut hits, sets, candidates, sink)?; // any will do
        }
    }
    put_hits(&mut hits, sets, candidates, sink)
}

/// A chain that was found: how many sets, the part it starts from, the set it ends at, and the digit that enters that.
type Hit = (usize, usize, usize, Digit);

/// Puts the chains that were found into the sink, the shortest first.
fn put_hits(hits: &mut Vec<Hit>, sets: &Sets, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    hits.sort_by_cached_key(|&(length, ..)| length);
    for (length, first, two, by) in hits.drain(..) {
        let Some((way, links)) = way(sets, first, two, by, length) else { continue };
        chain(Technique::AlsXyChain, sets, &way, &links, sets.parts[first].digit, candidates, sink)?;
    }
    ControlFlow::Continue(())
}

/// A search for chains from one part of one set, a set further each time. It keeps, nine rows a layer, which sets were entered by
/// which digit.
struct ChainSearch<'a> {
    sets: &'a Sets,
    entered: Vec<u64>,
    layer: Vec<u64>,
    next: Vec<u64>,
}

impl<'a> ChainSearch<'a> {
    fn new(sets: &'a Sets) -> ChainSearch<'a> {
        let none = vec![0; 9 * sets.words()];
        ChainSearch { sets, entered: none.clone(), layer: none.clone(), next: none }
    }

    /// Calls `hit` with the number of sets, the last set and the digit that enters it, of chains of four to `most` sets.
    fn run(&mut self, first: usize, ruling_out: &[u64], most: usize, hit: &mut impl FnMut(usize, usize, Digit)) {
        let (sets, words) = (self.sets, self.sets.words());
        let (one, z) = (sets.parts[first].set, sets.parts[first].digit);
        enter_from(sets, one, z, &mut self.layer);
        self.entered.copy_from_slice(&self.layer);
        for length in 3..=most {
            go_on(sets, &self.layer, &mut self.next);
            let mut any = 0;
            for (next, entered) in self.next.iter_mut().zip(&mut self.entered) {
                *next &= !*entered;
                *entered |= *next;
                any |= *next;
            }
            if any == 0 {
                return;
            }
            core::mem::swap(&mut self.layer, &mut self.next);
            for digit in DigitSet::ALL.without(z).iter().filter(|_| length > 3) {
                let row = &self.layer[digit.index() * words..(digit.index() + 1) * words];
                for two in common(row, ruling_out).filter(|&two| two > one) {
                    hit(length, two, digit);
                }
            }
        }
    }
}

/// The sets that are entered by leaving a set, but not by `z`.
fn enter_from(sets: &Sets, set: usize, z: Digit, layer: &mut [u64]) {
    let words = sets.words();
    layer.fill(0);
    for link in sets.leads_of(set).filter(|&link| sets.parts[link].digit != z) {
        let from = sets.parts[link].digit.index() * words;
        add(&mut layer[from..from + words], sets.linked(link));
    }
}

/// The sets that are entered one link further.
fn go_on(sets: &Sets, layer: &[u64], next: &mut [u64]) {
    let words = sets.words();
    next.fill(0);
    for by in DigitSet::ALL {
        for set in numbers(&layer[by.index() * words..(by.index() + 1) * words]) {
            for link in sets.leads_of(set).filter(|&link| sets.parts[link].digit != by) {
                let from = sets.parts[link].digit.index() * words;
                add(&mut next[from..from + words], sets.linked(link));
            }
        }
    }
}

/// The sets of a chain of so many from a part to a set that is entered by a digit, and the digits between them; none if a set
/// comes twice.
fn way(sets: &Sets, first: usize, end: usize, by: Digit, length: usize) -> Option<(Vec<usize>, Vec<Digit>)> {
    let words = sets.words();
    let one = sets.parts[first].set;
    let mut layers = vec![vec![0; 9 * words]];
    enter_from(sets, one, sets.parts[first].digit, &mut layers[0]);
    for i in 0..length.saturating_sub(3) {
        let mut next = vec![0; 9 * words];
        go_on(sets, &layers[i], &mut next);
        layers.push(next);
    }
    let (mut way, mut links) = (vec![end], vec![by]);
    let (mut set, mut by) = (end, by);
    for layer in layers.iter().rev() {
        let (before, entered_by) = DigitSet::ALL.without(by).iter().find_map(|entered_by| {
            let leads = |it: &usize| !way.contains(it) && sets.part(*it, by).is_some_and(|part| contains(sets.linked(part), set));
            let row = &layer[entered_by.index() * words..(entered_by.index() + 1) * words];
            numbers(row).find(leads).map(|before| (before, entered_by))
        })?;
        way.push(before);
        links.push(entered_by);
        (set, by) = (before, entered_by);
    }
    way.push(one);
    way.reverse();
    links.reverse();
    let once = !way[1..].contains(&one);
    once.then_some((way, links))
}

/// The step of a chain of sets that are linked by these digits: z goes where both ends rule it out, and so does each other digit
/// of both ends that is not what links them on.
fn chain(
    technique: Technique,
    sets: &Sets,
    way: &[usize],
    by: &[Digit],
    z: Digit,
    candidates: &Candidates,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let part = |set: usize, digit: Digit| sets.part(set, digit);
    let (Some(&one), Some(&two)) = (way.first(), way.last()) else { return ControlFlow::Continue(()) };
    let (Some(first), Some(last)) = (part(one, z), part(two, z)) else { return ControlFlow::Continue(()) };
    let taken: DigitSet = by.first().into_iter().chain(by.last()).copied().collect();
    let removed = (sets.all[one].digits & sets.all[two].digits) - taken;
    let removed =
        removed.iter().fold(CandidateSet::EMPTY, |all, digit| all | ruled_out_by_both(digit, sets, [one, two], candidates));
    let inner = by.iter().zip(way.windows(2)).flat_map(|(&digit, pair)| [part(pair[0], digit), part(pair[1], digit)]);
    let nodes = [Some(first)].into_iter().chain(inner).chain([Some(last)]).map(|it| it.map(|part| node(sets, part)));
    let (Some(nodes), Some(effect)) = (nodes.collect::<Option<Vec<Node>>>(), Effect::eliminate(removed)) else {
        return ControlFlow::Continue(());
    };
    let sets: Vec<CellSet> = way.iter().map(|&set| sets.all[set].cells).collect();
    sink(Step { technique, effect, evidence: Evidence::AlsChain(AlsChain { nodes, closed: false, sets }) })
}

/// The candidates of a digit that go if the digit is in one of two sets, or in both.
fn ruled_out_by_both(digit: Digit, sets: &Sets, ends: [usize; 2], candidates: &Candidates) -> CandidateSet {
    let seen = ends.map(|set| sets.part(set, digit).map_or(CellSet::EMPTY, |part| sets.parts[part].seen));
    CandidateSet::of_digit(digit, candidates.of_digit(digit) & seen[0] & seen[1])
}

fn node(sets: &Sets, part: usize) -> Node {
    Node::new(sets.parts[part].digit, sets.parts[part].cells)
}
