//! The puzzles of the generator: the next puzzle of each level, made in advance while the worker is idle, and the puzzle that the
//! player is waiting for.

use crate::{
    action::PuzzleRequest,
    record::{NewerVersion, Record, RecordFormat},
};
use nonet_core::{
    board::{Digit, Grid},
    solver::Puzzle,
};
use nonet_formats::line;
use nonet_game::{Daily, first_puzzle, relabelled};
use nonet_protocol::{Level, Make, Question, Seed};

/// The puzzles that are made in advance, and the pending request.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PuzzleGenerator {
    seed: u64, // the seed that all seeds of this visit derive from
    /// The digits that the puzzles that come with the program get, in the place of 1 to 9. None leaves them as they are.
    pub digits: Option<[Digit; 9]>,
    /// The next puzzle of each level, in the order of [`Level::ALL`].
    pub next: [Option<Grid>; 5],
    /// The request that the player is waiting for. None if there is none.
    pub awaited: Option<PuzzleRequest>,
    /// The [place](crate::session::Session::place) from which it was asked for. None until the input that asked for it is done.
    pub asked_from: Option<u32>,
    made: u32, // counts the seeds and answers of this visit
}

impl PuzzleGenerator {
    /// The stored form of the next puzzles. Version 0 has one puzzle on the line of each level, without keys.
    pub const FORMAT: RecordFormat = RecordFormat::new("next", 1);

    /// Creates the state without puzzles or a request.
    #[must_use]
    pub fn new(seed: u64) -> PuzzleGenerator {
        PuzzleGenerator { seed, ..PuzzleGenerator::default() }
    }

    /// Returns the next puzzle of each level as text.
    #[must_use]
    pub fn text(next: &[Option<Grid>; 5]) -> String {
        let line = |(level, givens): (Level, &Option<Grid>)| Some(format!("{level} {}\n", line(givens.as_ref()?)));
        PuzzleGenerator::FORMAT.write(&Level::ALL.into_iter().zip(next).filter_map(line).collect::<String>())
    }

    /// Reads a text of [`text`](PuzzleGenerator::text). A level whose line is damaged or missing gets None, and its puzzle is made again.
    #[must_use]
    pub fn read_next(text: &str) -> [Option<Grid>; 5] {
        let puzzle = |text: &str| text.parse().ok().filter(|givens: &Grid| Puzzle::new(*givens).is_ok());
        match PuzzleGenerator::FORMAT.read(text) {
            Err(NewerVersion) => [None; 5],
            Ok(Record { version: 0, body }) => {
                let mut lines = body.lines();
                [(); 5].map(|()| lines.next().and_then(puzzle))
            }
            Ok(record) => Level::ALL.map(|level| {
                let (_, givens) = record.lines().find(|(name, _)| *name == level.name())?;
                puzzle(givens)
            }),
        }
    }

    /// Returns the puzzle of this level that comes with the program, with this visitor's digits.
    #[must_use]
    pub fn first_puzzle(&self, level: Level) -> Option<Grid> {
        first_puzzle(level).map(|puzzle| self.digits.map_or(puzzle, |digits| relabelled(&puzzle, &digits)))
    }

    /// Returns a seed that was not used yet.
    pub fn fresh_seed(&mut self) -> Seed {
        self.made += 1;
        Seed { of: self.seed, nth: self.made }
    }

    /// Returns a number that was not used yet, as the seed of a book.
    pub fn fresh_number(&mut self) -> u64 {
        self.made += 1;
        // The multiplication spreads consecutive numbers, and none of them equals a seed of this visit.
        self.seed ^ u64::from(self.made).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// Returns the question for the pending request. None if there is none.
    pub(crate) fn awaited(&self) -> Option<Question> {
        self.awaited.map(|request| self.question(request))
    }

    /// Returns the question for the next puzzle of a level that has none. None if every level has one.
    pub(crate) fn ahead(&self) -> Option<Question> {
        let lacking = Level::ALL.into_iter().find(|level| self.next[*level as usize].is_none());
        lacking.map(|level| self.question(PuzzleRequest::Level(level)))
    }

    /// Takes an answer. Returns the pending request, which is then done, if the question was the one for it.
    pub(crate) fn take(&mut self, question: &Question) -> Option<PuzzleRequest> {
        let is_awaited = self.awaited().as_ref() == Some(question);
        self.made += 1;
        if is_awaited { self.awaited.take() } else { None }
    }

    fn question(&self, request: PuzzleRequest) -> Question {
        let seed = Seed { of: self.seed, nth: self.made + 1 };
        match request {
            PuzzleRequest::Level(level) => Question::Make(Make::Level { seed, level }),
            PuzzleRequest::Day(Daily { day, level }) => Question::Make(Make::Day { day, level }),
            PuzzleRequest::Technique(technique) => Question::Make(Make::Technique { seed, technique }),
        }
    }
}
