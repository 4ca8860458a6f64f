//! The Solve room: a board with its history, the verdict on it, and everything that was found out about it.

use super::explainer::Explained;
use crate::{action::Tab, session::Remote, text};
use nonet_core::{
    board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, Grid},
    solver::{self, COUNT_LIMIT, SeveralCount, Verdict},
    words::Notation,
};
use nonet_game::{History, SolveBoard};
use nonet_protocol::{Diagnosis, ExplainedStep, Options, Rated, SearchTrail, Steps, TechniqueId, TechniqueSet};
use std::rc::Rc;

/// Up to how many solutions the search is told.
pub(crate) const MAX_SEARCH_SOLUTIONS: usize = 100;

/// The room.
#[derive(Clone, Debug)]
pub struct Solve {
    /// The board and its log, with what they were before.
    pub history: History<Snapshot>,
    /// The verdict on the board.
    pub assessment: Rc<Assessment>,
    /// What the worker found out about the board, once it has.
    pub diagnosis: Option<Rc<Diagnosis>>,
    /// How difficult the puzzle is, once the worker has said so, and the board that it said it of.
    pub rated: Option<(SolveBoard, Rc<Rated>)>,
    /// What is known of Sudoku Explainer's rating.
    pub explained: Option<Explained>,
    /// All steps that can be taken now, once they were asked for.
    pub listed: Remote<Rc<[LoggedStep]>>,
    /// The one of them that is pointed at.
    pub preview: Option<usize>,
    /// What is to be done with the board as soon as the worker has answered.
    pub pending: Option<PendingOperation>,
    /// The path of the rating, once somebody looked at a moment of it, and the board that it is the path of.
    path: Option<(SolveBoard, Vec<Rc<LoggedStep>>)>,
    /// The techniques whose switch the player turned.
    pub switched: TechniqueSet,
    /// What is turned in its place for the step that a position of a lesson is about, and that position.
    pub practice: Option<(SolveBoard, TechniqueSet)>,
    /// How far counting all solutions has come.
    pub counting: Counting,
    /// How the search goes, if that is wanted.
    pub search: Remote<Rc<SearchTrail>>,
    /// The first solutions in reading order, once somebody walks through them.
    pub walk: Rc<[Grid]>,
    /// What the board shows.
    pub viewing: Viewing,
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
pub struct Snapshot {
    /// The board.
    pub board: SolveBoard,
    /// The steps that were taken on it.
    pub log: Vec<Rc<LoggedStep>>,
}

/// A step that was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoggedStep {
    /// The board as it was.
    pub before: SolveBoard,
    /// The step, and what followed from it at once.
    pub explained: Rc<ExplainedStep>,
}

