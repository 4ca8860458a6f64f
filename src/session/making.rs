//! Puzzles from the generator: the next of each level, made ahead while the worker has nothing else to do, and what somebody
//! waits for.

use crate::{
    action::PuzzleRequest,
    session::record::{Form, Later, Record},
};
use nonet_core::{Level, board::Grid, solver::Puzzle};
use nonet_formats::line;
use nonet_game::{Daily, Day};
use nonet_protocol::{Make, Question, Seed};

/// What is made and what is wished for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Making {
    seed: u64, // what the seeds of this visit follow from
    /// Today.
    pub day: Day,
    /// The next puzzle of each level, in the order of [`Level::ALL`].
    pub next: [Option<Grid>; 5],
    /// What somebody waits for.
    pub awaited: Option<PuzzleRequest>,
    made: u32, // how many were made in this visit
}

impl Making {
    /// How the next puzzles are kept. Version 0 has one on the line of each level, without keys.
    pub const FORM: Form = Form::new("next", 1);

    /// Nothing is made or wished for yet. The seeds of this visit follow from `seed`.
    #[must_use]
    pub fn new(seed: u64, day: Day) -> Making {
        Making { seed, day, ..Making::default() }
    }

    /// The next puzzle of each level as text.
    #[must_use]
    pub fn text(next: &[Option<Grid>; 5]) -> String {
        let line = |(level, givens): (Level, &Option<Grid>)| Some(format!("{level} {}\n", line(givens.as_ref()?)));
        Making::FORM.write(&Level::ALL.into_iter().zip(next).filter_map(line).collect::<String>())
    }

    /// What [`text`](Making::text) wrote. What is no puzzle is damaged: another one is made.
    #[must_use]
    pub fn read_next(text: &str) -> [Option<Grid>; 5] {
        let puzzle = |text: &str| text.parse().ok().filter(|givens: &Grid| Puzzle::new(*givens).is_ok());
        match Making::FORM.read(text) {
            Err(Later) => [None; 5],
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

    /// A seed that was not used yet.
    pub fn fresh_seed(&mut self) -> Seed {
        self.made += 1;
        Seed { of: self.seed, nth: self.made }
    }

    /// A number that was not used yet, for a book to be made from.
    pub fn fresh_number(&mut self) -> u64 {
        self.made += 1;
        // Neighbours lie far apart, and none is one of this visit's own.
        self.seed ^ u64::from(self.made).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// The question for what somebody waits for.
    pub(crate) fn awaited(&self) -> Option<Question> {
        self.awaited.map(|wish| self.question(wish))
    }

    /// The next puzzle of a level that lacks one.
    pub(crate) fn ahead(&self) -> Option<Question> {
        let lacking = Level::ALL.into_iter().find(|level| self.next[*level as usize].is_none());
        lacking.map(|level| self.question(PuzzleRequest::Level(level)))
    }

    /// The wish that this question was asked for, which is done.
    pub(crate) fn take(&mut self, question: &Question) -> Option<PuzzleRequest> {
        let is_awaited = self.awaited().as_ref() == Some(question);
        self.made += 1;
        if is_awaited { self.awaited.take() } else { None }
    }

    fn question(&self, wish: PuzzleRequest) -> Question {
        let seed = Seed { of: self.seed, nth: self.made + 1 };
        match wish {
            PuzzleRequest::Level(level) => Question::Make(Make::Level { seed, level }),
            PuzzleRequest::Day(Daily { day: Day { year, month, day }, level }) => {
                Question::Make(Make::Day { year, month, day, level })
            }
            PuzzleRequest::Practise(technique) => Question::Practise { technique, seed },
        }
    }
}
