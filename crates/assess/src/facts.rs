//! The facts that forums ask of a puzzle: backdoors, the depth of trials, symmetries, givens that can be left out, bands.

use super::{Backdoors, BandNumbers, GivenCounts, TrialDepth, automorphisms, backdoors, trial_depth};
use nonet_core::{
    board::{Cell, CellSet, Grid},
    solver::{Puzzle, count},
};
use nonet_generator::canonical;

/// The number up to which solutions without a given are counted.
pub const MOST_WITHOUT: u64 = 10_000;

/// The facts that forums ask of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The canonical form: of all isomorphs of the puzzle the first in the order of their lines ("row minlex").
    pub canonical: Grid,
    /// The number of automorphisms of the givens.
    pub automorphisms: u32,
    /// The number of givens in each band and each stack.
    pub givens: GivenCounts,
    /// The facts that only a puzzle with one solution has. None if there is no solution, or more than one.
    pub unique: Option<UniqueFacts>,
}

/// The facts that forums ask of a puzzle with one solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UniqueFacts {
    /// The backdoors of one digit and of two.
    pub backdoors: Backdoors,
    /// The depth of trial and error.
    pub trial_depth: TrialDepth,
    /// The number of automorphisms of the solution.
    pub solution_automorphisms: u32,
    /// The numbers of the bands and stacks of the solution.
    pub bands: BandNumbers,
    /// For each given the number of solutions without it, counted up to [`MOST_WITHOUT`].
    pub removals: Vec<(Cell, u64)>,
}

impl UniqueFacts {
    /// Returns the redundant givens: those without any one of which the puzzle still has one solution. A puzzle that has none is minimal
    /// (forum of Sudoku Players, "Minimal Puzzles"). They need not be redundant all at once.
    #[must_use]
    pub fn redundant(&self) -> CellSet {
        self.removals.iter().filter(|(_, solutions)| *solutions == 1).map(|(cell, _)| *cell).collect()
    }
}

/// Returns the facts that forums ask of a puzzle. `go_on` is told the number of trials so far, before each; None if it says no.
///
/// ```
/// use nonet_assess::{TrialDepth, facts};
///
/// let grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
/// let facts = facts(&grid, &mut |_| true).ok_or("stopped")?;
/// let unique = facts.unique.ok_or("it has one solution")?;
/// assert_eq!((facts.automorphisms, unique.trial_depth), (1, TrialDepth::Exactly(1)));
/// assert!(!unique.redundant().is_empty()); // it is not minimal
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn facts(grid: &Grid, go_on: &mut dyn FnMut(u64) -> bool) -> Option<Facts> {
    let unique = match Puzzle::new(*grid) {
        Ok(puzzle) => Some(unique_facts(&puzzle, go_on)?),
        Err(_) => None,
    };
    Some(Facts { canonical: canonical(grid), automorphisms: automorphisms(grid), givens: GivenCounts::of(grid), unique })
}

fn unique_facts(puzzle: &Puzzle, go_on: &mut dyn FnMut(u64) -> bool) -> Option<UniqueFacts> {
    let mut trials = 0;
    let mut go_on = || {
        trials += 1;
        go_on(trials)
    };
    let grid = puzzle.givens();
    let mut removals = Vec::new();
    for (cell, _) in grid.iter() {
        if !go_on() {
            return None;
        }
        removals.push((cell, count(&grid.with(cell, None), MOST_WITHOUT)));
    }
    Some(UniqueFacts {
        backdoors: backdoors(puzzle, &mut go_on)?,
        trial_depth: trial_depth(puzzle, &mut go_on)?,
        solution_automorphisms: automorphisms(puzzle.solution().grid()),
        bands: BandNumbers::of(puzzle.solution()),
        removals,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{EASTER_MONSTER, EASY, MINIMAL};
    use nonet_core::solver::{Solutions, redundant_givens, solve};
    use nonet_generator::{Seed, minimal, shuffled};
    use proptest::prelude::*;

    fn found(grid: &Grid) -> Facts {
        facts(grid, &mut |_| true).unwrap()
    }

    #[test]
    fn a_puzzle_without_one_solution_has_its_form_and_its_symmetries() {
        let several: Grid = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse().unwrap();
        for grid in [several, Grid::EMPTY, several.with(Cell::FIRST, Some(nonet_core::board::Digit::D2))] {
            let found = found(&grid);
            assert_eq!((found.canonical, found.unique), (canonical(&grid), None));
        }
    }

    /// The numbers are those of the forum's thread.
    #[test]
    fn solutions_without_a_given_are_counted_as_in_the_forum() {
        let grid: Grid = MINIMAL.parse().unwrap();
        let unique = found(&grid).unique.unwrap();
        let solutions: Vec<u64> = unique.removals.iter().map(|(_, solutions)| *solutions).collect();
        let expected = [5, 6, 11, 3, 10, 4, 7, 13, 5, 12, 14, 48, 4, 14, 40, 193, 26, 3, 48, 24, 31, 47, 3, 32, 19, 67, 73, 7];
        assert_eq!((solutions.as_slice(), unique.redundant()), (expected.as_slice(), CellSet::EMPTY));
        let more = grid.with("r5c5".parse().unwrap(), Some(nonet_core::board::Digit::D1));
        assert!(found(&more).unique.unwrap().redundant().contains("r5c5".parse().unwrap()));
    }

    #[test]
    fn what_is_found_is_the_work_of_many_trials_and_can_be_stopped() {
        let grid: Grid = EASTER_MONSTER.parse().unwrap();
        for most in [0, 10, 500, 1_500] {
            let mut told = 0;
            let mut go_on = |trials| {
                assert_eq!(trials, told + 1);
                told = trials;
                trials <= most
            };
            assert_eq!(facts(&grid, &mut go_on), None);
            assert_eq!(told, most + 1);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn an_isomorph_has_the_same_facts(seed: u64, symmetry: u64, more in prop::collection::vec(0usize..81, 0..4)) {
            let puzzle = minimal(Seed(seed)).unwrap();
            let add = |grid: Grid, at: usize| Cell::from_index(at).map_or(grid, |cell| grid.with(cell, Some(puzzle.solution().digit(cell))));
            let grid = more.into_iter().fold(*puzzle.givens(), add);
            let transform = shuffled(Seed(symmetry));
            let (own, moved) = (found(&grid), found(&transform.grid(&grid)));
            prop_assert_eq!((own.canonical, own.automorphisms), (moved.canonical, moved.automorphisms));
            let (own, moved) = (own.unique.unwrap(), moved.unique.unwrap());
            prop_assert_eq!(own.trial_depth, moved.trial_depth);
            prop_assert_eq!(own.solution_automorphisms, moved.solution_automorphisms);
            prop_assert_eq!(transform.cells(own.redundant()), moved.redundant());
            prop_assert_eq!(own.redundant(), redundant_givens(&grid));
            let mut images: Vec<_> = own.removals.iter().map(|&(cell, solutions)| (transform.cell(cell), solutions)).collect();
            images.sort_unstable();
            prop_assert_eq!(images, moved.removals);
            for (cell, solutions) in own.removals {
                let has_one = matches!(solve(&grid.with(cell, None)), Solutions::One(_));
                prop_assert_eq!(has_one, solutions == 1);
            }
        }
    }

    #[test]
    fn an_easy_puzzle_needs_no_trial() {
        let unique = found(&EASY.parse().unwrap()).unique.unwrap();
        assert!(unique.backdoors.is_solved_by_singles);
        assert_eq!(unique.trial_depth, TrialDepth::Exactly(0));
    }
}
