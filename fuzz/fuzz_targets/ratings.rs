//! Fuzzes paths and ratings with boards that have no solution, one or several: they end, and none panics.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nonet_core::board::Candidates;
use nonet_fuzz::grid;
use nonet_logic::{Options, Order, solve_path_while};
use nonet_se::{Path, Scale};

/// The number of calls after which the callback stops a path.
const MAX_QUESTIONS: u32 = 200;

fuzz_target!(|bytes: &[u8]| {
    let board = grid(bytes);
    for order in [Order::Hint, Order::Rating] {
        let mut asked = 0;
        let path = solve_path_while(&Candidates::new(&board), order, &Options::UNIQUE, &mut || {
            asked += 1;
            asked < MAX_QUESTIONS
        });
        assert!(path.steps.len() <= 729);
    }
    let (mut path, mut asked) = (Path::new(&Candidates::new(&board), Scale::Full), 0);
    while let Ok(Some(_)) = path.step(&mut || {
        asked += 1;
        asked < MAX_QUESTIONS
    }) {}
});