/// Something that is done with the board, for which the worker is asked. When the board changes before it answers, it is not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PendingOperation {
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
pub struct Assessment {
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
pub enum Viewing {
    /// The board.
    Now,
    /// The board as it was at this step of the log.
    Step(usize),
    /// The board with this one of the steps that can be taken now.
    Available(usize),
    /// The board as it is at this step of the path that the rating is of.
    Moment(usize),
    /// The board with so many of the digits that are forced until there is no solution.
    Forced(usize),
    /// The board as it is where Sudoku Explainer takes its hardest step.
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

impl Snapshot {
    /// Takes a step, with what follows from it at once.
    fn take(&mut self, explained: &Rc<ExplainedStep>) {
        let (before, mut position) = (self.board, self.board.position());
        explained.apply(&mut position);
        self.board = before.after_steps(&position);
        self.log.push(Rc::new(LoggedStep { before, explained: Rc::clone(explained) }));
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
    /// The room with an empty board.
    #[must_use]
    pub fn new() -> Solve {
        Solve {
            history: History::new(Snapshot::default()),
            assessment: Rc::new(Assessment::on(&SolveBoard::EMPTY)),
            diagnosis: None,
            rated: None,
            explained: None,
            listed: Remote::Idle,
            preview: None,
            pending: None,
            path: None,
            switched: TechniqueSet::default(),
            practice: None,
            counting: Counting::No,
            search: Remote::Idle,
            walk: Rc::default(),
            viewing: Viewing::Now,
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

    /// The board.
    #[must_use]
    pub fn board(&self) -> &SolveBoard {
        &self.history.now().board
    }

    /// The log.
    #[must_use]
    pub fn log(&self) -> &[Rc<LoggedStep>] {
        &self.history.now().log
    }

    /// The board that a rating is of: what the program found is no part of the puzzle.
    #[must_use]
    pub fn rated_board(&self) -> SolveBoard {
        self.board().without_findings()
    }

    /// The rating of the puzzle, if it has one solution and the worker has rated it.
    #[must_use]
    pub fn rating(&self) -> Option<&Rated> {
        let (board, rated) = self.rated.as_ref()?;
        (self.can_be_rated() && *board == self.rated_board()).then_some(&**rated)
    }

    /// Whether there is one solution, and something to find.
    #[must_use]
    pub fn can_be_rated(&self) -> bool {
        self.assessment.is_proper && !self.rated_board().grid().empty().is_empty()
    }

    /// The step that the board shows, and the board that it is shown on: that which is pointed at in a list, before all others.
    #[must_use]
    pub fn shown_step(&self) -> Option<(&LoggedStep, &SolveBoard)> {
        self.preview.and_then(|number| self.available(number)).or_else(|| self.explained_step())
    }

    /// One of the steps that can be taken now, and the board that it is shown on.
    fn available(&self, number: usize) -> Option<(&LoggedStep, &SolveBoard)> {
        let Remote::Ready(listed) = &self.listed else { return None };
        listed.get(number).map(|step| (step, &step.before))
    }

    /// The step that is explained, and the board that it is shown on.
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

    /// The digits that are forced until there is no solution; nothing where there is one, or none is needed to see it.
    #[must_use]
    pub fn forced(&self) -> &[Candidate] {
        match &self.assessment.verdict {
            Verdict::None(end) => &end.forced,
            Verdict::One(_) | Verdict::Several { .. } => &[],
        }
    }

    /// Those of them that the board shows.
    #[must_use]
    pub fn shown_forced(&self) -> &[Candidate] {
        match self.viewing {
            Viewing::Forced(count) => self.forced().get(..count).unwrap_or_default(),
            Viewing::Now
            | Viewing::Step(_)
            | Viewing::Available(_)
            | Viewing::Moment(_)
            | Viewing::Hardest
            | Viewing::Solution(_) => &[],
        }
    }

    /// The board with the forced digits that the board shows, if it shows any.
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

    /// Shows one forced digit more.
    pub fn show_forced(&mut self) {
        let count = self.shown_forced().len() + 1;
        if count <= self.forced().len() {
            self.viewing = Viewing::Forced(count);
        }
    }

    /// The board that the board shows: that of the step that is looked at, that with forced digits, or what stands.
    #[must_use]
    pub fn shown_solve_board(&self) -> SolveBoard {
        match self.shown_step() {
            Some((_, board)) => *board,
            None => self.after_forced().unwrap_or(*self.board()),
        }
    }

    /// The solution that the board shows.
    #[must_use]
    pub fn shown_solution(&self) -> Option<&Grid> {
        match self.viewing {
            Viewing::Solution(number) => self.walk.get(number),
            Viewing::Now
            | Viewing::Step(_)
            | Viewing::Available(_)
            | Viewing::Moment(_)
            | Viewing::Forced(_)
            | Viewing::Hardest => None,
        }
    }

    /// Whether what is typed are givens: while the puzzle is typed, and on an empty board.
    #[must_use]
    pub fn types_givens(&self) -> bool {
        self.editing || self.board().grid().filled().is_empty()
    }

    /// Writes a digit into `cells`, or empties them: givens while givens are typed, else entered digits. The first digit on an
    /// empty board begins the typing of a puzzle. Says whether every cell could be written.
    pub fn write(&mut self, cells: CellSet, digit: Option<Digit>) -> bool {
        let before = *self.board();
        self.editing |= self.types_givens() && digit.is_some();
        let write = |board: SolveBoard, cell: Cell| match self.editing {
            true => board.with_given(cell, digit),
            false => board.with_entered(cell, digit),
        };
        let board = cells.iter().fold(before, write);
        self.put(board);
        self.editing || !cells.meets(before.given_cells())
    }

    /// Makes `board` what stands, as one act. The log goes where what it rested on went.
    pub fn put(&mut self, board: SolveBoard) {
        let log = if board.extends(self.board()) { self.log().to_vec() } else { Vec::new() };
        self.record(Snapshot { board, log });
    }

    /// Makes this what stands, as one act.
    pub fn record(&mut self, snapshot: Snapshot) {
        if self.history.act(snapshot) {
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

    /// Brings what was found out into line with the board.
    pub fn changed(&mut self) {
        self.viewing = Viewing::Now;
        self.shows_step = false;
        self.listed = Remote::Idle;
        self.preview = None;
        self.pending = None;
        self.message = None;
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

    /// Fills the empty cells with the one solution, if there is just one.
    pub fn fill(&mut self) -> bool {
        let Verdict::One(solution) = &self.assessment.verdict else { return false };
        let board = self.board().filled_from(solution.grid());
        self.put(board);
        true
    }

    /// Fills the board that has just arrived, as a part of the same act.
    pub fn fill_arrived(&mut self) -> bool {
        let Verdict::One(solution) = &self.assessment.verdict else { return false };
        let board = self.board().filled_from(solution.grid());
        self.history.amend(Snapshot { board, log: Vec::new() });
        self.changed();
        true
    }

    /// What the engine may use here: uniqueness only where it is proved.
    pub(crate) fn options(&self) -> Options {
        Options { switched: self.switched_now().clone(), unique: matches!(self.assessment.verdict, Verdict::One(_)) }
    }

    /// The techniques whose switch is turned: at a position of a lesson, so that its technique is what comes next.
    fn switched_now(&self) -> &TechniqueSet {
        self.practice.as_ref().filter(|(at, _)| at == self.board()).map_or(&self.switched, |(_, switched)| switched)
    }

    /// Asks for the next step; for one more, if one is asked for.
    pub fn step(&mut self) {
        let due = match self.pending {
            Some(PendingOperation::Next(due)) => due,
            _ => 0,
        };
        self.ask(PendingOperation::Next(due.saturating_add(1)));
    }

    /// Asks for several steps, to be taken as one act.
    pub fn steps(&mut self, steps: Steps) {
        self.ask(PendingOperation::Steps(steps));
    }

    fn ask(&mut self, pending: PendingOperation) {
        if matches!(self.assessment.verdict, Verdict::None(_)) {
            return self.message = Some(text::solve::NO_SOLUTION_AHEAD);
        }
        self.pending = Some(pending);
    }

    /// Takes the steps that were asked for, as one act, and asks for the next if more are due.
    pub fn take_steps(&mut self, steps: &[Rc<ExplainedStep>]) {
        let Some(pending) = self.pending.take() else { return };
        let mut snapshot = self.history.now().clone();
        steps.iter().for_each(|explained| snapshot.take(explained));
        self.record(snapshot);
        let found = !steps.is_empty();
        let done = self.board().grid().empty().is_empty();
        let ended = !found || matches!(pending, PendingOperation::Steps(Steps::All)) && !done;
        self.shows_step = !ended;
        self.message = match (pending, done) {
            _ if !ended => None,
            (PendingOperation::Steps(Steps::Singles), _) => Some(text::solve::NO_SINGLE),
            (_, true) => Some(text::solve::FULL),
            _ if *self.switched_now() != TechniqueSet::default() => Some(text::solve::NONE_SWITCHED_ON),
            _ if matches!(self.assessment.verdict, Verdict::Several { .. }) => Some(text::solve::NONE_WITH_SEVERAL),
            _ => Some(text::solve::NONE_APPLIES),
        };
        if let (true, PendingOperation::Next(due @ 2..)) = (found, pending) {
            self.pending = Some(PendingOperation::Next(due - 1));
        }
    }

    /// Lists all steps that can be taken now, or no longer.
    pub fn list(&mut self, on: bool) {
        let possible = on && !matches!(self.assessment.verdict, Verdict::None(_));
        self.listed = if possible { Remote::Loading } else { Remote::Idle };
        self.preview = None;
        self.shows_step = false;
        self.viewing = Viewing::Now; // the steps are those of what stands
    }

    /// The steps that can be taken now are known.
    pub fn take_list(&mut self, steps: &[Rc<ExplainedStep>]) {
        let before = *self.board();
        self.listed =
            Remote::Ready(steps.iter().map(|explained| LoggedStep { before, explained: Rc::clone(explained) }).collect());
    }

    /// Looks at this one of the listed steps.
    pub fn choose(&mut self, number: usize) {
        if self.available(number).is_some() {
            self.viewing = Viewing::Available(number);
        }
    }

    /// Takes this one of the listed steps.
    pub fn take_listed(&mut self, number: usize) {
        if let Some(explained) = self.available(number).map(|(step, _)| Rc::clone(&step.explained)) {
            let mut snapshot = self.history.now().clone();
            snapshot.take(&explained);
            self.record(snapshot);
            self.shows_step = true;
        }
    }

    /// Looks at the moment of the rating's path at which the step with this number, from 0, is found: at once if the path is known,
    /// else when the worker has told it. What stands stays as it is.
    pub fn go_to(&mut self, number: usize) {
        match self.path() {
            Some(path) => self.viewing = Viewing::Moment(number.min(path.len().saturating_sub(1))),
            None if self.can_be_rated() => self.pending = Some(PendingOperation::GoTo(number)),
            None => {}
        }
    }

    /// Looks at what the board showed before the page was loaded anew, as far as it is still there.
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

    /// The path of the rating, if it is known.
    fn path(&self) -> Option<&[Rc<LoggedStep>]> {
        let (of, path) = self.path.as_ref()?;
        (*of == self.rated_board()).then_some(path)
    }

    /// Makes the moment of the rating's path that is looked at what stands, as one act.
    pub fn take_moment(&mut self) {
        if let Some(snapshot) = self.moment() {
            self.record(snapshot);
            self.viewing = Viewing::Now; // what stood already is no act
        }
    }

    /// The moment of the rating's path that is looked at, after its step was taken.
    fn moment(&self) -> Option<Snapshot> {
        let Viewing::Moment(number) = self.viewing else { return None };
        let (latest, earlier) = self.path()?.get(..=number)?.split_last()?;
        let mut snapshot = Snapshot { board: latest.before, log: earlier.to_vec() };
        snapshot.take(&latest.explained);
        Some(snapshot)
    }

    /// Whether the moment that is looked at lacks digits that stand.
    #[must_use]
    pub fn moment_takes_away(&self) -> bool {
        self.moment().is_some_and(|snapshot| !(self.board().grid().filled() - snapshot.board.grid().filled()).is_empty())
    }

    /// The rating's path is known: goes where somebody wanted to.
    pub fn take_path(&mut self, path: &[Rc<ExplainedStep>]) {
        let board = self.rated_board();
        let mut snapshot = Snapshot { board, log: Vec::new() };
        path.iter().for_each(|explained| snapshot.take(explained));
        self.path = Some((board, snapshot.log));
        if let Some(PendingOperation::GoTo(number)) = self.pending.take() {
            self.go_to(number);
        }
    }

    /// Shows this solution, from 0; beyond the last, the last. Nothing happens where there are not several.
    pub fn walk_to(&mut self, number: usize) {
        if !matches!(self.assessment.verdict, Verdict::Several { .. }) {
            return;
        }
        if self.walk.is_empty() {
            self.walk = solver::solutions(&self.assessment.problem).take(COUNT_LIMIT).map(|solution| *solution.grid()).collect();
        }
        self.viewing = Viewing::Solution(number.min(self.walk.len().saturating_sub(1)));
    }

    /// The candidates that are shown in the empty cells of the board.
    #[must_use]
    pub fn shown_candidates(&self) -> CandidateSet {
        if self.only_true {
            return solver::true_candidates(&self.assessment.problem);
        }
        if self.candidates { *self.board().position().open() } else { CandidateSet::EMPTY }
    }

    /// The position for a candidate grid, be candidates shown or not.
    #[must_use]
    pub fn position(&self) -> Candidates {
        self.board().position()
    }
}

impl Default for Solve {
    fn default() -> Solve {
        Solve::new()
    }
}
