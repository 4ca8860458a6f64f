//! Many puzzles in, their solutions out as CSV; or one 9x9 grid in, the solved grid out.
//!
//! ```text
//! cargo run --release --example batch -- [--limit N] [--all] [--rate] [--se] [--se-steps] FILE|-
//! ```
//!
//! Of a list (one puzzle a line) or a table (CSV whose header names a column `puzzle` or `quizzes`) the input's columns come
//! out, then `solutions` (counted up to `--limit`, 2 if it isn't given), `solution` (the first in reading order), `guesses` and
//! `depth` (of the search that fills singles and then guesses), `error`. A row that can't be read keeps its place. `--all`
//! writes a row for each solution. `--rate` adds, after `solution`, `level`, `score`, `hardest` and `steps` (`name=count;...`) of
//! each puzzle with one solution; `--se`, after these, its ER, EP and ED on the scale of Sudoku Explainer 1.2.1 (`se_er`, `se_ep`,
//! `se_ed`). `--se-steps` writes no table but the steps that this rating comes from, in the form of that program's traces. Lists and tables are read as a stream. A single grid comes out solved in the form it had.
//!
//! Exit status: 2 on wrong usage, 1 if any input was bad, else 0.

use csv::{ByteRecord, ReaderBuilder, Writer, WriterBuilder};
use nonet_core::{
    board::{Candidates, Grid},
    formats::{ReadError, Reading, Shape, Table, line, puzzle_in, read, read_all, text_of_bytes},
    solver::{Problem, Solution, Solutions, Verdict, count_with, solutions, solve, verdict},
    words::{Notation, status},
};
use nonet_logic::{
    Limits, Options, rate,
    se::{self, Rating, Scale},
    trail,
};
use std::{
    env,
    error::Error,
    fs::File,
    io::{self, BufRead, BufReader, Cursor, Read, Write},
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

/// How much of the input is looked at to see what it is.
const HEAD: u64 = 64 * 1024;

fn main() -> ExitCode {
    let Some(order) = Order::of(env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match run(&order) {
        Ok(Inputs::Good) => ExitCode::SUCCESS,
        Ok(Inputs::SomeBad) => ExitCode::FAILURE,
        Err(error) if is_closed_pipe(&*error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("batch: {}: {error}", if order.file == "-" { "standard input" } else { &order.file });
            ExitCode::FAILURE
        }
    }
}

/// What the command line asks for.
struct Order {
    limit: Option<u64>,
    all: bool,
    rate: bool,
    se: bool,
    se_steps: bool,
    file: String,
}

impl Order {
    fn of(mut arguments: impl Iterator<Item = String>) -> Option<Order> {
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
        Some(Order { limit, all, rate, se, se_steps, file: file? })
    }

    /// Up to which number solutions are counted.
    fn limit(&self) -> u64 {
        self.limit.unwrap_or(if self.all { u64::MAX } else { 2 })
    }
}

/// Whether every input was good.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inputs {
    Good,
    SomeBad,
}

fn run(order: &Order) -> Result<Inputs, Box<dyn Error>> {
    let input: Box<dyn Read> = if order.file == "-" { Box::new(io::stdin().lock()) } else { Box::new(File::open(&order.file)?) };
    let mut input = BufReader::new(input);
    let mut head = Vec::new();
    input.by_ref().take(HEAD).read_to_end(&mut head)?;
    if head.starts_with(&[0xff, 0xfe]) || head.starts_with(&[0xfe, 0xff]) {
        input.read_to_end(&mut head)?; // UTF-16 is read as a whole, and goes on as UTF-8
        head = text_of_bytes(&head)?.into_owned().into_bytes();
    }
    match Shape::of(&String::from_utf8_lossy(&head)) {
        Shape::Table(table) => solve_table(order, table, Cursor::new(head).chain(input)),
        Shape::List => solve_list(order, Cursor::new(head).chain(input)),
        Shape::Whole => {
            input.read_to_end(&mut head)?;
            solve_whole(order, &text_of_bytes(&head)?)
        }
    }
}

fn solve_table(order: &Order, table: Table, input: impl Read) -> Result<Inputs, Box<dyn Error>> {
    let separator = u8::try_from(table.separator)?;
    let mut input = ReaderBuilder::new().delimiter(separator).flexible(true).from_reader(input);
    let header = input.byte_headers()?.clone();
    let mut output = Output::new(order, separator, &header)?;
    let mut record = ByteRecord::new();
    while input.read_byte_record(&mut record)? {
        let at = record.position().map_or(0, csv::Position::line);
        let reading = match record.get(table.puzzle) {
            Some(puzzle) if record.len() <= header.len() => read_at(puzzle, at).map_err(|error| error.to_string()),
            _ if record.len() == 1 => Err(format!("line {at} has 1 field, expected {}", header.len())),
            _ => Err(format!("line {at} has {} fields, expected {}", record.len(), header.len())),
        };
        let solution = table.solution.and_then(|column| record.get(column));
        let objection = reading.as_ref().ok().zip(solution).and_then(|(reading, solution)| objection(reading, solution));
        // Rows come out as wide as the header, so that what is added stands in its columns.
        let columns: ByteRecord = (0..header.len()).map(|column| record.get(column).unwrap_or_default()).collect();
        output.answer(&columns, reading, objection)?;
    }
    output.finish()
}

fn solve_list(order: &Order, mut input: impl BufRead) -> Result<Inputs, Box<dyn Error>> {
    let mut output = Output::new(order, b',', &ByteRecord::from(vec!["puzzle"]))?;
    let mut bytes = Vec::new();
    for number in 1.. {
        bytes.clear();
        if input.read_until(b'\n', &mut bytes)? == 0 {
            break;
        }
        let text = String::from_utf8_lossy(bytes.trim_ascii_end());
        let text = text.trim_start_matches('\u{feff}');
        if text.trim().is_empty() || text.starts_with('#') {
            continue;
        }
        let columns = ByteRecord::from(vec![puzzle_in(text).unwrap_or(text.trim())]);
        let reading = read_at(without_line_end(&bytes), number).map_err(|error| error.to_string());
        output.answer(&columns, reading, None)?;
    }
    output.finish()
}

fn solve_whole(order: &Order, text: &str) -> Result<Inputs, Box<dyn Error>> {
    let readings = read_all(text)?;
    if let ([reading], false) = (readings.as_slice(), order.all || order.se_steps) {
        return solve_grid(reading);
    }
    let mut output = Output::new(order, b',', &ByteRecord::from(vec!["puzzle"]))?;
    for reading in readings {
        output.answer(&ByteRecord::from(vec![line(&reading.grid)]), Ok(reading), None)?;
    }
    output.finish()
}

/// Writes the solved grid in the form that was read; what hinders that is an error.
fn solve_grid(reading: &Reading) -> Result<Inputs, Box<dyn Error>> {
    let position = reading.position();
    match verdict(&reading.grid, &position) {
        Verdict::One(solution) => {
            let solved = reading.form.write(solution.grid());
            io::stdout().write_all(solved.as_bytes())?;
            if !solved.ends_with('\n') {
                io::stdout().write_all(b"\n")?;
            }
            Ok(Inputs::Good)
        }
        other => {
            let expected = if matches!(other, Verdict::Several { .. }) { ", expected one" } else { "" };
            Err(format!("{}{expected}", status(&reading.grid, &position, &other, Notation::default())).into())
        }
    }
}

/// Reads a puzzle that stands on the line with this number.
fn read_at(puzzle: &[u8], line: u64) -> Result<Reading, ReadError> {
    let before = usize::try_from(line).unwrap_or(usize::MAX).saturating_sub(1);
    let reading = text_of_bytes(puzzle).and_then(|text| read(&text));
    reading.map_err(|error| ReadError { line: error.line.saturating_add(before), ..error })
}

fn without_line_end(line: &[u8]) -> &[u8] {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    line.strip_suffix(b"\r").unwrap_or(line)
}

/// What is wrong with a solution that the input itself gives; anything but 81 digits is taken for something else.
fn objection(reading: &Reading, solution: &[u8]) -> Option<String> {
    let solution: Grid = std::str::from_utf8(solution).ok()?.trim().parse().ok()?;
    if !solution.empty().is_empty() {
        return None;
    }
    let solves = solution.is_solved() && reading.grid.iter().all(|(cell, digit)| solution[cell] == Some(digit));
    (!solves).then(|| "the solution in this row does not solve its puzzle".to_owned())
}

/// The CSV that is written.
struct Output<'a> {
    order: &'a Order,
    csv: Writer<io::StdoutLock<'static>>,
    inputs: Inputs,
}

