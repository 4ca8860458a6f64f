//! The steps of the Solve room that the worker is asked for: the next one, several, and all that are available.

use super::{state::Solve, step_list::StepList};
use crate::{
    session::Remote,
    text::{self, Text},
};
use nonet_core::solver::Verdict;
use nonet_prose::ExplainedStep;
use nonet_protocol::{Options, Steps, Technique, TechniqueSet};
use std::rc::Rc;

/// The operation that the worker is asked for, and the steps that it found.
#[derive(Clone, Debug, Default)]
pub struct Stepping {
    /// The operation that waits for the worker. None if there is none.
    pub pending: Option<PendingOperation>,
    /// The message of the last "Step" that found nothing.
    pub message: Option<Text>,
    /// The first technique of those that are switched off which would find a step, if "Step" found nothing. None if there is none.
    pub missing: Remote<Option<Technique>>,
    /// Whether no step was found, though the puzzle is not solved.
    pub is_stuck: bool,
    /// The list of available steps.
    pub list: StepList,
    /// The techniques that the player switched away from their default.
    pub switched: TechniqueSet,
}

/// An operation on the board that waits for the worker. It is cancelled if the board changes before the worker answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PendingOperation {
    /// Takes this number of steps, one at a time, each as an act of its own.
    Next(u32),
    /// Takes several steps as one act.
    Steps(Steps),
    /// Shows the step of the rating's path with this index, from 0.
    GoTo(usize),
}

impl Stepping {
    /// Forgets the steps of the board before, after an act. Those that are listed stay until the worker has found those of the board now.
    pub(super) fn reset(&mut self) {
        (self.pending, self.is_stuck) = (None, false);
        (self.message, self.missing) = (None, Remote::Idle);
        self.list.is_current = false;
    }
}

impl Solve {
    /// Returns the engine's options for the board. Uniqueness may be assumed only if it is proved.
    pub(crate) fn options(&self) -> Options {
        Options::with_switched(self.stepping.switched, matches!(self.assessment.verdict(), Verdict::One(_)))
    }

    /// Asks the worker for the next step, or for one more if it is already looking for steps.
    pub fn step(&mut self) {
        let due = if let Some(PendingOperation::Next(due)) = self.stepping.pending { due } else { 0 };
        self.ask(PendingOperation::Next(due.saturating_add(1)));
    }

    /// Asks the worker for several steps, which are taken as one act.
    pub fn steps(&mut self, steps: Steps) {
        self.ask(PendingOperation::Steps(steps));
    }

    fn ask(&mut self, pending: PendingOperation) {
        if matches!(self.assessment.verdict(), Verdict::None(_)) {
            return self.stepping.message = Some(text::solve::NO_SOLUTION_AHEAD);
        }
        self.stepping.pending = Some(pending);
    }

    /// Takes the worker's steps, as one act, and asks for the next one if more are due.
    pub fn take_steps(&mut self, steps: &[Rc<ExplainedStep>]) {
        let Some(pending) = self.stepping.pending.take() else { return };
        let found = !steps.is_empty();
        if found {
            self.end_typing();
        }
        let mut snapshot = self.history.now().clone();
        steps.iter().for_each(|explained| snapshot.take(explained));
        self.record(snapshot);
        let done = self.board().grid().empty_cells().is_empty();
        let ended = !found || matches!(pending, PendingOperation::Steps(Steps::All)) && !done;
        self.stepping.is_stuck = ended && !done && pending != PendingOperation::Steps(Steps::Singles);
        self.display.draws_last_step = !ended;
        self.display.follows_steps = true;
        let none = |message| (Some(message), Remote::Idle);
        (self.stepping.message, self.stepping.missing) = match (pending, done) {
            _ if !ended => (None, Remote::Idle),
            (PendingOperation::Steps(Steps::Singles), _) => none(text::solve::NO_SINGLE),
            (_, true) => none(text::solve::FULL),
            _ if self.stepping.switched != TechniqueSet::default() => (Some(text::solve::NONE_SWITCHED_ON), Remote::Loading),
            _ if matches!(self.assessment.verdict(), Verdict::Several { .. }) => none(text::solve::NONE_WITH_SEVERAL),
            _ => none(text::solve::NONE_APPLIES),
        };
        if let (true, PendingOperation::Next(due @ 2..)) = (found, pending) {
            self.stepping.pending = Some(PendingOperation::Next(due - 1));
        }
    }

    /// Takes the worker's answer which technique that is switched off would find a step.
    pub(super) fn take_missing(&mut self, missing: Option<Technique>) {
        if self.stepping.missing == Remote::Loading {
            self.stepping.missing = Remote::Ready(missing);
        }
    }

    /// Takes the available step with this index.
    pub fn take_listed(&mut self, number: usize) {
        if let Some(explained) = self.available(number).map(|(step, _)| Rc::clone(&step.explained)) {
            self.take_step(&explained);
            self.display.follows_steps = false; // the list stays where it is
        }
    }

    /// Takes a step that was found for the current board.
    pub(super) fn take_step(&mut self, explained: &Rc<ExplainedStep>) {
        self.end_typing();
        let mut snapshot = self.history.now().clone();
        snapshot.take(explained);
        self.record(snapshot);
        self.display.draws_last_step = true;
    }
}
