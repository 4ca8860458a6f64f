//! Looks for the positions of the lessons: `cargo run --release --example positions -- 150000` looks through so many random minimal
//! puzzles and prints, for each technique, the seeds of the three whose positions are the easiest to take in. They stand in
//! `crates/tutor/src/seeds.rs`. With the name of a technique after the number, it looks for that one and those after it in hint order.

use nonet_core::board::Candidates;
use nonet_generator::{Seed, known_puzzles, minimal};
use nonet_logic::{ForcedSingles, Options, Order, Outcome, Path, Step, Technique, TechniqueSet, next_step, solve_path};
use nonet_tutor::{explain, position_in};
use nonet_words::english;
use std::env;

/// The number of positions of each lesson.
const EACH: usize = 3;

fn main() {
    let puzzles = env::args().nth(1).and_then(|number| number.parse().ok()).unwrap_or(150_000_u64);
    let mut best: Vec<Vec<(usize, u64)>> = vec![Vec::new(); Technique::ALL.len()];
    let from: Technique = env::args().nth(2).and_then(|name| name.parse().ok()).unwrap_or(Technique::FullHouse);
    let (chosen, usual): (Vec<_>, Vec<_>) = Technique::ALL
        .into_iter()
        .filter(|&it| it >= from && is_random(it))
        .partition(|&it| Options::to_practise(it) != Options::UNIQUE);
    let easy =
        Options::UNIQUE.with(TechniqueSet::OFF_BY_DEFAULT).without(Technique::ALL.into_iter().filter(|&it| it >= from).collect());
    for seed in 0..puzzles {
        let Some(puzzle) = minimal(Seed(seed)) else { continue };
        let start = Candidates::new(puzzle.givens());
        let mut look = |technique: Technique, path: &Path| {
            if path.steps.iter().any(|step| step.technique == technique) {
                let position = position_in(puzzle.givens(), technique);
                let step = next_step(&position, &Options::to_practise(technique));
                if let Some(step) = step.filter(|step| step.technique == technique) {
                    keep(&mut best[technique.index()], (load(&position, &step), seed));
                }
            }
        };
        for &technique in &chosen {
            look(technique, &solve_path(&start, Order::Hint, &Options::to_practise(technique)));
        }
        // Most puzzles are solved without any of them.
        if from == Technique::FullHouse || solve_path(&start, Order::Hint, &easy).outcome != Outcome::Solved {
            let path = solve_path(&start, Order::Hint, &Options::UNIQUE);
            usual.iter().for_each(|&technique| look(technique, &path));
        }
    }
    for technique in Technique::ALL.into_iter().filter(|&it| it >= from && is_random(it)) {
        let seeds: Vec<u64> = best[technique.index()].iter().map(|(_, seed)| *seed).collect();
        println!("{technique:?}: {seeds:?}");
    }
}

/// Whether the lesson's puzzles are random ones, and not known ones.
fn is_random(technique: Technique) -> bool {
    known_puzzles(technique).is_none()
}

/// The amount that there is to take in: the candidates of the board, and eight times the cells of the pattern.
fn load(position: &Candidates, step: &Step) -> usize {
    let touched = step.placements().cells() | step.eliminations().cells();
    let parts = explain::step(step, position, &ForcedSingles::default(), english()).parts;
    let cells = parts.iter().fold(touched, |cells, (candidates, _)| cells | candidates.cells());
    position.open().len() + 8 * cells.len()
}

fn keep(best: &mut Vec<(usize, u64)>, found: (usize, u64)) {
    let place = best.partition_point(|known| *known <= found);
    best.insert(place, found);
    best.truncate(EACH);
}
