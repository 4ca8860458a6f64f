//! Generates puzzles of a level and writes CSV (see [`nonet_cli::generate`]).
//!
//! ```text
//! cargo run --release --example generate -- --seed N --count N --level NAME [--technique NAME] [--symmetry NAME]
//! ```

use std::{env, process::ExitCode};

fn main() -> ExitCode {
    nonet_cli::generate::main(env::args().skip(1))
}
