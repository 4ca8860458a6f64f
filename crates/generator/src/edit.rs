//! For those who set a puzzle by hand: what each given does, what one more would do, and both ends of the way: as few givens as
//! can be, and as many as are lacking.

use super::{
    Seed, Symmetry,
    clues::{Clues, draw_solution},
    random::Random,
};
use nonet_core::{
    board::{Candidate, CandidateSet, Candidates, Cell, CellSet, DigitSet, Grid},
    solver::{Puzzle, completing_givens, count},
};
use nonet_logic::{Level, Options, Technique, rate};

/// Givens are added at random as long as there are so many solutions; then each is chosen that leaves the fewest.
const FEW_SOLUTIONS: u64 = 200;

/// The number of ways to complete a grid that are tried; the one with the fewest givens is taken.
const TRIES: u32 = 8;

/// A given that can be added to a grid, and the rating of the puzzle that it makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Addition {
    /// The given.
    pub given: Candidate,
    /// The level of the puzzle with it.
    pub level: Level,
    /// The score of the puzzle with it.
    pub score: u32,
    /// The hardest technique of the puzzle with it.
    pub hardest: Option<Technique>,
}

/// The puzzle without givens that can be left out: they go one after another, in an order that the seed says, as long as there is
/// one solution.
#[must_use]
pub fn make_minimal(puzzle: &Puzzle, seed: Seed) -> Puzzle {
    let mut clues = Clues::new(*puzzle.solution(), puzzle.givens().filled_cells());
    let order = Random::new(seed).order(clues.cells());
    clues.reduce(&order, Symmetry::None, 0);
    Puzzle::new(clues.grid()).unwrap_or(*puzzle) // it has one solution
}

/// The grid with more givens, so that there is one solution, which the seed chooses. Of several ways to do so it takes that with the
/// fewest givens. None if the grid has no solution.
#[must_use]
pub fn complete(grid: &Grid, seed: Seed) -> Option<Puzzle> {
    let mut random = Random::new(seed);
    let clues = Clues::new(draw_solution(*grid, &mut random)?, grid.filled_cells());
    let completed = (0..TRIES).map(|_| completed(clues.clone(), &mut random));
    let fewest = completed.min_by_key(|clues| clues.cells().len())?;
    Puzzle::new(fewest.grid()).ok()
}

/// For each given how many solutions the grid has without it, counted up to `limit`. In a puzzle with one solution a given that
/// leaves one is redundant.
#[must_use]
pub fn removals(grid: &Grid, limit: u64) -> Vec<(Cell, u64)> {
    grid.iter().map(|(cell, _)| (cell, count(&grid.with(cell, None), limit))).collect()
}

/// Returns the candidates of a grid that has several solutions, each with the number of solutions that have it, counted up to `limit`.
/// Candidates that no solution has are left out. Empty for any other grid.
#[must_use]
pub fn solutions_by_candidate(grid: &Grid, limit: u64) -> Vec<(Candidate, u64)> {
    if count(grid, 2) < 2 {
        return Vec::new();
    }
    let open = CandidateSet::product(grid.empty_cells(), DigitSet::ALL) & *Candidates::new(grid).open();
    let counted = open.iter().map(|it| (it, count(&grid.with(it.cell, Some(it.digit)), limit)));
    counted.filter(|(_, solutions)| *solutions > 0).collect()
}

/// The givens that can be added so that there is one solution, and what each makes of the grid, the easiest first. For a puzzle
/// with one solution those are all digits of its empty cells. Before each one `go_on` is told how many have been looked at, and
/// of how many; if it says no, the rest is left out.
#[must_use]
pub fn additions(grid: &Grid, go_on: &mut dyn FnMut(usize, usize) -> bool) -> Vec<Addition> {
    let completing = completing_givens(grid) & CandidateSet::product(grid.empty_cells(), DigitSet::ALL);
    let mut additions: Vec<Addition> = Vec::new();
    for (done, given) in completing.iter().enumerate() {
        if !go_on(done, completing.len()) {
            break;
        }
        let position = Candidates::new(&grid.with(given.cell, Some(given.digit)));
        let Some(rating) = rate(&position, &Options::UNIQUE) else { continue };
        let place = additions.partition_point(|it| (it.level, it.score) <= (rating.level, rating.score));
        additions.insert(place, Addition { given, level: rating.level, score: rating.score, hardest: rating.hardest });
    }
    additions
}

