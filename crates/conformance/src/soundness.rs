//! Checks every step for soundness: `conformance soundness [--every N] [--up-to N] [FILE|FOLDER]...`
//!
//! A file has a puzzle a line, in its first 81 characters; lines without one are skipped, as are puzzles without exactly one
//! solution. Files may be compressed (`.gz`), and all `.txt`, `.csv` and `.gz` files of a folder are read. With `--up-to`, random
//! minimal puzzles are added until there are that many in all. The path of each puzzle is followed in hint order and in rating
//! order. At every N-th position of the latter, counted over all puzzles (20 by default), every step of every technique is
//! checked: no step removes a digit of the solution, and the checker accepts its evidence. The output is each step that fails,
//! and the number of puzzles and steps. Exits 1 if any failed.

use crate::files::{files, text};
use nonet_core::{
    board::{Candidate, CandidateSet, Candidates, Grid},
    solver::{Solution, Solutions, solve},
};
use nonet_generator::{Seed, minimal};
use nonet_logic::{Options, Order, Outcome, Step, Technique, check, solve_path, steps_of};
use std::{
    io,
    num::NonZero,
    path::{Path, PathBuf},
    process::ExitCode,
};

/// Proves every step on the paths of puzzles.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    /// The distance between positions at which every step that there is is checked
    #[arg(long, default_value = "20")]
    every: NonZero<usize>,
    /// The number of puzzles in all: random ones are added to those of the files
    #[arg(long, default_value_t = 0, required_unless_present = "paths")]
    up_to: usize,
    /// Files with a puzzle a line, and folders with such files
    paths: Vec<PathBuf>,
}

/// Prints the steps that fail and the counts, and returns 1 if any failed.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let every = arguments.every.get();
    let mut tally = Tally::default();
    for path in &arguments.paths {
        if let Err(error) = tally.path(path, every) {
            eprintln!("{}: {error}", path.display());
            tally.failed += 1;
        }
    }
    let mut seeds = (1..).map(Seed);
    while tally.puzzles < arguments.up_to {
        let Some(puzzle) = seeds.next().and_then(minimal) else { continue };
        tally.puzzle(puzzle.givens(), puzzle.solution(), every);
        if tally.puzzles.is_multiple_of(10_000) {
            println!("with made ones: {tally}");
        }
    }
    println!("{tally}");
    ExitCode::from(u8::from(tally.failed > 0))
}

/// The counts of the checks so far.
#[derive(Default)]
struct Tally {
    puzzles: usize,
    unfinished: usize,
    passed: usize, // positions on the path in rating order
    looked_at: usize,
    steps: usize,
    failed: usize,
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tally { puzzles, unfinished, passed: _, looked_at, steps, failed } = self;
        write!(f, "{puzzles} puzzles, {unfinished} of them not solved to the end, {looked_at} positions looked at as a whole, ")?;
        write!(f, "{steps} steps, {failed} failed")
    }
}

impl Tally {
    /// Checks the puzzles of a file, or of the files of a folder.
    fn path(&mut self, path: &Path, every: usize) -> io::Result<()> {
        for file in files(path)? {
            for line in text(&file)?.lines() {
                if let Some(puzzle) = line.get(..81).and_then(|line| line.parse::<Grid>().ok()) {
                    self.line(&puzzle, every);
                }
            }
            println!("{}: {self}", file.display());
        }
        Ok(())
    }

    /// Checks the paths of a puzzle, if it has one solution.
    fn line(&mut self, puzzle: &Grid, every: usize) {
        if let Solutions::One(solution) = solve(puzzle) {
            self.puzzle(puzzle, &solution, every);
        }
    }

    /// Checks the path of a puzzle in both orders.
    fn puzzle(&mut self, puzzle: &Grid, solution: &Solution, every: usize) {
        self.puzzles += 1;
        let truth: CandidateSet = solution.grid().iter().map(|(cell, digit)| Candidate::new(cell, digit)).collect();
        let start = Candidates::new(puzzle);
        for order in [Order::Rating, Order::Hint] {
            let path = solve_path(&start, order, &Options::UNIQUE);
            self.unfinished += usize::from(order == Order::Hint && path.outcome != Outcome::Solved);
            let mut position = start.clone();
            for step in &path.steps {
                self.step(step, &position, &truth);
                self.passed += usize::from(order == Order::Rating);
                if order == Order::Rating && self.passed.is_multiple_of(every) {
                    self.position(&position, &truth);
                }
                step.apply(&mut position);
            }
        }
    }

    /// Checks every step of every technique at a position.
    fn position(&mut self, position: &Candidates, truth: &CandidateSet) {
        self.looked_at += 1;
        let found = Technique::ALL.into_iter().filter(|&it| it != Technique::Trial);
        let all = found.flat_map(|technique| steps_of(technique, position, &Options::to_practise(technique)));
        all.for_each(|step| self.step(&step, position, truth));
    }

    /// Checks a step: it agrees with the solution, and its evidence proves it.
    fn step(&mut self, step: &Step, position: &Candidates, truth: &CandidateSet) {
        self.steps += 1;
        let wrong = !(step.eliminations() & *truth).is_empty() || !step.placements().is_subset(truth);
        let proof = check(step, position);
        if wrong || proof.is_err() {
            self.failed += 1;
            println!("{} {:?}\n  {step} by {}\n  wrong: {wrong}, {proof:?}", position.grid(), position.open(), step.evidence);
        }
    }
}
