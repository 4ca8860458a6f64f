//! Solves many puzzles and writes CSV, or solves one 9x9 grid and writes it in the same form (see [`nonet_cli::batch`]).
//!
//! ```text
//! cargo run --release --example batch -- [--limit N] [--all] [--rate] [--se] [--se-steps] FILE|-
//! ```

use clap::Parser;
use nonet_cli::batch;
use std::process::ExitCode;

fn main() -> ExitCode {
    batch::run(&batch::Arguments::parse())
}
