//! What Sudoku Explainer would say of the puzzle: asked in idle time, shown beside the rating.

use super::state::{LoggedStep, Solve, Viewing};
use nonet_core::board::Grid;
use nonet_protocol::{ExplainerRating, ExplainerStep, Question};
use std::rc::Rc;

/// How far that has come, for the puzzle with these givens.
#[derive(Clone, Debug)]
pub struct Explained {
    of: Grid,
    /// How far.
    pub so_far: SoFar,
}

/// How far it has come.
#[derive(Clone, Debug)]
pub enum SoFar {
    /// So many steps were found.
    Running(u64),
    /// The player stopped it.
    Stopped,
    /// It is known, with the step that made it so, if there is one.
    Known(Rc<ExplainerRating>, Option<Rc<LoggedStep>>),
}

impl Solve {
    /// What is known of it; nothing before the worker said something.
    #[must_use]
    pub fn explained(&self) -> Option<&SoFar> {
        let explained = self.explained.as_ref()?;
        (explained.of == *self.rated_board().grid() && self.can_be_explained()).then_some(&explained.so_far)
    }

    /// What the worker is to be asked, once the puzzle is rated otherwise.
    pub(crate) fn explainer_question(&self) -> Option<Question> {
        let is_open = matches!(self.explained(), None | Some(SoFar::Running(_)));
        let grid = *self.rated_board().grid();
        (is_open && self.can_be_explained() && self.rating().is_some()).then_some(Question::Explainer { grid })
    }

    /// That scale is of digits alone.
    fn can_be_explained(&self) -> bool {
        self.can_be_rated() && !self.board().is_barred()
    }

    /// It goes on, or is stopped.
    pub(crate) fn explain(&mut self, on: bool) {
        self.set_explained(if on { SoFar::Running(0) } else { SoFar::Stopped });
    }

    /// So many steps were found.
    pub(crate) fn explaining(&mut self, steps: u64) {
        self.set_explained(SoFar::Running(steps));
    }

    /// It is known.
    pub(crate) fn take_explained(&mut self, rating: &Rc<ExplainerRating>) {
        let board = self.rated_board();
        let logged = |step: &ExplainerStep| {
            let before = board.after_steps(&step.position.candidates());
            Rc::new(LoggedStep { before, explained: Rc::clone(&step.explained) })
        };
        self.set_explained(SoFar::Known(Rc::clone(rating), rating.hardest.as_ref().map(logged)));
    }

    /// Looks at the step that made the rating what it is.
    pub(crate) fn show_hardest(&mut self) {
        if self.hardest().is_some() {
            self.viewing = Viewing::Hardest;
        }
    }

    /// That step.
    pub(super) fn hardest(&self) -> Option<&LoggedStep> {
        match self.explained()? {
            SoFar::Known(_, hardest) => hardest.as_deref(),
            SoFar::Running(_) | SoFar::Stopped => None,
        }
    }

    fn set_explained(&mut self, so_far: SoFar) {
        self.explained = Some(Explained { of: *self.rated_board().grid(), so_far });
    }
}
