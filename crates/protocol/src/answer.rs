//! The answers of the worker, which are cheap to clone.

use super::{
    AvailableStep, BegunGame, BookPage, BookPuzzle, CollectionAnswer, Drill, Followed, PathDocument, Position, PuzzleFacts,
    SearchTrail, SharedPictures, TechniqueEntry, VicinityAnswer, Written,
};
use nonet_core::{
    board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Grid},
    solver::{self, Fix},
};
use nonet_prose::{Advice, ExplainedStep, JudgedStructure, Reviewed, Supposed, WhyNot};
use nonet_techniques::{Level, Technique};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The answer to a [`Question`](super::Question). Where a variant has no description of its own, it answers the question of that
/// name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// The puzzle that was read from the text, or the reason why none could be read.
    Read(Result<Rc<ReadPuzzle>, Unreadable>),
    /// The answer to [`Question::Read`](super::Question::Read) where the text holds many puzzles.
    Many,
    /// The text that was written.
    Written(Written),
    /// The steps as they are printed.
    Document(Rc<PathDocument>),
    /// All pages of the book.
    Pages(Vec<BookPage>),
    /// The pictures of a board that is shared.
    Shared(Rc<SharedPictures>),
    /// The hint, or the mistakes that come before any hint.
    Hint(Rc<Advice>),
    /// The reason why the candidate is false, or that no technique shows it.
    WhyNot(Rc<WhyNot>),
    /// The steps in order, each at the position after the steps before it. Empty if no step is found.
    Steps(Vec<Rc<ExplainedStep>>),
    /// The conclusions of all steps that the techniques find at the position, each row with what is folded under it behind it.
    AllSteps(Rc<Vec<AvailableStep>>),
    /// All steps of the path. Unlike in [`Answer::Steps`], no step places the naked singles that follow from it.
    Path(Rc<Vec<Rc<ExplainedStep>>>),
    /// The rating of the puzzle.
    Rated(Rc<Rated>),
    /// The rating of the puzzle by Sudoku Explainer's scale.
    Explainer(Rc<ExplainerRating>),
    /// The facts that forums ask of the puzzle.
    Facts(Rc<PuzzleFacts>),
    /// All techniques in hint order.
    Techniques(Rc<Vec<TechniqueEntry>>),
    /// The judgement on what a learner found at the position of a lesson.
    Judged(Rc<Judgement>),
    /// The judgement on the structure.
    Structure(Rc<JudgedStructure>),
    /// The answer to [`Question::MissingTechnique`](super::Question::MissingTechnique). None if no technique would find a step.
    MissingTechnique(Option<Technique>),
    /// The answer to [`Question::Suppose`](super::Question::Suppose).
    Supposed(Rc<Supposed>),
    /// The reviewed moves of the game, in order.
    Review(Rc<Vec<Reviewed>>),
    /// The faults of the board.
    Diagnosis(Rc<Diagnosis>),
    /// The events of the search for solutions.
    Search(Rc<SearchTrail>),
    /// The exact number of solutions.
    Count(u64),
    /// The effect of each given, and of each given that could be added.
    Study(Rc<Study>),
    /// The puzzle after the edit. None if the edit is not possible.
    Edited(Option<Grid>),
    /// The puzzle near the givens of a setter.
    Vicinity(VicinityAnswer),
    /// The puzzle that was made. None if none was found.
    Made(Option<Rc<BookPuzzle>>),
    /// The drill that was made. None if none was found.
    Drill(Option<Rc<Drill>>),
    /// The reply to the marks in a guided drill.
    Followed(Rc<Followed>),
    /// The answer to a [`CollectionQuestion`](super::CollectionQuestion).
    Collection(CollectionAnswer),
}

/// A puzzle that was read from a text: the parts of a [`Reading`](nonet_formats::Reading) that the page shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReadPuzzle {
    /// The givens and the entered digits.
    pub grid: Grid,
    /// The filled cells whose digits a player entered. All other filled cells are givens.
    pub entered: CellSet,
    /// The candidates of each cell. None if the text shows no candidates.
    pub candidates: Option<CandidateSet>,
    /// The parts of the text that were read in another way than they stand there, or not at all, each behind a comma: `, without the
    /// names of rows and columns`. Empty if there are none.
    pub remarks: String,
    /// The separator between two fields of a table of nine rows and nine columns. None if the text is no table of this kind.
    pub separator: Option<char>,
    /// The second way to read the text. None if there is only one way.
    pub other: Option<Box<ReadPuzzle>>,
    /// The state of the game that was begun with this puzzle. None if the text does not have one.
    pub game: Option<BegunGame>,
    /// The part from `#` on of the one link of this page in the text, if it leads to more than a board: to a position, a step or a game.
    /// None for any other text.
    pub link: Option<String>,
}

impl ReadPuzzle {
    /// Returns the candidates that the digits leave and the text rules out.
    #[must_use]
    pub fn eliminations(&self) -> CandidateSet {
        self.candidates.map_or(CandidateSet::EMPTY, |allowed| *Candidates::new(&self.grid).open() - allowed)
    }
}

