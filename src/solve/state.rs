//! The state of the Solve room: the board with its history, the verdict on it, and what the worker found out about it.

use super::{exercise::Exercise, explainer::ExplainerRun};
use crate::{action::Tab, session::Remote, text};
use nonet_core::{
    board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, Grid},
    solver::{self, COUNT_LIMIT, SeveralCount, Verdict},
};
use nonet_game::{History, SolveBoard};
use nonet_prose::ExplainedStep;
use nonet_protocol::{Diagnosis, Options, Rated, SearchTrail, Steps, Technique, TechniqueSet};
use nonet_words::Notation;
use std::rc::Rc;

/// The number of solutions at which the search ends if the puzzle has not exactly one.
pub(crate) const MAX_SEARCH_SOLUTIONS: usize = 100;

/// The fewest digits for which the search for a typo, or for one more given, makes sense.
pub(crate) const FEWEST_GIVENS: usize = 17;

/// The state of the Solve room, by default with an empty board.
#[derive(Clone, Debug, Default)]
pub struct Solve {
    /// The board and its log, with their history.
    pub history: History<Snapshot>,
    /// The verdict on the board.
    pub assessment: Rc<Assessment>,
    /// The worker's diagnosis of the board. None until the worker has answered.
    pub diagnosis: Option<Rc<Diagnosis>>,
    /// The latest rating, and the board that it is about.
    pub rated: Option<(SolveBoard, Rc<Rated>)>,
    /// The state of Sudoku Explainer's rating. None until the worker has reported something.
    pub explained: Option<ExplainerRun>,
    /// The available steps.
    pub listed: Remote<Rc<[LoggedStep]>>,
    /// The index in `listed` of the step under the pointer. None if there is none.
    pub preview: Option<usize>,
    /// The operation that waits for the worker. None if there is none.
    pub pending: Option<PendingOperation>,
    /// The [place](crate::session::Session::place) from which the position of a lesson was asked for last.
    pub asked_from: u32,
    /// The path of the rating, and the board that it is about. None until a step of a path was asked for.
    path: Option<(SolveBoard, Vec<Rc<LoggedStep>>)>,
    /// The techniques that the player switched away from their default.
    pub switched: TechniqueSet,
    /// The position of a lesson whose step the player looks for. None if no lesson's position was opened.
    pub exercise: Option<Exercise>,
    /// The progress of the count of all solutions.
    pub counting: Counting,
    /// The trail of the search.
    pub search: Remote<Rc<SearchTrail>>,
    /// The first solutions in reading order. Empty until the player asks for one.
    pub walk: Rc<[Grid]>,
    /// The content of the board.
    pub viewing: Viewing,
    /// The steps that were looked at before the shown one, whose cards stay open so that no row of a list moves.
    pub opened: Vec<Viewing>,
    /// Whether the last step of the log is drawn on the board.
    pub shows_step: bool,
    /// Whether the last step of the log was taken since a tab was opened, so that its card scrolls into sight.
    pub just_stepped: bool,
    /// The message of the last "Step" that found nothing.
    pub message: Option<&'static str>,
    /// Whether givens are being typed. On an empty board, typed digits are givens in any case.
    pub editing: bool,
    /// The digits at which a step ended the typing of givens. If undo comes back to them, typing continues. None if no step did.
    pub typed: Option<Grid>,
    /// The cell at which typing continues. None if typing was not interrupted.
    pub typed_at: Option<Cell>,
    /// Whether candidates are shown.
    pub candidates: bool,
    /// Whether only candidates of some solution are shown.
    pub only_true: bool,
    /// The field separator of the table that the puzzle came from. None if it came from no table.
    pub separator: Option<char>,
    /// The open tab.
    pub tab: Tab,
    /// Whether the details of the puzzle are shown in place of the keys.
    pub details: bool,
}

/// An entry of the undo history: the board and its log, which undo restores together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Snapshot {
    /// The board.
    pub board: SolveBoard,
    /// The steps that were taken on it.
    pub log: Vec<Rc<LoggedStep>>,
}

