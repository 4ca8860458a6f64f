//! The Solve room: a sheet with its history, the verdict on it, and everything that was found out about it.

use crate::{
    board::{CandidateSet, Candidates, Cell, CellSet, Digit, Grid},
    engine::{Options, Reaction, Step, next_step},
    formats::Form,
    game::{History, Sheet},
    solver::{self, COUNTED, SeveralCount, Verdict},
    text::{Notation, en},
    worker::{Diagnosis, Search},
};
use std::rc::Rc;

/// Up to how many solutions the search is told.
pub(super) const TOLD: usize = 100;

/// The room.
#[derive(Clone, PartialEq, Debug)]
pub struct Solve {
    /// The sheet and its log, with what they were before.
    pub history: History<Act>,
    /// The verdict on the sheet.
    pub judged: Rc<Judged>,
    /// What the worker found out about the sheet, once it has.
    pub diagnosis: Option<Rc<Diagnosis>>,
    /// How far counting all solutions has come.
    pub counting: Counting,
    /// How the search goes, if that is wanted.
    pub search: Wanted<Rc<Search>>,
    /// The first solutions in reading order, once somebody walks through them.
    pub walk: Rc<[Grid]>,
    /// What the board shows.
    pub look: Look,
    /// Whether the last step of the log is drawn on the board.
    pub shows_step: bool,
    /// What "Step" had to say when it found nothing.
    pub message: Option<&'static str>,
    /// Whether givens are being typed.
    pub editing: bool,
    /// Whether typing a given goes on to the next cell.
    pub auto_advance: bool,
    /// Whether candidates are shown.
    pub candidates: bool,
    /// Whether only true candidates are shown.
    pub only_true: bool,
    /// The form of the text that the puzzle came from.
    pub form: Option<Form>,
}

/// What one act of the Solve room leaves: undo takes back both.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Act {
    /// The sheet.
    pub sheet: Sheet,
    /// The steps that were taken on it.
    pub log: Vec<Rc<Taken>>,
}

/// A step that was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taken {
    /// The sheet as it was.
    pub before: Sheet,
    /// The step.
    pub step: Step,
    /// What followed from it at once.
    pub reaction: Reaction,
}

/// A verdict, and what it is on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The digits that stand.
    pub grid: Grid,
    /// What each cell may hold.
    pub problem: CandidateSet,
    /// The verdict.
    pub verdict: Verdict,
}

/// What the board shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// The sheet.
    Now,
    /// The sheet as it was at this step of the log.
    Step(usize),
    /// This solution.
    Solution(usize),
}

/// How far counting all solutions has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counting {
    /// Nobody asked.
    No,
    /// So many were found so far.
    Running(u64),
    /// It was stopped after so many.
    Stopped(u64),
    /// There are so many.
    Done(u64),
}

/// Something that is asked of the worker and shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted<T> {
    /// It is not shown.
    No,
    /// It is not there yet.
    Asked,
    /// It is there.
    Here(T),
}

impl Judged {
    fn on(sheet: &Sheet) -> Judged {
        let (grid, problem) = (*sheet.grid(), sheet.problem());
        let verdict = if sheet.is_barred() { solver::verdict(&grid, &problem) } else { solver::verdict(&grid, &grid) };
        Judged { grid, problem, verdict }
    }

    /// The verdict in words.
    #[must_use]
    pub fn status(&self) -> String {
        en::status(&self.grid, &self.problem, &self.verdict, Notation::default())
    }

    /// How many solutions there are, if they are several and few enough to be counted at once.
    #[must_use]
    pub const fn exact(&self) -> Option<usize> {
        match self.verdict {
            Verdict::Several { count: SeveralCount::Exactly(count), .. } => Some(count),
            Verdict::None(_) | Verdict::One(_) | Verdict::Several { .. } => None,
        }
    }

    /// Whether there are few enough solutions, and digits enough, that one more or one other may leave a single one.
    #[must_use]
    pub fn is_curable(&self) -> bool {
        matches!(self.verdict, Verdict::None(_)) || self.exact().is_some()
    }
}

impl Solve {
    /// The room with an empty sheet.
    #[must_use]
    pub fn new() -> Solve {
        Solve {
            history: History::new(Act::default()),
            judged: Rc::new(Judged::on(&Sheet::EMPTY)),
            diagnosis: None,
            counting: Counting::No,
            search: Wanted::No,
            walk: Rc::default(),
            look: Look::Now,
            shows_step: false,
            message: None,
            editing: false,
            auto_advance: true,
            candidates: false,
            only_true: false,
            form: None,
        }
    }

    /// The sheet.
    #[must_use]
    pub fn sheet(&self) -> &Sheet {
        &self.history.now().sheet
    }

    /// The log.
    #[must_use]
    pub fn log(&self) -> &[Rc<Taken>] {
        &self.history.now().log
    }

