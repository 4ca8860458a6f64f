//! The rating of the puzzle in the Solve room, and the path of steps that it comes from.

use super::{
    display::Viewing,
    state::{LoggedStep, Snapshot, Solve},
    stepping::PendingOperation,
};
use nonet_game::SolveBoard;
use nonet_prose::ExplainedStep;
use nonet_protocol::Rated;
use std::rc::Rc;

impl Solve {
    /// Returns the board that is rated: the current board without the findings of the program.
    #[must_use]
    pub fn rated_board(&self) -> SolveBoard {
        self.board().without_findings()
    }

    /// Returns the rating of the puzzle. None if the puzzle has not exactly one solution, or until the worker has rated it.
    #[must_use]
    pub fn rating(&self) -> Option<&Rated> {
        let (board, rated) = self.findings.rated.as_ref()?;
        (self.can_be_rated() && *board == self.rated_board()).then_some(&**rated)
    }

    /// Whether the puzzle has one solution and an empty cell.
    #[must_use]
    pub fn can_be_rated(&self) -> bool {
        self.assessment.is_proper() && !self.rated_board().grid().empty_cells().is_empty()
    }

    /// Shows the step of the rating's path with this index, from 0: at once if the path is known, else as soon as the worker has
    /// sent it. The current board does not change.
    pub fn go_to(&mut self, number: usize) {
        match self.path() {
            Some(path) => self.display.viewing = Viewing::PathStep(number.min(path.len().saturating_sub(1))),
            None if self.can_be_rated() => self.stepping.pending = Some(PendingOperation::GoTo(number)),
            None => {}
        }
    }

    /// Returns the path of the rating. None until it is known.
    pub(super) fn path(&self) -> Option<&[Rc<LoggedStep>]> {
        let (of, path) = self.findings.path.as_ref()?;
        (*of == self.rated_board()).then_some(path)
    }

    /// Makes the shown step of the rating's path the current state, as one undoable act.
    pub fn take_path_step(&mut self) {
        if let Some(snapshot) = self.after_path_step() {
            self.end_typing();
            self.record(snapshot);
            self.display.viewing = Viewing::Now; // if the state is already current, there is no act
        }
    }

    /// Returns the state after the shown step of the rating's path. None if the board shows something else.
    fn after_path_step(&self) -> Option<Snapshot> {
        let Viewing::PathStep(number) = self.display.viewing else { return None };
        let (latest, earlier) = self.path()?.get(..=number)?.split_last()?;
        let mut snapshot = Snapshot { board: latest.before, log: earlier.to_vec(), place: None };
        snapshot.take(&latest.explained);
        Some(snapshot)
    }

    /// Whether the shown step of the rating's path comes before digits of the current board, which taking it would remove.
    #[must_use]
    pub fn path_step_takes_away(&self) -> bool {
        self.after_path_step()
            .is_some_and(|snapshot| !(self.board().grid().filled_cells() - snapshot.board.grid().filled_cells()).is_empty())
    }

    /// Takes the path of the rating from the worker, and shows the step that was asked for.
    pub fn take_path(&mut self, path: &[Rc<ExplainedStep>]) {
        let board = self.rated_board();
        let mut snapshot = Snapshot::of(board);
        path.iter().for_each(|explained| snapshot.take(explained));
        self.findings.path = Some((board, snapshot.log));
        if let Some(PendingOperation::GoTo(number)) = self.stepping.pending.take() {
            self.go_to(number);
        }
    }
}