/// A step that was taken or can be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoggedStep {
    /// The board before the step.
    pub before: SolveBoard,
    /// The step, with the singles that followed at once.
    pub explained: Rc<ExplainedStep>,
}

/// An operation on the board that waits for the worker. It is cancelled if the board changes before the worker answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PendingOperation {
    /// Takes this number of steps, one at a time, each as an act of its own.
    Next(u32),
    /// Takes several steps as one act.
    Steps(Steps),
    /// Shows the step of the rating's path with this index, from 0.
    GoTo(usize),
    /// Opens a position of a technique's lesson: the technique, and the index of the position.
    Example(Technique, usize),
}

/// A verdict and the board that it is on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assessment {
    /// The digits of the board.
    pub grid: Grid,
    /// The candidates of each cell.
    pub problem: CandidateSet,
    /// The verdict.
    pub verdict: Verdict,
    /// Whether the board without the program's findings has one solution.
    pub is_proper: bool,
}

/// The content of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Viewing {
    /// The current board.
    #[default]
    Now,
    /// The board before the step of the log with this index.
    Step(usize),
    /// The board with the available step with this index.
    Available(usize),
    /// The board before the step of the rating's path with this index.
    Moment(usize),
    /// The board with this number of the digits that are forced before a contradiction appears.
    Forced(usize),
    /// The board before the hardest step of Sudoku Explainer's path.
    Hardest,
    /// The solution with this index.
    Solution(usize),
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

impl Snapshot {
    /// Returns the snapshot of a board on which no step was taken.
    #[must_use]
    pub const fn of(board: SolveBoard) -> Snapshot {
        Snapshot { board, log: Vec::new() }
    }

    /// Takes a step, with the singles that follow at once.
    pub(super) fn take(&mut self, explained: &Rc<ExplainedStep>) {
        let (before, mut position) = (self.board, self.board.position());
        explained.apply(&mut position);
        self.board = before.after_steps(&position);
        self.log.push(Rc::new(LoggedStep { before, explained: Rc::clone(explained) }));
    }
}

impl Default for Assessment {
    fn default() -> Assessment {
        Assessment::on(&SolveBoard::EMPTY)
    }
}

impl Assessment {
    fn on(board: &SolveBoard) -> Assessment {
        let verdict = |board: &SolveBoard| match board.is_barred() {
            true => solver::verdict(board.grid(), &board.problem()),
            false => solver::verdict(board.grid(), board.grid()),
        };
        let (brought, assessment) = (board.without_findings(), verdict(board));
        let is_one = |verdict: &Verdict| matches!(verdict, Verdict::One(_));
        let is_proper = is_one(&assessment) && (brought.grid() == board.grid() || is_one(&verdict(&brought)));
        Assessment { grid: *board.grid(), problem: board.problem(), verdict: assessment, is_proper }
    }

    /// Returns the verdict in words.
    #[must_use]
    pub fn status(&self, notation: Notation) -> String {
        text::status(&self.grid, &self.problem, &self.verdict, notation)
    }

    /// Returns the number of solutions. None unless there are several, and few enough to be counted exactly.
    #[must_use]
    pub const fn exact(&self) -> Option<usize> {
        match self.verdict {
            Verdict::Several { count: SeveralCount::Exactly(count), .. } => Some(count),
            Verdict::None(_) | Verdict::One(_) | Verdict::Several { .. } => None,
        }
    }

