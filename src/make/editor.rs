//! The puzzle editor: the givens with their history, what the worker found out about them, and the edits that change all of them
//! at once.

use super::{rules::SetterRules, search::PuzzleSearch};
use nonet_core::{
    board::{Cell, CellSet, Digit, Grid},
    solver::{self, COUNT_LIMIT, Problem, SeveralCount, Verdict},
};
use nonet_game::History;
use nonet_protocol::{Edit, Question, Rated, Seed, Study};
use std::rc::Rc;

/// The puzzle editor.
#[derive(Clone, Debug)]
pub struct Editor {
    /// The givens and their history.
    pub history: History<Grid>,
    /// The verdict on the givens.
    pub verdict: Rc<Verdict>,
    /// The edit that waits for the worker, with the seed of its random choices. None if no edit is pending.
    pub pending: Option<(Edit, Seed)>,
    /// The latest study of the effect of each given, and the givens that it is about.
    pub studied: Option<(Grid, Rc<Study>)>,
    /// The latest rating, and the givens that it is about.
    pub rated: Option<(Grid, Rc<Rated>)>,
    /// The latest rating by Sudoku Explainer, in tenths, and the givens that it is about.
    pub explained: Option<(Grid, u16)>,
    /// The rules that the givens keep.
    pub rules: SetterRules,
    /// The masks that the setter kept.
    pub masks: Vec<CellSet>,
    /// The search for puzzles near this one.
    pub search: PuzzleSearch,
}

impl Editor {
    /// Creates the editor with a history of givens.
    #[must_use]
    pub fn new(history: History<Grid>) -> Editor {
        let verdict = Rc::new(solver::verdict(history.now(), history.now()));
        Editor {
            history,
            verdict,
            pending: None,
            studied: None,
            rated: None,
            explained: None,
            rules: SetterRules::default(),
            masks: Vec::new(),
            search: PuzzleSearch::default(),
        }
    }

    /// Returns the current givens.
    #[must_use]
    pub fn grid(&self) -> &Grid {
        self.history.now()
    }

    /// Returns the study of the current givens. None until the worker has answered.
    #[must_use]
    pub fn study(&self) -> Option<&Study> {
        let (grid, study) = self.studied.as_ref()?;
        (grid == self.grid()).then_some(&**study)
    }

    /// Returns the rating of the current givens. None until the worker has answered.
    #[must_use]
    pub fn rating(&self) -> Option<&Rated> {
        let (grid, rated) = self.rated.as_ref()?;
        (grid == self.grid()).then_some(&**rated)
    }

    /// Returns the rating of the current givens by Sudoku Explainer, in tenths. None until the worker has answered.
    #[must_use]
    pub fn explainer(&self) -> Option<u16> {
        self.explained.filter(|(grid, _)| grid == self.grid()).map(|(_, rating)| rating)
    }

    /// Whether an empty cell has the same digit in all of several solutions. False until the study is known.
    #[must_use]
    pub fn is_forced(&self, cell: Cell) -> bool {
        self.leaving(cell).count() == 1
    }

    /// Returns the number of solutions without the given of a cell. None if the cell has no given, or until the study is known.
    #[must_use]
    pub fn without(&self, cell: Cell) -> Option<u64> {
        self.study()?.removals.iter().find(|(given, _)| *given == cell).map(|(_, solutions)| *solutions)
    }

    /// Returns, if the puzzle has several solutions, each digit that a cell can hold with the number of solutions that it leaves.
    /// Digits that leave no solution are omitted.
    pub fn leaving(&self, cell: Cell) -> impl Iterator<Item = (Digit, u64)> {
        let left = self.study().into_iter().flat_map(|study| &study.left);
        left.filter(move |(it, _)| it.cell == cell).map(|(it, solutions)| (it.digit, *solutions))
    }

    /// Returns the number of solutions. `COUNT_LIMIT + 1` means more than `COUNT_LIMIT`.
    #[must_use]
    pub fn solutions(&self) -> u64 {
        match &*self.verdict {
            Verdict::None(_) => 0,
            Verdict::One(_) => 1,
            Verdict::Several { count: SeveralCount::Exactly(count), .. } => *count,
            Verdict::Several { .. } => COUNT_LIMIT + 1,
        }
    }

    /// Replaces the givens, as one undoable act. Nothing changes if they are equal.
    pub(super) fn put(&mut self, givens: Grid) {
        if self.history.act(givens) {
            self.changed();
        }
    }

    pub(super) fn changed(&mut self) {
        self.pending = None;
        self.verdict = Rc::new(solver::verdict(self.grid(), self.grid()));
    }

    /// Adds the questions whose answers the editor is waiting for.
    pub(super) fn questions(&self, questions: &mut Vec<Question>) {
        let grid = *self.grid();
        questions.extend(self.pending.map(|(act, seed)| Question::Edit { grid, act, seed }));
        let can_be_rated = matches!(*self.verdict, Verdict::One(_)) && !grid.empty_cells().is_empty();
        if can_be_rated && self.rating().is_none() {
            questions.push(Question::Rate { grid, allowed: grid.domains() });
        }
        if self.solutions() > 0 && !grid.filled_cells().is_empty() && self.study().is_none() {
            questions.push(Question::Study { grid });
        }
        if can_be_rated && self.explainer().is_none() {
            questions.push(Question::Explainer { grid });
        }
    }
}

impl Default for Editor {
    fn default() -> Editor {
        Editor::new(History::new(Grid::EMPTY))
    }
}
