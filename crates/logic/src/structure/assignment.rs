//! The search for assignments: one true candidate for each truth, without two that exclude each other.
//!
//! The prover of steps (`check`) has a search of its own, which is as plain as can be and without a bound; what a person writes needs
//! one. This search therefore remembers the states that it has refuted, looks first at the truths that failed before, counts its
//! steps, and takes from each assignment that it finds all that this assignment shows to be possible.

use super::{Conclusions, matching::ExclusiveSets};
use crate::evidence::Clause;
use alloc::{vec, vec::Vec};
use hashbrown::HashSet;
use nonet_core::board::{Candidate, CandidateSet, Candidates};

/// The largest number of steps for one question, and for all questions about one structure. A step is a look at the truths that are
/// left.
const STEPS_OF_QUESTION: usize = 10_000;
const STEPS_IN_ALL: usize = 50_000;

/// The number of steps of a question after which each step is bounded by a matching, and as how many steps a matching counts.
const STEPS_WITHOUT_BOUND: usize = 300;
const STEPS_OF_BOUND: usize = 10;

/// Truths, and what excludes what.
pub(super) struct Assignments {
    /// The truths, at most [`MAX_TRUTHS`](super::MAX_TRUTHS).
    truths: Vec<CandidateSet>,
    exclusions: Exclusions,
    /// The number of times that each truth had no candidate left.
    failures: Vec<u32>,
    /// States of which no assignment comes: truths that are left, and candidates of theirs.
    refuted: HashSet<(Truths, CandidateSet)>,
    steps: usize,
    steps_of_question: usize,
}

/// For each candidate, the candidates that are false if it is true. The relation is symmetric, and holds between any two of a truth.
pub(super) struct Exclusions {
    of: Vec<CandidateSet>,
    /// The sets within which any two candidates exclude each other.
    sets: ExclusiveSets,
}

impl Exclusions {
    /// The rules of Sudoku: two equal digits that see each other exclude each other, and so do two digits in a cell.
    pub(super) fn by_the_rules(at: &Candidates) -> Exclusions {
        Exclusions { sets: ExclusiveSets::ALL, ..Exclusions::of(at, Candidate::peers) }
    }

    /// The exclusions that a function gives for each candidate of a position.
    pub(super) fn of(at: &Candidates, excluded: impl Fn(Candidate) -> CandidateSet) -> Exclusions {
        let mut of = vec![CandidateSet::EMPTY; 729];
        for it in at.open() {
            of[index(it)] = (excluded(it) & *at.open()).without(it);
        }
        Exclusions { of, sets: ExclusiveSets::NONE }
    }

    /// Adds that any two candidates of a set exclude each other.
    pub(super) fn add(&mut self, set: &Clause, at: &Candidates) {
        let candidates = set.candidates(at);
        for it in candidates {
            self.of[index(it)] |= candidates.without(it);
        }
        self.sets.add(set);
    }

    /// Adds a link of the structure, which is such a set too.
    pub(super) fn add_link(&mut self, set: &Clause, at: &Candidates) {
        self.add(set, at);
        self.sets.add_link(set.candidates(at));
    }

    fn by(&self, it: Candidate) -> CandidateSet {
        self.of[index(it)]
    }
}

/// Returns the place of a candidate in a table of all 729.
fn index(it: Candidate) -> usize {
    9 * it.cell.index() + it.digit.index()
}

/// A set of truths: bit *i* stands for the truth with index *i*.
type Truths = u128;

/// The number of steps is exceeded.
#[derive(Debug)]
struct Exceeded;

/// The conclusions from truths, as far as the search came within its steps.
pub(super) struct Findings {
    /// The conclusions that are proved. None if there is no assignment at all.
    pub(super) conclusions: Option<Conclusions>,
    /// The candidates about which the search could not decide within its steps.
    pub(super) undecided: CandidateSet,
}

/// Candidates of which an assignment has been seen.
#[derive(Default)]
struct Seen {
    /// Candidates that can be true.
    on: CandidateSet,
    /// Candidates that can be false.
    off: CandidateSet,
}

impl Assignments {
    pub(super) fn new(truths: Vec<CandidateSet>, exclusions: Exclusions) -> Assignments {
        let failures = vec![0; truths.len()];
        Assignments { truths, exclusions, failures, refuted: HashSet::new(), steps: 0, steps_of_question: 0 }
    }

