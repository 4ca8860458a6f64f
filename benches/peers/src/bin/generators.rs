//! Times the generators natively, in turn in short slices on one thread, by its CPU clock. Only the ratios of one run mean
//! anything elsewhere; the lower quartile of the rounds is what counts.

use cpu_time::ThreadTime;
use peers::{GENERATORS, Generator, givens, is_minimal};
use std::{hint::black_box, process::ExitCode, time::Duration};

const ROUNDS: usize = 21;
const SLICE: Duration = Duration::from_millis(100);
/// The number of puzzles of each generator that are looked at, to see that they are minimal and how many givens they have.
const SAMPLE: u64 = 2_000;

fn main() -> ExitCode {
    let mut means = [0.0; 2];
    for (mean, (name, generator)) in means.iter_mut().zip(GENERATORS) {
        let puzzles: Vec<String> = (0..SAMPLE).map(generator).collect();
        if let Some(wrong) = puzzles.iter().find(|line| !is_minimal(line)) {
            eprintln!("error: {name} made {wrong}");
            return ExitCode::FAILURE;
        }
        *mean = puzzles.iter().map(|line| givens(line)).sum::<usize>() as f64 / SAMPLE as f64;
    }
    let mut turns = GENERATORS.map(|(_, generator)| Turn { generator, next: 0 });
    let mut rounds: Vec<[f64; 2]> = Vec::new();
    for round in 0..=ROUNDS {
        let mut rates = [0.0; 2];
        for which in if round % 2 == 0 { [0, 1] } else { [1, 0] } {
            rates[which] = turns[which].rate();
        }
        if round > 0 {
            rounds.push(rates); // the first one warms up
        }
    }
    let ratios = sorted(rounds.iter().map(|[ours, peer]| ours / peer));
    let [ours, peer] = [0, 1].map(|which| sorted(rounds.iter().map(|rates| rates[which]))[ROUNDS / 2]);
    println!(
        "native {:24} {ours:>9.0} {peer:>9.0} per CPU second  {:.2} to {:.2}  mean givens {:.2} and {:.2}",
        "minimal puzzles made",
        ratios[0],
        ratios[ROUNDS - 1],
        means[0],
        means[1]
    );
    println!("RATIO native generate_minimal {:.3} {:.3}", ratios[(ROUNDS - 1) / 4], ratios[ROUNDS / 2]);
    ExitCode::SUCCESS
}

/// A generator, and the number of its next puzzle.
struct Turn {
    generator: Generator,
    next: u64,
}

impl Turn {
    /// Puzzles per second, over one slice.
    fn rate(&mut self) -> f64 {
        let start = ThreadTime::now();
        let first = self.next;
        loop {
            for _ in 0..16 {
                black_box((self.generator)(black_box(self.next)));
                self.next += 1;
            }
            let time = start.elapsed();
            if time >= SLICE {
                return (self.next - first) as f64 / time.as_secs_f64();
            }
        }
    }
}

fn sorted(values: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values
}
