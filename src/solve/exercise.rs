//! An exercise: a position of a lesson, whose step the player looks for, with the last attempt and its judgement.

use super::{
    display::Viewing,
    kept::known_techniques,
    state::{Snapshot, Solve},
};
use crate::{
    record::as_text,
    session::{Context, Remote},
    text,
};
use nonet_core::board::{Candidate, CandidateSet, Candidates, Digit, DigitSet};
use nonet_formats::{BoardState, NonetLink};
use nonet_game::SolveBoard;
use nonet_prose::WhyNot;
use nonet_protocol::{Judgement, Position, Practice, Question, Technique, TechniqueSet};
use nonet_words::Notation;
use serde::{Deserialize, Serialize};

/// A position of a lesson, at which the player looks for a step. It is stored without the last attempt.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Exercise {
    /// The technique of the step that the player looks for.
    pub technique: Technique,
    /// The index of the position in its lesson. None if the position was made.
    pub number: Option<usize>,
    /// Whether the technique places a digit here. Otherwise it rules out candidates.
    pub places: bool,
    /// The techniques that are switched away from their default, so that the lesson's technique is the next step here. None once the
    /// player has turned a switch.
    #[serde(default, deserialize_with = "known_techniques")]
    pub(super) switched: Option<TechniqueSet>,
    /// The board of the position.
    #[serde(with = "as_text")]
    pub(super) board: SolveBoard,
    /// The last attempt, and the worker's judgement on it. None if there was no attempt.
    #[serde(skip)]
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
    /// Returns whether this is the board of the position.
    pub(super) fn is_at(&self, board: &SolveBoard) -> bool {
        self.board == *board
    }

    /// Returns whether both look for a step at the same position.
    #[must_use]
    pub fn is_same_position(&self, other: &Exercise) -> bool {
        self.technique == other.technique && self.board == other.board
    }

    /// Returns the exercise at a position.
    #[must_use]
    pub fn new(practice: &Practice, number: Option<usize>, board: SolveBoard) -> Exercise {
        let (technique, switched) = (practice.technique, Some(practice.switched));
        Exercise { technique, number, places: practice.places, switched, board, tried: None }
    }
}

impl Solve {
    /// Returns the exercise that the board shows, and how far it has come: the board is that of the exercise, or that after its
    /// step.
    #[must_use]
    pub fn exercise(&self) -> Option<(&Exercise, Progress)> {
        let exercise = self.exercise.as_ref().filter(|_| matches!(self.display.viewing, Viewing::Now))?;
        if exercise.is_at(self.board()) {
            return Some((exercise, Progress::Open));
        }
        let [taken] = self.log() else { return None };
        let is_found = matches!(&exercise.tried, Some((_, Remote::Ready(Judgement::Found(_)))));
        let progress = if is_found { Progress::Found } else { Progress::Shown };
        let is_its_step = taken.explained.technique == Some(exercise.technique);
        (exercise.is_at(&taken.before) && is_its_step).then_some((exercise, progress))
    }

    /// Returns whether the step of an exercise is still looked for.
    #[must_use]
    pub fn is_exercise_open(&self) -> bool {
        matches!(self.exercise(), Some((_, Progress::Open)))
    }

    /// Returns the exercise whose step is looked for now, and was not looked for in `before`.
    pub(super) fn opened_exercise(&self, before: &Solve) -> Option<&Exercise> {
        let (exercise, _) = self.exercise().filter(|_| self.is_exercise_open())?;
        let stood = before.exercise().is_some_and(|(before, _)| before.is_same_position(exercise));
        (!stood).then_some(exercise)
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
        Some(Question::Judge { technique: exercise.technique, at: Position::from(&self.position()), candidate, placed })
    }

    /// Takes the worker's judgement. A correct attempt takes the step; any other leaves the position as it is.
    pub fn judged(&mut self, judgement: &Judgement) {
        let tried = self.exercise.as_ref().and_then(|exercise| exercise.tried.as_ref()).map(|(attempt, _)| *attempt);
        if let Judgement::Found(step) = judgement {
            let mut snapshot = Snapshot::of(*self.board());
            snapshot.take(step);
            self.record(snapshot);
            self.display.draws_last_step = true;
        }
        if let (Some(exercise), Some(attempt)) = (&mut self.exercise, tried) {
            exercise.tried = Some((attempt, Remote::Ready(judgement.clone())));
        }
    }

    /// Forgets the player's last attempt, because the board has changed or the worker could not judge it.
    pub fn forget_attempt(&mut self) {
        if let Some(exercise) = &mut self.exercise {
            exercise.tried = None;
        }
    }

    /// Returns the link to the position of the exercise, as a game.
    #[must_use]
    pub fn exercise_link(&self) -> Option<NonetLink> {
        self.exercise()?;
        let board = self.board();
        let (givens, position) = (board.givens(), self.position());
        let entered = board.grid().within(!givens.filled_cells());
        let notes = CandidateSet::product(board.grid().empty_cells(), DigitSet::ALL) & *position.open();
        let ruled_out = *Candidates::new(board.grid()).open() - *position.open();
        Some(NonetLink::Position(Box::new(BoardState { givens, entered, notes, ruled_out, ..BoardState::default() })))
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
            Judgement::Needed(instead) => {
                let instead: Vec<_> = instead.iter().map(|(other, reason)| (*other, sentences(reason, notation))).collect();
                text::learn::needed(candidate, &instead, notation)
            }
            Judgement::Wrong(reason) => text::learn::wrong(candidate, &sentences(reason, notation), notation),
            Judgement::Gone => text::learn::gone(candidate, notation),
        }
    }
}

/// Returns all sentences of the reason why a candidate is false.
fn sentences(reason: &WhyNot, notation: Notation) -> String {
    reason.lines.of(notation).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
