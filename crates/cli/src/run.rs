//! The command `nonet`: parses the arguments and runs the subcommand.

use crate::{
    Input, InputList, Inputs, Making,
    analysis::{Style, analyse},
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
    let speech = arguments.speech();
    exit_code("nonet", run(arguments.command, Style { format: arguments.format, speech }))
}

fn run(command: Command, style: Style) -> Result<Inputs, Box<dyn Error>> {
    let speech = style.speech;
    let outcome = match command {
        Command::Solve { all, limit, inputs } => {
            analyse(&Solve { limit: all.then_some(limit.get()), speech }, &inputs.list(), style)?
        }
        Command::Count { limit, inputs } => analyse(&Count { limit: limit.get() as u64 }, &inputs.list(), style)?,
        Command::Rate { se, all, inputs } => analyse(&Rate { explainer: se || all, facts: all, speech }, &inputs.list(), style)?,
        Command::Steps { order, sentences, no_uniqueness, inputs } => {
            let order = match order {
                Order::Hint => logic::Order::Hint,
                Order::Rating => logic::Order::Rating,
            };
            analyse(&Steps { order, options: options(no_uniqueness), sentences, speech }, &inputs.list(), style)?
        }
        Command::Hint { all, no_uniqueness, inputs } => {
            analyse(&Hint { options: options(no_uniqueness), all, speech }, &inputs.list(), style)?
        }
        Command::Judge { input, structures } => {
            let inputs = InputList { inputs: vec![Input::of(&input)], by_lines: false };
            analyse(&Judge { structures, speech }, &inputs, style)?
        }
        Command::Generate { seed, count, level, wishes } => {
            let recipe = wishes.recipe(level, Arguments::command());
            write_made(Making::new(Seed(seed), recipe, count), style.format)?
        }
        Command::Convert { to, once, inputs } => {
            analyse(&Convert { to, repeats: once.then(Repeats::default), speech }, &inputs.list(), style)?
        }
        Command::Check { duplicates, once, inputs } => {
            let repeats = (duplicates || once).then(Repeats::default);
            analyse(&Check { repeats, once, speech }, &inputs.list(), style)?
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