    /// The step that the board shows, and the sheet that it is shown on.
    #[must_use]
    pub fn shown_step(&self) -> Option<(&Taken, &Sheet)> {
        match self.look {
            Look::Step(number) => self.log().get(number).map(|taken| (&**taken, &taken.before)),
            Look::Now if self.shows_step => self.log().last().map(|taken| (&**taken, self.sheet())),
            Look::Now | Look::Solution(_) => None,
        }
    }

    /// The solution that the board shows.
    #[must_use]
    pub fn shown_solution(&self) -> Option<&Grid> {
        match self.look {
            Look::Solution(number) => self.walk.get(number),
            Look::Now | Look::Step(_) => None,
        }
    }

    /// Writes a digit into `cells`, or empties them: givens while givens are typed, else entered digits. Says whether every
    /// cell could be written.
    pub fn write(&mut self, cells: CellSet, digit: Option<Digit>) -> bool {
        let before = *self.sheet();
        let write = |sheet: Sheet, cell: Cell| match self.editing {
            true => sheet.with_given(cell, digit),
            false => sheet.with_entered(cell, digit),
        };
        let sheet = cells.iter().fold(before, write);
        self.put(sheet);
        self.editing || !cells.meets(before.given_cells())
    }

    /// Makes `sheet` what stands, as one act. The log goes where what it rested on went.
    pub fn put(&mut self, sheet: Sheet) {
        let log = if sheet.extends(self.sheet()) { self.log().to_vec() } else { Vec::new() };
        self.act(Act { sheet, log });
    }

    /// Makes this what stands, as one act.
    pub fn act(&mut self, act: Act) {
        if self.history.act(act) {
            self.changed();
        }
    }

    /// Brings what was found out into line with the sheet.
    pub fn changed(&mut self) {
        self.look = Look::Now;
        self.shows_step = false;
        self.message = None;
        let sheet = self.sheet();
        if self.judged.grid == *sheet.grid() && self.judged.problem == sheet.problem() {
            return;
        }
        self.judged = Rc::new(Judged::on(sheet));
        self.diagnosis = None;
        self.counting = Counting::No;
        self.search = Wanted::No;
        self.walk = Rc::default();
        if !matches!(self.judged.verdict, Verdict::Several { .. }) {
            self.only_true = false;
        }
    }

    /// Fills the empty cells with the one solution, if there is just one.
    pub fn fill(&mut self) -> bool {
        let Verdict::One(solution) = &self.judged.verdict else { return false };
        let sheet = self.sheet().filled_from(solution.grid());
        self.put(sheet);
        true
    }

    /// Fills the sheet that has just arrived, as a part of the same act.
    pub fn fill_arrived(&mut self) -> bool {
        let Verdict::One(solution) = &self.judged.verdict else { return false };
        let sheet = self.sheet().filled_from(solution.grid());
        self.history.amend(Act { sheet, log: Vec::new() });
        self.changed();
        true
    }

    /// Takes the next step, or up to `limit` of them as one act.
    pub fn step(&mut self, limit: usize) {
        let options = match self.judged.verdict {
            Verdict::None(_) => return self.message = Some("There is no solution to reason towards."),
            Verdict::One(_) => Options::UNIQUE,
            Verdict::Several { .. } => Options::default(),
        };
        let mut act = self.history.now().clone();
        for _ in 0..limit {
            let mut position = act.sheet.position();
            let Some(step) = next_step(&position, &options) else { break };
            let before = act.sheet;
            let reaction = step.apply(&mut position);
            act.sheet = before.after_steps(&position);
            act.log.push(Rc::new(Taken { before, step, reaction }));
        }
        let found = act.log.len() > self.log().len();
        self.act(act);
        self.shows_step = found;
        let done = self.sheet().grid().empty().is_empty();
        self.message = match (found, done) {
            (true, _) => None,
            (false, true) => Some("The board is full."),
            (false, false) => Some("No listed technique applies."),
        };
    }

    /// Shows this solution, from 0; beyond the last, the last. Nothing happens where there are not several.
    pub fn walk_to(&mut self, number: usize) {
        if !matches!(self.judged.verdict, Verdict::Several { .. }) {
            return;
        }
        if self.walk.is_empty() {
            self.walk = solver::solutions(&self.judged.problem).take(COUNTED).map(|solution| *solution.grid()).collect();
        }
        self.look = Look::Solution(number.min(self.walk.len().saturating_sub(1)));
    }

    /// The candidates that are shown in the empty cells of the sheet.
    #[must_use]
    pub fn shown_candidates(&self) -> CandidateSet {
        if self.only_true {
            return solver::true_candidates(&self.judged.problem);
        }
        if self.candidates { *self.sheet().position().open() } else { CandidateSet::EMPTY }
    }

    /// The position for a candidate grid, be candidates shown or not.
    #[must_use]
    pub fn position(&self) -> Candidates {
        self.sheet().position()
    }
}

impl Default for Solve {
    fn default() -> Solve {
        Solve::new()
    }
}
