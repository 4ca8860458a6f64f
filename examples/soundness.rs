//! Proves every step: `soundness [--every N] FILE...`
//!
//! Each file holds a puzzle a line, its first 81 characters; lines that are none are passed over, as are puzzles without exactly
//! one solution. The path of each puzzle is followed in hint order and in rating order, and at every N-th position (20 unless
//! told) every step of every technique is looked at: no step removes a digit of the solution, and its evidence proves it to the
//! checker. Each step that fails is printed, and at the end how many puzzles and steps there were. Exits 1 if any failed.

use nonet::{
    board::{Candidate, CandidateSet, Candidates, Grid},
    engine::{Options, Order, Outcome, Step, Technique, check, solve_path, steps_of},
    solver::{Solution, Solutions, solve},
};
use std::{env, fs, process::ExitCode};

fn main() -> ExitCode {
    let Some((every, files)) = arguments() else {
        eprintln!("usage: soundness [--every N] FILE...");
        return ExitCode::from(2);
    };
    let mut tally = Tally::default();
    for file in files {
        let text = match fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{file}: {error}");
                tally.failed += 1;
                continue;
            }
        };
        for puzzle in text.lines().filter_map(|line| line.get(..81)?.parse::<Grid>().ok()) {
            if let Solutions::One(solution) = solve(&puzzle) {
                tally.puzzle(&puzzle, &solution, every);
            }
        }
        println!("{file}: {tally}");
    }
    ExitCode::from(u8::from(tally.failed > 0))
}

/// How many positions are between two that are looked at in full, and the files; none if that is not what was given.
fn arguments() -> Option<(usize, Vec<String>)> {
    let mut every = 20;
    let mut files = Vec::new();
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--every" => every = arguments.next()?.parse().ok().filter(|&every| every > 0)?,
            option if option.starts_with('-') => return None,
            file => files.push(file.to_owned()),
        }
    }
    (!files.is_empty()).then_some((every, files))
}

/// What was looked at so far.
#[derive(Default)]
struct Tally {
    puzzles: usize,
    unfinished: usize,
    steps: usize,
    failed: usize,
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tally { puzzles, unfinished, steps, failed } = self;
        write!(f, "{puzzles} puzzles, {unfinished} of them not solved to the end, {steps} steps, {failed} failed")
    }
}

impl Tally {
    /// Follows a puzzle in both orders.
    fn puzzle(&mut self, puzzle: &Grid, solution: &Solution, every: usize) {
        self.puzzles += 1;
        let truth: CandidateSet = solution.grid().iter().map(|(cell, digit)| Candidate::new(cell, digit)).collect();
        let start = Candidates::new(puzzle);
        for order in [Order::Rating, Order::Hint] {
            let path = solve_path(&start, order, &Options::UNIQUE);
            self.unfinished += usize::from(order == Order::Hint && path.outcome != Outcome::Solved);
            let mut position = start.clone();
            for (i, step) in path.steps.iter().enumerate() {
                self.step(step, &position, &truth);
                if order == Order::Rating && i % every == every / 2 {
                    let found = Technique::ALL.into_iter().filter(|&it| it != Technique::Trial);
                    let all = found.flat_map(|technique| steps_of(technique, &position, &Options::UNIQUE));
                    all.for_each(|step| self.step(&step, &position, &truth));
                }
                step.take(&mut position);
            }
        }
    }

    /// Looks at one step.
    fn step(&mut self, step: &Step, position: &Candidates, truth: &CandidateSet) {
        self.steps += 1;
        let wrong = !(step.eliminations() & *truth).is_empty() || !step.placements().is_subset(truth);
        let proof = check(step, position);
        if wrong || proof.is_err() {
            self.failed += 1;
            println!("{} {:?}\n  {step} by {:?}\n  wrong: {wrong}, {proof:?}", position.grid(), position.open(), step.evidence);
        }
    }
}
