//! An exercise: a position of a lesson, whose step the player looks for, with the last attempt and its judgement.

use super::state::{Snapshot, Solve, Viewing};
use crate::{
    session::{Context, Remote},
    text,
};
use nonet_core::{
    board::{Candidate, CandidateSet, Digit, DigitSet},
    words::Notation,
};
use nonet_formats::{Address, BoardState};
use nonet_game::SolveBoard;
use nonet_protocol::{Judgement, Position, Practice, Question, TechniqueName};

/// A position of a lesson, at which the player looks for a step.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The technique of the step that the player looks for.
    pub technique: TechniqueName,
    /// The index of the position in its lesson. None if the position was made.
    pub number: Option<usize>,
    /// Whether the technique places a digit here. Otherwise it rules out candidates.
    pub places: bool,
    /// The board of the position.
    board: SolveBoard,
    /// The last attempt, and the worker's judgement on it. None if there was no attempt.
    pub tried: Option<(Attempt, Remote<Judgement>)>,
}

/// A candidate that the player placed or ruled out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// The candidate.
    pub candidate: Candidate,
    /// Whether the candidate was placed. Otherwise it was ruled out.
    pub placed: bool,
}

/// The progress of an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// The player is looking for the step.
    Open,
    /// The player found the step.
    Found,
    /// The step was shown to the player.
    Shown,
}

impl Exercise {
    /// Returns the exercise at a position.
    #[must_use]
    pub fn new(practice: &Practice, number: Option<usize>, board: SolveBoard) -> Exercise {
        Exercise { technique: practice.technique.clone(), number, places: practice.places, board, tried: None }
    }
}

impl Solve {
    /// Returns the exercise that the board shows, and how far it has come: the board is that of the exercise, or that after its
    /// step.
    #[must_use]
    pub fn exercise(&self) -> Option<(&Exercise, Progress)> {
        let exercise = self.exercise.as_ref().filter(|_| matches!(self.viewing, Viewing::Now))?;
        if exercise.board == *self.board() {
            return Some((exercise, Progress::Open));
        }
        let [taken] = self.log() else { return None };
        let is_found = matches!(&exercise.tried, Some((_, Remote::Ready(Judgement::Found(_)))));
        let progress = if is_found { Progress::Found } else { Progress::Shown };
        (taken.before == exercise.board).then_some((exercise, progress))
    }

    /// Returns whether the step of an exercise is still looked for.
    #[must_use]
    pub fn is_exercise_open(&self) -> bool {
        matches!(self.exercise(), Some((_, Progress::Open)))
    }

    /// Takes a typed digit as the player's answer. With `as_candidate`, the digit is ruled out even where a digit is looked for.
    pub(super) fn attempt(&mut self, digit: Digit, as_candidate: bool, context: &mut Context<'_>) {
        let cell = context.session.board.selection.cells.single().filter(|cell| self.board().grid()[*cell].is_none());
        let Some(cell) = cell else { return context.say(text::learn::SELECT_A_CELL, Vec::new()) };
        if let Some(exercise) = &mut self.exercise {
            let attempt = Attempt { candidate: Candidate { cell, digit }, placed: exercise.places && !as_candidate };
            exercise.tried = Some((attempt, Remote::Loading));
        }
    }

    /// Returns the question whether the player is right.
    pub(crate) fn exercise_question(&self) -> Option<Question> {
        let (exercise, _) = self.exercise().filter(|(_, progress)| *progress == Progress::Open)?;
        let Some((Attempt { candidate, placed }, Remote::Loading)) = exercise.tried else { return None };
        Some(Question::Judge { technique: exercise.technique.id, at: Position::from(&self.position()), candidate, placed })
    }

    /// Takes the worker's judgement. A correct attempt takes the step; any other leaves the position as it is.
    pub fn judged(&mut self, judgement: &Judgement) {
        if let Judgement::Found(step) = judgement {
            let mut snapshot = Snapshot { board: *self.board(), log: Vec::new() };
            snapshot.take(step);
            self.record(snapshot);
            self.shows_step = true;
        }
        if let Some((_, answer)) = self.exercise.as_mut().and_then(|exercise| exercise.tried.as_mut()) {
            *answer = Remote::Ready(judgement.clone());
        }
    }

    /// Forgets the attempt, because the worker could not judge it.
    pub fn not_judged(&mut self) {
        if let Some(exercise) = &mut self.exercise {
            exercise.tried = None;
        }
    }

    /// Returns the address of the position of the exercise, as a game.
    #[must_use]
    pub fn exercise_address(&self) -> Option<Address> {
        self.exercise()?;
        let board = self.board();
        let (givens, position) = (board.givens(), self.position());
        let entered = board.grid().within(!givens.filled());
        let notes = CandidateSet::product(board.grid().empty(), DigitSet::ALL) & *position.open();
        Some(Address::Position(Box::new(BoardState { givens, entered, notes, ..BoardState::default() })))
    }
}

impl Attempt {
    /// Returns the judgement of the attempt in words.
    #[must_use]
    pub fn words(self, judgement: &Judgement, technique: &str, notation: Notation) -> String {
        let Attempt { candidate, placed } = self;
        match judgement {
            Judgement::Found(step) => text::learn::found(&step.wording.of(notation).action),
            Judgement::Other(step) => {
                let action = step.as_ref().map(|step| step.wording.of(notation).action.as_str());
                text::learn::other(candidate, placed, action, technique, notation)
            }
            Judgement::Needed => text::learn::needed(candidate, notation),
            Judgement::Wrong(answer) => {
                let why = answer.lines.of(notation).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
                text::learn::wrong(candidate, &why, notation)
            }
            Judgement::Gone => text::learn::gone(candidate, notation),
        }
    }
}
