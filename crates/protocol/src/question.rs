//! The questions of the page.

use super::{
    CollectionQuestion, DrillRequest, Exported, ExportedPath, FollowRequest, Paper, Sharing, TextSource, VicinityRequest,
};
use jiff::civil::Date;
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Grid};
use nonet_techniques::{Level, Options, Technique};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// A question to the worker. It has all data that its answer depends on, except for the stored collections.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// Which puzzle does this text hold?
    Read {
        /// The text, in any supported format.
        text: Rc<str>,
    },
    /// How is this board, log or book written as text?
    Write(Rc<Exported>),
    /// How are these steps printed?
    Document(Rc<ExportedPath>),
    /// What is on the pages of this book?
    Pages(Rc<Paper>),
    /// What are the pictures of this board and of its link?
    Share(Rc<Sharing>),
    /// What should the player look for next?
    Hint {
        /// The parts of the game that the player sees.
        player: Player,
        /// Whether hints may assume that there is one solution.
        unique: bool,
    },
    /// Why is this candidate false?
    WhyNot {
        /// The parts of the game that the player sees.
        player: Player,
        /// The candidate.
        candidate: Candidate,
        /// Whether answers may assume that there is one solution.
        unique: bool,
    },
    /// What are the next steps?
    Steps {
        /// The position before the first step.
        at: Position,
        /// Whether the next step, all steps or all singles are asked for.
        steps: Steps,
        /// The techniques that may be used.
        options: Options,
    },
    /// Which steps do the techniques find at this position?
    AllSteps {
        /// The position.
        at: Position,
        /// The techniques that may be used.
        options: Options,
    },
    /// Which steps are on the path that the puzzle's rating is based on?
    Path {
        /// The digits of the puzzle.
        grid: Grid,
        /// The candidates of each cell.
        allowed: CandidateSet,
    },
    /// How difficult is this puzzle, which has one solution?
    Rate {
        /// The digits of the puzzle.
        grid: Grid,
        /// The candidates of each cell.
        allowed: CandidateSet,
    },
    /// What rating does Sudoku Explainer give this puzzle, which has one solution?
    Explainer {
        /// The givens of the puzzle.
        grid: Grid,
    },
    /// What do forums ask of this puzzle, and what are the answers?
    Facts {
        /// The givens of the puzzle.
        grid: Grid,
    },
    /// Which techniques are there?
    Techniques,
    /// Is this true, and is it the technique of the lesson that shows it?
    Judge {
        /// The technique of the lesson.
        technique: Technique,
        /// The position of the lesson.
        at: Position,
        /// The candidate that the learner placed or ruled out.
        candidate: Candidate,
        /// Whether the candidate was placed. Otherwise it was ruled out.
        placed: bool,
    },
    /// Does this structure, which a person wrote, prove anything, and where does it break?
    Structure {
        /// The text: a chain, a fish, cells with digits, or truths and links.
        text: Rc<str>,
        /// The position.
        at: Position,
    },
    /// Which is the first technique in hint order that is switched off and would find a step?
    MissingTechnique {
        /// The position.
        at: Position,
        /// The techniques that are switched on, none of which finds a step.
        options: Options,
    },
    /// What is known of this candidate: why is it false, what follows if it is true or false, how is it linked to another one?
    Suppose {
        /// The candidate.
        candidate: Candidate,
        /// The other candidate. None if no link is asked for.
        other: Option<Candidate>,
        /// The position.
        at: Position,
        /// The techniques that may prove the candidate false.
        options: Options,
    },
    /// How did this game go?
    Review {
        /// The text of the saved game.
        game: Rc<str>,
        /// Whether proofs may assume that there is one solution.
        unique: bool,
    },
    /// What is wrong with this board, which has none or several solutions?
    Diagnose {
        /// The digits of the board.
        grid: Grid,
        /// The candidates of each cell.
        allowed: CandidateSet,
    },
    /// Which events does a search by singles and guesses have?
    Search {
        /// The digits.
        grid: Grid,
        /// The candidates of each cell.
        allowed: CandidateSet,
        /// The number of solutions after which the search ends.
        solutions: usize,
    },
    /// How many solutions does this board have?
    Count {
        /// The candidates of each cell.
        allowed: CandidateSet,
    },
    /// What is the effect of each given, and of each given that could be added?
    Study {
        /// The givens. They have few solutions.
        grid: Grid,
    },
    /// What is the puzzle after this edit?
    Edit {
        /// The puzzle.
        grid: Grid,
        /// The edit.
        act: Edit,
        /// The seed for the random choices of the edit.
        seed: Seed,
    },
    /// Searches near the givens of a setter for a puzzle that has a certain rating.
    Vicinity(VicinityRequest),
    /// Makes a puzzle.
    Make(Make),
    /// Makes a drill.
    Drill(DrillRequest),
    /// Are these marks right in a guided drill, and what is asked next?
    Follow(FollowRequest),
    /// A question about collections.
    Collection(CollectionQuestion),
}

