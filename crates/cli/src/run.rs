//! The command `nonet`: parses the arguments and runs the subcommand.

use crate::{
    Input, InputList, Inputs, Making,
    analysis::{Format, analyse},
    arguments::{Arguments, Command, Order},
    commands::{Check, Convert, Count, Hint, Judge, Rate, Repeats, Solve, Steps, write_made},
    exit_code,
};
use clap::{CommandFactory, Parser};
use nonet_generator::Seed;
use nonet_logic::{self as logic, Options};
use rayon::ThreadPoolBuilder;
use std::{
    error::Error,
    io::{self, Write},
    process::ExitCode,
};

/// Runs the command with the arguments of the process.
pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if let Some(jobs) = arguments.jobs
        && let Err(error) = ThreadPoolBuilder::new().num_threads(jobs.get()).build_global()
    {
        eprintln!("nonet: {error}");
        return ExitCode::FAILURE;
    }
    exit_code("nonet", run(arguments.command, arguments.format))
}

fn run(command: Command, format: Format) -> Result<Inputs, Box<dyn Error>> {
    let outcome = match command {
        Command::Solve { all, limit, inputs } => analyse(&Solve { limit: all.then_some(limit.get()) }, &inputs.list(), format)?,
        Command::Count { limit, inputs } => analyse(&Count { limit: limit.get() as u64 }, &inputs.list(), format)?,
        Command::Rate { se, inputs } => analyse(&Rate { explainer: se }, &inputs.list(), format)?,
        Command::Steps { order, sentences, no_uniqueness, inputs } => {
            let order = match order {
                Order::Hint => logic::Order::Hint,
                Order::Rating => logic::Order::Rating,
            };
            analyse(&Steps { order, options: options(no_uniqueness), sentences }, &inputs.list(), format)?
        }
        Command::Hint { all, no_uniqueness, inputs } => {
            analyse(&Hint { options: options(no_uniqueness), all }, &inputs.list(), format)?
        }
        Command::Judge { input, structures } => {
            let inputs = InputList { inputs: vec![Input::of(&input)], by_lines: false };
            analyse(&Judge { structures }, &inputs, format)?
        }
        Command::Generate { seed, count, level, wishes } => {
            let recipe = wishes.recipe(level, Arguments::command());
            write_made(Making::new(Seed(seed), recipe, count), format)?
        }
        Command::Convert { to, once, inputs } => {
            analyse(&Convert { to, repeats: once.then(Repeats::default) }, &inputs.list(), format)?
        }
        Command::Check { duplicates, once, inputs } => {
            let repeats = (duplicates || once).then(Repeats::default);
            analyse(&Check { repeats, once }, &inputs.list(), format)?
        }
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Arguments::command(), "nonet", &mut script);
            io::stdout().write_all(&script)?;
            Inputs::Good
        }
    };
    Ok(outcome)
}

fn options(no_uniqueness: bool) -> Options {
    Options::UNIQUE.with_unique(!no_uniqueness)
}
