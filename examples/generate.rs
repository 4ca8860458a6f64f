//! Generates puzzles of a level and writes CSV (see [`nonet_cli::generate`]).
//!
//! ```text
//! cargo run --release --example generate -- --seed N --count N --level NAME [--technique NAME] [--symmetry NAME]
//! ```

use clap::Parser;
use nonet_cli::generate;
use std::process::ExitCode;

fn main() -> ExitCode {
    generate::run(&generate::Arguments::parse())
}
