//! What the worker is asked and what it answers. Doing a job is plain Rust, so tests do it without a worker.

use nonet_core::{
    board::{CandidateSet, Candidates, Cell, CellSet, Grid, list_of},
    solver::{self, Fix, Problem},
    words::Notation,
};
use nonet_generator::{self as generator, Addition, Seed, canonical, practise};
use nonet_logic::{Event, Level, Limits, Options, Order, Path, Rating, Technique, solve_path, trail};
use nonet_tutor::en;
use std::rc::Rc;

/// The number of a job. An answer to a number that is no longer wanted is dropped.
pub type JobId = u32;

/// How many lines of a search are told; nobody reads more.
const SEARCH_LINES: usize = 2_000;

/// Up to how many solutions are counted for a grid without one of its givens.
pub const MOST_WITHOUT: usize = 100;

/// Something that may take long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Job {
    /// Finds what is wrong with a board that has none or several solutions.
    Diagnose {
        /// Its digits.
        grid: Grid,
        /// What each cell may hold.
        allowed: CandidateSet,
    },
    /// Counts all solutions.
    Count {
        /// What each cell may hold.
        allowed: CandidateSet,
    },
    /// Tells how the earlier programs' search goes.
    Search {
        /// The digits.
        grid: Grid,
        /// What each cell may hold.
        allowed: CandidateSet,
        /// Up to how many solutions.
        solutions: usize,
    },
    /// Rates a puzzle that has one solution.
    Rate {
        /// Its digits.
        grid: Grid,
        /// What each cell may hold.
        allowed: CandidateSet,
    },
    /// Finds what each given does and what one more would do.
    Study {
        /// The givens, which leave few solutions.
        grid: Grid,
    },
    /// Makes a puzzle.
    Make(generator::Request),
    /// Makes a puzzle on whose way this technique is a step.
    Practise(Seed, Technique),
}

/// What came of it, in a form that is cheap to pass on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Of [`Job::Diagnose`].
    Diagnosis(Rc<Diagnosis>),
    /// Of [`Job::Count`]: the exact number of solutions.
    Count(u64),
    /// Of [`Job::Search`].
    Search(Rc<Search>),
    /// Of [`Job::Rate`].
    Rated(Rc<Rated>),
    /// Of [`Job::Study`].
    Study(Rc<Study>),
    /// Of [`Job::Make`] and [`Job::Practise`]: none if nothing was found.
    Made(Option<Rc<Made>>),
}

/// A made puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Made {
    /// Its givens.
    pub givens: Grid,
    /// Its canonical form, which all its guises share.
    pub form: Grid,
    /// Its level.
    pub level: Level,
    /// Its score.
    pub score: u32,
    /// The hardest technique of its way in rating order.
    pub hardest: Technique,
    /// Whether it is what was asked for, or only the nearest that was found.
    pub meets: bool,
}

/// How difficult a puzzle is, and the path that says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rated {
    /// The level.
    pub level: Level,
    /// The score.
    pub score: u32,
    /// The technique of each step of the path in rating order.
    pub path: Vec<Technique>,
}

/// What each given does, and what one more would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Study {
    /// For each given how many solutions there are without it, up to [`MOST_WITHOUT`].
    pub removals: Vec<(Cell, usize)>,
    /// The givens that can be added so that there is one solution, the easiest puzzle first.
    pub additions: Vec<Addition>,
}

/// What is wrong with a board, and what would mend it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Diagnosis {
    /// Where there is no solution: digits that exclude every solution, each of them needed for that.
    pub conflict: CellSet,
    /// Changes of one digit that leave one solution, likeliest first.
    pub fixes: Vec<Fix>,
    /// Where there are several solutions: candidates each of which, added, leaves one.
    pub completing: CandidateSet,
}

/// How a search went, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Search {
    /// The measure of it: `8 guesses, at most 4 deep`.
    pub summary: String,
    /// Line by line.
    pub lines: Vec<SearchLine>,
    /// Whether lines were left out at the end.
    pub cut: bool,
}

/// A line of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchLine {
    /// How many guesses stand.
    pub depth: usize,
    /// What happened.
    pub words: String,
}

/// What the page sends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// The job's number.
    pub id: JobId,
    /// The job.
    pub job: Job,
}

/// What the worker sends back, with the job's number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// The job goes on.
    Progress {
        /// Its number.
        id: JobId,
        /// How many solutions were found so far, or puzzles looked at.
        found: u64,
    },
    /// The job is done.
    Done {
        /// Its number.
        id: JobId,
        /// What came of it.
        answer: Answer,
    },
    /// The job could not be done.
    Failed {
        /// Its number.
        id: JobId,
        /// Why.
        why: String,
    },
}