    /// Returns what the truths say about the candidates of `open`.
    pub(super) fn findings(mut self, open: &CandidateSet) -> Findings {
        let members = self.truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | *truth);
        let all: Truths = (0..self.truths.len()).fold(0, |all, i| all | 1 << i);
        let mut seen = Seen::default();
        match self.ask(members, all) {
            Err(Exceeded) => {
                let touches = |it: &Candidate| (self.exclusions.by(*it).with(*it)).intersects(&members);
                let undecided = open.iter().filter(touches).collect();
                return Findings { conclusions: Some(Conclusions::default()), undecided };
            }
            Ok(None) => return Findings { conclusions: None, undecided: CandidateSet::EMPTY },
            Ok(Some(found)) => self.absorb(found, open, members, &mut seen),
        }
        let mut conclusions = Conclusions::default();
        let mut undecided = CandidateSet::EMPTY;
        for candidate in *open {
            if seen.on.contains(candidate) {
                continue;
            }
            let left = members - self.exclusions.by(candidate);
            match self.ask(left, self.without(candidate, all)) {
                Err(Exceeded) => undecided = undecided.with(candidate),
                Ok(None) => conclusions.eliminations = conclusions.eliminations.with(candidate),
                Ok(Some(found)) => self.absorb(own(found, candidate, &members), open, members, &mut seen),
            }
        }
        for candidate in members - conclusions.eliminations {
            if seen.off.contains(candidate) || undecided.contains(candidate) {
                continue;
            }
            match self.ask(members.without(candidate), all) {
                Err(Exceeded) => undecided = undecided.with(candidate),
                Ok(None) => conclusions.placements = conclusions.placements.with(candidate),
                Ok(Some(found)) => self.absorb(found, open, members, &mut seen),
            }
        }
        Findings { conclusions: Some(conclusions), undecided }
    }

    /// Takes note of what an assignment shows: its own candidates can be true, and so can those outside of the truths that it does
    /// not exclude.
    fn absorb(&self, found: CandidateSet, open: &CandidateSet, members: CandidateSet, seen: &mut Seen) {
        let excluded = found.iter().fold(CandidateSet::EMPTY, |all, it| all | self.exclusions.by(it));
        seen.on |= found | (*open - members - excluded);
        seen.off |= members - found;
    }

    /// Asks for an assignment of these truths from these candidates.
    fn ask(&mut self, available: CandidateSet, left: Truths) -> Result<Option<CandidateSet>, Exceeded> {
        self.steps_of_question = 0;
        self.search(available, left)
    }

    fn search(&mut self, available: CandidateSet, left: Truths) -> Result<Option<CandidateSet>, Exceeded> {
        self.steps += 1;
        self.steps_of_question += 1;
        if self.steps > STEPS_IN_ALL || self.steps_of_question > STEPS_OF_QUESTION {
            return Err(Exceeded);
        }
        let Some(narrowest) = self.narrowest(&available, left) else { return Ok(Some(CandidateSet::EMPTY)) };
        let choices = self.truths[narrowest] & available;
        if choices.is_empty() {
            self.failures[narrowest] += 1;
            return Ok(None);
        }
        let state = (left, available & self.union(left));
        if self.refuted.contains(&state) || self.is_hopeless(&available, left) {
            return Ok(None);
        }
        for candidate in choices {
            let rest = available - self.exclusions.by(candidate);
            if let Some(found) = self.search(rest, self.without(candidate, left))? {
                return Ok(Some(found.with(candidate)));
            }
        }
        self.refuted.insert(state);
        Ok(None)
    }

    /// Whether there are too few sets for the truths. It is looked at where a question begins, and once it has gone on for some time.
    fn is_hopeless(&mut self, available: &CandidateSet, left: Truths) -> bool {
        if self.steps_of_question > 1 && self.steps_of_question < STEPS_WITHOUT_BOUND {
            return false;
        }
        self.steps += STEPS_OF_BOUND;
        let mut members = CandidateSet::EMPTY;
        let mut apart = Vec::new();
        for truth in indices(left).map(|i| self.truths[i] & *available) {
            if truth.is_disjoint(&members) {
                members |= truth;
                apart.push(truth);
            }
        }
        !self.exclusions.sets.are_enough_for(&apart)
    }

    /// Returns the truth to choose for next: one with few candidates, and rather one that has failed before. None if no truth is
    /// left.
    fn narrowest(&self, available: &CandidateSet, left: Truths) -> Option<usize> {
        let cost = |&i: &usize| {
            let choices = (self.truths[i] & *available).len() as u32;
            if choices < 2 { choices } else { 2 + 1_000 * choices / (1 + self.failures[i]) }
        };
        indices(left).min_by_key(cost)
    }

    /// Returns all candidates of these truths.
    fn union(&self, left: Truths) -> CandidateSet {
        indices(left).fold(CandidateSet::EMPTY, |all, i| all | self.truths[i])
    }

    /// Returns these truths without those that the candidate fulfils.
    fn without(&self, candidate: Candidate, left: Truths) -> Truths {
        indices(left).filter(|&i| self.truths[i].contains(candidate)).fold(left, |left, i| left & !(1 << i))
    }
}

/// Returns an assignment with the candidate that was assumed, if it belongs to a truth.
fn own(found: CandidateSet, assumed: Candidate, members: &CandidateSet) -> CandidateSet {
    if members.contains(assumed) { found.with(assumed) } else { found }
}

/// Returns the indices of truths in ascending order.
fn indices(mut left: Truths) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let i = (left != 0).then(|| left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(i)
    })
}
