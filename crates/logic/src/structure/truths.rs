//! The judgement of truths and links.

use super::{Break, Fault, Judgement, Place, Rank, TruthsAndLinks, assignment::Exclusions, names};
use crate::{
    check::{of_cell, of_house},
    evidence::Clause,
};
use alloc::vec::Vec;
use nonet_core::board::{Candidate, CandidateSet, Candidates};

/// Judges truths and links.
pub(super) fn judge(sets: &TruthsAndLinks, at: &Candidates) -> Judgement {
    if sets.truths.is_empty() {
        return Judgement::broken(Place::Whole, Fault::Empty);
    }
    let read = candidates_of(&sets.truths, Place::Truth, at)
        .and_then(|truths| Ok((truths, candidates_of(&sets.links, Place::LinkSet, at)?)));
    let (truths, links) = match read {
        Ok(read) => read,
        Err(Break { place, fault }) => return Judgement::broken(place, fault),
    };
    let rank = rank(&truths, &links);
    let mut exclusions = Exclusions::of(at, |_| CandidateSet::EMPTY);
    sets.truths.iter().for_each(|set| exclusions.add(set, at));
    sets.links.iter().for_each(|set| exclusions.add_link(set, at));
    Judgement::of_truths(truths, exclusions, at).ranked(rank).named(|judged| names::of_sets(sets, &rank, judged, at))
}

/// Returns the candidates of each set, each of which has to be one that the position has, and only once.
fn candidates_of(sets: &[Clause], place: fn(usize) -> Place, at: &Candidates) -> Result<Vec<CandidateSet>, Break> {
    let mut read = Vec::with_capacity(sets.len().min(324)); // as many sets as there are
    for (i, set) in sets.iter().enumerate() {
        let candidates = match *set {
            Clause::Cell(cell) => of_cell(cell, at),
            Clause::Places { digit, house } => of_house(digit, house, at),
        };
        let candidates = candidates.ok_or(Break { place: place(i), fault: Fault::Filled })?;
        if sets[..i].contains(set) {
            return Err(Break { place: place(i), fault: Fault::Repeated });
        }
        read.push(candidates);
    }
    Ok(read)
}

/// Returns the rank of truths and links, and what counting eliminates.
pub(super) fn rank(truths: &[CandidateSet], links: &[CandidateSet]) -> Rank {
    let union = |sets: &[CandidateSet]| sets.iter().fold(CandidateSet::EMPTY, |all, set| all | *set);
    let surplus = |it: Candidate| surplus(truths, links, it);
    let rank = links.len() as i32 - truths.len() as i32;
    let uncovered: CandidateSet = union(truths).iter().filter(|it| surplus(*it) < 0).collect();
    let by_count = if uncovered.is_empty() && rank >= 0 {
        union(links).iter().filter(|it| surplus(*it) > rank).collect()
    } else {
        CandidateSet::EMPTY
    };
    Rank { rank, uncovered, by_count }
}

/// Returns in how many more links than truths a candidate is.
pub(super) fn surplus(truths: &[CandidateSet], links: &[CandidateSet], it: Candidate) -> i32 {
    let count = |sets: &[CandidateSet]| sets.iter().filter(|set| set.contains(it)).count() as i32; // 324 sets at most
    count(links) - count(truths)
}
