//! Puzzles of a level, as CSV.
//!
//! ```text
//! cargo run --release --example generate -- --seed N --count N --level NAME [--technique NAME] [--symmetry NAME]
//! ```
//!
//! Out come `puzzle,solution,level,score,hardest,givens,seed` and as many rows as `--count` says; the same arguments give the
//! same bytes on every machine. No two puzzles of a list are the same in another form. The first row is made from the seed
//! itself, each next one from a seed that follows from it, which stands in the row: with that seed and a count of 1 the row comes
//! out again.
//!
//! Exit status: 2 on wrong usage, 1 if no such puzzle is found, else 0.

use csv::Writer;
use nonet_formats::line;
use nonet_generator::{Made, Recipe, Seed, Symmetry, canonical, generate};
use nonet_logic::{Level, Technique};
use std::{collections::BTreeSet, env, error::Error, io, process::ExitCode};

const USAGE: &str = "usage: generate --seed N --count N --level NAME [--technique NAME] [--symmetry NAME]

Makes puzzles with one solution and writes them as CSV.

  --seed N          the same seed makes the same puzzles
  --count N         how many
  --level NAME      easy, medium, hard, unfair or extreme
  --technique NAME  one that the solving path takes, such as swordfish or xy_wing
  --symmetry NAME   of the givens: none, half_turn, quarter_turn, horizontal, vertical, mirrors, diagonal, anti_diagonal,
                    diagonals or full";

/// After so many seeds in a row that brought nothing, no such puzzle is taken to exist.
const PATIENCE: u32 = 10;

fn main() -> ExitCode {
    let order = match Order::of(env::args().skip(1)) {
        Ok(order) => order,
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::from(2);
        }
    };
    match write_csv(&order) {
        Err(error) if is_closed_pipe(&*error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("generate: {error}");
            ExitCode::FAILURE
        }
        Ok(()) => ExitCode::SUCCESS,
    }
}

/// What the command line asks for.
struct Order {
    seed: Seed,
    count: usize,
    recipe: Recipe,
}

impl Order {
    fn of(arguments: impl Iterator<Item = String>) -> Result<Order, String> {
        let order = Order::read(arguments).ok_or(USAGE)?;
        match (order.recipe.level, order.recipe.needs) {
            (Some(level), Some(it)) if it.level() > level && it.score().is_some() => {
                Err(format!("generate: no {} puzzle needs {it}: it makes one {}", lower(level.name()), lower(it.level().name())))
            }
            _ => Ok(order),
        }
    }

    fn read(mut arguments: impl Iterator<Item = String>) -> Option<Order> {
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
        Some(Order { seed: seed?, count: count?, recipe })
    }
}

fn write_csv(order: &Order) -> Result<(), Box<dyn Error>> {
    let mut csv = Writer::from_writer(io::stdout().lock());
    csv.write_record(["puzzle", "solution", "level", "score", "hardest", "givens", "seed"])?;
    let (mut known, mut in_vain, mut index) = (BTreeSet::new(), 0, 0);
    while known.len() < order.count {
        let seed = order.seed.nth(index);
        index += 1;
        match generate(seed, &order.recipe, &mut |_| true).filter(|made| made.meets) {
            Some(made) if known.insert(canonical(made.puzzle.givens()).values()) => {
                csv.write_record(row(&made, seed))?;
                in_vain = 0;
            }
            _ => in_vain += 1,
        }
        if in_vain == PATIENCE {
            csv.flush()?;
            return Err(
                format!("{} of {} puzzles were found, and no other from {PATIENCE} seeds", known.len(), order.count).into()
            );
        }
    }
    csv.flush()?;
    Ok(())
}

fn row(made: &Made, seed: Seed) -> [String; 7] {
    let givens = made.puzzle.givens();
    [
        line(givens),
        made.puzzle.solution().to_string(),
        made.rating.level.to_string(),
        made.rating.score.to_string(),
        made.rating.hardest.map_or_else(String::new, |technique| technique.to_string()),
        givens.filled().len().to_string(),
        seed.0.to_string(),
    ]
}

fn lower(text: &str) -> String {
    text.to_ascii_lowercase()
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
