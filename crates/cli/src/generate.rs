//! The program of the example `generate`: it generates puzzles of a level and writes CSV.
//!
//! The output is the header `puzzle,solution,level,score,hardest,givens,seed` and as many rows as `--count` says; the same
//! arguments give the same bytes on every machine. No two puzzles of a list are equivalent under the symmetries of Sudoku. The
//! first row is made from the seed itself, each next one from a seed that is derived from it and stands in the row: with that
//! seed and a count of 1 the row comes out again.
//!
//! Exit status: 2 on wrong usage, 1 if no such puzzle is found, else 0.

use crate::{
    Making,
    analysis::Format,
    arguments::{level, symmetry, technique},
    commands::write_made,
    exit_code,
};
use clap::{Args, Command, CommandFactory, Parser, error::ErrorKind};
use nonet_generator::{Recipe, Seed, Symmetry};
use nonet_logic::{Level, Technique};
use std::process::ExitCode;

/// Generates puzzles of a level, each with one solution, and writes them as CSV.
#[derive(Parser)]
#[command(name = "generate")]
pub struct Arguments {
    /// The seed of the random numbers: the same seed makes the same puzzles.
    #[arg(long, value_name = "N")]
    seed: u64,
    /// Number of puzzles.
    #[arg(long, value_name = "N")]
    count: usize,
    /// The level of the puzzles.
    #[arg(long, value_name = "NAME", ignore_case = true, value_parser = level())]
    level: Level,
    #[command(flatten)]
    wishes: Wishes,
}

/// The properties of generated puzzles that can be asked for beside the level.
#[derive(Args)]
pub(crate) struct Wishes {
    /// A technique that the path to each solution takes, such as swordfish or xy_wing.
    #[arg(long, value_name = "NAME", ignore_case = true, hide_possible_values = true, value_parser = technique())]
    technique: Option<Technique>,
    /// The symmetry of the givens.
    #[arg(long, value_name = "NAME", ignore_case = true, default_value = "none", value_parser = symmetry())]
    symmetry: Symmetry,
}

impl Wishes {
    /// Returns the recipe of puzzles of this level, or of any. The program ends, with the message of wrong usage of `command`, if no
    /// puzzle can meet the recipe.
    pub(crate) fn recipe(&self, level: Option<Level>, mut command: Command) -> Recipe {
        let &Wishes { technique, symmetry } = self;
        let recipe = Recipe { needs: technique, symmetry, ..level.map_or_else(Recipe::default, Recipe::of) };
        match contradiction(&recipe) {
            Some(why) => command.error(ErrorKind::ArgumentConflict, why).exit(),
            None => recipe,
        }
    }
}

/// Runs the program with these arguments.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let recipe = arguments.wishes.recipe(Some(arguments.level), Arguments::command());
    exit_code("generate", write_made(Making::new(Seed(arguments.seed), recipe, arguments.count), Format::Csv))
}

/// Returns the reason why no puzzle can meet the recipe. None if there is no contradiction in it.
fn contradiction(recipe: &Recipe) -> Option<String> {
    let (level, technique) = (recipe.level?, recipe.needs?);
    (technique.level() > level && technique.score().is_some())
        .then(|| format!("no {} puzzle needs {technique}: it makes one {}", lower(level.name()), lower(technique.level().name())))
}

fn lower(text: &str) -> String {
    text.to_ascii_lowercase()
}
