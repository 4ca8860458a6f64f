//! `nonet generate`: generates puzzles.

use crate::{
    Inputs, Making,
    analysis::Format,
    generate::{row, write_csv},
};
use nonet_formats::line;
use serde::Serialize;
use std::{
    error::Error,
    io::{self, Write},
};

#[derive(Serialize)]
struct MadeRecord {
    puzzle: String,
    solution: String,
    level: String,
    score: u32,
    hardest: String,
    givens: usize,
    seed: u64,
}

/// Writes each puzzle as soon as it is generated.
pub(crate) fn write_made(making: Making, format: Format) -> Result<Inputs, Box<dyn Error>> {
    if format == Format::Csv {
        return write_csv(making);
    }
    let mut output = io::stdout().lock();
    for item in making {
        let (seed, made) = item?;
        let [puzzle, solution, level, _, hardest, ..] = row(&made, seed);
        if format == Format::Text {
            writeln!(output, "{}", line(made.puzzle.givens()))?;
            continue;
        }
        let givens = made.puzzle.givens().filled_cells().len();
        let record = MadeRecord { puzzle, solution, level, score: made.rating.score, hardest, givens, seed: seed.0 };
        writeln!(output, "{}", serde_json::to_string(&record)?)?;
    }
    Ok(Inputs::Good)
}
