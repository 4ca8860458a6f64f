//! Puzzles from the generator: the next of each level, made ahead while the worker has nothing else to do, and what somebody
//! waits for.

use super::{Opening, State};
use crate::{
    action::{Action, MakeAction},
    text::en::{self, returning},
    view::Offer,
};
use nonet_core::{Level, board::Grid};
use nonet_game::{Daily, Day, first_puzzle};
use nonet_protocol::{Made, Make, Practice, Question, Seed, TechniqueId};

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

/// What a player asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// A game of this level.
    Level(Level),
    /// The puzzle of a day.
    Day(Daily),
    /// A position to practise this technique at.
    Practise(TechniqueId),
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
        Seed { of: self.seed, nth: self.made }
    }

    /// A number that was not used yet, for a book to be made from.
    pub fn fresh_number(&mut self) -> u64 {
        self.made += 1;
        // Neighbours lie far apart, and none is one of this visit's own.
        self.seed ^ u64::from(self.made).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// What somebody waits for.
    pub(crate) fn awaited(&self) -> Option<Question> {
        self.awaited.map(|wish| self.question(wish))
    }

    /// The next puzzle of a level that lacks one.
    pub(crate) fn ahead(&self) -> Option<Question> {
        let lacking = Level::ALL.into_iter().find(|level| self.next[*level as usize].is_none());
        lacking.map(|level| self.question(Wish::Level(level)))
    }

    fn question(&self, wish: Wish) -> Question {
        let seed = Seed { of: self.seed, nth: self.made + 1 };
        match wish {
            Wish::Level(level) => Question::Make(Make::Level { seed, level }),
            Wish::Day(Daily { day: Day { year, month, day }, level }) => Question::Make(Make::Day { year, month, day, level }),
            Wish::Practise(technique) => Question::Practise { technique, seed },
        }
    }
}

impl State {
    /// Gets what a player asks for: at once if it is there, else when it is made.
    pub(crate) fn wish(&mut self, wish: Wish) {
        if let Wish::Level(level) = wish
            && let Some(givens) = self.making.next[level as usize].take().or_else(|| self.unplayed(level))
        {
            return self.open_made(&givens, level);
        }
        if let Wish::Day(daily) = wish
            && let Some(id) = self.archive.of_daily(daily).map(|copy| copy.id)
        {
            return self.open_kept(id);
        }
        self.making.awaited = Some(wish);
        let words = match wish {
            Wish::Level(level) => en::making(level.name()),
            Wish::Day(daily) => en::making(&returning::daily(daily, self.making.day)),
            Wish::Practise(technique) => en::making(self.entry(technique).map_or("", |entry| &entry.name.title)),
        };
        self.say(words, vec![Offer { label: "Stop", action: Action::Make(MakeAction::StopMaking) }]);
    }

    /// The puzzle that comes with the page, if it was not opened yet: the first game need not wait for the generator.
    fn unplayed(&self, level: Level) -> Option<Grid> {
        let copies = self.archive.copies();
        let is_new = |givens: &Grid| copies.iter().all(|copy| copy.game.givens() != givens) && !self.was_left_untouched(givens);
        first_puzzle(level).filter(is_new)
    }

    fn open_made(&mut self, givens: &Grid, level: Level) {
        self.open_game(givens);
        self.play.set_level(level);
        self.opening = Opening::Chosen;
    }

    /// Nobody waits any more.
    pub(crate) fn stop_making(&mut self) {
        self.making.awaited = None;
        self.toast = None;
    }

    /// A puzzle was made: what somebody waits for, or one for later.
    pub(crate) fn take_made(&mut self, question: &Question, made: Option<&Made>) {
        match (self.take_wish(question), made) {
            (Some(_), None) => self.say_none_found(),
            // The level that it has, should it be only the nearest that was found.
            (Some(wish), Some(made)) => {
                self.open_made(&made.givens, made.level);
                if let Wish::Day(daily) = wish {
                    self.play.set_daily(daily, self.making.day);
                }
            }
            (None, Some(made)) if made.meets => self.making.next[made.level as usize] = Some(made.givens),
            (None, _) => {}
        }
    }

    /// A position was found: that of a lesson, or a new one that somebody waits for.
    pub(crate) fn take_practice(&mut self, question: &Question, practice: Option<&Practice>) {
        if matches!(question, Question::Practise { .. }) {
            self.take_wish(question);
        }
        self.solve.doing = None;
        match practice {
            Some(practice) => self.bring(practice),
            None => self.say_none_found(),
        }
    }

    /// The wish that this question was asked for, which is done.
    fn take_wish(&mut self, question: &Question) -> Option<Wish> {
        let is_awaited = self.making.awaited().as_ref() == Some(question);
        let wish = if is_awaited { self.making.awaited.take() } else { None };
        self.making.made += 1;
        wish
    }

    fn say_none_found(&mut self) {
        self.say_fault("None was found. Try again.".to_owned());
    }

    /// It could not be made: whoever waits for it, waits no longer.
    pub(crate) fn making_failed(&mut self, question: &Question) {
        if self.book.question().as_ref() == Some(question) {
            self.stop_book();
        } else if self.making.awaited().as_ref() == Some(question) {
            self.making.awaited = None;
        }
    }
}
