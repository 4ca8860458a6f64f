//! Puzzles without a recipe of which no given can be left out.

use super::{
    Seed, Symmetry,
    clues::{Clues, random_solution},
    random::Random,
};
use nonet_core::{board::CellSet, solver::Puzzle};

/// A random minimal puzzle, of any difficulty. There is one for every seed.
#[must_use]
pub fn minimal(seed: Seed) -> Option<Puzzle> {
    let clues = random_minimal(&mut Random::new(seed))?;
    Puzzle::new(clues.grid()).ok()
}

/// The clues of a random minimal puzzle from the stream of a search.
pub(super) fn random_minimal(random: &mut Random) -> Option<Clues> {
    let mut clues = Clues::new(random_solution(random)?, CellSet::ALL);
    let order = random.order(CellSet::ALL);
    clues.reduce_full(&order, Symmetry::None, 0);
    Some(clues)
}
