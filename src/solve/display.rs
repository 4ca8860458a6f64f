//! The content of the board in the Solve room: the current board, a step, a solution, and which candidates stand there.

use super::state::{LoggedStep, Solve};
use nonet_core::{
    board::{Candidate, CandidateSet, Grid},
    solver::{self, COUNT_LIMIT, Verdict},
};
use nonet_game::SolveBoard;
use serde::{Deserialize, Serialize};

/// The content of the board and its marks, by default the current board without candidates.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardDisplay {
    /// The content of the board.
    pub viewing: Viewing,
    /// The index of the available step under the pointer. None if there is none.
    pub preview: Option<usize>,
    /// The steps that were looked at before the shown one, whose cards stay open so that no row of a list moves.
    pub opened: Vec<Viewing>,
    /// Whether the last step of the log is drawn on the board.
    pub draws_last_step: bool,
    /// Whether the last step of the log was taken since a tab was opened, so that its card scrolls into sight.
    pub follows_steps: bool,
    /// Whether candidates are shown.
    pub candidates: bool,
    /// Whether only candidates of some solution are shown.
    pub only_true: bool,
}

/// The content of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewing {
    /// The current board.
    #[default]
    Now,
    /// The board before the step of the log with this index.
    Step(usize),
    /// The board with the available step with this index.
    Available(usize),
    /// The board before the step of the rating's path with this index.
    PathStep(usize),
    /// The board with this number of the digits that are forced before a contradiction appears.
    Forced(usize),
    /// The board before the hardest step of Sudoku Explainer's path.
    Hardest,
    /// The solution with this index.
    Solution(usize),
    /// The board with this number of the digits that follow from a supposition.
    Supposed(usize),
}

impl BoardDisplay {
    /// Returns to the current board, after an act.
    pub(super) fn reset(&mut self) {
        self.viewing = Viewing::Now;
        self.preview = None;
        self.opened.clear();
        self.draws_last_step = false;
    }
}

impl Solve {
    /// Returns the shown step, and the board that it is drawn on. A step under the pointer takes precedence.
    #[must_use]
    pub fn shown_step(&self) -> Option<(&LoggedStep, &SolveBoard)> {
        let asked = || self.drawn_why_not().map(|step| (step, &step.before));
        let own = || self.drawn_judgement()?.logged.as_ref().map(|step| (step, &step.before));
        let previewed = self.display.preview.and_then(|number| self.available(number));
        previewed.or_else(|| self.explained_step()).or_else(asked).or_else(own)
    }

    /// Returns the step whose card is shown, and the board that it is drawn on.
    #[must_use]
    pub fn explained_step(&self) -> Option<(&LoggedStep, &SolveBoard)> {
        match self.display.viewing {
            Viewing::Available(number) => self.available(number),
            Viewing::Step(number) => self.log().get(number).map(|taken| (&**taken, &taken.before)),
            Viewing::PathStep(number) => self.path()?.get(number).map(|step| (&**step, &step.before)),
            Viewing::Now if self.display.draws_last_step => self.log().last().map(|taken| (&**taken, self.board())),
            Viewing::Hardest => self.hardest().map(|step| (step, &step.before)),
            Viewing::Now | Viewing::Forced(_) | Viewing::Solution(_) | Viewing::Supposed(_) => None,
        }
    }

    /// Returns the forced digits that the board shows.
    #[must_use]
    pub fn shown_forced(&self) -> &[Candidate] {
        let Viewing::Forced(count) = self.display.viewing else { return &[] };
        self.forced().get(..count).unwrap_or_default()
    }

    /// Returns the board with the shown forced digits. None if none is shown.
    #[must_use]
    pub fn after_forced(&self) -> Option<SolveBoard> {
        let forced = self.shown_forced();
        if forced.is_empty() {
            return None;
        }
        let mut position = self.position();
        for single in forced {
            position.place(single.cell, single.digit);
        }
        Some(self.board().after_steps(&position))
    }

    /// Shows one more forced digit.
    pub fn show_forced(&mut self) {
        let count = self.shown_forced().len() + 1;
        if count <= self.forced().len() {
            self.display.viewing = Viewing::Forced(count);
        }
    }

