//! Puzzles from the generator: the next of each level, made ahead while the worker has nothing else to do, and what somebody
//! waits for.

use super::State;
use crate::{
    app::{action::Action, puzzles, view::Offer},
    board::Grid,
    engine::{Level, Technique},
    generator::{Recipe, Request, Seed, Symmetry},
    text::{en, position_in},
    worker::{Job, Made},
};

/// What is made and what is wished for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Making {
    seed: u64, // what the seeds of this visit follow from
    /// Today.
    pub day: Day,
    /// The next puzzle of each level, in the order of [`Level::ALL`].
    pub next: [Option<Grid>; 5],
    awaited: Option<Wish>,
    made: u32, // how many were made in this visit
}

/// A date of the player's own calendar.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)] // they say it themselves
pub struct Day {
    pub year: u32,
    pub month: u32,
    pub day: u32,
}

/// What a player asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// A game of this level.
    Level(Level),
    /// The day's puzzle of this level.
    Day(Level),
    /// A position to practise this technique at.
    Practise(Technique),
}

impl Making {
    /// Nothing is made or wished for yet. The seeds of this visit follow from `seed`.
    #[must_use]
    pub fn new(seed: u64, day: Day) -> Making {
        Making { seed, day, ..Making::default() }
    }

    /// A seed that was not used yet.
    pub fn fresh_seed(&mut self) -> Seed {
        self.made += 1;
        Seed(self.seed).nth(self.made)
    }

    /// The job that the worker is to do: what somebody waits for, else, if there is time, a level's next puzzle.
    pub fn job(&self, idle: bool) -> Option<Job> {
        let lacking = || Level::ALL.into_iter().find(|level| self.next[*level as usize].is_none()).map(Wish::Level);
        let wish = self.awaited.or_else(|| if idle { lacking() } else { None })?;
        let seed = Seed(self.seed).nth(self.made + 1);
        Some(match wish {
            Wish::Level(level) => {
                Job::Make(Request { seed, recipe: Recipe { symmetry: Symmetry::HalfTurn, ..Recipe::of(level) } })
            }
            Wish::Day(level) => Job::Make(Request::of_day(self.day.year, self.day.month, self.day.day, level)),
            Wish::Practise(technique) => Job::Practise(seed, technique),
        })
    }
}

impl State {
    /// Gets what a player asks for: at once if it is there, else when it is made.
    pub(super) fn wish(&mut self, wish: Wish) {
        if let Wish::Level(level) = wish
            && let Some(givens) = self.making.next[level as usize].take().or_else(|| self.unplayed(level))
        {
            return self.open_made(&givens, level);
        }
        self.making.awaited = Some(wish);
        let words = match wish {
            Wish::Level(level) | Wish::Day(level) => en::making(level.name()),
            Wish::Practise(technique) => en::making(technique.title()),
        };
        self.say(words, vec![Offer { label: "Stop", action: Action::StopMaking }]);
    }

    /// The puzzle that comes with the page, if it was not played yet: the first game need not wait for the generator.
    fn unplayed(&self, level: Level) -> Option<Grid> {
        let games = || self.play.kept.iter().chain([&self.play.game]);
        puzzles::first(level).filter(|givens| games().all(|game| game.givens() != givens))
    }

    fn open_made(&mut self, givens: &Grid, level: Level) {
        self.open_game(givens);
        self.play.set_level(level);
    }

    /// Nobody waits any more.
    pub(super) fn stop_making(&mut self) {
        self.making.awaited = None;
        self.toast = None;
    }

    /// A puzzle was made: what somebody waits for, or one for later.
    pub(super) fn take_made(&mut self, job: &Job, made: Option<&Made>) {
        let is_awaited = self.making.job(false).as_ref() == Some(job);
        let wish = if is_awaited { self.making.awaited.take() } else { None };
        self.making.made += 1;
        let Some(made) = made else {
            if is_awaited {
                self.say_fault("None was found. Try again.".to_owned());
            }
            return;
        };
        match (wish, job) {
            (Some(Wish::Level(level) | Wish::Day(level)), _) => self.open_made(&made.givens, level),
            (Some(Wish::Practise(technique)), _) => self.bring_position(technique, &position_in(&made.givens, technique)),
            (None, Job::Make(Request { recipe: Recipe { level: Some(level), .. }, .. })) if made.meets => {
                self.making.next[*level as usize] = Some(made.givens);
            }
            (None, _) => {}
        }
    }

    /// What somebody waits for could not be made.
    pub(super) fn making_failed(&mut self) {
        self.making.awaited = None;
    }
}
