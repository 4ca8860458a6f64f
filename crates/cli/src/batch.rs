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
use clap::Parser;
use indicatif::ProgressBar;
use nonet_assess::assess_row;
use nonet_collection::{AnalysisRequest, CsvWriter, Row};
use nonet_core::{
    board::{Candidates, Grid},
    solver::{Solution, Verdict, solutions, verdict},
};
use nonet_formats::Reading;
use nonet_se::{Path, Rating, Scale};
use nonet_words::{Speech, solutions_left_out};
use rayon::prelude::*;
use std::{
    error::Error,
    io::{self, Write},
    num::NonZeroU64,
    path::PathBuf,
    process::ExitCode,
};

/// Solves puzzles and writes CSV.
///
/// Every puzzle of a list (one a line) or of a CSV table with a column 'puzzle' or 'quizzes' becomes a row; a single 9x9 grid, CSV
/// or text, is solved and written in the same form.
#[derive(Parser)]
#[command(name = "batch")]
pub struct Arguments {
    /// Count solutions up to N [default: 2]; with --all: list up to N [default: all].
    #[arg(long, value_name = "N")]
    limit: Option<NonZeroU64>,
    /// List every solution on a row of its own.
    #[arg(long)]
    all: bool,
    /// Add level, score, hardest technique and the steps by technique.
    #[arg(long)]
    rate: bool,
    /// Add the rating of Sudoku Explainer 1.2.1: ER, EP, ED.
    #[arg(long)]
    se: bool,
    /// Write the steps of that rating instead of a table.
    #[arg(long)]
    se_steps: bool,
    /// A file, or `-` for standard input.
    #[arg(value_name = "FILE|-")]
    input: PathBuf,
}

/// Runs the program with these arguments.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let input = if arguments.input.as_os_str() == "-" { Input::Standard } else { Input::File(arguments.input.clone()) };
    exit_code(format_args!("batch: {input}"), solve(arguments, &input))
}

impl Arguments {
    /// Returns the number up to which solutions are counted.
    fn limit(&self) -> u64 {
        self.limit.map_or(if self.all { u64::MAX } else { 2 }, NonZeroU64::get)
    }

    /// Returns the request for the analysis of each puzzle.
    fn request(&self) -> AnalysisRequest {
        AnalysisRequest {
            limit: self.limit(),
            rate: self.rate,
            explainer: self.se,
            search: true,
            canonical: false,
            redundant: false,
        }
    }
}

fn solve(arguments: &Arguments, input: &Input) -> Result<Inputs, Box<dyn Error>> {
    let mut stream = Stream::open(input, false, &ProgressBar::hidden())?;
    let outcome = solve_stream(arguments, &mut stream)?;
    let left_out = stream.solutions_left_out();
    if left_out > 0 {
        eprintln!("batch: {input}: {}", solutions_left_out(left_out));
    }
    Ok(outcome)
}

/// Solves all that the input holds.
fn solve_stream(arguments: &Arguments, stream: &mut Stream) -> Result<Inputs, Box<dyn Error>> {
    if !stream.is_loose {
        return solve_rows(arguments, stream);
    }
    match (stream.first_two()?.as_slice(), arguments.all || arguments.se_steps) {
        ([Row { reading: Err(error), .. }], _) => Err(error.to_string().into()),
        ([Row { reading: Ok(reading), .. }], false) => solve_grid(reading),
        _ => solve_rows(arguments, stream),
    }
}

/// Analyses the rows of the input and writes the results in the same order.
fn solve_rows(arguments: &Arguments, stream: &mut Stream) -> Result<Inputs, Box<dyn Error>> {
    let writer = CsvWriter { separator: stream.separator, request: arguments.request(), shown: false };
    let mut output = io::stdout().lock();
    if !arguments.se_steps {
        output.write_all(&writer.header(&stream.header))?;
    }
    let mut inputs = Inputs::Good;
    loop {
        let some = stream.piece()?;
        if some.is_empty() {
            return Ok(inputs);
        }
        if some.iter().any(|row| row.error().is_some()) {
            inputs = Inputs::SomeBad;
        }
        if arguments.se_steps {
            some.iter().filter_map(|row| row.reading.as_ref().err()).for_each(|error| eprintln!("{error}"));
        }
        if arguments.all {
            some.iter().try_for_each(|row| write_solutions(arguments, &writer, row, &mut output))?; // any number of lines
        } else {
            let write = |row: &Row| {
                if arguments.se_steps { se_steps(row) } else { Ok(writer.row(row, assess_row(row, &writer.request).as_ref())) }
            };
            let written: Vec<Vec<u8>> = some.par_iter().map(write).collect::<io::Result<_>>()?;
            written.iter().try_for_each(|line| output.write_all(line))?;
        }
        output.flush()?;
    }
}

/// Writes a line of CSV for each solution of a row.
fn write_solutions(arguments: &Arguments, writer: &CsvWriter, row: &Row, output: &mut impl Write) -> io::Result<()> {
    let judged = assess_row(row, &writer.request);
    let (Ok(reading), Some(2..)) = (&row.reading, judged.as_ref().map(|judged| judged.solutions)) else {
        return output.write_all(&writer.row(row, judged.as_ref()));
    };
    let mut write = |solution: Solution| output.write_all(&writer.row_with(row, judged.as_ref(), Some(solution.grid())));
    let count = (0..arguments.limit()).map(|_| ());
    solutions(reading).zip(count).try_for_each(|(solution, ())| write(solution))
}

/// Solves a single grid and writes it in the form that was read. A puzzle that can't be solved so is an error.
fn solve_grid(reading: &Reading) -> Result<Inputs, Box<dyn Error>> {
    let solution = one_solution(reading, Speech::english())?;
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
    let mut path = Path::new(&Candidates::new(grid), Scale::Full);
    let mut number = 0;
    while let Ok(Some(step)) = path.step(&mut || true) {
        number += 1;
        writeln!(output, "{number} {step}")?;
    }
    let Rating { er, ep, ed } = path.rating();
    writeln!(output, "{grid:#} {er}/{ep}/{ed} steps={number}")?;
    Ok(output)
}
