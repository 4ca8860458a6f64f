//! The book: which puzzles are asked for, which are made, and how they go out.

use super::{Errand, Setting, Settings, State};
use crate::{
    app::view::Room,
    worker::{Job, Made},
};
use nonet_core::{
    board::Grid,
    formats::{Address, line},
    solver::Puzzle,
};
use nonet_generator::{Bounds, Recipe, Request, Seed, Symmetry};
use nonet_logic::{Level, Technique};
use std::{fmt::Write, rc::Rc};

/// The puzzles that are made for a book, and those that are still to be made.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// Those that are made.
    pub leaves: Rc<Vec<Leaf>>,
    /// What it is made from.
    pub order: Order,
    /// Whether it was begun at an earlier visit, and goes on once the Make room is entered.
    pub asleep: bool,
    /// How many seconds it has taken so far.
    pub seconds: u32,
    tried: u32, // how many were made, those that were not taken too: the place of the next seed
}

/// What a book is made from: always the same one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Order {
    /// How many puzzles there are to be in all.
    pub wanted: usize,
    seed: Seed,
    settings: Settings,
}

/// A puzzle of the book.
#[derive(Clone, PartialEq, Debug)]
pub struct Leaf {
    /// What was made.
    pub made: Rc<Made>,
    /// Its solution.
    pub solution: Grid,
    /// What it was made from.
    pub request: Request,
}

impl Book {
    /// A book of an earlier visit, to be made again.
    #[must_use]
    pub fn again(order: Order) -> Book {
        Book { order, asleep: true, ..Book::default() }
    }

    /// Whether puzzles are being made.
    #[must_use]
    pub fn is_running(&self) -> bool {
        !self.asleep && self.leaves.len() < self.order.wanted
    }

    /// The job that makes the next puzzle.
    pub(super) fn job(&self) -> Option<Job> {
        self.is_running().then(|| Job::Make(self.request()))
    }

    fn request(&self) -> Request {
        Request { seed: self.order.seed.nth(self.tried), recipe: self.recipe() }
    }

    /// What the next puzzle shall be like.
    fn recipe(&self) -> Recipe {
        let settings = self.order.settings;
        let chosen = |setting| usize::from(settings.get(setting));
        let needs = chosen(Setting::BookNeeds).checked_sub(1).map(|number| Technique::ALL[number]);
        let level = match chosen(Setting::BookLevel) {
            0 | 1 if needs.is_some() => None,
            0 => Some(Level::ALL[self.leaves.len() * LEVELS / count(settings)]),
            1 => Some(self.mixed()),
            number => Some(Level::ALL[number - 2]),
        };
        let minimal = settings.is_on(Setting::BookMinimal);
        let plain = level.map_or(Recipe::default(), Recipe::of);
        let givens = if minimal { Bounds::ANY } else { plain.givens };
        Recipe { needs, minimal, givens, symmetry: Symmetry::ALL[chosen(Setting::BookSymmetry)], ..plain }
    }

    /// The next level of a mixed book: each comes once in every five puzzles, in an order that follows from the seed.
    fn mixed(&self) -> Level {
        let (turn, place) = (self.leaves.len() / LEVELS, self.leaves.len() % LEVELS);
        let drawn = self.order.seed.nth(!(turn as u32)).0 as u32 as usize; // a stream that no puzzle comes to
        // Five is a prime: steps of any width come to all levels. Those of one level would go up.
        Level::ALL[(drawn % LEVELS + place * (2 + drawn / LEVELS % (LEVELS - 2))) % LEVELS]
    }

    /// Takes a puzzle that was made, unless it is one of the others in another guise. If none was found, the book ends.
    fn take(&mut self, made: Option<&Rc<Made>>) {
        let request = self.request();
        self.tried += 1;
        let Some((made, puzzle)) = made.and_then(|made| Some((made, Puzzle::new(made.givens).ok()?))) else {
            self.order.wanted = self.leaves.len();
            return;
        };
        if self.leaves.iter().all(|leaf| leaf.made.form != made.form) {
            Rc::make_mut(&mut self.leaves).push(Leaf { made: Rc::clone(made), solution: *puzzle.solution().grid(), request });
        }
    }
}

impl Order {
    /// It as text.
    #[must_use]
    pub fn text(&self) -> String {
        format!("{} {}\n{}", self.seed.0, self.wanted, self.settings.text())
    }

    /// What [`text`](Order::text) wrote; an order of no puzzles if it can't be read.
    #[must_use]
    pub fn read(text: &str) -> Order {
        let numbers = text.split_once('\n').and_then(|(line, _)| line.split_once(' '));
        let read = numbers.and_then(|(seed, wanted)| Some((seed.parse().ok()?, wanted.parse::<u8>().ok()?)));
        let (seed, wanted) = read.unwrap_or_default();
        let settings = Settings::read(text);
        Order { wanted: usize::from(wanted).min(count(settings)), seed: Seed(seed), settings }
    }
}

impl Leaf {
    /// The link to it.
    #[must_use]
    pub fn address(&self) -> Address {
        Address::Generated { givens: self.made.givens, recipe: self.request.to_string() }
    }
}

impl State {
    /// Whether seconds count: in a game, or while a book is made.
    #[must_use]
    pub fn is_timed(&self) -> bool {
        self.plays_on() || self.book.is_running()
    }

    fn plays_on(&self) -> bool {
        self.room == Room::Play && self.play.is_running()
    }

    pub(super) fn tick(&mut self) {
        if self.plays_on() {
            self.play.tick();
        }
        self.book.seconds += u32::from(self.book.is_running());
    }

    pub(super) fn make_book(&mut self) {
        let (seed, settings) = (self.making.fresh_seed(), self.settings);
        self.book = Book { order: Order { wanted: count(settings), seed, settings }, ..Book::default() };
    }

    pub(super) fn stop_book(&mut self) {
        self.book.order.wanted = self.book.leaves.len();
    }

    /// Takes a puzzle if it was made for the book.
    pub(super) fn take_leaf(&mut self, job: &Job, made: Option<&Rc<Made>>) -> bool {
        let is_ours = self.book.job().as_ref() == Some(job);
        if is_ours {
            self.book.take(made);
        }
        is_ours
    }

    /// The book as a list: lines of puzzles, or CSV as the example `generate` writes it.
    pub(super) fn export_book(&mut self, csv: bool) {
        let mut text = String::from(if csv { "puzzle,solution,level,score,hardest,givens,seed\n" } else { "" });
        for Leaf { made, solution, request } in self.book.leaves.iter() {
            text += &line(&made.givens);
            if csv {
                // A string takes everything.
                let _ = write!(
                    text,
                    ",{},{},{},{},{},{}",
                    line(solution),
                    made.level.name(),
                    made.score,
                    made.hardest,
                    made.givens.filled().len(),
                    request.seed.0
                );
            }
            text.push('\n');
        }
        let (name, media) = if csv { ("sudoku-book.csv", "text/csv") } else { ("sudoku-book.txt", "text/plain") };
        self.run(Errand::Download { name, media, text });
    }
}

/// How many puzzles are asked for.
fn count(settings: Settings) -> usize {
    COUNTS[usize::from(settings.get(Setting::BookCount))]
}

const LEVELS: usize = Level::ALL.len();

/// How many puzzles a book may have: the values of [`Setting::BookCount`].
const COUNTS: [usize; 13] = [1, 2, 4, 6, 12, 24, 36, 48, 60, 80, 100, 150, 200];
