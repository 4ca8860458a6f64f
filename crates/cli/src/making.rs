//! An iterator that generates puzzles on all cores.

use nonet_generator::{Generated, Recipe, Seed, canonical, generate};
use rayon::prelude::*;
use std::collections::{BTreeSet, VecDeque};
use thiserror::Error;

/// The number of seeds in a row without a new puzzle after which the search ends: probably there is no other puzzle of the
/// recipe.
const SEEDS_IN_VAIN: u32 = 10;

/// Generated puzzles of a recipe, no two of which are equivalent under the symmetries of Sudoku. The first one is made from the
/// seed itself, each next one from a seed that is derived from it. They are the same on every machine, however many cores it has.
pub(crate) struct Making {
    seed: Seed,
    recipe: Recipe,
    count: usize,
    index: u32,
    in_vain: u32,
    known: BTreeSet<[u8; 81]>,
    tried: VecDeque<(Seed, Option<Generated>)>,
}

/// The error that no further puzzle of the recipe was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{found} of {count} puzzles were found, and no other from {SEEDS_IN_VAIN} seeds")]
pub(crate) struct NotEnough {
    /// The number of puzzles that were found.
    pub(crate) found: usize,
    /// The number of puzzles that were requested.
    pub(crate) count: usize,
}

impl Making {
    /// Returns an iterator over this number of puzzles of the recipe.
    #[must_use]
    pub(crate) fn new(seed: Seed, recipe: Recipe, count: usize) -> Making {
        Making { seed, recipe, count, index: 0, in_vain: 0, known: BTreeSet::new(), tried: VecDeque::new() }
    }

    /// Generates puzzles from the next seeds, in parallel: four a thread, but no more than are still needed.
    fn try_seeds(&mut self) {
        let wanted = self.count.saturating_sub(self.known.len()).min(4 * rayon::current_num_threads()) as u32;
        let seeds: Vec<Seed> = (0..wanted).map(|number| self.seed.nth(self.index.wrapping_add(number))).collect();
        self.index = self.index.wrapping_add(wanted);
        let made = |seed| (seed, generate(seed, &self.recipe, &mut |_| true).filter(|made| made.meets));
        let tried: Vec<_> = seeds.into_par_iter().map(made).collect();
        self.tried.extend(tried);
    }
}

/// Each item is a puzzle with its seed. An error is the last item.
impl Iterator for Making {
    type Item = Result<(Seed, Generated), NotEnough>;

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
                self.count = 0; // ends the iteration
                return Some(Err(error));
            }
        }
        None
    }
}
