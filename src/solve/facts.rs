//! The facts that forums ask of the puzzle in the Solve room. The worker finds them out when the player asks for them.

use super::state::Solve;
use nonet_core::board::Grid;
use nonet_protocol::{PuzzleFacts, Question};
use std::rc::Rc;

/// The state of the search for the facts of one puzzle.
#[derive(Clone, Debug)]
pub struct FactsRun {
    of: Grid,
    so_far: FactsState,
}

/// The progress of the search for the facts of a puzzle.
#[derive(Clone, Debug)]
pub enum FactsState {
    /// The worker is searching; the number is how many trials it has made.
    Running(u64),
    /// The facts are known.
    Known(Rc<PuzzleFacts>),
}

impl Solve {
    /// Returns the progress of the search for the facts of the puzzle. None if they were not asked for, or if the search was stopped.
    #[must_use]
    pub fn facts(&self) -> Option<&FactsState> {
        let run = self.findings.facts.as_ref()?;
        (run.of == self.board().puzzle()).then_some(&run.so_far)
    }

    /// Returns the question for the facts. None if they were not asked for, or are known.
    pub(super) fn facts_question(&self) -> Option<Question> {
        matches!(self.facts(), Some(FactsState::Running(_))).then(|| Question::Facts { grid: self.board().puzzle() })
    }

    /// Starts the search for the facts of the puzzle, or stops it.
    pub(super) fn find_facts(&mut self, on: bool) {
        self.findings.facts = None;
        if on {
            self.set_facts(FactsState::Running(0));
        }
    }

    /// Takes the worker's report that it has made a number of trials.
    pub(super) fn finding_facts(&mut self, trials: u64) {
        self.set_facts(FactsState::Running(trials));
    }

    /// Takes the facts from the worker.
    pub(super) fn take_facts(&mut self, facts: Rc<PuzzleFacts>) {
        self.set_facts(FactsState::Known(facts));
    }

    fn set_facts(&mut self, so_far: FactsState) {
        self.findings.facts = Some(FactsRun { of: self.board().puzzle(), so_far });
    }
}
