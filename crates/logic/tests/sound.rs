//! No step of any technique removes a digit of the solution, or places another.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test fails so

mod support;

use nonet_core::{
    board::{Candidate, CandidateSet, Candidates, Cell, Grid},
    solver::{Solutions, solve},
};
use nonet_logic::{Effect, Family, Options, Order, Outcome, Step, Technique, TechniqueSet, check, solve_path, steps_of};
use proptest::prelude::*;
use support::{puzzles, table};

fn solution_of(puzzle: &Grid) -> Grid {
    let Solutions::One(solution) = solve(puzzle) else { panic!("{puzzle} has not one solution") };
    *solution.grid()
}

/// A step agrees with the solution, says something of candidates that are there, and is proved by its evidence.
fn verify(step: &Step, position: &Candidates, solution: &Grid) {
    let true_ones: CandidateSet = solution.iter().map(|(cell, digit)| Candidate::new(cell, digit)).collect();
    let (placed, removed) = (step.placements(), step.eliminations());
    assert_eq!(check(step, position), Ok(()), "{step} at {} {:?} by {}", position.grid(), position.open(), step.evidence);
    assert!(placed.is_subset(&true_ones), "{step} is wrong at {} {:?}", position.grid(), position.open());
    assert!((removed & true_ones).is_empty(), "{step} is wrong at {} {:?}", position.grid(), position.open());
}

/// Every step of every technique at a position, or of those up to chains alone, of which there are many; of the others a few.
fn verify_all(position: &Candidates, solution: &Grid, to_the_hardest: bool) {
    for technique in Technique::ALL.into_iter().filter(|&it| it != Technique::Trial) {
        let is_hard = technique.family() >= Family::Sets;
        if to_the_hardest || !is_hard {
            let steps = steps_of(technique, position, &Options::to_practise(technique));
            steps.iter().take(if is_hard { 12 } else { usize::MAX }).for_each(|step| verify(step, position, solution));
        }
    }
}

/// Follows the hint path of a puzzle; at every `every`-th position looks at every step of every technique, at the hardest ones,
/// if that is asked for, in the middle of the path alone.
fn follow(puzzle: &Grid, every: usize, to_the_hardest: bool) -> Outcome {
    let solution = solution_of(puzzle);
    let start = Candidates::new(puzzle);
    let path = solve_path(&start, Order::Hint, &Options::UNIQUE);
    let mut position = start;
    for (i, step) in path.steps.iter().enumerate() {
        verify(step, &position, &solution);
        if i % every == 0 {
            verify_all(&position, &solution, to_the_hardest && i / every == path.steps.len() / every / 2);
        }
        step.apply(&mut position);
    }
    path.outcome
}

#[test]
fn every_step_agrees_with_the_solution() {
    for list in ["easy", "random_minimal", "17_clue", "magictour_top1465"] {
        for (i, puzzle) in puzzles::list(list).into_iter().enumerate() {
            assert_eq!(follow(&puzzle, 3, i % 8 == 0), Outcome::Solved, "{puzzle}");
        }
    }
}

/// Each puzzle with one solution has a path to its end, the hardest too, if by trials within trials.
#[test]
fn the_hardest_puzzles_are_solved_to_the_end() {
    for puzzle in puzzles::list("hardest_11plus").into_iter().take(2) {
        assert_eq!(follow(&puzzle, 20, true), Outcome::Solved, "{puzzle}");
    }
}

/// The evidence of a step never proves a digit of the solution false, or another one true; and without the candidates' being
/// gone that it rests on, it proves nothing.
#[test]
fn a_wrong_conclusion_is_refused() {
    for technique in Technique::ALL {
        let mut proved = 0;
        for position in table::positions(&table::read(technique)) {
            let Solutions::One(solution) = solve(&position) else { continue };
            let true_ones = solution.grid().iter().map(|(cell, digit)| Candidate::new(cell, digit)).collect();
            let most = if technique.family() >= Family::Sets { 4 } else { 20 };
            for step in steps_of(technique, &position, &Options::to_practise(technique)).into_iter().take(most) {
                for it in (*position.open() & true_ones).iter() {
                    let wrong = Step { effect: Effect::Eliminate(it.into()), ..step.clone() };
                    assert!(check(&wrong, &position).is_err(), "{technique}: {wrong} by {}", step.evidence);
                }
                for it in (*position.open() - true_ones).iter() {
                    let wrong = Step { effect: Effect::Place(it.into()), ..step.clone() };
                    assert!(check(&wrong, &position).is_err(), "{technique}: {wrong} by {}", step.evidence);
                }
                let bare = Candidates::new(&Grid::EMPTY);
                assert!(check(&step, &bare).is_err(), "{technique}: {step} on an empty board");
                proved += 1;
            }
        }
        assert!(proved > 0, "{technique} has no step at a position with one solution");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Any position whose candidates include the solution, however it came about.
    #[test]
    fn steps_are_right_at_positions_that_no_path_meets(which in 0usize..120, placed in any::<u128>(), removed in any::<[u128; 3]>()) {
        let puzzle = puzzles::list("random_minimal")[which];
        let solution = solution_of(&puzzle);
        let mut position = Candidates::new(&puzzle);
        for cell in Cell::all().filter(|cell| placed >> cell.index() & 3 == 0) {
            if let (None, Some(digit)) = (position.grid()[cell], solution[cell]) {
                position.place(cell, digit);
            }
        }
        let gone = position.open().iter().enumerate().filter(|(i, it)| {
            let bits = removed[i % 3] >> (i / 3 % 128) & 1 != 0;
            bits && i % 2 == 0 && solution[it.cell] != Some(it.digit)
        });
        let gone: CandidateSet = gone.map(|(_, it)| it).collect();
        position.eliminate(&gone);
        verify_all(&position, &solution, which % 10 == 0); // the hardest techniques find most of all here
    }

    /// A step that is found is found again among all of its technique, changes the position, and changes nothing when it is applied
    /// once more.
    #[test]
    fn a_step_is_taken_once(which in 0usize..120) {
        let options = Options::UNIQUE.without([Technique::Trial].into()).with(TechniqueSet::OFF_BY_DEFAULT);
        let mut position = Candidates::new(&puzzles::list("random_minimal")[which]);
        while let Some(step) = nonet_logic::next_step(&position, &options) {
            let all = steps_of(step.technique, &position, &options);
            prop_assert!(all.iter().any(|other| other.effect == step.effect), "{step} is not among {all:?}");
            let before = position.clone();
            let following = step.apply_with_singles(&mut position);
            prop_assert!(position != before);
            for it in &following.placed {
                prop_assert_eq!(position.grid()[it.cell], Some(it.digit));
            }
            let gone = *before.open() - *position.open() - following.placed.iter().copied().collect() - step.placements();
            prop_assert_eq!(gone, following.removed);
            let mut twice = position.clone();
            step.apply(&mut twice);
            prop_assert_eq!(&twice, &position, "{} taken twice", step);
        }
    }
}