/// The reason why a text could not be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unreadable {
    /// A sentence without its full stop. It names the place of the error and a way to mend it: `line 4 has 8 cells, expected 9`.
    pub words: String,
    /// The start and the end of the characters with the error, in UTF-16 units from the start of the text, as a text area counts
    /// them.
    pub place: (u32, u32),
    /// The 81 characters of the puzzle that was most likely meant, which the page offers. None if it can't be guessed.
    pub mended: Option<String>,
}

/// The judgement on what a learner found at the position of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(clippy::large_enum_variant)] // only one exists at a time
pub enum Judgement {
    /// The technique of the lesson shows it, by this step.
    Found(Rc<ExplainedStep>),
    /// It is true, but another technique shows it. None if only a search does.
    Other(Option<Rc<ExplainedStep>>),
    /// The candidate that was ruled out is the digit of its cell. Without it one of these would be true, and each is false for its
    /// reason. Empty if that has no short proof.
    Needed(Vec<(Candidate, WhyNot)>),
    /// The digit that was placed is wrong, for this reason.
    Wrong(WhyNot),
    /// There was nothing to find: the cell has a digit, or the candidate is not open any more.
    Gone,
}

/// The rating of a puzzle, with the path on which the rating is based.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rated {
    /// The level.
    pub level: Level,
    /// The score.
    pub score: u32,
    /// The hardest technique of the path. None if the grid is full, so that no step was needed.
    pub hardest: Option<Technique>,
    /// The technique of each step of the path in rating order, in the order of the steps.
    pub path: Vec<Technique>,
}

/// The rating of Sudoku Explainer 1.2.1. The numbers are tenths: 72 is 7.2.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExplainerRating {
    /// The rating of the hardest step of the path.
    pub er: u16,
    /// The rating of the hardest step up to the first step that places a digit.
    pub ep: u16,
    /// The rating of the first step.
    pub ed: u16,
    /// The number of steps of the path.
    pub steps: usize,
    /// The first of the hardest steps. None if the grid is full.
    pub hardest: Option<ExplainerStep>,
}

/// A step of Sudoku Explainer's path.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExplainerStep {
    /// The index of the step in the path, from 0.
    pub number: usize,
    /// The position before the step.
    pub position: Position,
    /// The step.
    pub explained: Rc<ExplainedStep>,
}

/// The faults of a board that has no solution or several, and the changes that could mend it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Diagnosis {
    /// The filled cells whose digits exclude every solution, so that none of the cells can be left out. Empty if there is a
    /// solution.
    pub conflict: CellSet,
    /// The changes of one digit that leave exactly one solution, the likeliest first. If candidates of the board are ruled out,
    /// the changes put one of them back instead.
    pub fixes: Vec<Fix>,
    /// Whether every change of one digit, or of one candidate that was ruled out, was tried: then none mends the board if there are no
    /// fixes.
    pub tried: bool,
    /// The candidates each of which leaves exactly one solution if it is added as a given. Empty unless there are several
    /// solutions.
    pub completing: CandidateSet,
}

/// The effect of each given of a puzzle, and of each given that could be added.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Study {
    /// For each given the number of solutions without it, counted up to one more than [`most_without`](Study::most_without).
    pub removals: Vec<(Cell, u64)>,
    /// For each empty cell and each digit the number of solutions with this digit in the cell, counted up to one more than
    /// [`MOST`](Study::MOST). Has no candidates without a solution, and is empty unless the grid has several solutions.
    pub left: Vec<(Candidate, u64)>,
    /// The givens each of which leaves exactly one solution if it is added, the easiest puzzle first.
    pub additions: Vec<Addition>,
}

impl Study {
    /// The greatest number of solutions that is counted exactly. The page shows a greater number as "more than" this one.
    pub const MOST: u64 = solver::COUNT_LIMIT;

    /// Returns the number up to which solutions without a given are counted exactly, where the grid has `now` solutions: a
    /// hundred times `now`, but at least [`MOST`](Study::MOST). If `now` itself is above `MOST`, it is `MOST`.
    #[must_use]
    pub const fn most_without(now: u64) -> u64 {
        let most = 100 * now;
        if now > Study::MOST || most < Study::MOST { Study::MOST } else { most }
    }

    /// Returns the givens of a puzzle with one solution that could be removed without a second solution.
    pub fn redundant(&self) -> impl Iterator<Item = Cell> {
        self.removals.iter().filter(|(_, solutions)| *solutions == 1).map(|(cell, _)| *cell)
    }
}

/// A given that could be added to a grid, and the rating of the puzzle with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Addition {
    /// The added given.
    pub given: Candidate,
    /// The level of the puzzle with the added given.
    pub level: Level,
    /// The score of the puzzle with the added given.
    pub score: u32,
    /// The hardest technique of the puzzle with the added given.
    pub hardest: Technique,
}
