//! Where finders put what they find: whoever asked decides whether one step is enough.

use super::Step;
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

/// Steps, each conclusion once: of two ways to one conclusion the one with the shorter proof stays, and of equals the first.
#[derive(Default)]
pub(super) struct Distinct {
    steps: Vec<Step>,
}

impl Distinct {
    /// Takes a step, unless its conclusion is known already.
    pub(super) fn push(&mut self, step: Step) {
        let known = |other: &&mut Step| other.effect == step.effect;
        match self.steps.iter_mut().find(known) {
            None => self.steps.push(step),
            Some(other) if other.technique == step.technique && step.evidence.len() < other.evidence.len() => *other = step,
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
