//! The judgement of fish: the base houses are the truths, the cover houses the links, and a fin rules out what it sees.

use super::{
    Fault, Judgement, Place, Rank, WrittenFish,
    assignment::Exclusions,
    names,
    truths::{rank, surplus},
};
use crate::{check::of_house, evidence::Clause};
use alloc::vec::Vec;
use nonet_core::board::{Candidate, CandidateSet, Candidates, HouseSet};

/// Judges a fish.
pub(super) fn judge(fish: WrittenFish, at: &Candidates) -> Judgement {
    let WrittenFish { digit, base, cover } = fish;
    if base.is_empty() || cover.is_empty() {
        return Judgement::broken(Place::Whole, Fault::Empty);
    }
    if let Some(house) = (base | cover).iter().find(|house| of_house(digit, *house, at).is_none()) {
        return Judgement::broken(Place::House(house), Fault::Filled);
    }
    let places = |houses: HouseSet| -> Vec<CandidateSet> { houses.iter().filter_map(|it| of_house(digit, it, at)).collect() };
    let (truths, links) = (places(base), places(cover));
    let rank = rank(&truths, &links);
    let fins = rank.uncovered;
    let mut exclusions = Exclusions::of(at, |it| excluded_by_fins(it, &fins));
    (base | cover).iter().for_each(|house| exclusions.add(&Clause::Places { digit, house }, at));
    let own = ruled_out(&truths, &links, &fins);
    let judged = Judgement { fins, ..Judgement::of_truths(truths, exclusions, at).ranked(rank) };
    judged.named(|judged| {
        let name = names::of_fish(fish, fins.cells_of(digit), at);
        name.filter(|_| judged.conclusions.eliminations.intersects(&own)) // else the fins alone say what follows
    })
}

/// Returns what a fish of as many cover houses as base houses rules out by its definition: what is in more houses of the cover than of
/// the base, and sees all fins.
fn ruled_out(truths: &[CandidateSet], links: &[CandidateSet], fins: &CandidateSet) -> CandidateSet {
    let sees_all = |it: &Candidate| fins.iter().all(|fin| fin.cell.sees(it.cell));
    let members = links.iter().fold(CandidateSet::EMPTY, |all, link| all | *link);
    members.iter().filter(|it| surplus(truths, links, *it) > 0 && sees_all(it)).collect()
}

/// Returns what a candidate excludes if it is a fin, or because others are fins: a fin and what it sees are not both true.
fn excluded_by_fins(it: Candidate, fins: &CandidateSet) -> CandidateSet {
    let seen = CandidateSet::of_digit(it.digit, it.cell.peers());
    if fins.contains(it) { seen } else { seen & *fins }
}

impl Rank {
    /// The rank of a structure with fins counts for nothing.
    pub(super) fn counts(&self) -> bool {
        self.uncovered.is_empty()
    }
}
