//! A puzzle that is set by hand: its givens, what they were before, what was found out about them, and the acts that change all of
//! them at once.

use nonet_core::{
    board::{Cell, Digit, Grid},
    solver::{self, COUNT_LIMIT, Problem, SeveralCount, Verdict},
};
use nonet_game::History;
use nonet_protocol::{self as protocol, Question, Rated, Seed, Study};
use std::rc::Rc;

/// The puzzle that is set.
#[derive(Clone, Debug)]
pub struct Editor {
    /// Its givens, with what they were before.
    pub history: History<Grid>,
    /// The verdict on them.
    pub verdict: Rc<Verdict>,
    /// What is to be done with them as soon as the worker has answered; what is left to chance follows from the seed.
    pub pending: Option<(protocol::Edit, Seed)>,
    /// What each given does, and of which givens that was found.
    pub studied: Option<(Grid, Rc<Study>)>,
    /// How difficult the puzzle is, and of which givens that was found.
    pub rated: Option<(Grid, Rc<Rated>)>,
}

impl Editor {
    /// These givens stand.
    #[must_use]
    pub fn new(history: History<Grid>) -> Editor {
        let verdict = Rc::new(solver::verdict(history.now(), history.now()));
        Editor { history, verdict, pending: None, studied: None, rated: None }
    }

    /// The givens.
    #[must_use]
    pub fn grid(&self) -> &Grid {
        self.history.now()
    }

    /// What the worker found out about the givens that stand, once it has.
    #[must_use]
    pub fn study(&self) -> Option<&Study> {
        let (grid, study) = self.studied.as_ref()?;
        (grid == self.grid()).then_some(&**study)
    }

    /// How difficult the puzzle is, once the worker has said so.
    #[must_use]
    pub fn rating(&self) -> Option<&Rated> {
        let (grid, rated) = self.rated.as_ref()?;
        (grid == self.grid()).then_some(&**rated)
    }

    /// How many solutions there are without this given, if that was studied.
    #[must_use]
    pub fn without(&self, cell: Cell) -> Option<usize> {
        self.study()?.removals.iter().find(|(given, _)| *given == cell).map(|(_, solutions)| *solutions)
    }

    /// How many solutions each digit of this cell leaves, where there are several: nothing of digits that leave none.
    pub fn leaving(&self, cell: Cell) -> impl Iterator<Item = (Digit, usize)> {
        let left = self.study().into_iter().flat_map(|study| &study.left);
        left.filter(move |(it, _)| it.cell == cell).map(|(it, solutions)| (it.digit, *solutions))
    }

    /// How many solutions there are: one more than are counted stands for more.
    #[must_use]
    pub fn solutions(&self) -> usize {
        match &*self.verdict {
            Verdict::None(_) => 0,
            Verdict::One(_) => 1,
            Verdict::Several { count: SeveralCount::Exactly(count), .. } => *count,
            Verdict::Several { .. } => COUNT_LIMIT + 1,
        }
    }

    /// Makes these the givens, as one act.
    pub(super) fn put(&mut self, givens: Grid) {
        if self.history.act(givens) {
            self.changed();
        }
    }

    pub(super) fn changed(&mut self) {
        self.pending = None;
        self.verdict = Rc::new(solver::verdict(self.grid(), self.grid()));
    }

    /// What somebody who sets a puzzle waits for.
    pub(super) fn questions(&self, questions: &mut Vec<Question>) {
        let grid = *self.grid();
        questions.extend(self.pending.map(|(act, seed)| Question::Edit { grid, act, seed }));
        if matches!(*self.verdict, Verdict::One(_)) && !grid.empty().is_empty() && self.rating().is_none() {
            questions.push(Question::Rate { grid, allowed: grid.allowed() });
        }
        if self.solutions() > 0 && !grid.filled().is_empty() && self.study().is_none() {
            questions.push(Question::Study { grid });
        }
    }
}

impl Default for Editor {
    fn default() -> Editor {
        Editor::new(History::new(Grid::EMPTY))
    }
}
