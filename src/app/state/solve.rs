//! The Solve room: a sheet with its history, the verdict on it, and everything that was found out about it.

use crate::{
    app::text::en,
    worker::{Diagnosis, Rated, Search, Study, rating_path},
};
use nonet_core::{
    board::{CandidateSet, Candidates, Cell, CellSet, Digit, Grid},
    formats::Form,
    solver::{self, COUNTED, SeveralCount, Verdict},
    words::Notation,
};
use nonet_game::{History, Sheet};
use nonet_logic::{Options, Phase, Reaction, Step, Technique, TechniqueSet, all_steps, next_step};
use std::rc::Rc;

/// Up to how many solutions the search is told.
pub(super) const TOLD: usize = 100;

/// The room.
#[derive(Clone, Debug)]
pub struct Solve {
    /// The sheet and its log, with what they were before.
    pub history: History<Act>,
    /// The verdict on the sheet.
    pub judged: Rc<Judged>,
    /// What the worker found out about the sheet, once it has.
    pub diagnosis: Option<Rc<Diagnosis>>,
    /// How difficult the puzzle is, once the worker has said so, and the sheet that it said it of.
    pub rated: Option<(Sheet, Rc<Rated>)>,
    /// Whether the log is the path of the rating as far as somebody went along it.
    pub on_path: bool,
    /// What each given does, once the worker has said so, and the puzzle that it said it of.
    pub studied: Option<(Grid, Rc<Study>)>,
    /// All steps that can be taken now, once they were asked for.
    pub listed: Option<Rc<Vec<Step>>>,
    /// The techniques that are switched off.
    pub off: TechniqueSet,
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

impl Act {
    /// Takes a step, with what follows from it at once.
    fn take(&mut self, step: Step) {
        let (before, mut position) = (self.sheet, self.sheet.position());
        let reaction = step.apply(&mut position);
        self.sheet = before.after_steps(&position);
        self.log.push(Rc::new(Taken { before, step, reaction }));
    }
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
            rated: None,
            on_path: false,
            studied: None,
            listed: None,
            off: TechniqueSet::UNLESS_CHOSEN,
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

    /// The sheet that a rating is of: what the program found is no part of the puzzle.
    #[must_use]
    pub fn rated_sheet(&self) -> Sheet {
        self.sheet().without_findings()
    }

    /// The rating of the puzzle, if it has one solution and the worker has rated it.
    #[must_use]
    pub fn rating(&self) -> Option<&Rated> {
        let (sheet, rated) = self.rated.as_ref()?;
        (self.can_be_rated() && *sheet == self.rated_sheet()).then_some(&**rated)
    }

    /// Whether there is one solution, and something to find.
    #[must_use]
    pub fn can_be_rated(&self) -> bool {
        matches!(self.judged.verdict, Verdict::One(_)) && !self.rated_sheet().grid().empty().is_empty()
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
        self.on_path = false;
        self.listed = None;
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

    /// What the engine may use here: uniqueness only where it is proved.
    fn options(&self) -> Options {
        Options { off: self.off, unique: matches!(self.judged.verdict, Verdict::One(_)) }
    }

    /// Takes the next step, or up to `limit` of them as one act.
    pub fn step(&mut self, limit: usize) {
        self.step_with(limit, &self.options());
    }

    /// Places all singles, and those that they lead to, as one act.
    pub fn place_singles(&mut self) {
        let off = Technique::ALL.into_iter().filter(|technique| technique.phase() != Phase::Singles).collect();
        self.step_with(usize::MAX, &Options { off, unique: false });
        if self.message.is_some() {
            self.message = Some("There is no single now.");
        }
    }

    /// Lists all steps that can be taken now, or no longer.
    pub fn list(&mut self, on: bool) {
        let possible = on && !matches!(self.judged.verdict, Verdict::None(_));
        self.listed = possible.then(|| Rc::new(all_steps(&self.position(), &self.options())));
    }

    /// Takes this one of the listed steps.
    pub fn take_listed(&mut self, number: usize) {
        let listed = self.listed.clone();
        if let Some(step) = listed.as_deref().and_then(|steps| steps.get(number)) {
            let mut act = self.history.now().clone();
            act.take(step.clone());
            self.act(act);
            self.shows_step = true;
        }
    }

    /// Goes to the moment of the rating's path at which the step with this number, from 0, has just been found. Going on along the
    /// path is one act.
    pub fn go_to(&mut self, number: usize) {
        if self.rating().is_none() {
            return;
        }
        let sheet = self.rated_sheet();
        let mut act = Act { sheet, log: Vec::new() };
        for step in rating_path(sheet.grid(), &sheet.problem()).steps.into_iter().take(number + 1) {
            let (before, mut position) = (act.sheet, act.sheet.position());
            step.take(&mut position);
            act.sheet = before.after_steps(&position);
            act.log.push(Rc::new(Taken { before, step, reaction: Reaction::default() }));
        }
        if self.on_path {
            self.history.amend(act);
            self.changed();
        } else {
            self.act(act);
        }
        self.on_path = true;
        self.look = Look::Step(self.log().len().saturating_sub(1));
    }

    fn step_with(&mut self, limit: usize, options: &Options) {
        if matches!(self.judged.verdict, Verdict::None(_)) {
            return self.message = Some("There is no solution to reason towards.");
        }
        let mut act = self.history.now().clone();
        for _ in 0..limit {
            let Some(step) = next_step(&act.sheet.position(), options) else { break };
            act.take(step);
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
