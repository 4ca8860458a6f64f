//! The rating of the puzzle by Sudoku Explainer, which the worker calculates in idle time and which is shown beside the level.

use super::{
    display::Viewing,
    state::{LoggedStep, Solve},
};
use nonet_core::board::Grid;
use nonet_protocol::{ExplainerRating, ExplainerStep, Question};
use std::rc::Rc;

/// The state of Sudoku Explainer's rating of one puzzle.
#[derive(Clone, Debug)]
pub struct ExplainerRun {
    of: Grid,
    /// The progress of the rating.
    pub so_far: ExplainerState,
}

/// The progress of Sudoku Explainer's rating.
#[derive(Clone, Debug)]
pub enum ExplainerState {
    /// The worker is rating; the number is how many steps it has found.
    Running(u64),
    /// The player stopped it.
    Stopped,
    /// The rating is known. The second field is the hardest step; None if the puzzle needs no step.
    Known(Rc<ExplainerRating>, Option<Rc<LoggedStep>>),
}

impl Solve {
    /// Returns the progress of the puzzle's rating. None until the worker has reported something about this puzzle.
    #[must_use]
    pub fn explained(&self) -> Option<&ExplainerState> {
        let explained = self.findings.explained.as_ref()?;
        (explained.of == *self.rated_board().grid() && self.can_be_explained()).then_some(&explained.so_far)
    }

    /// Returns the question for the rating. None while the puzzle's own rating is unknown, or if this one is known or stopped.
    pub(crate) fn explainer_question(&self) -> Option<Question> {
        let is_open = matches!(self.explained(), None | Some(ExplainerState::Running(_)));
        let grid = *self.rated_board().grid();
        (is_open && self.can_be_explained() && self.rating().is_some()).then_some(Question::Explainer { grid })
    }

    /// Whether Sudoku Explainer can rate the puzzle: its scale knows no candidates that the player ruled out.
    fn can_be_explained(&self) -> bool {
        self.can_be_rated() && !self.board().is_barred()
    }

    /// Resumes or stops the rating.
    pub(crate) fn explain(&mut self, on: bool) {
        self.set_explained(if on { ExplainerState::Running(0) } else { ExplainerState::Stopped });
    }

    /// Takes the worker's report that it has found a number of steps.
    pub(crate) fn explaining(&mut self, steps: u64) {
        self.set_explained(ExplainerState::Running(steps));
    }

    /// Takes the rating from the worker.
    pub(crate) fn take_explained(&mut self, rating: &Rc<ExplainerRating>) {
        let board = self.rated_board();
        let logged = |step: &ExplainerStep| {
            let before = board.after_steps(&step.position.candidates());
            Rc::new(LoggedStep { before, explained: Rc::clone(&step.explained) })
        };
        self.set_explained(ExplainerState::Known(Rc::clone(rating), rating.hardest.as_ref().map(logged)));
    }

    /// Shows the hardest step of the rating on the board.
    pub(crate) fn show_hardest(&mut self) {
        if self.hardest().is_some() {
            self.display.viewing = Viewing::Hardest;
        }
    }

    /// Returns the hardest step of the rating. None until the rating is known.
    pub(super) fn hardest(&self) -> Option<&LoggedStep> {
        match self.explained()? {
            ExplainerState::Known(_, hardest) => hardest.as_deref(),
            ExplainerState::Running(_) | ExplainerState::Stopped => None,
        }
    }

    fn set_explained(&mut self, so_far: ExplainerState) {
        self.findings.explained = Some(ExplainerRun { of: *self.rated_board().grid(), so_far });
    }
}
