//! The program of the example `batch`: it solves many puzzles and writes CSV, or solves one 9x9 grid and writes it in the form it
//! had.
//!
//! The input is a list (one puzzle a line) or a table (CSV whose header names a column `puzzle` or `quizzes`). The output has the
//! input's columns, then `solutions` (counted up to `--limit`, 2 if it isn't given), `solution` (the first in reading order),
//! `guesses` and `depth` (of the search that fills singles and then guesses), `error`. A row that can't be read keeps its place.
//! `--all` writes a row for each solution. `--rate` adds, after `solution`, `level`, `score`, `hardest` and `steps`
//! (`name=count;...`) of each puzzle with one solution; `--se`, after these, its ER, EP and ED on the scale of Sudoku Explainer
//! 1.2.1 (`se_er`, `se_ep`, `se_ed`). `--se-steps` writes no table, but the steps of this rating in the form of that program's
//! traces. The input is read as a stream, worked on by all cores, and keeps its order.
//!
//! Exit status: 2 on wrong usage, 1 if any input was bad, else 0.

use crate::{
    Input, Inputs, Stream,
    commands::{one_solution, with_line_end},
    exit_code,
};
use nonet_collection::{AnalysisRequest, CsvWriter, Row};
use nonet_core::{
    board::{Candidates, Grid},
    solver::{Solution, Verdict, solutions, verdict},
};
use nonet_formats::Reading;
use nonet_logic::se::{self, Rating, Scale};
use rayon::prelude::*;
use std::{
    error::Error,
    io::{self, Write},
    path::Path,
    process::ExitCode,
};

const USAGE: &str = "usage: batch [--limit N] [--all] [--rate] [--se] [--se-steps] FILE|-

Solves every puzzle of a list (one a line) or of a CSV table with a column 'puzzle' or 'quizzes', and writes CSV;
or solves a single 9x9 grid, CSV or text, and writes it in the same form.

  --limit N  count solutions up to N (2 if not given; with --all: list up to N)
  --all      list every solution on a row of its own
  --rate     add level, score, hardest technique and the steps by technique
  --se       add the rating of Sudoku Explainer 1.2.1: ER, EP, ED
  --se-steps write the steps of that rating instead of a table
  -          read standard input";

/// Runs the program with these arguments, without the program's name.
pub fn main(arguments: impl Iterator<Item = String>) -> ExitCode {
    let Some(options) = Options::of(arguments) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    exit_code(format_args!("batch: {}", options.input), run(&options))
}

/// The options of the command line.
struct Options {
    limit: Option<u64>,
    all: bool,
    rate: bool,
    se: bool,
    se_steps: bool,
    input: Input,
}

impl Options {
    fn of(mut arguments: impl Iterator<Item = String>) -> Option<Options> {
        let (mut limit, mut all, mut rate, mut file) = (None, false, false, None);
        let (mut se, mut se_steps) = (false, false);
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--limit" => limit = Some(arguments.next()?.parse().ok().filter(|&limit| limit > 0)?),
                "--all" => all = true,
                "--rate" => rate = true,
                "--se" => se = true,
                "--se-steps" => se_steps = true,
                option if option.starts_with("--") => return None,
                _ if file.is_some() => return None,
                _ => file = Some(argument),
            }
        }
        Some(Options { limit, all, rate, se, se_steps, input: input_of(&file?) })
    }

    /// Returns the number up to which solutions are counted.
    fn limit(&self) -> u64 {
        self.limit.unwrap_or(if self.all { u64::MAX } else { 2 })
    }

    /// Returns the request for the analysis of each puzzle.
    fn request(&self) -> AnalysisRequest {
        AnalysisRequest { limit: self.limit(), rate: self.rate, explainer: self.se, search: true }
    }
}

/// Returns the input for an argument: `-` is standard input, anything else is a file.
fn input_of(argument: &str) -> Input {
    if argument == "-" { Input::Standard } else { Input::File(Path::new(argument).to_owned()) }
}

