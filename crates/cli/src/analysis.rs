//! Runs a command on every puzzle of its inputs and writes the results as text, CSV or JSON lines.

use crate::{AT_ONCE, Input, InputList, Inputs, Stream, progress::Progress};
use clap::ValueEnum;
use nonet_collection::{Row, csv_line};
use nonet_formats::{Reading, line};
use nonet_tutor::reading::row_error;
use nonet_words::Speech;
use rayon::prelude::*;
use serde::Serialize;
use std::{
    fmt,
    io::{self, Write},
};

/// The format of the output.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Format {
    /// Plain text for people.
    Text,
    /// CSV: the input's columns, the result, and the error.
    Csv,
    /// JSON Lines: one object for each puzzle.
    Jsonl,
}

/// The style in which results are written.
#[derive(Clone, Copy)]
pub(crate) struct Style {
    /// The format of the output.
    pub(crate) format: Format,
    /// The language of sentences, and the notation of cells in them.
    pub(crate) speech: Speech<'static>,
}

/// An analysis of single puzzles, such as rating or solving. Each command that reads puzzles implements it.
pub(crate) trait Analysis: Sync {
    /// The result for one puzzle. It must serialize as a JSON object, since its fields are flattened into the JSON line.
    type Finding: Serialize + Send + Sync;

    /// Returns the names of the columns that a finding adds to the CSV table.
    fn columns(&self) -> Vec<&'static str>;

    /// Analyses a puzzle. The error is a short message for people, such as the reason why there is no solution.
    fn find(&self, reading: &Reading) -> Result<Self::Finding, String>;

    /// Completes the finding for a puzzle by those of the puzzles before it: this is called in the order of the inputs. Returns whether
    /// the puzzle is to be written.
    fn follow(&self, _: &Place, _: &Reading, _: &mut Self::Finding) -> bool {
        true
    }

    /// Returns whether a puzzle with this finding counts as bad input, which makes the exit status 1.
    fn is_bad(&self, _: &Self::Finding) -> bool {
        false
    }

    /// Returns what is to be said of a finding on standard error beside its text. None if nothing is; CSV and JSON have it in their fields.
    fn remark(&self, _: &Self::Finding) -> Option<String> {
        None
    }

    /// Returns the rows of the CSV table for a finding: nearly always one.
    fn rows(&self, finding: &Self::Finding) -> Vec<Vec<String>>;

    /// Returns the text output for a finding: whole lines.
    fn text(&self, place: &Place, reading: &Reading, finding: &Self::Finding) -> String;

    /// Returns the text output before the first puzzle and after the last one.
    fn frame(&self) -> [String; 2] {
        Default::default()
    }
}

/// The location of a puzzle: its input, and the line there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place<'a> {
    pub(crate) input: &'a Input,
    pub(crate) line: usize,
}

/// Writes `puzzles.txt:3`.
impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.input, self.line)
    }
}

/// The output for one row of the input.
#[derive(Default)]
struct Written {
    output: Vec<u8>,
    message: String, // for standard error
    is_bad: bool,
}

/// The JSON object that is written for one row of the input.
#[derive(Serialize)]
struct Record<'a, F> {
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    line: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    puzzle: Option<String>,
    #[serde(flatten)]
    finding: Option<F>,
    #[serde(skip_serializing_if = "str::is_empty")]
    error: &'a str,
}

/// Analyses the puzzles of all inputs and writes the findings in the order of the inputs.
pub(crate) fn analyse(analysis: &impl Analysis, list: &InputList, style: Style) -> io::Result<Inputs> {
    let format = style.format;
    let InputList { inputs, by_lines } = list;
    let whole = inputs.iter().map(Input::size).sum();
    let progress = Progress::start(whole);
    let (mut outcome, mut header) = (Inputs::Good, None);
    let [before, after] = if format == Format::Text { analysis.frame() } else { Default::default() };
    io::stdout().write_all(before.as_bytes())?;
    for input in inputs {
        match Stream::open(input, *by_lines, &progress.line) {
            Ok(stream) if format == Format::Csv && header.as_ref().is_some_and(|header| *header != stream.header) => {
                progress.say(format_args!("{input}: {}", style.speech.messages.command_other_columns()));
                outcome = Inputs::SomeBad;
            }
            Ok(mut stream) => {
                if format == Format::Csv && header.is_none() {
                    io::stdout().write_all(&table_header(analysis, &stream.header))?;
                    header = Some(stream.header.clone());
                }
                outcome = outcome.and(analyse_stream(analysis, input, &mut stream, style, &progress)?);
            }
            Err(error) => {
                progress.say(format_args!("{input}: {error}"));
                outcome = Inputs::SomeBad;
            }
        }
    }
    io::stdout().write_all(after.as_bytes())?;
    Ok(outcome)
}

