//! The core as the browser runs it, on its own 128-bit lanes: the same answers as natively.

use nonet_core::{
    board::Grid,
    solver::{self, Solutions},
};
use nonet_generator::Request;
use wasm_bindgen_test::wasm_bindgen_test;

/// A puzzle and its solution.
pub(crate) const SOLVED: (&str, &str) = (
    "043080250600000000000001094900004070000608000010200003820500000000000005034090710",
    "143986257679425381285731694962354178357618942418279563821567439796143825534892716",
);
/// A puzzle and how many solutions it has.
const COUNTED: (&str, u64) = ("000000200058006000000300085010470600900000507007039040760008000000900810009000000", 32);

pub(crate) fn grid(line: &str) -> Grid {
    line.parse().unwrap()
}

#[wasm_bindgen_test]
fn one_solution_is_found() {
    let Solutions::One(solution) = solver::solve(&grid(SOLVED.0)) else { panic!("one solution expected") };
    assert_eq!(solution.to_string(), SOLVED.1);
}

#[wasm_bindgen_test]
fn several_solutions_are_counted_and_listed_in_order() {
    let puzzle = grid(COUNTED.0);
    assert_eq!(solver::count(&puzzle, 1_000), COUNTED.1);
    let listed: Vec<String> = solver::solutions(&puzzle).map(|solution| solution.to_string()).collect();
    assert_eq!(listed.len() as u64, COUNTED.1);
    assert!(listed.is_sorted());
}

/// The puzzles that are pinned natively (crates/generator/tests/generator.rs) are made here too.
#[wasm_bindgen_test]
fn seeds_make_the_same_puzzles_as_natively() {
    for line in include_str!("../../crates/generator/tests/data/pinned.txt").lines() {
        let (request, givens) = line.split_once(' ').unwrap();
        let made = request.parse::<Request>().unwrap().make(&mut |_| true).unwrap();
        assert_eq!(made.puzzle.givens().to_string(), givens, "{request}");
    }
}
