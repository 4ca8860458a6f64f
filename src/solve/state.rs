//! The Solve room: a sheet with its history, the verdict on it, and everything that was found out about it.

use super::explainer::Explained;
use crate::{action::Tab, session::Remote, text};
use nonet_core::{
    board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, Grid},
    solver::{self, COUNT_LIMIT, SeveralCount, Verdict},
    words::Notation,
};
use nonet_game::{History, Sheet};
use nonet_protocol::{Diagnosis, Options, Rated, SearchTrail, Steps, TechniqueId, TechniqueSet, Told};
use std::rc::Rc;

/// Up to how many solutions the search is told.
pub(crate) const TOLD: usize = 100;

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
    /// What is known of Sudoku Explainer's rating.
    pub explained: Option<Explained>,
    /// All steps that can be taken now, once they were asked for.
    pub listed: Remote<Rc<[LoggedStep]>>,
    /// The one of them that is pointed at.
    pub preview: Option<usize>,
    /// What is to be done with the board as soon as the worker has answered.
    pub doing: Option<Doing>,
    /// The path of the rating, once somebody looked at a moment of it, and the sheet that it is the path of.
    path: Option<(Sheet, Vec<Rc<LoggedStep>>)>,
    /// The techniques whose switch the player turned.
    pub switched: TechniqueSet,
    /// What is turned in its place for the step that a position of a lesson is about, and that position.
    pub practice: Option<(Sheet, TechniqueSet)>,
    /// How far counting all solutions has come.
    pub counting: Counting,
    /// How the search goes, if that is wanted.
    pub search: Remote<Rc<SearchTrail>>,
    /// The first solutions in reading order, once somebody walks through them.
    pub walk: Rc<[Grid]>,
    /// What the board shows.
    pub look: Look,
    /// Whether the last step of the log is drawn on the board.
    pub shows_step: bool,
    /// What "Step" had to say when it found nothing.
    pub message: Option<&'static str>,
    /// Whether givens are being typed: on an empty board they are in any case.
    pub editing: bool,
    /// Where it is typed, or was when the room was left.
    pub typed_at: Option<Cell>,
    /// Whether candidates are shown.
    pub candidates: bool,
    /// Whether only true candidates are shown.
    pub only_true: bool,
    /// What stands between two fields of the table that the puzzle came from, if it was one.
    pub separator: Option<char>,
    /// The open tab.
    pub tab: Tab,
    /// Whether the details of the puzzle have the place of the keys.
    pub details: bool,
}

/// What one act of the Solve room leaves: undo takes back both.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Act {
    /// The sheet.
    pub sheet: Sheet,
    /// The steps that were taken on it.
    pub log: Vec<Rc<LoggedStep>>,
}

/// A step that was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoggedStep {
    /// The sheet as it was.
    pub before: Sheet,
    /// The step, and what followed from it at once.
    pub told: Rc<Told>,
}

/// Something that is done with the board, for which the worker is asked. When the board changes before it answers, it is not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// So many steps are taken, each as an act of its own.
    Next(u32),
    /// These steps are taken as one act.
    Steps(Steps),
    /// The step of the rating's path with this number, from 0, is looked at.
    GoTo(usize),
    /// A position of a technique's lesson is brought onto the board.
    Example(TechniqueId, usize),
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
    /// Whether what the player brought has one solution by itself, without what the program found.
    pub is_proper: bool,
}

/// What the board shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// The sheet.
    Now,
    /// The sheet as it was at this step of the log.
    Step(usize),
    /// The sheet with this one of the steps that can be taken now.
    Available(usize),
    /// The sheet as it is at this step of the path that the rating is of.
    Moment(usize),
    /// The sheet with so many of the digits that are forced until there is no solution.
    Forced(usize),
    /// The sheet as it is where Sudoku Explainer takes its hardest step.
    Hardest,
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

impl Act {
    /// Takes a step, with what follows from it at once.
    fn take(&mut self, told: &Rc<Told>) {
        let (before, mut position) = (self.sheet, self.sheet.position());
        told.apply(&mut position);
        self.sheet = before.after_steps(&position);
        self.log.push(Rc::new(LoggedStep { before, told: Rc::clone(told) }));
    }
}