    /// Returns the board to draw: the board of the shown step, the board with forced digits, or the current board.
    #[must_use]
    pub fn shown_solve_board(&self) -> SolveBoard {
        match self.shown_step() {
            Some((_, board)) => *board,
            None => self.after_forced().or_else(|| self.after_supposed()).unwrap_or(*self.board()),
        }
    }

    /// Returns the solution that the board shows. None if it shows something else.
    #[must_use]
    pub fn shown_solution(&self) -> Option<&Grid> {
        let Viewing::Solution(number) = self.display.viewing else { return None };
        self.findings.solutions.get(number)
    }

    /// Returns the steps whose cards stay open: those of the log, and those of the available ones, each with its index.
    pub(super) fn opened_steps(&self) -> [Vec<(usize, &LoggedStep)>; 2] {
        let (mut log, mut available) = (Vec::new(), Vec::new());
        for viewing in &self.display.opened {
            match *viewing {
                Viewing::Step(number) => log.extend(self.log().get(number).map(|step| (number, &**step))),
                Viewing::Available(number) => available.extend(self.available(number).map(|(step, _)| (number, step))),
                Viewing::Now
                | Viewing::PathStep(_)
                | Viewing::Forced(_)
                | Viewing::Hardest
                | Viewing::Solution(_)
                | Viewing::Supposed(_) => {}
            }
        }
        [log, available]
    }

    /// Returns the number of the shown step in the log. None if no step of the log is shown.
    pub(super) fn shown_number(&self) -> Option<usize> {
        match self.display.viewing {
            Viewing::Step(number) => Some(number),
            Viewing::Now if self.display.draws_last_step => self.log().len().checked_sub(1),
            Viewing::Now
            | Viewing::Available(_)
            | Viewing::PathStep(_)
            | Viewing::Forced(_)
            | Viewing::Hardest
            | Viewing::Solution(_)
            | Viewing::Supposed(_) => None,
        }
    }

    /// Keeps the card of the shown step open while another one is shown.
    pub(super) fn keep_open(&mut self) {
        let available = Some(self.display.viewing).filter(|viewing| matches!(viewing, Viewing::Available(_)));
        self.display.opened.extend(self.shown_number().map(Viewing::Step).or(available));
    }

    /// Restores the content of the board after a reload, if it still exists.
    pub fn view_again(&mut self, viewing: Viewing) {
        match viewing {
            Viewing::Now | Viewing::Available(_) | Viewing::Hardest | Viewing::Supposed(_) => {}
            Viewing::Step(number) if number < self.log().len() => self.display.viewing = viewing,
            Viewing::Step(_) => {}
            Viewing::PathStep(number) => self.go_to(number),
            Viewing::Forced(count) if count <= self.forced().len() => self.display.viewing = viewing,
            Viewing::Forced(_) => {}
            Viewing::Solution(number) => self.show_solution(number),
        }
    }

    /// Returns the candidates to show in the empty cells of the board.
    #[must_use]
    pub fn shown_candidates(&self) -> CandidateSet {
        match self.findings.true_candidates {
            Some(candidates) if self.display.only_true => candidates,
            _ if self.display.candidates => *self.board().position().open(),
            _ => CandidateSet::EMPTY,
        }
    }

    /// Shows only the candidates that occur in a solution, or all of them. Nothing is left out unless there are several solutions.
    pub(super) fn show_true_candidates(&mut self, on: bool) {
        self.display.only_true = on && matches!(self.assessment.verdict(), Verdict::Several { .. });
        if self.display.only_true && self.findings.true_candidates.is_none() {
            self.findings.true_candidates = Some(solver::true_candidates(&self.assessment.problem));
        }
    }

    /// Shows the solution with this index, or the last one if there is none. Nothing happens unless there are several solutions.
    pub fn show_solution(&mut self, number: usize) {
        if !matches!(self.assessment.verdict(), Verdict::Several { .. }) {
            return;
        }
        if self.findings.solutions.is_empty() {
            self.findings.solutions =
                solver::solutions(&self.assessment.problem).take(COUNT_LIMIT as usize).map(|solution| *solution.grid()).collect();
        }
        self.display.viewing = Viewing::Solution(number.min(self.findings.solutions.len().saturating_sub(1)));
    }
}
