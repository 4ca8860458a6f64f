//! How each technique is found: one file each, and one line here.

mod closed;
mod full_house;
mod hidden_single;
mod hidden_subset;
mod locked_candidates;
mod naked_single;
mod naked_subset;
pub(super) mod trial;

use super::{Options, Technique, sink::Sink};
use crate::board::Candidates;
use std::ops::ControlFlow;

/// Puts the steps of `technique` at this position into `sink`, until it has enough.
pub(super) fn find(technique: Technique, candidates: &Candidates, _options: &Options, sink: &mut Sink<'_>) -> ControlFlow<()> {
    match technique {
        Technique::FullHouse => full_house::find(candidates, sink),
        Technique::HiddenSingle => hidden_single::find(candidates, sink),
        Technique::NakedSingle => naked_single::find(candidates, sink),
        Technique::LockedCandidates1 => locked_candidates::pointing(candidates, sink),
        Technique::LockedCandidates2 => locked_candidates::claiming(candidates, sink),
        Technique::LockedPair => naked_subset::locked(technique, 2, candidates, sink),
        Technique::LockedTriple => naked_subset::locked(technique, 3, candidates, sink),
        Technique::NakedPair => naked_subset::find(technique, 2, candidates, sink),
        Technique::NakedTriple => naked_subset::find(technique, 3, candidates, sink),
        Technique::NakedQuadruple => naked_subset::find(technique, 4, candidates, sink),
        Technique::HiddenPair => hidden_subset::find(technique, 2, candidates, sink),
        Technique::HiddenTriple => hidden_subset::find(technique, 3, candidates, sink),
        Technique::HiddenQuadruple => hidden_subset::find(technique, 4, candidates, sink),
        Technique::Trial => trial::find(candidates, sink),
    }
}
