//! Checks the engine against HoDoKu's library lines (see [`conformance::library`]).
//!
//! ```text
//! cargo run --release --example library -- [--codes 0100-0212,0800] FILE...
//! ```

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    conformance::library::run(&conformance::library::Arguments::parse())
}
