//! What the page asks.

use super::{CollectionQuestion, Exported, Paper, Played, Sharing, TechniqueId, TechniqueSet, TextSource};
use nonet_core::{
    Level,
    board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Grid},
};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// A question. Each names all that its answer depends on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// What puzzle is in this text?
    Read {
        /// The text, in any form that is known.
        text: Rc<str>,
    },
    /// What is this as text?
    Write(Rc<Exported>),
    /// What stands on the pages of this book?
    Pages(Rc<Paper>),
    /// Which links open this board at other sites?
    Links {
        /// What stands on it.
        at: Position,
    },
    /// What are the pictures of this?
    Share(Rc<Sharing>),
    /// What should the player look for next?
    Hint {
        /// What the player sees.
        player: Player,
        /// Whether hints may assume that there is one solution.
        unique: bool,
    },
    /// Why is this candidate false?
    WhyNot {
        /// What the player sees.
        player: Player,
        /// The candidate.
        candidate: Candidate,
        /// Whether answers may assume that there is one solution.
        unique: bool,
    },
    /// What are the next steps?
    Steps {
        /// Where they begin.
        at: Position,
        /// Which of them.
        steps: Steps,
        /// What may be used.
        options: Options,
    },
    /// Which steps can be taken here?
    AllSteps {
        /// Where.
        at: Position,
        /// What may be used.
        options: Options,
    },
    /// Which steps are on the way that the puzzle's rating is of?
    Path {
        /// Its digits.
        grid: Grid,
        /// What each cell may hold.
        allowed: CandidateSet,
    },
    /// How difficult is this puzzle, which has one solution?
    Rate {
        /// Its digits.
        grid: Grid,
        /// What each cell may hold.
        allowed: CandidateSet,
    },
    /// What rating does Sudoku Explainer give this puzzle, which has one solution?
    Explainer {
        /// Its givens.
        grid: Grid,
    },
    /// Which techniques are there?
    Techniques,
    /// Where can this technique be practised? At one of the positions of its lesson.
    Example {
        /// The technique.
        technique: TechniqueId,
        /// Which of the positions, from 0.
        number: usize,
    },
    /// How did this game go?
    Review {
        /// The game, as it is saved.
        game: Rc<str>,
        /// Whether proofs may assume that there is one solution.
        unique: bool,
    },
    /// What are the statistics of these games?
    Statistics(Rc<Played>),
    /// What is wrong with this board, which has none or several solutions?
    Diagnose {
        /// Its digits.
        grid: Grid,
        /// What each cell may hold.
        allowed: CandidateSet,
    },
    /// How does the earlier programs' search go?
    Search {
        /// The digits.
        grid: Grid,
        /// What each cell may hold.
        allowed: CandidateSet,
        /// Up to how many solutions.
        solutions: usize,
    },
    /// How many solutions are there?
    Count {
        /// What each cell may hold.
        allowed: CandidateSet,
    },
    /// What does each given do, and what would one more do?
    Study {
        /// The givens, which leave few solutions.
        grid: Grid,
    },
    /// What becomes of this puzzle?
    Edit {
        /// The puzzle.
        grid: Grid,
        /// What is done with it.
        act: Edit,
        /// What is left to chance follows from this.
        seed: Seed,
    },
    /// Makes a puzzle.
    Make(Make),
    /// Makes a position to practise this technique at.
    Practise {
        /// The technique.
        technique: TechniqueId,
        /// From this.
        seed: Seed,
    },
    /// About files of many puzzles.
    Collection(CollectionQuestion),
}

/// A position to reason from: the digits that stand, which of them were given, and the candidates that are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// The digits.
    pub grid: Grid,
    /// The cells that were given.
    pub givens: CellSet,
    /// The candidates of the empty cells.
    pub open: CandidateSet,
}

/// What a player sees of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The givens.
    pub givens: Grid,
    /// The digits that the player wrote.
    pub entered: Grid,
    /// The notes: those in the corners of cells, or of the one sort that there is, and those in the middle.
    pub notes: [CandidateSet; 2],
    /// The candidates that were removed.
    pub removed: CandidateSet,
    /// The cell of the last move.
    pub last: Option<Cell>,
}

