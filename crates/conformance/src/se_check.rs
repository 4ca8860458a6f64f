//! Compares our rating of the scale SE with the original's: `conformance se-check [FOLDER|FILE]...`
//!
//! A table (`.csv`) has a header with the columns `puzzle`, `ER`, `EP`, `ED` and perhaps `ER_noU`; the numbers are compared. If a
//! column `java_se121_verified` says that the original itself gives others (`0:7.1/1.2/1.2`), those count. A trace (`.txt` or
//! `.txt.gz`) has for each puzzle a line `# puzzle`, then all or some of its steps, which are compared line by line. The output
//! is each difference, and for each file the number of differences and the puzzle that took the longest.
//!
//! Exits 1 if there was a difference beyond those that the original's order explains, which depends on addresses in memory: in
//! the steps after the first one that uses other steps within chains, and in ratings above 9.5 by at most 0.2. So it does if a table has a
//! grid that has not exactly one solution, and so no rating.

use crate::files::{files, text};
use nonet_core::board::{Candidates, Grid};
use nonet_se::{Engine, Path as Steps, Pattern, Rating, Scale, Step, Tenths, rate};
use std::{
    fmt, io,
    path::{Path, PathBuf},
    process::ExitCode,
    time::{Duration, Instant},
};

/// Compares our ratings and steps with those of Sudoku Explainer 1.2.1.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    /// Tables (.csv) and traces (.txt, .txt.gz), or folders with such files
    #[arg(required = true)]
    paths: Vec<PathBuf>,
}

/// Prints the differences, and returns 1 if one of them must not be.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let mut failed = 0;
    for path in &arguments.paths {
        failed += check(path).unwrap_or_else(|error| {
            eprintln!("{}: {error}", path.display());
            1
        });
    }
    ExitCode::from(u8::from(failed > 0))
}

/// Returns the number of failed comparisons in a file, or in the files of a folder.
fn check(path: &Path) -> io::Result<usize> {
    let mut failed = 0;
    for file in files(path)? {
        let text = text(&file)?;
        let tally = if file.extension().is_some_and(|it| it == "csv") { table(&text) } else { traces(&text) };
        if tally.compared > 0 {
            println!("{}: {tally}", file.display());
        }
        failed += tally.failed;
    }
    Ok(failed)
}

#[derive(Default)]
struct Tally {
    compared: usize,
    differing: usize,
    failed: usize,
    time: Duration,
    longest: Duration,
    longest_puzzle: String,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { compared, differing, failed, time, longest, longest_puzzle } = self;
        write!(f, "{compared} compared, {differing} differ, {failed} of them must not; {time:.2?}, ")?;
        write!(f, "{longest:.2?} of it {longest_puzzle}")
    }
}

impl Tally {
    /// Runs the work on a puzzle and adds its time.
    fn timed<T>(&mut self, puzzle: &str, work: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let done = work();
        let time = start.elapsed();
        self.time += time;
        if time > self.longest {
            (self.longest, self.longest_puzzle) = (time, puzzle.to_owned());
        }
        done
    }

    /// Compares two ratings of a puzzle and counts the result.
    fn count(&mut self, puzzle: &str, expected: [Tenths; 3], found: Rating) {
        self.compared += 1;
        let found = [found.er, found.ep, found.ed];
        if found == expected {
            return;
        }
        self.differing += 1;
        let is_open = expected[0].0 > 95 && expected.iter().zip(&found).all(|(a, b)| a.0.abs_diff(b.0) <= 2);
        self.failed += usize::from(!is_open);
        let [er, ep, ed] = expected;
        println!("{puzzle} expected {er}/{ep}/{ed}, found {}/{}/{}", found[0], found[1], found[2]);
    }
}

fn table(text: &str) -> Tally {
    let mut tally = Tally::default();
    let mut lines = text.lines().filter(|line| !line.starts_with('#'));
    let header: Vec<&str> = lines.next().unwrap_or_default().split(',').collect();
    let column = |name: &str| header.iter().position(|&column| column == name);
    let Some((puzzle, numbers)) = column("puzzle").zip(column("ER").zip(column("EP")).zip(column("ED"))) else {
        return tally;
    };
    let ((er, ep), ed) = numbers;
    for line in lines {
        let fields: Vec<&str> = line.split(',').collect();
        let field = |at: usize| fields.get(at).copied().unwrap_or_default();
        let Ok(grid) = field(puzzle).parse::<Grid>() else { continue };
        let of_original = column("java_se121_verified").and_then(|at| field(at).strip_prefix("0:"));
        let expected = match of_original.map(|numbers| numbers.split('/').map(tenths).collect::<Vec<_>>()).as_deref() {
            Some(&[er, ep, ed]) => [er, ep, ed],
            _ => [er, ep, ed].map(|at| tenths(field(at))),
        };
        let Some(found) = tally.timed(field(puzzle), || rate(&Candidates::new(&grid), Scale::Full)) else {
            println!("{} has not exactly one solution", field(puzzle));
            tally.failed += 1;
            continue;
        };
        tally.count(field(puzzle), expected, found);
        if let Some(at) = column("ER_noU").filter(|&at| !field(at).is_empty())
            && let Some(found) = tally.timed(field(puzzle), || rate(&Candidates::new(&grid), Scale::WithoutUniqueness))
        {
            let expected = [tenths(field(at)), found.ep, found.ed];
            tally.count(field(puzzle), expected, found);
        }
    }
    tally
}

fn traces(text: &str) -> Tally {
    let mut tally = Tally::default();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let Some(puzzle) = line.strip_prefix("# ") else { continue };
        let Ok(grid) = puzzle.parse::<Grid>() else { continue };
        let mut path = Steps::new(&Candidates::new(&grid), Scale::Full);
        let mut number = 0;
        let mut is_open = false;
        while let Some(expected) = lines.next_if(|line| line.split(' ').next().is_some_and(|it| it.len() < 4 && it != "#")) {
            let at = expected.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0);
            let step = tally.timed(puzzle, || step_to(&mut path, &mut number, at, &mut is_open));
            let found = step.map_or_else(|| "nothing".to_owned(), |step| format!("{number} {step}"));
            tally.compared += 1;
            if found != expected {
                tally.differing += 1;
                tally.failed += usize::from(!is_open);
                println!("{puzzle}\n  expected {expected}\n  found    {found}");
                break;
            }
        }
    }
    tally
}

/// Takes steps up to the one with the number `at` and returns it. Sets `is_open` if any of them uses other steps, since the
/// original's order is not fixed after that.
fn step_to(path: &mut Steps, number: &mut usize, at: usize, is_open: &mut bool) -> Option<Step> {
    loop {
        let step = path.step(&mut || true).ok()??;
        *number += 1;
        *is_open |= uses_other_steps(&step.pattern);
        if *number >= at {
            return Some(step);
        }
    }
}

/// Returns whether the pattern uses other steps within chains, so that the order of steps may depend on what the original leaves
/// open.
fn uses_other_steps(pattern: &Pattern) -> bool {
    match pattern {
        Pattern::Contradiction { engine, .. }
        | Pattern::Double { engine, .. }
        | Pattern::Cell { engine, .. }
        | Pattern::Region { engine, .. } => matches!(engine, Engine::Dynamic { level: 1.. }),
        _ => false,
    }
}

/// Parses a number with one decimal.
fn tenths(text: &str) -> Tenths {
    Tenths(text.replace('.', "").parse().unwrap_or(0))
}
