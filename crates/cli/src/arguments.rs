//! The arguments of `nonet`.

use crate::{Input, InputList, analysis::Format, commands::Form, generate::Wishes};
use clap::{
    Args, Parser, Subcommand, ValueEnum,
    builder::{PossibleValue, PossibleValuesParser, TypedValueParser},
};
use clap_complete::Shell;
use nonet_generator::Symmetry;
use nonet_logic::{Level, Technique};
use nonet_words::{Language, Notation, Speech, messages};
use std::{num::NonZeroUsize, path::PathBuf};

/// Solves, counts, rates, explains, generates, converts and checks Sudokus.
///
/// Exit status: 2 on wrong usage, 1 if any input was bad, else 0.
#[derive(Parser)]
#[command(name = "nonet", version, propagate_version = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
    /// The format of the output.
    #[arg(long, global = true, value_enum, default_value = "text")]
    pub(crate) format: Format,
    /// The language of sentences about puzzles and steps. Names of keys, columns, levels and techniques stay as they are.
    #[arg(long, global = true, value_name = "TAG", ignore_case = true, default_value = "en", value_parser = language())]
    language: Language,
    /// Number of threads [default: number of cores].
    #[arg(long, short, global = true, value_name = "N")]
    pub(crate) jobs: Option<NonZeroUsize>,
}

impl Arguments {
    /// Returns the speech of sentences about puzzles and steps.
    pub(crate) fn speech(&self) -> Speech<'static> {
        Speech { messages: messages(self.language), notation: Notation::RowColumn }
    }
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Write the solution of each puzzle.
    Solve {
        /// Write all solutions in reading order, also of puzzles with several.
        #[arg(long)]
        all: bool,
        /// Maximum number of solutions that are written.
        #[arg(long, requires = "all", value_name = "N", default_value = "1000")]
        limit: NonZeroUsize,
        #[command(flatten)]
        inputs: Inputs,
    },
    /// Count the solutions of each puzzle.
    Count {
        /// Maximum number of solutions that are counted.
        #[arg(long, value_name = "N", default_value = "1000000")]
        limit: NonZeroUsize,
        #[command(flatten)]
        inputs: Inputs,
    },
    /// Rate each puzzle: HoDoKu's level and score, and the hardest technique.
    Rate {
        /// Add the rating of Sudoku Explainer 1.2.1: ER, EP and ED.
        #[arg(long)]
        se: bool,
        /// Add that rating, and what forums ask of a puzzle: backdoors of one digit and of two, the depth of trial and error by singles,
        /// automorphisms, the canonical form, redundant givens, the number of solutions without each given, and of bands and stacks
        /// the givens and the numbers from 1 to 416.
        #[arg(long)]
        all: bool,
        #[command(flatten)]
        inputs: Inputs,
    },
    /// Write the path to the solution of each puzzle, step by step.
    Steps {
        /// The order in which techniques are tried.
        #[arg(long, value_enum, default_value = "hint")]
        order: Order,
        /// Add the proof of each step in sentences.
        #[arg(long)]
        sentences: bool,
        /// Use no technique that assumes that the puzzle has one solution.
        #[arg(long)]
        no_uniqueness: bool,
        #[command(flatten)]
        inputs: Inputs,
    },
    /// Write the next step of each puzzle, with its proof.
    Hint {
        /// Write all steps that are available.
        #[arg(long)]
        all: bool,
        /// Use no technique that assumes that the puzzle has one solution.
        #[arg(long)]
        no_uniqueness: bool,
        #[command(flatten)]
        inputs: Inputs,
    },
    /// Judge structures that you wrote at a position: whether they prove anything, and where they break.
    ///
    /// A structure is a chain, `(2)r6c3=r5c2-r5c5=r8c5 => r8c3<>2`, a fish, `2 r25 c37`, cells with digits, `16 in r1c29`, or truths and
    /// links, `{2R25} {2c37}`. What is claimed behind the arrow is checked too. The exit status is 1 if any structure does not prove
    /// something and all that is claimed.
    Judge {
        /// A puzzle or a grid of candidates, a file with it, or `-` for standard input.
        #[arg(value_name = "FILE|PUZZLE")]
        input: PathBuf,
        /// The structures.
        #[arg(value_name = "STRUCTURE", required = true)]
        structures: Vec<String>,
    },
    /// Generate puzzles with one solution. The same arguments give the same puzzles.
    Generate {
        /// The seed of the random numbers.
        #[arg(long, value_name = "N", default_value = "1")]
        seed: u64,
        /// Number of puzzles.
        #[arg(long, value_name = "N", default_value = "1")]
        count: usize,
        /// The level of the puzzles [default: any].
        #[arg(long, value_name = "NAME", ignore_case = true, value_parser = level())]
        level: Option<Level>,
        #[command(flatten)]
        wishes: Wishes,
    },
    /// Write each puzzle in another form.
    Convert {
        /// The form to write.
        #[arg(long, value_name = "FORM", ignore_case = true, value_parser = form())]
        to: Form,
        /// Leave out puzzles that equal an earlier one, and isomorphs of an earlier one: those that become it when rows, columns and
        /// digits are exchanged, or the board is turned or mirrored.
        #[arg(long)]
        once: bool,
        #[command(flatten)]
        inputs: Inputs,
    },
    /// Tell whether each puzzle has one solution, and if not, why. The exit status is 1 if any has not.
    Check {
        /// Tell which earlier puzzle each puzzle equals, or is an isomorph of: it becomes the other when rows, columns and digits are
        /// exchanged, or the board is turned or mirrored.
        #[arg(long)]
        duplicates: bool,
        /// Leave out puzzles that equal an earlier one, and isomorphs.
        #[arg(long)]
        once: bool,
        #[command(flatten)]
        inputs: Inputs,
    },
    /// Write the completions of a shell.
    Completions {
        /// The shell.
        shell: Shell,
    },
}

