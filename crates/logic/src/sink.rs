//! Where finders put what they find: whoever asked decides whether one step is enough.

use super::{Effect, Step};
use std::ops::ControlFlow;

/// Takes the steps that a finder finds, and says after each whether to go on.
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
pub(super) struct Distinct {
    steps: Vec<Step>,
    /// The numbers of the steps, by a mark of their conclusions: equal conclusions are found in one of these lists.
    by_mark: [Vec<u32>; MARKS],
}

/// How many marks there are.
const MARKS: usize = 64;

impl Default for Distinct {
    fn default() -> Distinct {
        Distinct { steps: Vec::new(), by_mark: [const { Vec::new() }; MARKS] }
    }
}

impl Distinct {
    /// Takes a step, unless its conclusion is known already.
    pub(super) fn push(&mut self, step: Step) {
        let alike = &mut self.by_mark[mark(&step.effect)];
        let known = alike.iter().copied().find(|&i| self.steps.get(i as usize).is_some_and(|other| other.effect == step.effect));
        match known.and_then(|i| self.steps.get_mut(i as usize)) {
            None => {
                alike.push(self.steps.len() as u32);
                self.steps.push(step);
            }
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

/// A number below [`MARKS`], the same for equal conclusions.
fn mark(effect: &Effect) -> usize {
    let set = effect.candidates();
    let first = set.first().map_or(0, |it| it.cell.index() + 5 * it.digit.index());
    (first + 7 * set.len()) % MARKS
}