impl<'a> Output<'a> {
    fn new(order: &'a Order, separator: u8, header: &ByteRecord) -> Result<Output<'a>, csv::Error> {
        let mut csv = WriterBuilder::new().delimiter(separator).from_writer(io::stdout().lock());
        let rating: &[&str] = if order.rate { &["level", "score", "hardest", "steps"] } else { &[] };
        let se: &[&str] = if order.se { &["se_er", "se_ep", "se_ed"] } else { &[] };
        let added = ["solutions", "solution"].iter().chain(rating).chain(se).chain(&["guesses", "depth", "error"]);
        if !order.se_steps {
            csv.write_record(header.iter().chain(added.map(|name| name.as_bytes())))?;
        }
        Ok(Output { order, csv, inputs: Inputs::Good })
    }

    /// Writes the row or rows of a puzzle.
    fn answer(&mut self, columns: &ByteRecord, reading: Result<Reading, String>, objection: Option<String>) -> csv::Result<()> {
        if reading.is_err() || objection.is_some() {
            self.inputs = Inputs::SomeBad;
        }
        let reading = match reading {
            Ok(reading) => reading,
            Err(error) if self.order.se_steps => {
                eprintln!("{error}");
                return Ok(());
            }
            Err(error) => return self.row(columns, ["", ""], &Added::default(), &error),
        };
        let position = reading.position();
        match reading.candidates {
            None => self.solved(columns, &reading.grid, &position, &objection.unwrap_or_default()),
            Some(_) => self.solved(columns, &position, &position, &objection.unwrap_or_default()),
        }
    }

    fn solved(&mut self, columns: &ByteRecord, problem: &impl Problem, position: &Candidates, error: &str) -> csv::Result<()> {
        let order = self.order;
        let (count, first) = match solve(problem) {
            Solutions::None => (0, None),
            Solutions::One(solution) => (1, Some(solution)),
            Solutions::Many(..) => (count_with(problem, order.limit(), &mut |_| true).solutions, solutions(problem).next()),
        };
        let number = count.to_string();
        let has_se = count == 1 && *position == Candidates::new(position.grid()); // the scale starts from all candidates
        if order.se_steps {
            return if has_se { se_steps(position.grid()) } else { Ok(()) };
        }
        let mut added = Added { search: search_of(position), ..Added::default() };
        if order.rate && count == 1 {
            added.rating = rating_of(position);
        }
        if order.se && has_se {
            let Rating { er, ep, ed } = se::rate(position.grid(), Scale::Full);
            added.se = [er, ep, ed].map(|tenths| tenths.to_string());
        }
        let mut row = |solution: Option<Solution>| {
            let solution = solution.map_or_else(String::new, |solution| solution.to_string());
            self.row(columns, [&number, &solution], &added, error)
        };
        if !order.all || count < 2 {
            return row(first);
        }
        solutions(problem).zip(0..count).try_for_each(|(solution, _)| row(Some(solution)))
    }

    fn row(&mut self, columns: &ByteRecord, solved: [&str; 2], added: &Added, error: &str) -> csv::Result<()> {
        let rating = added.rating.iter().filter(|_| self.order.rate);
        let se = added.se.iter().filter(|_| self.order.se);
        let added = rating.chain(se).chain(&added.search).map(String::as_str);
        let added = solved.into_iter().chain(added).chain([error]);
        self.csv.write_record(columns.iter().chain(added.map(str::as_bytes)))
    }

    fn finish(mut self) -> Result<Inputs, Box<dyn Error>> {
        self.csv.flush()?;
        Ok(self.inputs)
    }
}

/// What is added to a row when it is asked for.
#[derive(Default)]
struct Added {
    rating: [String; 4],
    se: [String; 3],
    search: [String; 2],
}

/// Writes the steps of the rating of Sudoku Explainer 1.2.1, and last the rating.
fn se_steps(grid: &Grid) -> csv::Result<()> {
    let mut output = io::stdout().lock();
    writeln!(output, "# {grid:#}")?;
    let mut path = se::Path::new(grid, Scale::Full);
    let mut number = 0;
    while let Ok(Some(step)) = path.step(&mut || true) {
        number += 1;
        writeln!(output, "{number} {step}")?;
    }
    let Rating { er, ep, ed } = path.rating();
    writeln!(output, "{grid:#} {er}/{ep}/{ed} steps={number}")?;
    Ok(())
}

/// Level, score, hardest technique, and the steps by technique, of a puzzle with one solution.
fn rating_of(position: &Candidates) -> [String; 4] {
    let Some(rating) = rate(position, &Options::UNIQUE) else { return Default::default() };
    let steps: Vec<String> = rating.counts.iter().map(|(technique, count)| format!("{technique}={count}")).collect();
    let hardest = rating.hardest.map_or_else(String::new, |technique| technique.to_string());
    [rating.level.to_string(), rating.score.to_string(), hardest, steps.join(";")]
}

/// Guesses and depth of the search that fills singles and then guesses; nothing where it is too long.
fn search_of(position: &Candidates) -> [String; 2] {
    let search = trail(position, Limits::FIRST);
    if search.complete || search.solutions().next().is_some() {
        [search.guesses.to_string(), search.depth.to_string()]
    } else {
        [String::new(), String::new()]
    }
}

/// Whether the reader of the output has gone, as `head` does when it has enough.
fn is_closed_pipe(error: &(dyn Error + 'static)) -> bool {
    let of_csv = error.downcast_ref::<csv::Error>().map(csv::Error::kind);
    let error = match of_csv {
        Some(csv::ErrorKind::Io(error)) => Some(error),
        _ => error.downcast_ref::<io::Error>(),
    };
    error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