    /// Whether it makes sense to look for a digit whose change or addition leaves one solution: there is no solution, or their
    /// number was counted exactly.
    #[must_use]
    pub fn is_curable(&self) -> bool {
        matches!(self.verdict, Verdict::None(_)) || self.exact().is_some()
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

    /// Returns the board that is rated: the current board without the findings of the program.
    #[must_use]
    pub fn rated_board(&self) -> SolveBoard {
        self.board().without_findings()
    }

    /// Returns the rating of the puzzle. None if the puzzle has not exactly one solution, or until the worker has rated it.
    #[must_use]
    pub fn rating(&self) -> Option<&Rated> {
        let (board, rated) = self.rated.as_ref()?;
        (self.can_be_rated() && *board == self.rated_board()).then_some(&**rated)
    }

    /// Whether the puzzle has one solution and an empty cell.
    #[must_use]
    pub fn can_be_rated(&self) -> bool {
        self.assessment.is_proper && !self.rated_board().grid().empty_cells().is_empty()
    }

    /// Returns the shown step, and the board that it is drawn on. A step under the pointer takes precedence.
    #[must_use]
    pub fn shown_step(&self) -> Option<(&LoggedStep, &SolveBoard)> {
        self.preview.and_then(|number| self.available(number)).or_else(|| self.explained_step())
    }

    /// Returns the available step with an index, and the board that it is drawn on.
    fn available(&self, number: usize) -> Option<(&LoggedStep, &SolveBoard)> {
        let Remote::Ready(listed) = &self.listed else { return None };
        listed.get(number).map(|step| (step, &step.before))
    }

    /// Returns the step whose card is shown, and the board that it is drawn on.
    #[must_use]
    pub fn explained_step(&self) -> Option<(&LoggedStep, &SolveBoard)> {
        match self.viewing {
            Viewing::Available(number) => self.available(number),
            Viewing::Step(number) => self.log().get(number).map(|taken| (&**taken, &taken.before)),
            Viewing::Moment(number) => self.path()?.get(number).map(|step| (&**step, &step.before)),
            Viewing::Now if self.shows_step => self.log().last().map(|taken| (&**taken, self.board())),
            Viewing::Hardest => self.hardest().map(|step| (step, &step.before)),
            Viewing::Now | Viewing::Forced(_) | Viewing::Solution(_) => None,
        }
    }

    /// Returns the digits that are forced before a contradiction appears. Empty if the puzzle has a solution, or if the
    /// contradiction is visible at once.
    #[must_use]
    pub fn forced(&self) -> &[Candidate] {
        match &self.assessment.verdict {
            Verdict::None(end) => &end.forced,
            Verdict::One(_) | Verdict::Several { .. } => &[],
        }
    }

    /// Returns the forced digits that the board shows.
    #[must_use]
    pub fn shown_forced(&self) -> &[Candidate] {
        let Viewing::Forced(count) = self.viewing else { return &[] };
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
            self.viewing = Viewing::Forced(count);
        }
    }

    /// Returns the board to draw: the board of the shown step, the board with forced digits, or the current board.
    #[must_use]
    pub fn shown_solve_board(&self) -> SolveBoard {
        match self.shown_step() {
            Some((_, board)) => *board,
            None => self.after_forced().unwrap_or(*self.board()),
        }
    }

    /// Returns the solution that the board shows. None if it shows something else.
    #[must_use]
    pub fn shown_solution(&self) -> Option<&Grid> {
        let Viewing::Solution(number) = self.viewing else { return None };
        self.walk.get(number)
    }

    /// Whether typed digits are givens: while givens are being typed, and on an empty board.
    #[must_use]
    pub fn types_givens(&self) -> bool {
        self.editing || self.board().grid().filled_cells().is_empty()
    }

    /// Whether a puzzle is being typed that has too few digits to have one solution, so that nothing is said of its solutions.
    #[must_use]
    pub(crate) fn has_too_few_givens(&self) -> bool {
        self.types_givens() && self.board().grid().filled_cells().len() < FEWEST_GIVENS
    }

    /// Writes a digit into `cells`, or empties them if it is None. The digit is a given while givens are typed, else an entered
    /// digit. The first digit on an empty board starts the typing of givens. Returns whether every cell could be written.
    pub fn write(&mut self, cells: CellSet, digit: Option<Digit>) -> bool {
        let before = *self.board();
        if !self.editing && self.types_givens() && digit.is_some() {
            (self.editing, self.details) = (true, false); // the keys stay under the hand that types
        }
        let write = |board: SolveBoard, cell: Cell| match self.editing {
            true => board.with_given(cell, digit),
            false => board.with_entered(cell, digit),
        };
        let board = cells.iter().fold(before, write);
        self.put(board);
        self.editing || cells.is_disjoint(before.given_cells())
    }

