//! Random solutions.

use super::problem::{Problem, Solution, any_solution};
use crate::board::{Cell, Digit, DigitSet};
use alloc::vec::Vec;
use rand_core::Rng;

/// Returns a random solution of the problem; of [`Grid::EMPTY`](crate::board::Grid::EMPTY) a random solved grid. None if there is
/// no solution.
///
/// The cells, in a random order, get random digits that leave a solution. So every solution can come, but those that differ in
/// many cells from others come more often than those that have many near them. The same numbers give the same solution on every
/// machine.
///
/// ```
/// use nonet_core::{board::Grid, solver};
/// use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
///
/// let solution = solver::random_solution(&Grid::EMPTY, &mut ChaCha8Rng::seed_from_u64(7)).unwrap();
/// assert!(solution.grid().is_solved());
/// ```
pub fn random_solution(problem: &impl Problem, random: &mut (impl Rng + ?Sized)) -> Option<Solution> {
    let mut allowed = problem.domains();
    let mut known = any_solution(&allowed)?;
    for cell in shuffled(random) {
        let mut untried = allowed.digits_in(cell);
        while let Some(digit) = drawn(untried, random) {
            untried.remove(digit);
            allowed.set_digits(cell, DigitSet::of(digit));
            if digit == known.digit(cell) {
                break;
            }
            if let Some(other) = any_solution(&allowed) {
                known = other;
                break;
            }
        }
    }
    Some(known)
}

/// Returns all cells in a random order, each order as likely (Fisher and Yates).
fn shuffled(random: &mut (impl Rng + ?Sized)) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Cell::all().collect();
    for last in (1..cells.len()).rev() {
        cells.swap(last, below(last as u32 + 1, random) as usize);
    }
    cells
}

/// Returns one of the digits, each as likely. None if there is none.
fn drawn(digits: DigitSet, random: &mut (impl Rng + ?Sized)) -> Option<Digit> {
    digits.iter().nth(below((digits.len() as u32).max(1), random) as usize)
}

/// Returns a number below `bound`, which is not 0, each as likely: numbers past the last multiple of `bound` are drawn again.
fn below(bound: u32, random: &mut (impl Rng + ?Sized)) -> u32 {
    let past = (u32::MAX % bound + 1) % bound; // the number of numbers past the last multiple
    loop {
        let drawn = random.next_u32();
        if drawn <= u32::MAX - past {
            return drawn % bound;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Grid;
    use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
    use std::collections::HashSet;

    fn drawn_from(seed: u64, problem: &impl Problem) -> Option<Solution> {
        random_solution(problem, &mut ChaCha8Rng::seed_from_u64(seed))
    }

    #[test]
    fn seeds_draw_different_solved_grids() {
        let drawn: HashSet<_> = (0..50).filter_map(|seed| drawn_from(seed, &Grid::EMPTY)).collect();
        assert_eq!(drawn.len(), 50);
        assert_eq!(drawn_from(3, &Grid::EMPTY), drawn_from(3, &Grid::EMPTY));
    }

    #[test]
    fn every_solution_of_a_problem_is_drawn() {
        // Its solutions are 32.
        let open: Grid = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse().unwrap();
        let drawn: HashSet<_> = (0..2_000).filter_map(|seed| drawn_from(seed, &open)).collect();
        assert_eq!(drawn.len(), 32);
    }

    #[test]
    fn a_problem_without_a_solution_has_no_random_one() {
        let clashing = Grid::EMPTY.with(Cell::FIRST, Some(Digit::D1)).with(Cell::new(0, 1).unwrap(), Some(Digit::D1));
        assert_eq!(drawn_from(1, &clashing), None);
    }
}
