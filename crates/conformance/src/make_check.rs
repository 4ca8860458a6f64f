//! Checks the generator's puzzles: `conformance make-check [COUNT]`
//!
//! Generates puzzles of all levels, 10,000 in all by default, many of them with a symmetry, and checks each with the solver and
//! the engine: it has one solution, which is the stated one; the requested level and symmetry; and no equivalent puzzle came
//! before. Prints a line for each level and one for each puzzle that fails. Exits 1 if any failed.

use nonet_core::{
    board::Candidates,
    solver::{Solutions, solve},
};
use nonet_generator::{Generated, Recipe, Request, Seed, Symmetry, canonical, generate};
use nonet_logic::{Level, Options, rate};
use std::{collections::BTreeSet, process::ExitCode};

/// Makes puzzles of all levels and judges them anew.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    /// The number of puzzles
    #[arg(default_value_t = 10_000)]
    count: u64,
}

/// Prints the counts and the puzzles that fail, and returns 1 if any failed.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let (mut known, mut failed) = (BTreeSet::new(), 0);
    for level in Level::ALL {
        let (mut givens, mut attempts, mut made_here) = (0, 0, 0);
        for seed in (level as u64..arguments.count).step_by(Level::ALL.len()) {
            let recipe = Recipe { symmetry: symmetry_of(seed), ..Recipe::of(level) };
            let Some(made) = generate(Seed(seed), &recipe, &mut |_| true) else { continue };
            made_here += 1;
            givens += made.puzzle.givens().filled_cells().len();
            attempts += u64::from(made.attempts);
            let objection = objection(&made, &recipe)
                .or_else(|| (!known.insert(canonical(made.puzzle.givens()).values())).then(|| "comes twice".to_owned()));
            if let Some(objection) = objection {
                failed += 1;
                println!("{}: {} {objection}", Request { seed: Seed(seed), recipe }, made.puzzle.givens());
            }
        }
        let mean = |sum: u64| format!("{}.{}", sum / made_here.max(1), sum * 10 / made_here.max(1) % 10);
        println!("{level}: {made_here} puzzles, {} givens and {} attempts in the mean", mean(givens as u64), mean(attempts));
    }
    println!("{} puzzles, {failed} failed", known.len() + failed);
    ExitCode::from(u8::from(failed > 0))
}

/// Returns the symmetry for a seed: every other puzzle has one, each kind in turn.
fn symmetry_of(seed: u64) -> Symmetry {
    let kind = seed / Level::ALL.len() as u64;
    if kind.is_multiple_of(2) { Symmetry::None } else { Symmetry::ALL[(kind / 2) as usize % Symmetry::ALL.len()] }
}

/// Returns the fault of a puzzle. None if it has none.
fn objection(made: &Generated, recipe: &Recipe) -> Option<String> {
    let givens = made.puzzle.givens();
    let cells = givens.filled_cells();
    let rating = rate(&Candidates::new(givens), &Options::UNIQUE);
    if !made.meets {
        return Some("is not what was asked for".to_owned());
    }
    if solve(givens) != Solutions::One(*made.puzzle.solution()) {
        return Some("does not have the stated solution alone".to_owned());
    }
    if rating.as_ref() != Some(&made.rating) || Some(made.rating.level) != recipe.level {
        return Some(format!("is rated {:?}, not {:?}", rating.map(|it| it.level), recipe.level));
    }
    if recipe.symmetry.closure(cells) != cells {
        return Some("lacks the symmetry".to_owned());
    }
    None
}
