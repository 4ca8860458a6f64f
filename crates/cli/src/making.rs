//! Puzzles made one after the other, on all cores.

use nonet_generator::{Made, Recipe, Seed, canonical, generate};
use rayon::prelude::*;
use std::{
    collections::{BTreeSet, VecDeque},
    error::Error,
    fmt,
};

/// After so many seeds in a row that brought nothing, no such puzzle is taken to exist.
const SEEDS_IN_VAIN: u32 = 10;

/// Puzzles of a recipe, no two of them the same in another form. The first is made from the seed itself, each next one from a seed that
/// follows from it. They are the same on every machine, however many cores it has.
pub struct Making {
    seed: Seed,
    recipe: Recipe,
    count: usize,
    index: u32,
    in_vain: u32,
    known: BTreeSet<[u8; 81]>,
    tried: VecDeque<(Seed, Option<Made>)>,
}

/// No further puzzle was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotEnough {
    /// How many were found.
    pub found: usize,
    /// How many were wanted.
    pub count: usize,
}

impl fmt::Display for NotEnough {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {} puzzles were found, and no other from {SEEDS_IN_VAIN} seeds", self.found, self.count)
    }
}

impl Error for NotEnough {}

impl Making {
    /// So many puzzles of a recipe, from this seed on.
    #[must_use]
    pub fn new(seed: Seed, recipe: Recipe, count: usize) -> Making {
        Making { seed, recipe, count, index: 0, in_vain: 0, known: BTreeSet::new(), tried: VecDeque::new() }
    }

    /// Tries some seeds at once, no more than can be needed.
    fn try_seeds(&mut self) {
        let wanted = self.count.saturating_sub(self.known.len()).min(4 * rayon::current_num_threads()) as u32;
        let seeds: Vec<Seed> = (0..wanted).map(|number| self.seed.nth(self.index.wrapping_add(number))).collect();
        self.index = self.index.wrapping_add(wanted);
        let made = |seed| (seed, generate(seed, &self.recipe, &mut |_| true).filter(|made| made.meets));
        let tried: Vec<_> = seeds.into_par_iter().map(made).collect();
        self.tried.extend(tried);
    }
}

/// The puzzles with their seeds. An error is the last item.
impl Iterator for Making {
    type Item = Result<(Seed, Made), NotEnough>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.known.len() < self.count {
            if self.tried.is_empty() {
                self.try_seeds();
            }
            let (seed, made) = self.tried.pop_front()?;
            match made {
                Some(made) if self.known.insert(canonical(made.puzzle.givens()).values()) => {
                    self.in_vain = 0;
                    return Some(Ok((seed, made)));
                }
                _ => self.in_vain += 1,
            }
            if self.in_vain == SEEDS_IN_VAIN {
                let error = NotEnough { found: self.known.len(), count: self.count };
                self.count = 0; // so that nothing follows
                return Some(Err(error));
            }
        }
        None
    }
}