    /// Replaces the board, as one undoable act. The log is kept if the new board extends the old one, and emptied otherwise.
    pub fn put(&mut self, board: SolveBoard) {
        let log = if board.extends(self.board()) { self.log().to_vec() } else { Vec::new() };
        self.record(Snapshot { board, log });
    }

    /// Replaces the board and the log, as one undoable act.
    pub fn record(&mut self, snapshot: Snapshot) {
        if self.history.act(snapshot) {
            self.changed();
        }
    }

    /// Undoes the last act, or redoes it if `back` is false. Returns whether there was one.
    pub fn go_back(&mut self, back: bool) -> bool {
        let went = if back { self.history.undo() } else { self.history.redo() };
        if went {
            self.changed();
            if self.typed == Some(*self.board().grid()) && self.log().is_empty() {
                (self.typed, self.editing, self.details) = (None, true, false);
            }
        }
        went
    }

    /// Ends the typing of givens, because a step is taken.
    fn end_typing(&mut self) {
        if self.editing {
            (self.editing, self.typed) = (false, Some(*self.board().grid()));
        }
    }

    /// Resets the findings about the board, after an act. The verdict and what follows from it stay if digits and candidates are
    /// unchanged.
    pub fn changed(&mut self) {
        self.viewing = Viewing::Now;
        self.opened.clear();
        self.shows_step = false;
        self.listed = Remote::Idle;
        self.preview = None;
        self.pending = None;
        self.message = None;
        self.forget_attempt();
        let board = self.board();
        if self.assessment.grid == *board.grid() && self.assessment.problem == board.problem() {
            return;
        }
        self.assessment = Rc::new(Assessment::on(board));
        self.diagnosis = None;
        self.counting = Counting::No;
        self.search = Remote::Idle;
        self.walk = Rc::default();
        if !matches!(self.assessment.verdict, Verdict::Several { .. }) {
            self.only_true = false;
        }
    }

    /// Fills the empty cells if there is exactly one solution.
    pub fn fill(&mut self) -> bool {
        let Verdict::One(solution) = &self.assessment.verdict else { return false };
        let board = self.board().filled_from(solution.grid());
        self.put(board);
        true
    }

    /// Fills the board that was opened last, as part of the act that opened it.
    pub fn fill_arrived(&mut self) -> bool {
        let Verdict::One(solution) = &self.assessment.verdict else { return false };
        let board = self.board().filled_from(solution.grid());
        self.history.amend(Snapshot::of(board));
        self.changed();
        true
    }

    /// Returns the engine's options for the board. Uniqueness may be assumed only if it is proved.
    pub(crate) fn options(&self) -> Options {
        Options::with_switched(self.switched_now(), matches!(self.assessment.verdict, Verdict::One(_)))
    }

    /// Returns the techniques that are switched away from their default. At the position of a lesson these are chosen so that the
    /// lesson's technique is the next step.
    fn switched_now(&self) -> TechniqueSet {
        let exercise = self.exercise.as_ref().filter(|exercise| exercise.is_at(self.board()));
        exercise.and_then(|exercise| exercise.switched).unwrap_or(self.switched)
    }

    /// Asks the worker for the next step, or for one more if it is already looking for steps. In a lesson's position it is one step, that
    /// of the lesson.
    pub fn step(&mut self) {
        let due = match self.pending {
            Some(PendingOperation::Next(due)) if !self.is_exercise_open() => due,
            _ => 0,
        };
        self.ask(PendingOperation::Next(due.saturating_add(1)));
    }

    /// Asks the worker for several steps, which are taken as one act.
    pub fn steps(&mut self, steps: Steps) {
        self.ask(PendingOperation::Steps(steps));
    }

    fn ask(&mut self, pending: PendingOperation) {
        if matches!(self.assessment.verdict, Verdict::None(_)) {
            return self.message = Some(text::solve::NO_SOLUTION_AHEAD);
        }
        self.pending = Some(pending);
    }