/// The givens and as many more as leave one solution.
pub(super) fn completed(mut clues: Clues, random: &mut Random) -> Clues {
    let before = clues.cells();
    while clues.count(FEW_SOLUTIONS) == FEW_SOLUTIONS {
        let cells = random.orbit_in(!clues.cells(), Symmetry::None);
        clues.add(cells);
    }
    while !clues.are_enough() {
        let fewest = random.order(!clues.cells()).into_iter().min_by_key(|&cell| {
            let mut more = clues.clone();
            more.add(cell.into());
            more.count(FEW_SOLUTIONS)
        });
        clues.add(fewest.map_or(CellSet::EMPTY, CellSet::of));
    }
    for cell in random.order(clues.cells() - before) {
        clues.try_remove(cell.into());
    }
    clues
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::minimal;
    use nonet_core::solver::{any_solution, redundant_givens};

    /// A puzzle with one solution and some givens too many; and one with 32 solutions.
    const PUZZLE: &str = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";
    const SEVERAL: &str = "000000200058006000000300085010470600900000507007039040760008000000900810009000000";

    fn grid(line: &str) -> Grid {
        line.parse().unwrap()
    }

    #[test]
    fn a_minimal_puzzle_keeps_its_solution_and_nothing_more_can_go() {
        let solution = *any_solution(&grid(PUZZLE)).unwrap().grid();
        for givens in [grid(PUZZLE), solution] {
            let puzzle = Puzzle::new(givens).unwrap();
            for seed in 0..5 {
                let made = make_minimal(&puzzle, Seed(seed));
                assert_eq!(made.solution(), puzzle.solution());
                assert!(made.givens().filled_cells().is_subset(givens.filled_cells()));
                assert_eq!(redundant_givens(made.givens()), CellSet::EMPTY);
                assert_eq!(make_minimal(&puzzle, Seed(seed)), made);
            }
        }
        let minimal = minimal(Seed(3)).unwrap();
        assert_eq!(make_minimal(&minimal, Seed(1)), minimal);
    }

    #[test]
    fn a_grid_is_completed_with_few_givens() {
        for seed in 0..5 {
            let puzzle = complete(&grid(SEVERAL), Seed(seed)).unwrap();
            let before = grid(SEVERAL).filled_cells();
            assert!(before.is_subset(puzzle.givens().filled_cells()));
            assert!((1..=3).contains(&(puzzle.givens().filled_cells() - before).len()));
        }
        assert_eq!(*complete(&grid(PUZZLE), Seed(1)).unwrap().givens(), grid(PUZZLE));
        let wrong = grid(PUZZLE).with(Cell::FIRST, Some(nonet_core::board::Digit::D9));
        assert_eq!(complete(&wrong, Seed(1)), None);
        assert!(complete(&Grid::EMPTY, Seed(1)).unwrap().givens().filled_cells().len() < 27);
    }

    #[test]
    fn a_removal_is_as_good_as_its_solutions() {
        let redundant = redundant_givens(&grid(PUZZLE));
        for (cell, solutions) in removals(&grid(PUZZLE), 100) {
            assert_eq!(solutions == 1, redundant.contains(cell));
            assert_eq!(solutions, count(&grid(PUZZLE).with(cell, None), 100));
        }
    }

    #[test]
    fn what_digits_leave_is_all_that_there_is() {
        let left = solutions_by_candidate(&grid(SEVERAL), 100);
        for cell in grid(SEVERAL).empty_cells() {
            let of_cell = left.iter().filter(|(it, _)| it.cell == cell);
            assert_eq!(of_cell.map(|(_, solutions)| solutions).sum::<u64>(), 32, "each solution has one digit in {cell}");
        }
        assert_eq!(super::solutions_by_candidate(&grid(PUZZLE), 100), []);
        assert!(super::solutions_by_candidate(&Grid::EMPTY, 3).iter().all(|(_, solutions)| *solutions == 3));
    }

    #[test]
    fn additions_leave_one_solution_and_come_by_difficulty() {
        let found = additions(&grid(SEVERAL), &mut |_, _| true);
        assert_eq!(found.len(), 27);
        assert!(found.is_sorted_by_key(|it| (it.level, it.score)));
        for it in &found {
            let puzzle = Puzzle::new(grid(SEVERAL).with(it.given.cell, Some(it.given.digit))).unwrap();
            let rating = rate(&Candidates::new(puzzle.givens()), &Options::UNIQUE).unwrap();
            assert_eq!((rating.level, rating.score, rating.hardest), (it.level, it.score, it.hardest));
        }
        assert_eq!(additions(&grid(PUZZLE), &mut |done, of| done < 10 && of == 54).len(), 10);
        assert_eq!(additions(&Grid::EMPTY, &mut |_, _| true), []);
    }
}