impl Judged {
    fn on(sheet: &Sheet) -> Judged {
        let verdict = |sheet: &Sheet| match sheet.is_barred() {
            true => solver::verdict(sheet.grid(), &sheet.problem()),
            false => solver::verdict(sheet.grid(), sheet.grid()),
        };
        let (brought, judged) = (sheet.without_findings(), verdict(sheet));
        let is_one = |verdict: &Verdict| matches!(verdict, Verdict::One(_));
        let is_proper = is_one(&judged) && (brought.grid() == sheet.grid() || is_one(&verdict(&brought)));
        Judged { grid: *sheet.grid(), problem: sheet.problem(), verdict: judged, is_proper }
    }

    /// The verdict in words.
    #[must_use]
    pub fn status(&self, notation: Notation) -> String {
        text::status(&self.grid, &self.problem, &self.verdict, notation)
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
            explained: None,
            listed: Remote::Idle,
            preview: None,
            doing: None,
            path: None,
            switched: TechniqueSet::default(),
            practice: None,
            counting: Counting::No,
            search: Remote::Idle,
            walk: Rc::default(),
            look: Look::Now,
            shows_step: false,
            message: None,
            editing: false,
            typed_at: None,
            candidates: false,
            only_true: false,
            separator: None,
            tab: Tab::Steps,
            details: false,
        }
    }

    /// The sheet.
    #[must_use]
    pub fn sheet(&self) -> &Sheet {
        &self.history.now().sheet
    }

    /// The log.
    #[must_use]
    pub fn log(&self) -> &[Rc<LoggedStep>] {
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
        self.judged.is_proper && !self.rated_sheet().grid().empty().is_empty()
    }

    /// The step that the board shows, and the sheet that it is shown on: that which is pointed at in a list, before all others.
    #[must_use]
    pub fn shown_step(&self) -> Option<(&LoggedStep, &Sheet)> {
        self.preview.and_then(|number| self.available(number)).or_else(|| self.told_step())
    }

    /// One of the steps that can be taken now, and the sheet that it is shown on.
    fn available(&self, number: usize) -> Option<(&LoggedStep, &Sheet)> {
        let Remote::Ready(listed) = &self.listed else { return None };
        listed.get(number).map(|step| (step, &step.before))
    }

    /// The step that is explained, and the sheet that it is shown on.
    #[must_use]
    pub fn told_step(&self) -> Option<(&LoggedStep, &Sheet)> {
        match self.look {
            Look::Available(number) => self.available(number),
            Look::Step(number) => self.log().get(number).map(|taken| (&**taken, &taken.before)),
            Look::Moment(number) => self.path()?.get(number).map(|step| (&**step, &step.before)),
            Look::Now if self.shows_step => self.log().last().map(|taken| (&**taken, self.sheet())),
            Look::Hardest => self.hardest().map(|step| (step, &step.before)),
            Look::Now | Look::Forced(_) | Look::Solution(_) => None,
        }
    }

    /// The digits that are forced until there is no solution; nothing where there is one, or none is needed to see it.
    #[must_use]
    pub fn forced(&self) -> &[Candidate] {
        match &self.judged.verdict {
            Verdict::None(end) => &end.forced,
            Verdict::One(_) | Verdict::Several { .. } => &[],
        }
    }

    /// Those of them that the board shows.
    #[must_use]
    pub fn shown_forced(&self) -> &[Candidate] {
        match self.look {
            Look::Forced(count) => self.forced().get(..count).unwrap_or_default(),
            Look::Now | Look::Step(_) | Look::Available(_) | Look::Moment(_) | Look::Hardest | Look::Solution(_) => &[],
        }
    }

    /// The sheet with the forced digits that the board shows, if it shows any.
    #[must_use]
    pub fn after_forced(&self) -> Option<Sheet> {
        let forced = self.shown_forced();
        if forced.is_empty() {
            return None;
        }
        let mut position = self.position();
        for single in forced {
            position.place(single.cell, single.digit);
        }
        Some(self.sheet().after_steps(&position))
    }

    /// Shows one forced digit more.
    pub fn show_forced(&mut self) {
        let count = self.shown_forced().len() + 1;
        if count <= self.forced().len() {
            self.look = Look::Forced(count);
        }
    }

    /// The sheet that the board shows: that of the step that is looked at, that with forced digits, or what stands.
    #[must_use]
    pub fn shown_sheet(&self) -> Sheet {
        match self.shown_step() {
            Some((_, sheet)) => *sheet,
            None => self.after_forced().unwrap_or(*self.sheet()),
        }
    }

    /// The solution that the board shows.
    #[must_use]
    pub fn shown_solution(&self) -> Option<&Grid> {
        match self.look {
            Look::Solution(number) => self.walk.get(number),
            Look::Now | Look::Step(_) | Look::Available(_) | Look::Moment(_) | Look::Forced(_) | Look::Hardest => None,
        }
    }

    /// Whether what is typed are givens: while the puzzle is typed, and on an empty board.
    #[must_use]
    pub fn types_givens(&self) -> bool {
        self.editing || self.sheet().grid().filled().is_empty()
    }

    /// Writes a digit into `cells`, or empties them: givens while givens are typed, else entered digits. The first digit on an
    /// empty board begins the typing of a puzzle. Says whether every cell could be written.
    pub fn write(&mut self, cells: CellSet, digit: Option<Digit>) -> bool {
        let before = *self.sheet();
        self.editing |= self.types_givens() && digit.is_some();
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

    /// Takes the last act back, or does it again. Says whether there was one.
    pub fn go_back(&mut self, back: bool) -> bool {
        let went = if back { self.history.undo() } else { self.history.redo() };
        if went {
            self.changed();
        }
        went
    }

    /// Brings what was found out into line with the sheet.
    pub fn changed(&mut self) {
        self.look = Look::Now;
        self.shows_step = false;
        self.listed = Remote::Idle;
        self.preview = None;
        self.doing = None;
        self.message = None;
        let sheet = self.sheet();
        if self.judged.grid == *sheet.grid() && self.judged.problem == sheet.problem() {
            return;
        }
        self.judged = Rc::new(Judged::on(sheet));
        self.diagnosis = None;
        self.counting = Counting::No;
        self.search = Remote::Idle;
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
    pub(crate) fn options(&self) -> Options {
        Options { switched: self.switched_now().clone(), unique: matches!(self.judged.verdict, Verdict::One(_)) }
    }

    /// The techniques whose switch is turned: at a position of a lesson, so that its technique is what comes next.
    fn switched_now(&self) -> &TechniqueSet {
        self.practice.as_ref().filter(|(at, _)| at == self.sheet()).map_or(&self.switched, |(_, switched)| switched)
    }

    /// Asks for the next step; for one more, if one is asked for.
    pub fn step(&mut self) {
        let due = match self.doing {
            Some(Doing::Next(due)) => due,
            _ => 0,
        };
        self.ask(Doing::Next(due.saturating_add(1)));
    }

    /// Asks for several steps, to be taken as one act.
    pub fn steps(&mut self, steps: Steps) {
        self.ask(Doing::Steps(steps));
    }

    fn ask(&mut self, doing: Doing) {
        if matches!(self.judged.verdict, Verdict::None(_)) {
            return self.message = Some(text::solve::NO_SOLUTION_AHEAD);
        }
        self.doing = Some(doing);
    }

    /// Takes the steps that were asked for, as one act, and asks for the next if more are due.
    pub fn take_steps(&mut self, steps: &[Rc<Told>]) {
        let Some(doing) = self.doing.take() else { return };
        let mut act = self.history.now().clone();
        steps.iter().for_each(|told| act.take(told));
        self.act(act);
        let found = !steps.is_empty();
        let done = self.sheet().grid().empty().is_empty();
        let ended = !found || matches!(doing, Doing::Steps(Steps::All)) && !done;
        self.shows_step = !ended;
        self.message = match (doing, done) {
            _ if !ended => None,
            (Doing::Steps(Steps::Singles), _) => Some(text::solve::NO_SINGLE),
            (_, true) => Some(text::solve::FULL),
            _ if *self.switched_now() != TechniqueSet::default() => Some(text::solve::NONE_SWITCHED_ON),
            _ if matches!(self.judged.verdict, Verdict::Several { .. }) => Some(text::solve::NONE_WITH_SEVERAL),
            _ => Some(text::solve::NONE_APPLIES),
        };
        if let (true, Doing::Next(due @ 2..)) = (found, doing) {
            self.doing = Some(Doing::Next(due - 1));
        }
    }

    /// Lists all steps that can be taken now, or no longer.
    pub fn list(&mut self, on: bool) {
        let possible = on && !matches!(self.judged.verdict, Verdict::None(_));
        self.listed = if possible { Remote::Loading } else { Remote::Idle };
        self.preview = None;
        self.shows_step = false;
        self.look = Look::Now; // the steps are those of what stands
    }

    /// The steps that can be taken now are known.
    pub fn take_list(&mut self, steps: &[Rc<Told>]) {
        let before = *self.sheet();
        self.listed = Remote::Ready(steps.iter().map(|told| LoggedStep { before, told: Rc::clone(told) }).collect());
    }

    /// Looks at this one of the listed steps.
    pub fn choose(&mut self, number: usize) {
        if self.available(number).is_some() {
            self.look = Look::Available(number);
        }
    }

    /// Takes this one of the listed steps.
    pub fn take_listed(&mut self, number: usize) {
        if let Some(told) = self.available(number).map(|(step, _)| Rc::clone(&step.told)) {
            let mut act = self.history.now().clone();
            act.take(&told);
            self.act(act);
            self.shows_step = true;
        }
    }

    /// Looks at the moment of the rating's path at which the step with this number, from 0, is found: at once if the path is known,
    /// else when the worker has told it. What stands stays as it is.
    pub fn go_to(&mut self, number: usize) {
        match self.path() {
            Some(path) => self.look = Look::Moment(number.min(path.len().saturating_sub(1))),
            None if self.can_be_rated() => self.doing = Some(Doing::GoTo(number)),
            None => {}
        }
    }

    /// Looks at what the board showed before the page was loaded anew, as far as it is still there.
    pub fn look_again(&mut self, look: Look) {
        match look {
            Look::Now | Look::Available(_) | Look::Hardest => {}
            Look::Step(number) if number < self.log().len() => self.look = look,
            Look::Step(_) => {}
            Look::Moment(number) => self.go_to(number),
            Look::Forced(count) if count <= self.forced().len() => self.look = look,
            Look::Forced(_) => {}
            Look::Solution(number) => self.walk_to(number),
        }
    }

    /// The path of the rating, if it is known.
    fn path(&self) -> Option<&[Rc<LoggedStep>]> {
        let (of, path) = self.path.as_ref()?;
        (*of == self.rated_sheet()).then_some(path)
    }

    /// Makes the moment of the rating's path that is looked at what stands, as one act.
    pub fn take_moment(&mut self) {
        if let Some(act) = self.moment() {
            self.act(act);
            self.look = Look::Now; // what stood already is no act
        }
    }

    /// The moment of the rating's path that is looked at, after its step was taken.
    fn moment(&self) -> Option<Act> {
        let Look::Moment(number) = self.look else { return None };
        let (latest, earlier) = self.path()?.get(..=number)?.split_last()?;
        let mut act = Act { sheet: latest.before, log: earlier.to_vec() };
        act.take(&latest.told);
        Some(act)
    }

    /// Whether the moment that is looked at lacks digits that stand.
    #[must_use]
    pub fn moment_takes_away(&self) -> bool {
        self.moment().is_some_and(|act| !(self.sheet().grid().filled() - act.sheet.grid().filled()).is_empty())
    }

    /// The rating's path is known: goes where somebody wanted to.
    pub fn take_path(&mut self, path: &[Rc<Told>]) {
        let sheet = self.rated_sheet();
        let mut act = Act { sheet, log: Vec::new() };
        path.iter().for_each(|told| act.take(told));
        self.path = Some((sheet, act.log));
        if let Some(Doing::GoTo(number)) = self.doing.take() {
            self.go_to(number);
        }
    }

    /// Shows this solution, from 0; beyond the last, the last. Nothing happens where there are not several.
    pub fn walk_to(&mut self, number: usize) {
        if !matches!(self.judged.verdict, Verdict::Several { .. }) {
            return;
        }
        if self.walk.is_empty() {
            self.walk = solver::solutions(&self.judged.problem).take(COUNT_LIMIT).map(|solution| *solution.grid()).collect();
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
