//! The program of the example `generate`: it generates puzzles of a level and writes CSV.
//!
//! The output is the header `puzzle,solution,level,score,hardest,givens,seed` and as many rows as `--count` says; the same
//! arguments give the same bytes on every machine. No two puzzles of a list are equivalent under the symmetries of Sudoku. The
//! first row is made from the seed itself, each next one from a seed that is derived from it and stands in the row: with that
//! seed and a count of 1 the row comes out again.
//!
//! Exit status: 2 on wrong usage, 1 if no such puzzle is found, else 0.

use crate::{Inputs, Making, exit_code};
use nonet_collection::csv_line;
use nonet_formats::line;
use nonet_generator::{Made, Recipe, Seed, Symmetry};
use nonet_logic::{Level, Technique};
use std::{
    error::Error,
    io::{self, Write},
    process::ExitCode,
};

const USAGE: &str = "usage: generate --seed N --count N --level NAME [--technique NAME] [--symmetry NAME]

Makes puzzles with one solution and writes them as CSV.

  --seed N          the same seed makes the same puzzles
  --count N         how many
  --level NAME      easy, medium, hard, unfair or extreme
  --technique NAME  one that the solving path takes, such as swordfish or xy_wing
  --symmetry NAME   of the givens: none, half_turn, quarter_turn, horizontal, vertical, mirrors, diagonal, anti_diagonal,
                    diagonals or full";

/// The names of the columns.
pub(crate) const COLUMNS: [&str; 7] = ["puzzle", "solution", "level", "score", "hardest", "givens", "seed"];

/// Runs the program with these arguments, without the program's name.
pub fn main(arguments: impl Iterator<Item = String>) -> ExitCode {
    match Options::of(arguments) {
        Ok(options) => exit_code("generate", write_csv(Making::new(options.seed, options.recipe, options.count))),
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

/// The options of the command line.
struct Options {
    seed: Seed,
    count: usize,
    recipe: Recipe,
}

impl Options {
    fn of(arguments: impl Iterator<Item = String>) -> Result<Options, String> {
        let options = Options::read(arguments).ok_or(USAGE)?;
        contradiction(&options.recipe).map_or(Ok(options), |why| Err(format!("generate: {why}")))
    }

    fn read(mut arguments: impl Iterator<Item = String>) -> Option<Options> {
        let (mut seed, mut count, mut level, mut technique, mut symmetry) = (None, None, None, None, Symmetry::None);
        while let Some(option) = arguments.next() {
            let value = lower(&arguments.next()?);
            match option.as_str() {
                "--seed" => seed = Some(Seed(value.parse().ok()?)),
                "--count" => count = Some(value.parse().ok()?),
                "--level" => level = Some(Level::ALL.into_iter().find(|level| lower(level.name()) == value)?),
                "--technique" => technique = Some(value.replace('-', "_").parse::<Technique>().ok()?),
                "--symmetry" => symmetry = Symmetry::named(&value.replace('-', "_"))?,
                _ => return None,
            }
        }
        let recipe = Recipe { needs: technique, symmetry, ..Recipe::of(level?) };
        Some(Options { seed: seed?, count: count?, recipe })
    }
}

/// Returns the reason why no puzzle can meet the recipe. None if there is no contradiction in it.
pub(crate) fn contradiction(recipe: &Recipe) -> Option<String> {
    let (level, technique) = (recipe.level?, recipe.needs?);
    (technique.level() > level && technique.score().is_some())
        .then(|| format!("no {} puzzle needs {technique}: it makes one {}", lower(level.name()), lower(technique.level().name())))
}

/// Writes the puzzles as CSV, each as soon as it is generated.
pub(crate) fn write_csv(making: Making) -> Result<Inputs, Box<dyn Error>> {
    let mut output = io::stdout().lock();
    output.write_all(&csv_line(b',', COLUMNS.map(str::as_bytes)))?;
    for item in making {
        let (seed, made) = item?;
        output.write_all(&csv_line(b',', row(&made, seed).each_ref().map(String::as_bytes)))?;
    }
    Ok(Inputs::Good)
}

/// Returns the fields of a generated puzzle, in the order of [`COLUMNS`].
pub(crate) fn row(made: &Made, seed: Seed) -> [String; 7] {
    let givens = made.puzzle.givens();
    [
        line(givens),
        made.puzzle.solution().to_string(),
        made.rating.level.to_string(),
        made.rating.score.to_string(),
        made.rating.hardest.map_or_else(String::new, |technique| technique.to_string()),
        givens.filled_cells().len().to_string(),
        seed.0.to_string(),
    ]
}

fn lower(text: &str) -> String {
    text.to_ascii_lowercase()
}
