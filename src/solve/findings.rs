//! The worker's findings about the board of the Solve room.

use super::{explainer::ExplainerRun, facts::FactsRun, state::LoggedStep};
use crate::session::Remote;
use nonet_core::board::{CandidateSet, Grid};
use nonet_game::SolveBoard;
use nonet_protocol::{Diagnosis, Rated, SearchTrail};
use std::rc::Rc;

/// The number of solutions at which the search ends if the puzzle has not exactly one.
pub(crate) const MAX_SEARCH_SOLUTIONS: usize = 100;

/// The fewest digits for which the search for a typo, or for one more given, makes sense.
pub(crate) const FEWEST_GIVENS: usize = 17;

/// The findings about the board. Those about the puzzle say which board they are about, and hold when the board becomes that one again.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// The diagnosis of the board. None until the worker has answered.
    pub diagnosis: Option<Rc<Diagnosis>>,
    /// The latest rating, and the board that it is about.
    pub rated: Option<(SolveBoard, Rc<Rated>)>,
    /// The path of the rating, and the board that it is about. None until a step of a path was asked for.
    pub(super) path: Option<(SolveBoard, Vec<Rc<LoggedStep>>)>,
    /// The state of Sudoku Explainer's rating. None until the worker has reported something.
    pub explained: Option<ExplainerRun>,
    /// The state of the search for what forums ask of the puzzle. None until the player asks for it, and after it was stopped.
    pub facts: Option<FactsRun>,
    /// The progress of the count of all solutions.
    pub counting: Counting,
    /// The trail of the search.
    pub search: Remote<Rc<SearchTrail>>,
    /// The candidates that occur in a solution. None until they are shown.
    pub(super) true_candidates: Option<CandidateSet>,
    /// The first solutions in reading order. Empty until the player asks for one.
    pub solutions: Rc<[Grid]>,
}

/// The progress of the count of all solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Counting {
    /// No count was asked for.
    #[default]
    No,
    /// The count is running; this number of solutions was found so far.
    Running(u64),
    /// The count was stopped at this number of solutions.
    Stopped(u64),
    /// The count is complete, with this number of solutions.
    Done(u64),
}

impl Findings {
    /// Forgets what was found about the digits and candidates of the board, after they changed.
    pub(super) fn reset(&mut self) {
        self.diagnosis = None;
        self.counting = Counting::No;
        self.search = Remote::Idle;
        self.true_candidates = None;
        self.solutions = Rc::default();
    }
}
