//! The techniques among which a learner chooses.

use nonet_core::board::Candidates;
use nonet_course::{DrillSeed, LEARNING_ORDER};
use nonet_generator::Seed;
use nonet_logic::{Options, Technique, steps_of};
use std::cmp::Reverse;

/// The number of techniques to choose from.
const CHOICES: usize = 4;

/// The number of techniques on either side in the order of learning that count as near.
const NEAR: usize = 8;

/// Returns the technique of the seed and three that are not at the position, in the order of learning. The three are drawn from those that
/// are learnt soon before or after it; if too many of these are there as well, they are the next ones.
pub(super) fn choices(seed: DrillSeed, at: &Candidates) -> Vec<Technique> {
    let place = |technique: Technique| LEARNING_ORDER.iter().position(|it| *it == technique).unwrap_or_default();
    let own = place(seed.technique());
    let drawn = |technique: Technique| Seed(seed.number()).nth(technique as u32 + 1);
    let mut others: Vec<Technique> = LEARNING_ORDER.iter().copied().filter(|it| *it != seed.technique()).collect();
    others.sort_by_key(|it| {
        let apart = place(*it).abs_diff(own);
        (apart.saturating_sub(NEAR), Reverse(drawn(*it)))
    });
    let is_absent = |it: &Technique| steps_of(*it, at, &Options::to_practise(*it)).is_empty();
    let mut choices: Vec<Technique> = others.into_iter().filter(is_absent).take(CHOICES - 1).collect();
    choices.push(seed.technique());
    choices.sort_by_key(|it| place(*it));
    choices
}