/// A position: the givens, the entered digits, and the candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// The givens and the entered digits.
    pub grid: Grid,
    /// The cells of the givens.
    pub givens: CellSet,
    /// The candidates of the empty cells.
    pub open: CandidateSet,
}

/// The parts of a game that the player sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The givens.
    pub givens: Grid,
    /// The digits that the player entered.
    pub entered: Grid,
    /// The corner notes and the centre notes. In a game with one kind of notes, they are the corner notes.
    pub notes: [CandidateSet; 2],
    /// The candidates that were struck out.
    pub struck: CandidateSet,
    /// The candidates of `struck` that a hint struck out.
    pub by_step: CandidateSet,
    /// The cells whose notes were complete.
    pub complete: CellSet,
    /// The cell of the last move that wrote in a cell. None if there is no such move.
    pub last: Option<Cell>,
}

/// The steps that a question asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Steps {
    /// The next step.
    Next,
    /// All steps, one after the other, until no step is found.
    All,
    /// All singles, one after the other, until no single is found.
    Singles,
}

/// An edit of a whole puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Edit {
    /// Removes givens until no given can be removed without a second solution.
    MakeMinimal,
    /// Adds givens until there is one solution.
    Complete,
    /// Renames the digits at random.
    Relabel,
    /// Exchanges rows and columns and renames the digits, at random.
    Shuffle,
    /// Replaces the puzzle by its canonical form, which is equal for all isomorphs of the puzzle.
    Canonical,
}

/// A seed that is derived from another seed: the `nth` of the seeds that follow from `of`. With `nth` 0, it is `of` itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seed {
    /// The seed from which this one is derived.
    pub of: u64,
    /// The index in the series of derived seeds.
    pub nth: u32,
}

/// A request for a puzzle that is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Make {
    /// A puzzle to play.
    Level {
        /// The seed.
        seed: Seed,
        /// The level.
        level: Level,
    },
    /// The puzzle of a day and a level, which is equal for all players.
    Day {
        /// The day.
        day: Date,
        /// The level.
        level: Level,
    },
    /// A puzzle to play whose hardest technique is this one.
    Technique {
        /// The seed.
        seed: Seed,
        /// The technique.
        technique: Technique,
    },
    /// A puzzle of a book.
    Book {
        /// The seed.
        seed: Seed,
        /// The level.
        level: PuzzleLevel,
        /// The lowest and the highest rating by Sudoku Explainer, in tenths. None if any rating will do.
        explainer: Option<(u16, u16)>,
        /// The technique that the puzzle must need. None if any techniques will do.
        needs: Option<Technique>,
        /// The symmetry of the givens, as an index in the generator's list of symmetries.
        symmetry: u8,
        /// Whether the puzzle must be minimal, so that no given can be removed.
        minimal: bool,
    },
}

/// The level of a puzzle of a book.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PuzzleLevel {
    /// Any level.
    Any,
    /// This level.
    Of(Level),
    /// The level of this place in a mixed book. Each level comes once in every five puzzles, in an order that follows from the
    /// seed.
    Mixed {
        /// The place in the book, from 0.
        place: u32,
    },
}

impl Question {
    /// Returns whether the question goes to the worker that is kept free for quick answers.
    #[must_use]
    pub const fn is_quick(&self) -> bool {
        if let Question::Collection(question) = self {
            return question.is_quick();
        }
        matches!(
            self,
            Question::Read { .. }
                | Question::Write(_)
                | Question::Document(_)
                | Question::Pages(_)
                | Question::Share(_)
                | Question::Hint { .. }
                | Question::WhyNot { .. }
                | Question::Steps { .. }
                | Question::AllSteps { .. }
                | Question::Path { .. }
                | Question::Rate { .. }
                | Question::Techniques
                | Question::Judge { .. }
                | Question::Structure { .. }
                | Question::Suppose { .. }
                | Question::MissingTechnique { .. }
                | Question::Follow(_)
        )
    }

    /// Returns whether the answer may take so long that the page ends the worker once the answer is no longer needed.
    #[must_use]
    pub const fn is_endless(&self) -> bool {
        if let Question::Collection(question) = self {
            return question.is_endless();
        }
        matches!(self, Question::Count { .. } | Question::Edit { .. } | Question::Facts { .. } | Question::Read { .. })
            || self.can_wait()
    }

    /// Returns the number of the file that is sent along with the question. None if there is no file.
    #[must_use]
    pub const fn file(&self) -> Option<u32> {
        match self {
            Question::Collection(CollectionQuestion::Import { source: TextSource::File(file), .. }) => Some(*file),
            _ => None,
        }
    }

    /// Returns whether the question is postponed while another question needs the worker.
    #[must_use]
    pub const fn can_wait(&self) -> bool {
        matches!(
            self,
            Question::Explainer { .. } | Question::Study { .. } | Question::Make(_) | Question::Vicinity(_) | Question::Drill(_)
        )
    }
}

impl Position {
    /// Returns the position as the candidate grid of the solver and the techniques.
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
