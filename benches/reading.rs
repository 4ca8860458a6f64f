//! Reading a list of puzzles, beside parsing and counting of the same lines, so that the ratio carries from machine to machine:
//! `cargo bench -p benches --bench reading`.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use nonet_core::{
    board::Grid,
    solver::{count, count_with},
};
use nonet_formats::Puzzles;
use std::hint::black_box;

/// Random minimal puzzles, of which most files of thousands are made.
const LIST: &str = include_str!("../crates/core/tests/data/lists/random_minimal.txt");

/// The number of lines that are read in one go.
const LINES: usize = 10_000;

fn reading(criterion: &mut Criterion) {
    let lines: Vec<&str> = LIST.lines().filter(|line| line.parse::<Grid>().is_ok()).cycle().take(LINES).collect();
    let text = lines.join("\n");
    let mut group = criterion.benchmark_group("a list of lines");
    group.throughput(Throughput::Elements(LINES as u64));
    group.bench_function("parse and count", |bencher| {
        bencher.iter(|| text.lines().filter_map(|line| line.parse::<Grid>().ok()).map(|grid| count(&grid, 2)).sum::<u64>());
    });
    group.bench_function("Puzzles", |bencher| {
        bencher.iter(|| Puzzles::of_text(&text).filter(|one| black_box(one).result.is_ok()).count());
    });
    group.bench_function("Puzzles and count", |bencher| {
        bencher.iter(|| {
            let readings = Puzzles::of_text(&text).filter_map(|one| one.result.ok());
            readings.map(|reading| count_with(&reading, 2, &mut |_| true).solutions).sum::<u64>()
        });
    });
    group.bench_function("Puzzles of a stream and count", |bencher| {
        bencher.iter(|| {
            let readings = Puzzles::new(text.as_bytes()).filter_map(|one| one.result.ok());
            readings.map(|reading| count_with(&reading, 2, &mut |_| true).solutions).sum::<u64>()
        });
    });
    group.finish();
}

criterion_group!(benches, reading);
criterion_main!(benches);
