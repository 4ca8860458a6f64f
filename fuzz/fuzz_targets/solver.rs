//! Fuzzes the solver at random positions and boards: its functions agree with each other, and its solutions are correct.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nonet_core::{
    board::Grid,
    solver::{Problem, Solutions, Verdict, count, solutions, solve, verdict},
};
use nonet_fuzz::{Known, grid};

/// The maximum number of solutions that are compared.
const LIMIT: usize = 20;

fuzz_target!(|bytes: &[u8]| {
    if let Some(known) = Known::of(bytes) {
        agree(&known.position);
        assert_ne!(count(&known.position, 1), 0, "its solution is lost");
    }
    let board = grid(bytes);
    agree(&board);
    let found = verdict(&board, &board);
    assert_eq!(matches!(found, Verdict::One(_)), count(&board, 2) == 1);
});

fn agree(problem: &impl Problem) {
    let all: Vec<Grid> = solutions(problem).take(LIMIT).map(|solution| *solution.grid()).collect();
    assert!(all.windows(2).all(|pair| pair[0].values() < pair[1].values()), "in reading order, none twice");
    assert!(all.iter().all(|grid| grid.is_solved() && grid.domains().is_subset(&problem.domains())));
    assert_eq!(count(problem, LIMIT as u64), all.len() as u64);
    match solve(problem) {
        Solutions::None => assert!(all.is_empty()),
        Solutions::One(solution) => assert_eq!(all, [*solution.grid()]),
        Solutions::Many(one, other) => {
            assert!(all.len() > 1 && one != other);
            assert!([one, other].iter().all(|it| it.grid().is_solved() && it.grid().domains().is_subset(&problem.domains())));
        }
    }
}
