//! Times the solvers natively: `peers DIR` reads the sets in DIR, files `NAME.txt` or `NAME.txt.gz` with a puzzle a line.
//!
//! The solvers take turns in short slices on one thread, by its CPU clock, over the same permuted puzzles. Only the ratios of one
//! run mean anything elsewhere; the lower quartile of the rounds is what counts.

use cpu_time::ThreadTime;
use flate2::read::GzDecoder;
use peers::{Solver, disagreement, native_solvers, permuted};
use std::{env, error::Error, fs, hint::black_box, io::Read, path::Path, process::ExitCode, time::Duration};

const SEED: u64 = 20_261_121;
const ROUNDS: usize = 21;
const SLICE: Duration = Duration::from_millis(40);
/// More lines than this add time to the check and nothing to the figures.
const MOST_LINES: usize = 20_000;

fn main() -> ExitCode {
    let Some(folder) = env::args().nth(1) else {
        eprintln!("usage: peers DIR");
        return ExitCode::from(2);
    };
    match sets(Path::new(&folder)).and_then(|sets| sets.iter().try_for_each(|set| measure(set))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

struct Set {
    name: String,
    lines: Vec<String>,
}

/// The sets of a folder, by name.
fn sets(folder: &Path) -> Result<Vec<Set>, Box<dyn Error>> {
    let mut sets = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let path = entry?.path();
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = match file.split_once('.') {
            Some((_, "txt")) => fs::read_to_string(&path)?,
            Some((_, "txt.gz")) => unpacked(&path)?,
            _ => continue,
        };
        let lines: Vec<&str> = text.lines().filter_map(|line| line.get(..81)).take(MOST_LINES).collect();
        let name = file.split('.').next().unwrap_or_default().to_owned();
        sets.push(Set { name, lines: permuted(&lines, SEED) });
    }
    sets.retain(|set| !set.lines.is_empty());
    sets.sort_by(|a, b| a.name.cmp(&b.name));
    if sets.is_empty() { Err(format!("no puzzles in {}", folder.display()).into()) } else { Ok(sets) }
}

fn unpacked(path: &Path) -> Result<String, Box<dyn Error>> {
    let mut text = String::new();
    GzDecoder::new(fs::File::open(path)?).read_to_string(&mut text)?;
    Ok(text)
}

/// Checks a set, times it, and prints what came out, a peer a line. The crate `sudoku`, with which the wasm is compared too, has the
/// name `native` there.
fn measure(set: &Set) -> Result<(), Box<dyn Error>> {
    let (names, solvers): (Vec<&str>, Vec<Solver>) = native_solvers().into_iter().unzip();
    if let Some(line) = disagreement(set.lines.iter().map(String::as_str), &solvers) {
        return Err(format!("{}: the solvers disagree on {line}", set.name).into());
    }
    let mut turns: Vec<Turn> = solvers.iter().map(|solver| Turn::new(*solver, &set.lines)).collect();
    let mut rounds: Vec<Vec<f64>> = vec![Vec::new(); turns.len()];
    for round in 0..ROUNDS {
        let mut order: Vec<usize> = (0..turns.len()).collect();
        if round % 2 == 1 {
            order.reverse();
        }
        for solver in order {
            rounds[solver].push(turns[solver].rate(&set.lines));
        }
    }
    let (ours, peers) = rounds.split_at(1);
    let median = |rates: &[f64]| quartiles(rates.to_vec()).median;
    for (name, peer) in names.iter().skip(1).zip(peers) {
        let ratios = quartiles(ours[0].iter().zip(peer).map(|(ours, peer)| ours / peer).collect());
        let label = if *name == "sudoku" { "native" } else { name };
        println!(
            "{label:6} {:24} {:>9.0} {:>9.0} per CPU second  {:.2} to {:.2}",
            set.name,
            median(&ours[0]),
            median(peer),
            ratios.least,
            ratios.most
        );
        println!("RATIO {label} {} {:.3} {:.3}", set.name, ratios.lower, ratios.median);
    }
    Ok(())
}

/// A solver, where it goes on in the list, and how many puzzles make a slice.
struct Turn {
    solver: Solver,
    next: usize,
    number: u32,
}

impl Turn {
    /// Doubles the number of puzzles until they take a slice, which warms the code up as well.
    fn new(solver: Solver, lines: &[String]) -> Turn {
        let mut turn = Turn { solver, next: 0, number: 16 };
        while turn.time(lines) < SLICE {
            turn.number *= 2;
        }
        turn
    }

    /// Puzzles per second, over one slice.
    fn rate(&mut self, lines: &[String]) -> f64 {
        f64::from(self.number) / self.time(lines).as_secs_f64()
    }

    /// The time that a slice takes. The clock is read at its ends only: it is a call into the kernel, as long as an easy puzzle.
    fn time(&mut self, lines: &[String]) -> Duration {
        let start = ThreadTime::now();
        for line in lines.iter().cycle().skip(self.next).take(self.number as usize) {
            black_box((self.solver)(black_box(line)));
        }
        self.next = (self.next + self.number as usize) % lines.len();
        start.elapsed()
    }
}

struct Quartiles {
    least: f64,
    lower: f64,
    median: f64,
    most: f64,
}

fn quartiles(mut values: Vec<f64>) -> Quartiles {
    values.sort_by(f64::total_cmp);
    let at = |part: usize| values[(values.len() - 1) * part / 4];
    Quartiles { least: at(0), lower: at(1), median: at(2), most: at(4) }
}