fn analyse_stream(
    analysis: &impl Analysis,
    input: &Input,
    stream: &mut Stream,
    style: Style,
    progress: &Progress,
) -> io::Result<Inputs> {
    let Style { speech, .. } = style;
    let file = input.file();
    let (mut outcome, mut is_blank) = (Inputs::Good, true);
    loop {
        let piece = match stream.piece() {
            Ok(piece) => piece,
            Err(error) => {
                progress.say(format_args!("{input}: {error}"));
                return Ok(Inputs::SomeBad);
            }
        };
        if piece.is_empty() && is_blank {
            progress.say(format_args!("{input}: {}", speech.messages.command_nothing()));
            return Ok(Inputs::SomeBad);
        }
        if piece.is_empty() {
            let left_out = stream.solutions_left_out();
            if left_out > 0 {
                let number = speech.number(left_out as u64);
                progress.say(format_args!("{input}: {}", speech.messages.command_solutions_left_out(left_out, number)));
            }
            return Ok(outcome);
        }
        is_blank = false;
        let find = |row: &Row| {
            let found = row.reading.as_ref().map_err(|error| row_error(error, speech)).and_then(|reading| analysis.find(reading));
            progress.count();
            found
        };
        let mut findings: Vec<_> = piece.par_iter().with_max_len(AT_ONCE / 64).map(find).collect();
        let follow = |(row, found): (&Row, &mut Result<_, String>)| match (&row.reading, found) {
            (Ok(reading), Ok(finding)) => analysis.follow(&Place { input, line: row.line }, reading, finding),
            _ => true,
        };
        let are_written: Vec<bool> = piece.iter().zip(&mut findings).map(follow).collect();
        let write = |((row, found), is_written): ((&Row, &Result<_, String>), &bool)| {
            if *is_written { write_row(analysis, input, file.as_deref(), row, found, style) } else { Ok(Written::default()) }
        };
        let written: Vec<Written> =
            piece.par_iter().zip(&findings).zip(&are_written).with_max_len(AT_ONCE / 64).map(write).collect::<io::Result<_>>()?;
        let mut output = io::stdout().lock();
        for Written { output: bytes, message, is_bad } in written {
            output.write_all(&bytes)?;
            if !message.is_empty() {
                output.flush()?;
                progress.say(message);
            }
            outcome = outcome.and(Inputs::good_if(!is_bad));
        }
        output.flush()?;
    }
}

fn write_row<A: Analysis>(
    analysis: &A,
    input: &Input,
    file: Option<&str>,
    row: &Row,
    found: &Result<A::Finding, String>,
    Style { format, speech }: Style,
) -> io::Result<Written> {
    let place = Place { input, line: row.line };
    let error = match found {
        Err(error) => error.clone(),
        Ok(_) => row.objection.as_ref().map_or_else(String::new, |objection| row_error(objection, speech)),
    };
    let finding = found.as_ref().ok();
    let is_bad = !error.is_empty() || finding.is_some_and(|finding| analysis.is_bad(finding));
    let (mut output, mut message) = (Vec::new(), String::new());
    match format {
        Format::Text => {
            if let (Ok(reading), Some(finding)) = (&row.reading, finding) {
                output = analysis.text(&place, reading, finding).into_bytes();
            }
            let said = Some(error).filter(|error| !error.is_empty()).or_else(|| analysis.remark(finding?));
            message = said.map(|said| format!("{place}: {said}")).unwrap_or_default();
        }
        Format::Csv => output = table_rows(analysis, row, finding, &error),
        Format::Jsonl => {
            let puzzle = row.reading.as_ref().ok().map(|reading| line(&reading.grid));
            serde_json::to_writer(&mut output, &Record { file, line: row.line, puzzle, finding, error: &error })?;
            output.push(b'\n');
        }
    }
    Ok(Written { output, message, is_bad })
}

fn table_header(analysis: &impl Analysis, own: &[Vec<u8>]) -> Vec<u8> {
    let added = analysis.columns();
    let added = added.iter().map(|name| name.as_bytes());
    csv_line(b',', own.iter().map(Vec::as_slice).chain(added).chain([b"error".as_slice()]))
}

fn table_rows<A: Analysis>(analysis: &A, row: &Row, finding: Option<&A::Finding>, error: &str) -> Vec<u8> {
    let rows = match finding {
        Some(finding) => analysis.rows(finding),
        None => vec![vec![String::new(); analysis.columns().len()]],
    };
    let line = |fields: &Vec<String>| {
        let own = row.columns.iter().map(Vec::as_slice);
        csv_line(b',', own.chain(fields.iter().map(String::as_bytes)).chain([error.as_bytes()]))
    };
    rows.iter().flat_map(line).collect()
}
