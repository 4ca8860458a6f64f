//! Compares our ratings with HoDoKu's: `conformance strength [--set NAME] [--each] FILE`
//!
//! FILE is CSV with a header and the columns `puzzle`, `set`, `level`, `score` and `techniques` (`Name=count;Name=count`). For
//! each set, the output is the number of puzzles that are solved without forcing and trials, in hint order and in rating order,
//! and the number that HoDoKu solved by techniques that we have too; of the latter, the number that has its level, and the median
//! and the largest difference of the scores. `--each` lists the puzzles that need more, and those whose level differs. Exits 2 on
//! wrong usage, 1 if the table can't be read.

use csv::StringRecord;
use nonet_core::board::{Candidates, Grid};
use nonet_logic::{Family, Options, Order, Path, Rating, solve_path};
use std::{collections::BTreeMap, error::Error, fmt, process::ExitCode};

/// Words in the names of HoDoKu's techniques that Nonet lacks.
const LACKING: [&str; 4] = ["Mutant", "Kraken", "Template", "Brute"];

/// Compares our paths and ratings with a table of HoDoKu's.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    /// The set of puzzles that is compared, in place of all
    #[arg(long)]
    set: Option<String>,
    /// List the puzzles that need forcing, and those whose level differs
    #[arg(long)]
    each: bool,
    file: String,
}

/// Prints the comparison, and returns 1 if the table can't be read.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    match compare(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", arguments.file);
            ExitCode::FAILURE
        }
    }
}

fn compare(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let mut table = csv::Reader::from_path(&arguments.file)?;
    let header = table.headers()?.clone();
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    for record in table.records() {
        let row = Row::of(&header, &record?)?;
        if arguments.set.as_ref().is_none_or(|set| *set == row.set) {
            let remarks = tallies.entry(row.set.clone()).or_default().add(&row);
            remarks.iter().filter(|_| arguments.each).for_each(|remark| println!("{} {remark}", row.puzzle));
        }
    }
    tallies.iter().for_each(|(set, tally)| println!("{set}: {tally}"));
    Ok(())
}

/// A row of the table.
struct Row {
    puzzle: Grid,
    set: String,
    level: String,
    score: u32,
    /// Whether HoDoKu used a technique that Nonet lacks.
    beyond: bool,
}

impl Row {
    fn of(header: &StringRecord, record: &StringRecord) -> Result<Row, Box<dyn Error>> {
        let field = |name: &str| {
            let column = header.iter().position(|column| column == name);
            column.and_then(|column| record.get(column)).ok_or(format!("a row has no column '{name}'"))
        };
        Ok(Row {
            puzzle: field("puzzle")?.parse()?,
            set: field("set")?.to_owned(),
            level: field("level")?.to_owned(),
            score: field("score")?.parse()?,
            beyond: LACKING.iter().any(|word| field("techniques").is_ok_and(|techniques| techniques.contains(word))),
        })
    }
}

/// The counts for the puzzles of a set.
#[derive(Default)]
struct Tally {
    puzzles: usize,
    by_hint: usize,
    by_rating: usize,
    theirs: usize,
    same_level: usize,
    /// The differences between our scores and HoDoKu's, in thousandths of HoDoKu's.
    apart: Vec<u32>,
}

impl Tally {
    /// Counts a puzzle. Returns remarks on it, which `--each` prints.
    fn add(&mut self, row: &Row) -> Vec<String> {
        let start = Candidates::new(&row.puzzle);
        let [hint, rated] = [Order::Hint, Order::Rating].map(|order| solve_path(&start, order, &Options::UNIQUE));
        let rating = Rating::of(&rated);
        let mut remarks = Vec::new();
        self.puzzles += 1;
        self.by_rating += usize::from(by_reasoning(&rated));
        self.by_hint += usize::from(by_reasoning(&hint));
        if !by_reasoning(&hint) {
            remarks.push("needs forcing or the last resort".to_owned());
        }
        if !row.beyond {
            self.theirs += 1;
            self.same_level += usize::from(rating.level.name() == row.level);
            self.apart.push(1000 * rating.score.abs_diff(row.score) / row.score.max(1));
            if rating.level.name() != row.level {
                remarks.push(format!("is {}, not {}: {} for {}", rating.level, row.level, rating.score, row.score));
            }
        }
        remarks
    }
}

/// Returns whether a path reaches the solution without forcing and the last resort.
fn by_reasoning(path: &Path) -> bool {
    path.end.is_solved() && path.steps.iter().all(|step| step.technique.family() < Family::Forcing)
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let share = |part: usize, all: usize| format!("{part} ({:.2} %)", 100.0 * part as f64 / all.max(1) as f64);
        let Tally { puzzles, by_hint, by_rating, theirs, same_level, apart } = self;
        let mut apart = apart.clone();
        apart.sort_unstable();
        let [median, most] = [apart.get(apart.len() / 2), apart.last()].map(|it| f64::from(it.copied().unwrap_or(0)) / 10.0);
        writeln!(f, "{puzzles} puzzles")?;
        writeln!(f, "  without forcing: {} in hint order", share(*by_hint, *puzzles))?;
        writeln!(f, "                   {} in rating order", share(*by_rating, *puzzles))?;
        writeln!(f, "  by HoDoKu with the techniques that we have: {}", share(*theirs, *puzzles))?;
        writeln!(f, "  of those, with its level: {}", share(*same_level, *theirs))?;
        write!(f, "  scores apart by: {median} % in the middle, {most} % at most")
    }
}
