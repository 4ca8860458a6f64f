//! The solver's questions timed one by one, natively: `cargo bench -p benches --bench solver`. For comparisons with another solver,
//! and in WebAssembly, there is `cargo xtask bench`.

use criterion::{Criterion, criterion_group, criterion_main};
use nonet_core::{
    board::{Candidates, Grid},
    solver::{completing_givens, count, redundant_givens, solutions, solve, true_candidates, typos, verdict},
};
use std::hint::black_box;

const SETS: [(&str, &str); 4] = [
    ("easy", include_str!("../crates/core/tests/data/lists/easy.txt")),
    ("17_clue", include_str!("../crates/core/tests/data/lists/17_clue.txt")),
    ("hardest_11plus", include_str!("../crates/core/tests/data/lists/hardest_11plus.txt")),
    ("two_or_more_solutions", include_str!("../crates/core/tests/data/lists/two_or_more_solutions.txt")),
];

/// Puzzles in turn, so that no question is asked twice in a row.
fn in_turn(text: &str) -> impl FnMut() -> Grid {
    let grids: Vec<Grid> = text.lines().filter_map(|line| line.parse().ok()).collect();
    let mut next = 0;
    move || {
        next = (next + 1) % grids.len();
        black_box(grids[next])
    }
}

fn every_list(criterion: &mut Criterion) {
    for (name, text) in SETS {
        let mut group = criterion.benchmark_group(name);
        let mut grid = in_turn(text);
        group.bench_function("count to 2", |bencher| bencher.iter(|| count(&grid(), 2)));
        group.bench_function("solve", |bencher| bencher.iter(|| solve(&grid())));
        group.bench_function("true candidates", |bencher| bencher.iter(|| true_candidates(&grid())));
        group.bench_function("redundant givens", |bencher| bencher.iter(|| redundant_givens(&grid())));
        group.bench_function("verdict", |bencher| {
            bencher.iter(|| {
                let grid = grid();
                verdict(&grid, &Candidates::new(&grid))
            });
        });
        group.finish();
    }
}

fn open_grids(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("empty grid");
    group.bench_function("count to 100,000", |bencher| bencher.iter(|| count(&black_box(Grid::EMPTY), 100_000)));
    group.bench_function("first 100 solutions in order", |bencher| {
        bencher.iter(|| solutions(&black_box(Grid::EMPTY)).take(100).count())
    });
    group.finish();
    let mut several = in_turn(SETS[3].1);
    criterion.bench_function("completing givens", |bencher| bencher.iter(|| completing_givens(&several())));
    criterion.bench_function("typos", |bencher| bencher.iter(|| typos(&several())));
}

criterion_group!(benches, every_list, open_grids);
criterion_main!(benches);