    /// Takes the worker's steps, as one act, and asks for the next one if more are due.
    pub fn take_steps(&mut self, steps: &[Rc<ExplainedStep>]) {
        let Some(pending) = self.pending.take() else { return };
        let found = !steps.is_empty();
        if found {
            self.end_typing();
        }
        let mut snapshot = self.history.now().clone();
        steps.iter().for_each(|explained| snapshot.take(explained));
        self.record(snapshot);
        let done = self.board().grid().empty_cells().is_empty();
        let ended = !found || matches!(pending, PendingOperation::Steps(Steps::All)) && !done;
        self.shows_step = !ended;
        self.just_stepped = true;
        self.message = match (pending, done) {
            _ if !ended => None,
            (PendingOperation::Steps(Steps::Singles), _) => Some(text::solve::NO_SINGLE),
            (_, true) => Some(text::solve::FULL),
            _ if self.switched_now() != TechniqueSet::default() => Some(text::solve::NONE_SWITCHED_ON),
            _ if matches!(self.assessment.verdict, Verdict::Several { .. }) => Some(text::solve::NONE_WITH_SEVERAL),
            _ => Some(text::solve::NONE_APPLIES),
        };
        if let (true, PendingOperation::Next(due @ 2..)) = (found, pending) {
            self.pending = Some(PendingOperation::Next(due - 1));
        }
    }

    /// Asks for the list of available steps, or closes it.
    pub fn list(&mut self, on: bool) {
        let possible = on && !matches!(self.assessment.verdict, Verdict::None(_));
        self.listed = if possible { Remote::Loading } else { Remote::Idle };
        self.preview = None;
        self.opened.clear();
        self.shows_step = false;
        self.viewing = Viewing::Now; // the list is about the current board
    }

    /// Takes the list of available steps from the worker.
    pub fn take_list(&mut self, steps: &[Rc<ExplainedStep>]) {
        let before = *self.board();
        self.listed =
            Remote::Ready(steps.iter().map(|explained| LoggedStep { before, explained: Rc::clone(explained) }).collect());
    }

    /// Chooses an available step, which the board then shows.
    pub fn choose(&mut self, number: usize) {
        if self.available(number).is_some() {
            self.keep_open();
            self.viewing = Viewing::Available(number);
        }
    }

    /// Returns the steps whose cards stay open: those of the log, and those of the available ones, each with its index.
    pub(super) fn opened_steps(&self) -> [Vec<(usize, &LoggedStep)>; 2] {
        let (mut log, mut available) = (Vec::new(), Vec::new());
        for viewing in &self.opened {
            match *viewing {
                Viewing::Step(number) => log.extend(self.log().get(number).map(|step| (number, &**step))),
                Viewing::Available(number) => available.extend(self.available(number).map(|(step, _)| (number, step))),
                Viewing::Now | Viewing::Moment(_) | Viewing::Forced(_) | Viewing::Hardest | Viewing::Solution(_) => {}
            }
        }
        [log, available]
    }

    /// Returns the number of the shown step in the log. None if no step of the log is shown.
    pub(super) fn shown_number(&self) -> Option<usize> {
        match self.viewing {
            Viewing::Step(number) => Some(number),
            Viewing::Now if self.shows_step => self.log().len().checked_sub(1),
            Viewing::Now
            | Viewing::Available(_)
            | Viewing::Moment(_)
            | Viewing::Forced(_)
            | Viewing::Hardest
            | Viewing::Solution(_) => None,
        }
    }

    /// Keeps the card of the shown step open while another one is shown.
    pub(super) fn keep_open(&mut self) {
        let available = Some(self.viewing).filter(|viewing| matches!(viewing, Viewing::Available(_)));
        self.opened.extend(self.shown_number().map(Viewing::Step).or(available));
    }

