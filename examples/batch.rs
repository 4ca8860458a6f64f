//! Many puzzles in, their solutions out as CSV; or one 9x9 grid in, the solved grid out (see [`nonet_cli::batch`]).
//!
//! ```text
//! cargo run --release --example batch -- [--limit N] [--all] [--rate] [--se] [--se-steps] FILE|-
//! ```

use std::{env, process::ExitCode};

fn main() -> ExitCode {
    nonet_cli::batch::main(env::args().skip(1))
}
