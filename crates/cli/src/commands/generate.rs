//! `nonet generate`: generates puzzles.

use crate::{Inputs, Making, analysis::Format};
use nonet_formats::line;
use nonet_generator::{Generated, Seed};
use serde::Serialize;
use std::{
    error::Error,
    io::{self, Write},
};

/// The names of the columns of the CSV table.
const COLUMNS: [&str; 7] = ["puzzle", "solution", "level", "score", "hardest", "givens", "seed"];

/// A generated puzzle, as a row of the CSV table and as a JSON object.
#[derive(Serialize)]
struct MadeRecord {
    puzzle: String,
    solution: String,
    level: String,
    score: u32,
    /// The hardest technique of the path to the solution. Empty for a path without steps.
    hardest: String,
    givens: usize,
    seed: u64,
}

impl MadeRecord {
    fn new(made: &Generated, seed: Seed) -> MadeRecord {
        let (puzzle, rating) = (&made.puzzle, &made.rating);
        MadeRecord {
            puzzle: line(puzzle.givens()),
            solution: puzzle.solution().to_string(),
            level: rating.level.to_string(),
            score: rating.score,
            hardest: rating.hardest.map_or_else(String::new, |technique| technique.to_string()),
            givens: puzzle.givens().filled_cells().len(),
            seed: seed.0,
        }
    }
}

/// Writes each puzzle as soon as it is generated.
pub(crate) fn write_made(making: Making, format: Format) -> Result<Inputs, Box<dyn Error>> {
    let mut output = io::stdout().lock();
    let records = making.map(|item| item.map(|(seed, made)| MadeRecord::new(&made, seed)));
    if format == Format::Csv {
        let mut table = csv::WriterBuilder::new().has_headers(false).from_writer(output);
        table.write_record(COLUMNS)?;
        table.flush()?;
        for record in records {
            table.serialize(record?)?;
            table.flush()?;
        }
        return Ok(Inputs::Good);
    }
    for record in records {
        let record = record?;
        let written = if format == Format::Text { record.puzzle } else { serde_json::to_string(&record)? };
        writeln!(output, "{written}")?;
    }
    Ok(Inputs::Good)
}
