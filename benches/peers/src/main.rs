//! Times the solvers natively: `peers DIR` reads the sets in DIR, files `NAME.txt` or `NAME.txt.gz` with a puzzle a line.
//!
//! The solvers take turns in short slices on one thread, by its CPU clock, over the same permuted puzzles. Only the ratios of one
//! run mean anything elsewhere; the lower quartile of the rounds is what counts.

use cpu_time::ThreadTime;
use flate2::read::GzDecoder;
use peers::{SOLVERS, Solver, disagreement, permuted};
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

/// Checks a set, times it, and prints what came out.
fn measure(set: &Set) -> Result<(), Box<dyn Error>> {
    let solvers = SOLVERS.map(|(_, solver)| solver);
    if let Some(line) = disagreement(set.lines.iter().map(String::as_str), solvers) {
        return Err(format!("{}: the solvers disagree on {line}", set.name).into());
    }
    let mut turns = solvers.map(|solver| Turn::new(solver, &set.lines));
    let rounds: Vec<[f64; 2]> = (0..ROUNDS)
        .map(|round| {
            let mut rates = [0.0; 2];
            for solver in if round % 2 == 0 { [0, 1] } else { [1, 0] } {
                rates[solver] = turns[solver].rate(&set.lines);
            }
            rates
        })
        .collect();
    let ratios = quartiles(rounds.iter().map(|[ours, peer]| ours / peer).collect());
    let rates = [0, 1].map(|solver| quartiles(rounds.iter().map(|rates| rates[solver]).collect()).median);
    println!(
        "native {:24} {:>9.0} {:>9.0} per CPU second  {:.2} to {:.2}",
        set.name, rates[0], rates[1], ratios.least, ratios.most
    );
    println!("RATIO native {} {:.3} {:.3}", set.name, ratios.lower, ratios.median);
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

    /// How long a slice takes. The clock is read at its ends only: it is a call into the kernel, as long as an easy puzzle.
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