/// Which techniques may be used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Those whose switch was turned: of what is looked for without being chosen, these are off; of the rest, these are on.
    pub switched: TechniqueSet,
    /// Whether it may be assumed that there is one solution.
    pub unique: bool,
}

/// Which steps are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Steps {
    /// The next one.
    Next,
    /// All, until none is found.
    All,
    /// All singles, and those that they lead to.
    Singles,
}

/// What can be done with a whole puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Edit {
    /// Givens go as long as there is one solution.
    MakeMinimal,
    /// Givens come until there is one solution.
    Complete,
    /// Digits are renamed at random.
    Relabel,
    /// Lines are exchanged and digits renamed at random.
    Shuffle,
    /// The canonical form, which all isomorphs of the puzzle share.
    Canonical,
}

/// The seed that is the `nth` to follow from another, which itself is its number 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seed {
    /// The seed that it follows from.
    pub of: u64,
    /// Its place.
    pub nth: u32,
}

/// A puzzle that is to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Make {
    /// One to play.
    Level {
        /// What it is made from.
        seed: Seed,
        /// Its level.
        level: Level,
    },
    /// That of a day and a level, the same for everyone.
    Day {
        /// The year,
        year: u32,
        /// the month,
        month: u32,
        /// and the day.
        day: u32,
        /// The level.
        level: Level,
    },
    /// One of a book.
    Book {
        /// What it is made from.
        seed: Seed,
        /// Its level.
        level: PuzzleLevel,
        /// The least and the most that Sudoku Explainer rates it, in tenths.
        explainer: Option<(u16, u16)>,
        /// A technique that it shall take.
        needs: Option<TechniqueId>,
        /// The symmetry of its givens, by its place in the generator's list.
        symmetry: u8,
        /// Whether no given can be left out.
        minimal: bool,
    },
}

/// The level of a puzzle of a book.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PuzzleLevel {
    /// Any.
    Any,
    /// This one.
    Of(Level),
    /// That of this place in a mixed book: each level comes once in every five puzzles, in an order that follows from the seed.
    Mixed {
        /// The place, from 0.
        place: u32,
    },
}

impl Question {
    /// Whether it is for the worker that is kept free for what a player waits for.
    #[must_use]
    pub const fn is_quick(&self) -> bool {
        if let Question::Collection(question) = self {
            return question.is_quick();
        }
        matches!(
            self,
            Question::Read { .. }
                | Question::Write(_)
                | Question::Pages(_)
                | Question::Links { .. }
                | Question::Share(_)
                | Question::Hint { .. }
                | Question::WhyNot { .. }
                | Question::Steps { .. }
                | Question::AllSteps { .. }
                | Question::Path { .. }
                | Question::Rate { .. }
                | Question::Techniques
                | Question::Example { .. }
        )
    }

    /// Whether it may take so long that it is worth ending the worker when nobody wants the answer any more.
    #[must_use]
    pub const fn is_endless(&self) -> bool {
        if let Question::Collection(question) = self {
            return question.is_endless();
        }
        matches!(self, Question::Count { .. } | Question::Edit { .. }) || self.can_wait()
    }

    /// The number of the file that goes with it.
    #[must_use]
    pub const fn file(&self) -> Option<u32> {
        match self {
            Question::Collection(CollectionQuestion::Import { source: TextSource::File(file), .. }) => Some(*file),
            _ => None,
        }
    }

    /// Whether it is put off when something else is wanted.
    #[must_use]
    pub const fn can_wait(&self) -> bool {
        matches!(self, Question::Explainer { .. } | Question::Study { .. } | Question::Make(_) | Question::Practise { .. })
    }
}

impl Position {
    /// It as the solver's and the engine's own position.
    #[must_use]
    pub fn candidates(&self) -> Candidates {
        let mut candidates = Candidates::with_givens(&self.grid, self.givens);
        let gone = *candidates.open() - self.open;
        candidates.eliminate(&gone);
        candidates
    }
}

impl From<&Candidates> for Position {
    fn from(candidates: &Candidates) -> Position {
        Position { grid: *candidates.grid(), givens: candidates.givens(), open: *candidates.open() }
    }
}
