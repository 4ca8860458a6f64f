//! Solves many puzzles and writes CSV, or solves one 9x9 grid and writes it in the same form (see [`nonet_cli::batch`]).
//!
//! ```text
//! cargo run --release --example batch -- [--limit N] [--all] [--rate] [--se] [--se-steps] FILE|-
//! ```

use std::{env, process::ExitCode};

fn main() -> ExitCode {
    nonet_cli::batch::main(env::args().skip(1))
}
