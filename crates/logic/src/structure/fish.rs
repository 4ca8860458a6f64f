//! The judgement of fish: the base houses are the truths, the cover houses the links, and a fin rules out what it sees.

use super::{Fault, Judgement, Place, Rank, WrittenFish, assignment::Exclusions, names, truths::rank};
use crate::{check::of_house, evidence::Clause};
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
    let judged = Judgement { rank: Some(rank), fins, ..Judgement::of_truths(truths, exclusions, at) };
    judged.named(|_| names::of_fish(fish, fins.cells_of(digit), at))
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