/// The order in which techniques are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Order {
    /// Hint order: the techniques that a person should look for first.
    Hint,
    /// Rating order: HoDoKu's, from which level and score come.
    Rating,
}

#[derive(Args)]
pub(crate) struct Inputs {
    /// Files in any form that can be read, `-` for standard input, or puzzles [default: standard input].
    #[arg(value_name = "FILE|PUZZLE")]
    inputs: Vec<PathBuf>,
    /// Read each line by itself and answer it before the next is read, also a blank line and one that is no puzzle. (Lines of 81
    /// characters are answered so without this option.)
    #[arg(long)]
    line_buffered: bool,
}

impl Inputs {
    /// Returns the inputs in the order of the arguments. Without arguments, standard input is the only one.
    pub(crate) fn list(&self) -> InputList {
        let by_lines = self.line_buffered;
        if self.inputs.is_empty() {
            return InputList { inputs: vec![Input::Standard], by_lines };
        }
        InputList { inputs: self.inputs.iter().map(|argument| Input::of(argument)).collect(), by_lines }
    }
}

/// Returns a parser for the tag of a language.
fn language() -> impl TypedValueParser<Value = Language> {
    named(Language::iter().map(|&language| (language.to_string(), language)))
}

/// Returns a parser for the name of a level.
pub(crate) fn level() -> impl TypedValueParser<Value = Level> {
    named(Level::ALL.map(|level| (level.name().to_ascii_lowercase(), level)))
}

/// Returns a parser for the name of a technique.
pub(crate) fn technique() -> impl TypedValueParser<Value = Technique> {
    named(Technique::ALL.iter().map(|&technique| (technique.name().to_owned(), technique)))
}

/// Returns a parser for the name of a symmetry.
pub(crate) fn symmetry() -> impl TypedValueParser<Value = Symmetry> {
    named(Symmetry::ALL.map(|symmetry| (symmetry.name().to_owned(), symmetry)))
}

fn form() -> impl TypedValueParser<Value = Form> {
    named(Form::all().map(|form| (form.name().to_owned(), form)))
}

/// Returns a parser for a value by its name, in letters of any case and with hyphens or underscores between its words.
fn named<T: Copy + Send + Sync + 'static>(values: impl IntoIterator<Item = (String, T)>) -> impl TypedValueParser<Value = T> {
    let values: Vec<(String, T)> = values.into_iter().collect();
    let hyphened = |name: &str| name.replace('_', "-");
    let names = values.iter().map(|(name, _)| PossibleValue::new(name.clone()).alias(hyphened(name)));
    PossibleValuesParser::new(names.collect::<Vec<_>>()).try_map(move |text| {
        let found = values.iter().find(|(name, _)| hyphened(name).eq_ignore_ascii_case(&hyphened(&text)));
        found.map(|(_, value)| *value).ok_or("no such name")
    })
}
