//! The rating of a puzzle, beside the exact solver on the same puzzles, so that the ratio carries from machine to machine:
//! `cargo bench -p benches --bench rating`.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use nonet_core::{
    board::{Candidates, Grid},
    solver::solve,
};
use nonet_logic::{Options, Order, all_steps, next_step, rate, solve_path};
use nonet_se::Scale;
use std::hint::black_box;

/// Random minimal puzzles rate as any that comes along; the others take more of everything.
const SETS: [(&str, &str); 3] = [
    ("random_minimal", include_str!("../crates/core/tests/data/lists/random_minimal.txt")),
    ("17_clue", include_str!("../crates/core/tests/data/lists/17_clue.txt")),
    ("magictour_top1465", include_str!("../crates/core/tests/data/lists/magictour_top1465.txt")),
];

/// The number of puzzles of a list that are looked at in one go.
const MOST: usize = 200;

fn grids(text: &str) -> Vec<Grid> {
    text.lines().filter_map(|line| line.parse().ok()).take(MOST).collect()
}

/// Asks a question of every puzzle.
fn each<T>(grids: &[Grid], ask: impl Fn(&Grid) -> T) {
    for grid in grids {
        let _ = black_box(ask(grid));
    }
}

fn ratings(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a list of puzzles");
    for (name, text) in SETS {
        let grids = grids(text);
        group.throughput(Throughput::Elements(grids.len() as u64));
        group.bench_function(BenchmarkId::new("solve", name), |bencher| bencher.iter(|| each(&grids, solve)));
        group.bench_function(BenchmarkId::new("rate", name), |bencher| {
            bencher.iter(|| each(&grids, |grid| rate(&Candidates::new(grid), &Options::UNIQUE)));
        });
        group.bench_function(BenchmarkId::new("rate as Sudoku Explainer", name), |bencher| {
            bencher.iter(|| each(&grids, |grid| nonet_se::rate(&Candidates::new(grid), Scale::Full)));
        });
        group.bench_function(BenchmarkId::new("path in hint order", name), |bencher| {
            bencher.iter(|| each(&grids, |grid| solve_path(&Candidates::new(grid), Order::Hint, &Options::UNIQUE)));
        });
        group.bench_function(BenchmarkId::new("next step", name), |bencher| {
            bencher.iter(|| each(&grids, |grid| next_step(&Candidates::new(grid), &Options::UNIQUE)));
        });
        group.bench_function(BenchmarkId::new("all steps", name), |bencher| {
            bencher.iter(|| each(&grids, |grid| all_steps(&Candidates::new(grid), &Options::UNIQUE)));
        });
    }
    group.finish();
}

criterion_group!(benches, ratings);
criterion_main!(benches);
