//! The steps that were taken as a document: the steps whose boards it shows, and its export.

use super::state::{LoggedStep, Solve};
use crate::{action::StepBoards, text};
use nonet_protocol::{ExportedPath, ExportedStep, PathForm, Position};
use nonet_words::Notation;
use std::rc::Rc;

/// The steps of the log that the player picked for the document, by default none. They stay picked while other steps come and go.
#[derive(Clone, Debug, Default)]
pub struct PickedSteps(Vec<Rc<LoggedStep>>);

impl PickedSteps {
    /// Returns whether a step of the log is picked.
    #[must_use]
    pub fn contains(&self, step: &Rc<LoggedStep>) -> bool {
        self.0.iter().any(|picked| Rc::ptr_eq(picked, step))
    }

    fn set(&mut self, step: &Rc<LoggedStep>, on: bool) {
        self.0.retain(|picked| !Rc::ptr_eq(picked, step));
        if on {
            self.0.push(Rc::clone(step));
        }
    }
}

impl Solve {
    /// Picks a step of the log for the document, or no longer.
    pub fn pick_for_document(&mut self, number: usize, on: bool) {
        let Some(step) = self.log().get(number).cloned() else { return };
        self.picked.set(&step, on);
    }

    /// Returns the steps of the log in words, `12. X-Wing: r4c5 <> 3`, each with whether it is picked for the document.
    pub(crate) fn steps_to_pick(&self, notation: Notation) -> Vec<(String, bool)> {
        let words = |(number, step): (usize, &Rc<LoggedStep>)| {
            let action = &step.explained.wording.of(notation).action;
            (text::solve::numbered_step(number, &step.explained.title, action), self.picked.contains(step))
        };
        (1..).zip(self.log()).map(words).collect()
    }

    /// Returns the steps that were taken, in a form. None if there are none.
    pub(crate) fn exported_path(&self, form: PathForm, proofs: bool, boards: StepBoards, dark: bool) -> Option<ExportedPath> {
        let step = |logged: &Rc<LoggedStep>| ExportedStep {
            before: Position::from(&logged.before.position()),
            explained: Rc::clone(&logged.explained),
            has_board: form.can_show_boards() && self.shows_board(logged, boards),
        };
        Some(ExportedPath {
            start: Position::from(&self.log().first()?.before.position()),
            now: Position::from(&self.board().position()),
            steps: self.log().iter().map(step).collect(),
            ratings: self.ratings_in_words(),
            form,
            proofs,
            dark,
        })
    }

    /// Returns whether the document shows the board at a step of the log.
    fn shows_board(&self, step: &Rc<LoggedStep>, boards: StepBoards) -> bool {
        match boards {
            StepBoards::Start => false,
            StepBoards::BeyondSingles => !step.explained.single,
            StepBoards::All => true,
            StepBoards::Picked => self.picked.contains(step),
        }
    }
}
