//! Checks the engine against HoDoKu's library lines (see [`conformance::library`]).
//!
//! ```text
//! cargo run --release --example library -- [--codes 0100-0212,0800] FILE...
//! ```

use std::{env, process::ExitCode};

fn main() -> ExitCode {
    conformance::library::main(env::args().skip(1))
}
