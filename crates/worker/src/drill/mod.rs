//! Drills: the position of a seed with all that the page shows of it.

mod choices;
mod follow;
mod measure;

pub(super) use follow::followed;

use crate::language::messages;
use choices::choices;
use follow::GuidedDrill;
use measure::measure;
use nonet_core::board::{CandidateSet, Candidates};
use nonet_course::{DrillKind, DrillSeed};
use nonet_logic::{Family, Options, Step, Technique, steps_of};
use nonet_protocol::{Drill, DrillRequest};
use nonet_tutor::{coach, drill_position, explain};
use std::iter;

/// Makes a drill. Returns None if the technique is not found at the position of the seed.
pub(super) fn drill(request: &DrillRequest, progress: &mut dyn FnMut(u64)) -> Option<Drill> {
    let DrillRequest { seed, level } = *request;
    let Some(level) = level else { return MadePosition::of(seed, progress).as_ref().map(MadePosition::drill) };
    let seeds = iter::successors(Some(seed), |seed| Some(seed.following())).take(positions_to_choose_from(seed.technique()));
    let made: Vec<MadePosition> = seeds.filter_map(|seed| MadePosition::of(seed, progress)).collect();
    let measures: Vec<_> = made.iter().map(|made| measure(&made.hint())).collect();
    made.get(level.choose(&measures)?).map(MadePosition::drill)
}

/// The number of positions from which one of the right difficulty is chosen. They are fewer where steps take long to find.
fn positions_to_choose_from(technique: Technique) -> usize {
    match technique.family() {
        Family::Singles | Family::Subsets => 5,
        family if family < Family::Sets => 3,
        _ => 2,
    }
}

/// The position of a seed, and the simplest instance of its technique.
struct MadePosition {
    seed: DrillSeed,
    at: Candidates,
    step: Step,
}

impl MadePosition {
    fn of(seed: DrillSeed, progress: &mut dyn FnMut(u64)) -> Option<MadePosition> {
        let at = drill_position(seed.technique(), seed.number(), &mut |looked| {
            progress(looked.attempts.into());
            true
        })?;
        let step = instances(seed.technique(), &at).into_iter().next()?;
        Some(MadePosition { seed, at, step })
    }

    fn hint(&self) -> coach::Hint {
        let (step, at) = (self.step.clone(), self.at.clone());
        coach::Hint { step, at, missing: CandidateSet::EMPTY, by_notes: CandidateSet::EMPTY }
    }

    fn drill(&self) -> Drill {
        let MadePosition { seed, at, step } = self;
        Drill {
            seed: *seed,
            position: at.into(),
            places: !step.placements().is_empty(),
            hint: explain::hint(&self.hint(), messages()),
            choices: if seed.kind() == DrillKind::Which { choices(*seed, at) } else { Vec::new() },
            question: (seed.kind() == DrillKind::Follow).then(|| GuidedDrill::new(seed.technique(), at).first_task()).flatten(),
        }
    }
}

/// Returns all instances of the technique at the position, the simplest one first.
fn instances(technique: Technique, at: &Candidates) -> Vec<Step> {
    let mut steps = steps_of(technique, at, &Options::to_practise(technique));
    steps.sort_by_key(|step| step.evidence.complexity());
    steps
}
