//! What the worker answers, in a form that is cheap to pass on.

use super::{
    BegunGame, BookPage, CollectionAnswer, ExplainedStep, Hint, Position, SearchTrail, SharedPictures, SiteLink, Statistics,
    TechniqueEntry, TechniqueName, TechniqueSet, WhyNot, Written,
};
use nonet_core::{
    Level,
    board::{Candidate, CandidateSet, Cell, CellSet, Digit, Grid},
    solver::{self, Fix},
};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The answer to the question of the same name, where nothing else is said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// What was read, or why nothing was.
    Read(Result<Rc<ReadPuzzle>, Unreadable>),
    /// To a text that is to be read, too: it holds many puzzles.
    Many,
    /// To a question for something to be written.
    Written(Written),
    /// All pages of the book.
    Pages(Vec<BookPage>),
    /// To a question for links, one of each site.
    Links(Rc<Vec<SiteLink>>),
    /// The pictures of what is shared.
    Shared(Rc<SharedPictures>),
    /// To a question for a hint.
    Hint(Rc<Advice>),
    /// Why, or that nothing shows it.
    WhyNot(Rc<WhyNot>),
    /// The steps, each at the position that the ones before it leave; none if there is none.
    Steps(Vec<Rc<ExplainedStep>>),
    /// All steps that can be taken.
    AllSteps(Rc<Vec<Rc<ExplainedStep>>>),
    /// All steps of the path, each without what would follow from it at once.
    Path(Rc<Vec<Rc<ExplainedStep>>>),
    /// To a question for a rating.
    Rated(Rc<Rated>),
    /// What Sudoku Explainer says of the puzzle.
    Explainer(Rc<ExplainerRating>),
    /// All techniques in hint order.
    Techniques(Rc<Vec<TechniqueEntry>>),
    /// To a question for an example, or for something to practise: none if nothing was found.
    Practice(Option<Rc<Practice>>),
    /// The moves of the game, in order.
    Review(Rc<Vec<Reviewed>>),
    /// To a question for a diagnosis.
    Diagnosis(Rc<Diagnosis>),
    /// How the search went.
    Search(Rc<SearchTrail>),
    /// The statistics of the games.
    Statistics(Rc<Statistics>),
    /// The exact number of solutions.
    Count(u64),
    /// To a question for a study.
    Study(Rc<Study>),
    /// The puzzle that it becomes, if that can be done.
    Edited(Option<Grid>),
    /// The puzzle: none if nothing was found.
    Made(Option<Rc<Made>>),
    /// To a question about files of many puzzles.
    Collection(CollectionAnswer),
}

/// A puzzle that was read from a text: of a [`Reading`](nonet_formats::Reading), what is shown and said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReadPuzzle {
    /// The digits that stand.
    pub grid: Grid,
    /// Those of the filled cells that a person entered.
    pub entered: CellSet,
    /// What each cell may hold, when the text shows candidates.
    pub candidates: Option<CandidateSet>,
    /// What the text was understood as: `81-character line, '.' for empty`.
    pub form: String,
    /// What stands between two fields of a table of nine by nine; none if the text is no such table.
    pub separator: Option<char>,
    /// The second way to understand the text, where it has one.
    pub other: Option<Box<ReadPuzzle>>,
    /// How far a person has come with it, where the text tells it.
    pub game: Option<BegunGame>,
}

/// Why a text could not be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unreadable {
    /// A sentence without its full stop, that names the place and what would mend it: `line 4 has 8 cells, expected 9`.
    pub words: String,
    /// The characters that it is about, counted in UTF-16 units from the start of the text as a text area does: from, and up to.
    pub place: (u32, u32),
    /// The 81 characters of the puzzle that it most likely was, to be offered.
    pub mended: Option<String>,
}

/// What there is to say about a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(clippy::large_enum_variant)] // there is one of it
pub enum Advice {
    /// Something that stands is wrong. To say so comes before any step.
    Mistakes {
        /// The cells with a wrong digit.
        digits: CellSet,
        /// The notes that should not have been removed.
        removed: CandidateSet,
    },
    /// A step.
    Step(Hint),
    /// No technique finds anything.
    Stuck,
}

/// A position to practise a technique at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Practice {
    /// The technique.
    pub technique: TechniqueName,
    /// The position.
    pub position: Position,
    /// The techniques whose switch has to be turned so that this one is what comes next.
    pub switched: TechniqueSet,
}