impl Job {
    /// Does the job. `progress` is told how many solutions were found so far, or puzzles looked at.
    pub fn run(&self, progress: &mut dyn FnMut(u64)) -> Answer {
        match self {
            Job::Diagnose { grid, allowed } => Answer::Diagnosis(Rc::new(diagnose(grid, allowed))),
            Job::Count { allowed } => {
                let counted = solver::count_with(allowed, u64::MAX, &mut |found| {
                    progress(found);
                    true
                });
                Answer::Count(counted.solutions)
            }
            Job::Search { grid, allowed, solutions } => Answer::Search(Rc::new(search(grid, allowed, *solutions))),
            Job::Rate { grid, allowed } => Answer::Rated(Rc::new(rated(&rating_path(grid, allowed)))),
            Job::Study { grid } => Answer::Study(Rc::new(Study {
                removals: generator::removals(grid, MOST_WITHOUT),
                additions: generator::additions(grid, &mut |done, _| {
                    progress(done as u64);
                    true
                }),
            })),
            Job::Make(request) => {
                let made = request.make(&mut |looked| told(progress, looked));
                Answer::Made(made.map(|made| Made::of(made.puzzle.givens(), &made.path, made.meets)))
            }
            Job::Practise(seed, technique) => {
                let found = practise(*seed, *technique, &mut |looked| told(progress, looked));
                Answer::Made(found.map(|found| {
                    let givens = found.puzzle.givens();
                    Made::of(givens, &rating_path(givens, &givens.allowed()), true)
                }))
            }
        }
    }

    /// Whether it may take so long that it is worth ending the worker when nobody wants the answer any more.
    #[must_use]
    pub const fn is_endless(&self) -> bool {
        matches!(self, Job::Count { .. }) || self.can_wait()
    }

    /// Whether it is put off when something else is wanted.
    #[must_use]
    pub const fn can_wait(&self) -> bool {
        matches!(self, Job::Study { .. } | Job::Make(_) | Job::Practise(..))
    }
}

impl Made {
    fn of(givens: &Grid, path: &Path, meets: bool) -> Rc<Made> {
        let Rating { level, score, hardest, .. } = Rating::of(path);
        let hardest = hardest.unwrap_or(Technique::FullHouse); // of a full grid nothing is needed
        Rc::new(Made { givens: *givens, form: canonical(givens), level, score, hardest, meets })
    }
}

fn told(progress: &mut dyn FnMut(u64), looked: generator::Progress) -> bool {
    progress(looked.attempts.into());
    true
}

/// The path that a rating is of. The puzzle has one solution.
#[must_use]
pub fn rating_path(grid: &Grid, allowed: &CandidateSet) -> Path {
    let mut position = Candidates::new(grid);
    position.restrict(allowed);
    solve_path(&position, Order::Rating, &Options::UNIQUE)
}

fn rated(path: &Path) -> Rated {
    let rating = Rating::of(path);
    Rated { level: rating.level, score: rating.score, path: list_of(path.steps.iter().map(|step| step.technique)) }
}

fn diagnose(grid: &Grid, allowed: &CandidateSet) -> Diagnosis {
    let barred = *allowed != grid.allowed(); // then digits alone are not to blame
    if solver::any_solution(allowed).is_some() {
        let fixes = if barred { Vec::new() } else { solver::typos(grid) };
        return Diagnosis { fixes, completing: solver::completing_givens(allowed), ..Diagnosis::default() };
    }
    if barred {
        return Diagnosis::default();
    }
    Diagnosis { conflict: solver::conflicting_givens(grid), fixes: solver::typos(grid), ..Diagnosis::default() }
}

fn search(grid: &Grid, allowed: &CandidateSet, solutions: usize) -> Search {
    let mut position = Candidates::new(grid);
    position.restrict(allowed);
    let trail = trail(&position, Limits { solutions, ..Limits::FIRST });
    let mut standing = 0;
    let tell = |event: &Event| {
        let depth = match event {
            Event::Guess { depth, .. } | Event::TakenBack { depth, .. } => depth.saturating_sub(1),
            Event::Filled { .. } | Event::Impossible { .. } | Event::Solution { .. } => standing,
        };
        standing = match event {
            Event::Guess { depth, .. } => *depth,
            _ => depth,
        };
        SearchLine { depth, words: en::event(event, Notation::default()) }
    };
    let lines = list_of(trail.events.iter().take(SEARCH_LINES).map(tell));
    Search { summary: en::trail_summary(&trail), cut: trail.events.len() > lines.len() || !trail.complete, lines }
}
