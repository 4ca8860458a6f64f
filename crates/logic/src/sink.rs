//! Sinks, the visitors of the steps that a finder finds: a sink that returns `Break` stops the search, so whoever asks for steps decides
//! how many are enough.

use super::{Effect, Step};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use hashbrown::HashMap;

/// A visitor of the steps that a finder finds. `Break` stops the search.
pub(super) type Sink<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// The first step that `find` puts into its sink.
pub(super) fn first(find: impl FnOnce(&mut Sink<'_>) -> ControlFlow<()>) -> Option<Step> {
    let mut first = None;
    let _ = find(&mut |step| {
        first = Some(step);
        ControlFlow::Break(())
    });
    first
}

/// Puts the steps that `write` makes into the sink, about the shortest first. The ones that promise to be short come first in `all`: the
/// first `count` are made at once, and sorted by the lengths of their proofs.
pub(super) fn shortest_first<T>(
    all: &[T],
    count: usize,
    write: impl Fn(&T) -> Option<Step>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let (first, rest) = all.split_at(all.len().min(count));
    let mut steps: Vec<Step> = first.iter().filter_map(&write).collect();
    steps.sort_by_cached_key(|step| step.evidence.complexity());
    steps.into_iter().try_for_each(&mut *sink)?;
    rest.iter().filter_map(write).try_for_each(sink)
}

/// Steps, each conclusion once: of two ways to one conclusion the one with the shorter proof stays, and of equals the first.
#[derive(Default)]
pub(super) struct Distinct {
    steps: Vec<Step>,
    /// The number of the step that has a conclusion.
    by_effect: HashMap<Effect, usize>,
}

impl Distinct {
    /// Takes a step, unless its conclusion is known already.
    pub(super) fn push(&mut self, step: Step) {
        let number = *self.by_effect.entry(step.effect).or_insert(self.steps.len());
        match self.steps.get_mut(number) {
            None => self.steps.push(step),
            Some(other) if other.technique == step.technique && step.evidence.complexity() < other.evidence.complexity() => {
                *other = step
            }
            Some(_) => {}
        }
    }

    /// The steps in the order in which their conclusions came.
    pub(super) fn into_steps(self) -> Vec<Step> {
        self.steps
    }

    /// Whether there is none.
    pub(super) fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
}