/// A made puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Made {
    /// Its givens.
    pub givens: Grid,
    /// Its canonical form, which all equivalent puzzles share.
    pub form: Grid,
    /// Its level.
    pub level: Level,
    /// Its score.
    pub score: u32,
    /// The hardest technique of its way in rating order.
    pub hardest: TechniqueName,
    /// Whether it is what was asked for, or only the nearest that was found.
    pub meets: bool,
    /// The seed that it was made from.
    pub seed: u64,
    /// Seed and recipe as text, as a link keeps them: `seed-7.hard`.
    pub recipe: String,
    /// Sudoku Explainer's rating in tenths, where the recipe asks for one.
    pub explainer: Option<u16>,
}

/// How difficult a puzzle is, and the path that says so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rated {
    /// The level.
    pub level: Level,
    /// The score.
    pub score: u32,
    /// The hardest technique; none if nothing was needed.
    pub hardest: Option<TechniqueName>,
    /// The technique of each step of the path in rating order.
    pub path: Vec<TechniqueName>,
}

/// The rating of Sudoku Explainer 1.2.1. The numbers are tenths: 72 is 7.2.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExplainerRating {
    /// The hardest step of its path.
    pub er: u16,
    /// The hardest step up to the first that places a digit.
    pub ep: u16,
    /// The first step.
    pub ed: u16,
    /// How many steps its path has.
    pub steps: usize,
    /// The first of the hardest steps; none of a grid that is full.
    pub hardest: Option<ExplainerStep>,
}

/// A step of Sudoku Explainer's path.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExplainerStep {
    /// Its number, from 0.
    pub number: usize,
    /// The position at which it is taken.
    pub position: Position,
    /// The step.
    pub explained: Rc<ExplainedStep>,
}

/// A digit that was written, or a candidate that was removed, in a game that is looked back on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reviewed {
    /// The move's number.
    pub number: usize,
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
    /// How many candidates were removed, of which this is the first; none if the digit was written.
    pub removed: usize,
    /// Seconds of play between the move before and this one.
    pub pause: u32,
    /// What it rested on.
    pub ground: Ground,
}

/// What a digit rested on when it was written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ground {
    /// The hardest technique of the cheapest proof.
    Proved(TechniqueName),
    /// It is right, but what proves it there is of a higher level than all that the puzzle takes.
    Ahead(TechniqueName),
    /// It is right, but nothing that is known proves it there: a guess, or a digit that others were to come before.
    Guess,
    /// No solution has it.
    Wrong,
}

impl Ground {
    /// The technique of the proof, if there is one.
    #[must_use]
    pub const fn proof(&self) -> Option<&TechniqueName> {
        match self {
            Ground::Proved(technique) => Some(technique),
            Ground::Ahead(_) | Ground::Guess | Ground::Wrong => None,
        }
    }
}

/// The technique of the hardest step of a game that was reviewed, if anything in it was proved.
#[must_use]
pub fn hardest_step(reviewed: &[Reviewed]) -> Option<&TechniqueName> {
    reviewed.iter().filter_map(|it| it.ground.proof()).max_by_key(|technique| technique.easier)
}

/// What is wrong with a board, and what would mend it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Diagnosis {
    /// Where there is no solution: digits that exclude every solution, each of them needed for that.
    pub conflict: CellSet,
    /// Changes of one digit that leave one solution, likeliest first; where candidates were ruled out, those that do so if put back.
    pub fixes: Vec<Fix>,
    /// Where there are several solutions: candidates each of which, added, leaves one.
    pub completing: CandidateSet,
}

/// What each given does, and what one more would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Study {
    /// For each given how many solutions there are without it, counted to one more than [`most_without`](Study::most_without) says.
    pub removals: Vec<(Cell, usize)>,
    /// Where there are several solutions, how many of them have each digit in each empty cell, counted as far; nothing of digits
    /// that none has.
    pub left: Vec<(Candidate, usize)>,
    /// The givens that can be added so that there is one solution, the easiest puzzle first.
    pub additions: Vec<Addition>,
}

impl Study {
    /// How many solutions are told apart: of more it is only said that there are more.
    pub const MOST: usize = solver::COUNT_LIMIT;

    /// Up to how many solutions are counted without a given where there are `now` with it: a hundred times as many are told apart, as
    /// long as those themselves are.
    #[must_use]
    pub const fn most_without(now: usize) -> usize {
        let most = 100 * now;
        if now > Study::MOST || most < Study::MOST { Study::MOST } else { most }
    }

    /// The givens of a puzzle with one solution that could be removed.
    pub fn redundant(&self) -> impl Iterator<Item = Cell> {
        self.removals.iter().filter(|(_, solutions)| *solutions == 1).map(|(cell, _)| *cell)
    }
}

/// What one more given makes of a grid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Addition {
    /// The given.
    pub given: Candidate,
    /// The level of the puzzle with it.
    pub level: Level,
    /// The score of the puzzle with it.
    pub score: u32,
    /// The hardest technique of the puzzle with it.
    pub hardest: TechniqueName,
}