fn run(options: &Options) -> Result<Inputs, Box<dyn Error>> {
    let mut stream = Stream::open(&options.input, &Default::default())?;
    if !stream.is_loose {
        return solve_rows(options, &mut stream);
    }
    match (stream.first_two()?.as_slice(), options.all || options.se_steps) {
        ([Row { reading: Err(error), .. }], _) => Err(error.clone().into()),
        ([Row { reading: Ok(reading), .. }], false) => solve_grid(reading),
        _ => solve_rows(options, &mut stream),
    }
}

/// Analyses the rows of the input and writes the results in the same order.
fn solve_rows(options: &Options, stream: &mut Stream) -> Result<Inputs, Box<dyn Error>> {
    let writer = CsvWriter { separator: stream.separator, request: options.request(), shown: false };
    let mut output = io::stdout().lock();
    if !options.se_steps {
        output.write_all(&writer.header(&stream.header))?;
    }
    let mut inputs = Inputs::Good;
    loop {
        let some = stream.piece()?;
        if some.is_empty() {
            return Ok(inputs);
        }
        if some.iter().any(|row| !row.error().is_empty()) {
            inputs = Inputs::SomeBad;
        }
        if options.se_steps {
            some.iter().filter_map(|row| row.reading.as_ref().err()).for_each(|error| eprintln!("{error}"));
        }
        if options.all {
            some.iter().try_for_each(|row| write_solutions(options, &writer, row, &mut output))?; // any number of lines
        } else {
            let write = |row: &Row| {
                if options.se_steps { se_steps(row) } else { Ok(writer.row(row, writer.request.judge(row).as_ref())) }
            };
            let written: Vec<Vec<u8>> = some.par_iter().map(write).collect::<io::Result<_>>()?;
            written.iter().try_for_each(|line| output.write_all(line))?;
        }
        output.flush()?;
    }
}

/// Writes a line of CSV for each solution of a row.
fn write_solutions(options: &Options, writer: &CsvWriter, row: &Row, output: &mut impl Write) -> io::Result<()> {
    let judged = writer.request.judge(row);
    let (Ok(reading), Some(2..)) = (&row.reading, judged.as_ref().map(|judged| judged.solutions)) else {
        return output.write_all(&writer.row(row, judged.as_ref()));
    };
    let mut write = |solution: Solution| output.write_all(&writer.row_with(row, judged.as_ref(), Some(solution.grid())));
    let count = (0..options.limit()).map(|_| ());
    solutions(reading).zip(count).try_for_each(|(solution, ())| write(solution))
}

/// Solves a single grid and writes it in the form that was read. A puzzle that can't be solved so is an error.
fn solve_grid(reading: &Reading) -> Result<Inputs, Box<dyn Error>> {
    let solution = one_solution(reading)?;
    io::stdout().write_all(with_line_end(reading.form.write(solution.grid())).as_bytes())?;
    Ok(Inputs::Good)
}

/// Returns the steps of the rating of Sudoku Explainer 1.2.1, with the rating in the last line. Empty for a puzzle without a
/// rating.
fn se_steps(row: &Row) -> io::Result<Vec<u8>> {
    let Ok(reading) = &row.reading else { return Ok(Vec::new()) };
    let position = reading.position();
    let has_rating = position == Candidates::new(position.grid()) && matches!(verdict(&reading.grid, &position), Verdict::One(_));
    if has_rating { steps_of(position.grid()) } else { Ok(Vec::new()) }
}

fn steps_of(grid: &Grid) -> io::Result<Vec<u8>> {
    let mut output = Vec::new();
    writeln!(output, "# {grid:#}")?;
    let mut path = se::Path::new(grid, Scale::Full);
    let mut number = 0;
    while let Ok(Some(step)) = path.step(&mut || true) {
        number += 1;
        writeln!(output, "{number} {step}")?;
    }
    let Rating { er, ep, ed } = path.rating();
    writeln!(output, "{grid:#} {er}/{ep}/{ed} steps={number}")?;
    Ok(output)
}