    /// Takes the available step with this index.
    pub fn take_listed(&mut self, number: usize) {
        if let Some(explained) = self.available(number).map(|(step, _)| Rc::clone(&step.explained)) {
            self.end_typing();
            let mut snapshot = self.history.now().clone();
            snapshot.take(&explained);
            self.record(snapshot);
            self.shows_step = true;
        }
    }

    /// Shows the step of the rating's path with this index, from 0: at once if the path is known, else as soon as the worker has
    /// sent it. The current board does not change.
    pub fn go_to(&mut self, number: usize) {
        match self.path() {
            Some(path) => self.viewing = Viewing::Moment(number.min(path.len().saturating_sub(1))),
            None if self.can_be_rated() => self.pending = Some(PendingOperation::GoTo(number)),
            None => {}
        }
    }

    /// Restores the content of the board after a reload, if it still exists.
    pub fn view_again(&mut self, viewing: Viewing) {
        match viewing {
            Viewing::Now | Viewing::Available(_) | Viewing::Hardest => {}
            Viewing::Step(number) if number < self.log().len() => self.viewing = viewing,
            Viewing::Step(_) => {}
            Viewing::Moment(number) => self.go_to(number),
            Viewing::Forced(count) if count <= self.forced().len() => self.viewing = viewing,
            Viewing::Forced(_) => {}
            Viewing::Solution(number) => self.walk_to(number),
        }
    }

    /// Returns the path of the rating. None until it is known.
    fn path(&self) -> Option<&[Rc<LoggedStep>]> {
        let (of, path) = self.path.as_ref()?;
        (*of == self.rated_board()).then_some(path)
    }

    /// Makes the shown step of the rating's path the current state, as one undoable act.
    pub fn take_moment(&mut self) {
        if let Some(snapshot) = self.moment() {
            self.end_typing();
            self.record(snapshot);
            self.viewing = Viewing::Now; // if the state is already current, there is no act
        }
    }

    /// Returns the state after the shown step of the rating's path. None if the board shows something else.
    fn moment(&self) -> Option<Snapshot> {
        let Viewing::Moment(number) = self.viewing else { return None };
        let (latest, earlier) = self.path()?.get(..=number)?.split_last()?;
        let mut snapshot = Snapshot { board: latest.before, log: earlier.to_vec() };
        snapshot.take(&latest.explained);
        Some(snapshot)
    }

    /// Whether the shown step of the rating's path comes before digits of the current board, which taking it would remove.
    #[must_use]
    pub fn moment_takes_away(&self) -> bool {
        self.moment()
            .is_some_and(|snapshot| !(self.board().grid().filled_cells() - snapshot.board.grid().filled_cells()).is_empty())
    }

    /// Takes the path of the rating from the worker, and shows the step that was asked for.
    pub fn take_path(&mut self, path: &[Rc<ExplainedStep>]) {
        let board = self.rated_board();
        let mut snapshot = Snapshot::of(board);
        path.iter().for_each(|explained| snapshot.take(explained));
        self.path = Some((board, snapshot.log));
        if let Some(PendingOperation::GoTo(number)) = self.pending.take() {
            self.go_to(number);
        }
    }

    /// Shows the solution with this index, or the last one if there is none. Nothing happens unless there are several solutions.
    pub fn walk_to(&mut self, number: usize) {
        if !matches!(self.assessment.verdict, Verdict::Several { .. }) {
            return;
        }
        if self.walk.is_empty() {
            self.walk = solver::solutions(&self.assessment.problem).take(COUNT_LIMIT).map(|solution| *solution.grid()).collect();
        }
        self.viewing = Viewing::Solution(number.min(self.walk.len().saturating_sub(1)));
    }

    /// Returns the candidates to show in the empty cells of the board.
    #[must_use]
    pub fn shown_candidates(&self) -> CandidateSet {
        if self.only_true {
            return solver::true_candidates(&self.assessment.problem);
        }
        if self.candidates { *self.board().position().open() } else { CandidateSet::EMPTY }
    }

    /// Returns the position of the board with all candidates, whether they are shown or not.
    #[must_use]
    pub fn position(&self) -> Candidates {
        self.board().position()
    }
}
