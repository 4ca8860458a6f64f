//! Going on with easy techniques until they are exhausted: what a trial does after its assumption.

use super::{
    Contradiction, Step, Technique,
    sink::first,
    techniques::{self, Dirty, FinderInput, Shared},
};
use alloc::vec::Vec;
use nonet_core::board::Candidates;

/// The easy techniques of a trial: singles and pairs.
pub(super) const EASY: &[Technique] =
    &[Technique::NakedSingle, Technique::HiddenSingle, Technique::LockedPair, Technique::NakedPair, Technique::HiddenPair];

/// Applies the first step that one of `techniques` finds, again and again, until there is none or the position contradicts itself;
/// says which contradiction, if it does.
pub(super) fn exhaust(candidates: &mut Candidates, techniques: &[Technique], steps: &mut Vec<Step>) -> Option<Contradiction> {
    loop {
        if let Some(contradiction) = Contradiction::find(candidates) {
            return Some(contradiction);
        }
        let step = next_of(techniques, candidates)?;
        step.apply(candidates);
        steps.push(step);
    }
}

/// The first step of the first of `techniques` that finds one.
pub(super) fn next_of(techniques: &[Technique], candidates: &Candidates) -> Option<Step> {
    let next = |&technique: &Technique| {
        let shared = Shared::default();
        first(|sink| techniques::find(&FinderInput::new(technique, Dirty::ALL, candidates, &shared), sink))
    };
    techniques.iter().find_map(next)
}
