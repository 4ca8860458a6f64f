//! The state of the Solve room: the board with its history and the acts on it. What belongs together has a file of its own.

use super::{
    analysis::Branches, assessment::Assessment, display::BoardDisplay, document::PickedSteps, findings::Findings,
    own::OwnStructure, stepping::Stepping, supposing::Supposing, typing::GivensTyping,
};
pub use crate::analysis::LoggedStep;
use crate::{action::SolveTab, analysis::Place};
use nonet_core::{
    board::{Candidate, Candidates, Cell, CellSet, Digit},
    solver::Verdict,
};
use nonet_game::{History, SolveBoard};
use nonet_prose::ExplainedStep;
use std::rc::Rc;

/// The state of the Solve room, by default with an empty board.
#[derive(Clone, Debug, Default)]
pub struct Solve {
    /// The board and its log, with their history.
    pub history: History<Snapshot>,
    /// The verdict on the board.
    pub assessment: Rc<Assessment>,
    /// The worker's findings about the board.
    pub findings: Findings,
    /// The steps that the worker is asked for.
    pub stepping: Stepping,
    /// The content of the board.
    pub display: BoardDisplay,
    /// The typing of givens.
    pub typing: GivensTyping,
    /// The field separator of the table that the puzzle came from. None if it came from no table.
    pub separator: Option<char>,
    /// The player's own structure.
    pub own: OwnStructure,
    /// The candidate that the player asks about.
    pub supposing: Supposing,
    /// The steps that the player picked for the document of the log.
    pub picked: PickedSteps,
    /// The analysis that is open.
    pub branches: Branches,
    /// The open tab.
    pub tab: SolveTab,
    /// Whether the details of the puzzle are shown in place of the keys.
    pub details: bool,
    /// The width of the column in the middle of a wide window, in hundredths of the window's. None is its own width.
    pub middle: Option<u8>,
    /// Whether the board is shown alone.
    pub presents: bool,
}

/// An entry of the undo history: the board and its log, which undo restores together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Snapshot {
    /// The board.
    pub board: SolveBoard,
    /// The steps that were taken on it.
    pub log: Vec<Rc<LoggedStep>>,
    /// The branch of an analysis that it belongs to. None until that is known, which it is after the act at the latest.
    pub place: Option<Place>,
}

impl Snapshot {
    /// Returns the snapshot of a board on which no step was taken.
    #[must_use]
    pub const fn of(board: SolveBoard) -> Snapshot {
        Snapshot { board, log: Vec::new(), place: None }
    }

    /// Takes a step, with the singles that follow at once.
    pub(super) fn take(&mut self, explained: &Rc<ExplainedStep>) {
        let (before, mut position) = (self.board, self.board.position());
        explained.apply(&mut position);
        self.board = before.after_steps(&position);
        self.log.push(Rc::new(LoggedStep { before, explained: Rc::clone(explained) }));
    }
}

impl Solve {
    /// Returns the board.
    #[must_use]
    pub fn board(&self) -> &SolveBoard {
        &self.history.now().board
    }

    /// Returns the log.
    #[must_use]
    pub fn log(&self) -> &[Rc<LoggedStep>] {
        &self.history.now().log
    }

    /// Returns the digits that are forced before a contradiction appears. Empty if the puzzle has a solution, or if the
    /// contradiction is visible at once.
    #[must_use]
    pub fn forced(&self) -> &[Candidate] {
        match self.assessment.verdict() {
            Verdict::None(end) => &end.forced,
            Verdict::One(_) | Verdict::Several { .. } => &[],
        }
    }

    /// Writes a digit into `cells`, or empties them if it is None. The digit is a given while givens are typed, else an entered
    /// digit. The first digit on an empty board starts the typing of givens. Returns whether every cell could be written.
    pub fn write(&mut self, cells: CellSet, digit: Option<Digit>) -> bool {
        let before = *self.board();
        if !self.typing.on && self.types_givens() && digit.is_some() {
            (self.typing.on, self.details) = (true, false); // the keys stay under the hand that types
        }
        let write = |board: SolveBoard, cell: Cell| match self.typing.on {
            true => board.with_given(cell, digit),
            false => board.with_entered(cell, digit),
        };
        let board = cells.iter().fold(before, write);
        self.put(board);
        self.typing.on || cells.is_disjoint(before.given_cells())
    }

    /// Replaces the board, as one undoable act. The log is kept if the new board extends the old one, and emptied otherwise.
    pub fn put(&mut self, board: SolveBoard) {
        let log = if board.extends(self.board()) { self.log().to_vec() } else { Vec::new() };
        self.record(Snapshot { board, log, place: None });
    }

    /// Replaces the board and the log, as one undoable act.
    pub fn record(&mut self, snapshot: Snapshot) {
        let snapshot = self.placed(snapshot);
        if self.history.act(snapshot) {
            self.changed();
        }
    }

    /// Undoes the last act, or redoes it if `back` is false. Returns whether there was one.
    pub fn go_back(&mut self, back: bool) -> bool {
        let went = if back { self.history.undo() } else { self.history.redo() };
        if went {
            self.note_change(false);
            self.changed();
            if self.typing.ended_at == Some(*self.board().grid()) && self.log().is_empty() {
                (self.typing.ended_at, self.typing.on, self.details) = (None, true, false);
            }
        }
        went
    }

    /// Resets the findings about the board, after an act. The verdict and what follows from it stay if digits and candidates are
    /// unchanged, and the list of available steps as long as there are steps on the same puzzle.
    pub fn changed(&mut self) {
        self.display.reset();
        self.stepping.reset();
        self.assess();
        self.close_idle_list();
    }

    /// Judges the board, unless digits and candidates are unchanged.
    fn assess(&mut self) {
        let board = self.board();
        if self.assessment.grid == *board.grid() && self.assessment.problem == board.problem() {
            return;
        }
        self.assessment = Rc::new(Assessment::on(board));
        self.findings.reset();
        self.show_true_candidates(self.display.only_true);
    }

    /// Fills the empty cells if there is exactly one solution.
    pub fn fill(&mut self) -> bool {
        let Verdict::One(solution) = self.assessment.verdict() else { return false };
        let board = self.board().filled_from(solution.grid());
        self.put(board);
        true
    }

    /// Fills the board that was opened last, as part of the act that opened it.
    pub fn fill_arrived(&mut self) -> bool {
        let Verdict::One(solution) = self.assessment.verdict() else { return false };
        let board = self.board().filled_from(solution.grid());
        self.history.amend(Snapshot::of(board));
        self.changed();
        true
    }

    /// Returns the position of the board with all candidates, whether they are shown or not.
    #[must_use]
    pub fn position(&self) -> Candidates {
        self.board().position()
    }
}
